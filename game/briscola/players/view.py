"""An observation in the small numbers players think with. Adds no knowledge to it."""

from __future__ import annotations

from dataclasses import dataclass

from game.briscola.observation import Observation
from game.briscola.players.bits import ALL, coding, taking
from game.briscola.points import points_in
from game.briscola.state import PlayCard
from game.cards import ItalianSuit
from game.seats import SIDES, in_turn, other_side, side_of

Led = tuple[int, tuple[int, ...]]
"""A trick: how many turns after me who led it sits (0: I did), and its cards in the order of play."""


@dataclass(frozen=True, slots=True)
class View:
    """The deal as one player sees it; players are counted in the order of play from him on, he is 0.

    `hand` holds places, lowest first, `trick` those on the table in the order of play. `turned_up` is that card's
    place wherever it is; while there is a `stock`, which counts it, it lies last there. `known` are by player the sets
    of cards in the others' hands that he was shown, mine empty, and `sizes` how many cards each holds; `unseen` are the
    cards nobody showed him: in the others' hands or in the stock. `points` are his side's and the other's, `tricks`
    those that were taken.
    """

    trump: ItalianSuit
    hand: tuple[int, ...]
    trick: tuple[int, ...]
    turned_up: int
    stock: int
    known: tuple[int, ...]
    sizes: tuple[int, ...]
    unseen: int
    points: tuple[int, int]
    tricks: tuple[Led, ...]

    @classmethod
    def of(cls, seen: Observation) -> View:
        """The same knowledge in small numbers."""
        code = coding(seen.trump)
        seats = in_turn(seen.me, seen.seats)
        turns = {seat: turn for turn, seat in enumerate(seats)}
        us, places = side_of(seen.me), code.places
        known = tuple(code.set_of(seen.known[seat]) if seat != seen.me else 0 for seat in seats)
        lying = code.set_of(one.card for one in seen.trick)
        if seen.stock:
            lying |= 1 << places[seen.turned_up]
        shown = code.set_of(seen.hand) | lying | code.set_of((*seen.captured[0], *seen.captured[1]))
        for cards in known:
            shown |= cards
        return cls(
            trump=seen.trump,
            hand=tuple(sorted(places[card] for card in seen.hand)),
            trick=tuple(places[one.card] for one in seen.trick),
            turned_up=places[seen.turned_up],
            stock=seen.stock,
            known=known,
            sizes=tuple(seen.hand_sizes[seat] for seat in seats),
            unseen=ALL & ~shown,
            points=(points_in(seen.captured[us]), points_in(seen.captured[other_side(us)])),
            tricks=tuple(
                (turns[trick[0].seat], tuple(places[one.card] for one in trick)) for trick in seen.tricks if trick
            ),
        )

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.sizes)

    @property
    def still_to_play(self) -> int:
        """How many play to this trick after me."""
        return self.players - len(self.trick) - 1

    @property
    def ours(self) -> bool:
        """Whether my partner takes the trick as it stands."""
        return bool(self.trick) and (len(self.trick) - taking(self.trick)) % SIDES == 0

    def play_of(self, place: int) -> PlayCard:
        """The play of a card of the hand."""
        return PlayCard(coding(self.trump).cards[place])
