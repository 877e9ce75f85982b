"""What a game gives to be reviewed: its steps on the table, their words, its marks. Decides nothing, knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.records import JsonObject
from scenes.look import tokens
from scenes.look.icons import IconName
from scenes.look.shapes import Box, Colour
from scenes.table.showing import TableShowing
from scenes.table.strip import Stat


class Mark(NamedTuple):
    """A step worth going to: its sign over the slider (None: a ring) and the words for it."""

    step: int
    icon: IconName | None
    words: str
    ink: Colour = tokens.TEXT_QUIET


class Places(NamedTuple):
    """Where the panel of the review and the strip stand."""

    panel: Box
    strip: Box


class StepWords(NamedTuple):
    """Which step it is, and what was done there; the latter may be empty."""

    title: str
    done: str


class Played(Protocol):
    """A game of `count` steps. Step 0 is how it began; step k how it stood after its k-th action."""

    wood: bool
    """Whether its table is of wood."""

    @property
    def count(self) -> int: ...

    @property
    def showing(self) -> TableShowing:
        """The table, which takes no input."""

    def place(self, size: tuple[int, int], u: float, at: int) -> Places:
        """Lay the table out for a canvas, at rest at a step."""

    def show(self, at: int) -> None:
        """Show a step at once."""

    def go(self, was: int, at: int, speed: float) -> None:
        """Show how the table comes from a step to the one after it or before it."""

    def said(self, at: int) -> StepWords:
        """What is said of a step."""

    def stats(self, at: int) -> list[Stat]:
        """The numbers of the strip at a step."""

    def marks(self) -> Sequence[Mark]:
        """The steps worth going to, in their order."""

    def record_to(self, at: int) -> JsonObject | None:
        """The game's record up to a step, from which it can be played on; None where it can't."""
