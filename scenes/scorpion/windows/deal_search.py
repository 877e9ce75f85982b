"""What a window asks of the search for deals that can be won; decides nothing, and knows no process."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Winnable:
    """Any deal of a rule set that can be won; `grade` None: however hard."""

    rules: str
    grade: str | None


@dataclass(frozen=True, slots=True)
class OfTheDay:
    """The deal of a day, under the Classic rules."""

    day: date


Wish = Winnable | OfTheDay


@dataclass(frozen=True, slots=True)
class Found:
    """How a search ended: with the number of a deal, or, where it broke down, with None."""

    number: int | None


class DealSearch(Protocol):
    """One search at a time, which goes on while the window is looked at."""

    def ask(self, wish: Wish) -> None:
        """Look for such a deal; what was looked for before is dropped."""

    def cancel(self) -> None:
        """Look no longer."""

    def answer(self) -> Found | None:
        """How the search ended, once; None while it goes on."""
