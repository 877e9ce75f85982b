"""What lies on a Scopa table during a deal and what can be done there; decides nothing about what is allowed.

Players are 0 and 1. A card's rank is its value: the ace is 1, page, knight and king are 8, 9, 10.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.cards import ItalianCard
from game.rules import Event

Cards: TypeAlias = tuple[ItalianCard, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A deal under way, everything in it open; what a player may see of it is an observation.

    `deck` holds the cards still to be dealt, the next one first. `first` is who plays first in the deal, and gets
    the first three cards of each round. `last_taker` is who captured last, None before the first capture.
    """

    table: Cards
    hands: tuple[Cards, Cards]
    captured: tuple[Cards, Cards]
    scope: tuple[int, int]
    deck: Cards
    to_play: int
    first: int
    last_taker: int | None = None

    @property
    def over(self) -> bool:
        """Whether the last card of the deal has been played."""
        return not (self.deck or self.hands[0] or self.hands[1])


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card from the hand and take these cards with it; none where it is laid."""

    card: ItalianCard
    take: Cards = ()


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A player played a card, and took these cards (none: laid it)."""

    player: int
    card: ItalianCard
    take: Cards


@dataclass(frozen=True, slots=True)
class TableSwept(Event):
    """A capture took every card on the table: a scopa."""

    player: int


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    """Three more cards each; the deal's first round, dealt with the table, has number 1."""

    number: int


@dataclass(frozen=True, slots=True)
class RestTaken(Event):
    """After the last play the cards left on the table went to who captured last."""

    player: int
    cards: Cards
