"""An observation as bits: what the levels think with. Adds no knowledge to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from game.scopa.observation import Observation, Seen
from game.scopa.players.bits import ALL, CARDS, PLACES, cards_of, set_of, takes, value_of
from game.scopa.rules import SCOPA
from game.scopa.state import PlayCard
from game.seats import other_side, side_of

HAND, ROUND = SCOPA.hand, SCOPA.round_size
"""How many cards are dealt at a time to one, and to both, where two play."""

Option = tuple[int, int]
"""A play: the place of the card, the set it takes (0: it is laid)."""


@dataclass(frozen=True, slots=True)
class Board:
    """What any player of the family sees, as sets of cards: my side's and the other's.

    `hand` holds places, lowest first. `unseen` are the cards he hasn't been shown. `turns` are the plays still to come
    in the deal, this one included. `last_taker` is True where my side captured last, None before the first capture.
    """

    hand: tuple[int, ...]
    table: int
    mine: int
    his: int
    scope: tuple[int, int]
    unseen: int
    turns: int
    last_taker: bool | None

    @classmethod
    def showing(cls, seen: Seen, turns: int, **hidden: Any) -> Self:
        """The same knowledge as bits, with what a game says of its hidden cards."""
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
            turns=turns,
            last_taker=None if seen.last_taker is None else side_of(seen.last_taker) == us,
            **hidden,
        )

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


@dataclass(frozen=True, slots=True)
class View(Board):
    """The deal for two; the unseen cards are in the other's hand or in the deck.

    `starting`: I play first in each round.
    """

    deck_left: int
    other_hand_size: int
    starting: bool

    @classmethod
    def of(cls, seen: Observation) -> View:
        """The same knowledge as bits."""
        return cls.showing(
            seen,
            len(seen.hand) + seen.other_hand_size + seen.deck_left,
            deck_left=seen.deck_left,
            other_hand_size=seen.other_hand_size,
            starting=seen.first == seen.me,
        )

    @property
    def odds(self) -> float:
        """How likely the other's next hand holds a given unseen card."""
        held = self.other_hand_size or min(HAND, self.deck_left)
        return min(1.0, held / max(self.unseen.bit_count(), 1))


def play_of(option: Option) -> PlayCard:
    """The play as the rules know it."""
    return PlayCard(CARDS[option[0]], cards_of(option[1]))


def can_sweep(cards: int) -> bool:
    """Whether a single card could take all of these."""
    return 0 < value_of(cards) <= 10
