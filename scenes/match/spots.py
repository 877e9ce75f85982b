"""What a person can point at on a table where a match is played. Values only: where each lies is the geometry's."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import ItalianCard
from game.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class HandSpot:
    """A card in the person's hand, from the left."""

    place: int


@dataclass(frozen=True, slots=True)
class TableSpot:
    """A card on the table."""

    card: ItalianCard


@dataclass(frozen=True, slots=True)
class PileSpot:
    """A side's captured pile."""

    side: Side


@dataclass(frozen=True, slots=True)
class PackSpot:
    """The cards still to be dealt."""


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """Another player's hand, which takes no input but can be asked what it is."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpSpot:
    """The turned-up card, or the sign in its place once it is drawn."""


@dataclass(frozen=True, slots=True)
class TrickSpot:
    """Where who sits there plays to the trick, whether a card lies there or not."""

    seat: Seat


Spot = HandSpot | TableSpot | PileSpot | PackSpot | SeatSpot | TrumpSpot | TrickSpot
