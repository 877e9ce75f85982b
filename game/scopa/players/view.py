"""An observation as bits: what the levels think with. Adds no knowledge to it."""

from __future__ import annotations

from dataclasses import dataclass

from game.scopa.observation import Observation
from game.scopa.players.bits import ALL, CARDS, HAND, PLACES, cards_of, set_of, takes, value_of
from game.scopa.state import PlayCard
from game.seats import other_side, side_of

Option = tuple[int, int]
"""A play: the place of the card, the set it takes (0: it is laid)."""


@dataclass(frozen=True, slots=True)
class View:
    """The deal as sets of cards, mine and the other's; `hand` holds places, lowest first.

    `unseen` are the cards that may be in the other's hand or in the deck. `turns` are the plays still to come in the
    deal, this one included. `last_taker` is True where I captured last, None before the first capture. `starting`:
    I play first in each round.
    """

    hand: tuple[int, ...]
    table: int
    mine: int
    his: int
    scope: tuple[int, int]
    unseen: int
    deck_left: int
    other_hand_size: int
    last_taker: bool | None
    starting: bool

    @classmethod
    def of(cls, seen: Observation) -> View:
        """The same knowledge as bits."""
        us, hand = side_of(seen.me), set_of(seen.hand)
        them = other_side(us)
        table, mine, his = set_of(seen.table), set_of(seen.captured[us]), set_of(seen.captured[them])
        return cls(
            hand=tuple(sorted(PLACES[card] for card in seen.hand)),
            table=table,
            mine=mine,
            his=his,
            scope=(seen.scope[us], seen.scope[them]),
            unseen=ALL & ~(hand | table | mine | his),
            deck_left=seen.deck_left,
            other_hand_size=seen.other_hand_size,
            last_taker=None if seen.last_taker is None else seen.last_taker == seen.me,
            starting=seen.first == seen.me,
        )

    @property
    def turns(self) -> int:
        return len(self.hand) + self.other_hand_size + self.deck_left

    @property
    def odds(self) -> float:
        """How likely the other's next hand holds a given unseen card."""
        held = self.other_hand_size or min(HAND, self.deck_left)
        return min(1.0, held / max(self.unseen.bit_count(), 1))

    def options(self) -> list[Option]:
        """Every legal play."""
        plays: list[Option] = []
        for place in self.hand:
            plays.extend((place, take) for take in takes(CARDS[place].rank, self.table) or (0,))
        return plays

    def sweeps(self, option: Option) -> bool:
        """Whether the play is a scopa."""
        return option[1] == self.table != 0 and self.turns > 1

    def left_by(self, option: Option) -> int:
        """What lies on the table after the play."""
        place, take = option
        return self.table ^ take if take else self.table | 1 << place


def play_of(option: Option) -> PlayCard:
    """The play as the rules know it."""
    return PlayCard(CARDS[option[0]], cards_of(option[1]))


def can_sweep(cards: int) -> bool:
    """Whether a single card could take all of these."""
    return 0 < value_of(cards) <= 10
