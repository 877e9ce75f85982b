"""The positions the Scopa page shows, by name; knows what lies where and what is taken, and draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from game.cards import ITALIAN, ItalianCard
from game.errors import GameError
from game.scopa.count import Sheet, count
from game.scopa.rules import SCOPA
from game.scopa.state import Cards


@dataclass(frozen=True, slots=True)
class Capture:
    """A card of the hand, what lies on the table, and every way the card can take."""

    card: ItalianCard
    table: Cards

    @property
    def ways(self) -> list[Cards]:
        return SCOPA.captures(self.card, self.table)


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
def position(name: str) -> Position:
    """The position of this name; raises GameError naming it and those there are."""
    made = _MAKERS.get(name)
    if made is None:
        raise GameError(f"position {name!r}: expected one of {', '.join(_MAKERS)}")
    return made()


@cache
def worked_deal(napola: bool = False) -> Sheet:
    """The count of the deal the page counts step by step."""
    yours = _cards(_YOURS)
    others = tuple(card for card in ITALIAN if card not in yours)
    return count((yours, others), WORKED_SCOPE, napola)


def _cards(text: str) -> Cards:
    return tuple(ITALIAN.parse(word) for word in text.split())


_MAKERS: dict[str, Callable[[], Position]] = {
    "capture-choice": lambda: Capture(ITALIAN.parse("9C"), _cards("5S 4C 6D 2B AS")),
    "equal-card": lambda: Capture(ITALIAN.parse("5D"), _cards("5B 3C 2S")),
    "primiera": lambda: Count("primiera", worked_deal()),
    "napola": lambda: Count("napola", worked_deal(napola=True)),
}
NAMES = tuple(_MAKERS)
