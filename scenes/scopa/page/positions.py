"""The positions the Scopa page shows, by name; knows what lies where and what is taken, and draws nothing.

What a capture and a line of a count are holds for every game of the family.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from game.cards import ITALIAN, ItalianCard
from game.scopa.captures import captures
from game.scopa.count import Pair, Sheet, count
from game.scopa.state import Cards
from scenes.reading.positions import Positions


@dataclass(frozen=True, slots=True)
class Capture:
    """A card of the hand, what lies on the table, and every way the card can take."""

    card: ItalianCard
    table: Cards

    @property
    def ways(self) -> list[Cards]:
        return captures(self.card, self.table)


@dataclass(frozen=True, slots=True)
class Count:
    """A deal that is over, of which one line of the count is shown: "primiera" or "napola"."""

    line: str
    sheet: Sheet


Position: TypeAlias = Capture | Count

_YOURS = "AD 2D 3D 5D 7D 10D AC 2C 3C 6C 7C 8C 9C 2S 3S 4S 6S 8S AB 2B 3B 4B 5B"
WORKED_SCOPE = (2, 1)
"""The sweeps of the deal that is counted step by step."""


@cache
def worked_deal(napola: bool = False) -> Sheet:
    """The count of the deal the page counts step by step."""
    return split(_YOURS, WORKED_SCOPE, napola)


def split(ours: str, scope: Pair, napola: bool) -> Sheet:
    """The count of a deal in which the person's side took these cards, and the other side all the rest."""
    taken = cards(ours)
    others = tuple(card for card in ITALIAN if card not in taken)
    return count((taken, others), scope, napola)


def cards(text: str) -> Cards:
    """The cards of a list such as "5S 4C"."""
    return tuple(ITALIAN.parse(word) for word in text.split())


position: Positions[Position] = Positions(
    {
        "capture-choice": lambda: Capture(ITALIAN.parse("9C"), cards("5S 4C 6D 2B AS")),
        "equal-card": lambda: Capture(ITALIAN.parse("5D"), cards("5B 3C 2S")),
        "primiera": lambda: Count("primiera", worked_deal()),
        "napola": lambda: Count("napola", worked_deal(napola=True)),
    }
)
NAMES = position.names
