"""What a game gives for first steps at its table: positions, what to do there, and its words. Decides no frame."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, Protocol

from scenes.commands import Command
from scenes.look.shapes import Box
from scenes.manager import Scene
from scenes.table.side_panel import Around


class Tried(Enum):
    """What has become of a step."""

    NOTHING = "nothing was played yet"
    RIGHT = "what the step is about was played"
    OTHER = "something else was played, which is allowed too"


class StepWords(NamedTuple):
    """What is said of a step: what to do, and once it is done what that has brought."""

    ask: str
    done: str


class PracticeTable(Scene, Protocol):
    """The game's own table, where only the moves of a step are made."""

    commands: tuple[Command, ...]
    u: float


class Practice(Protocol):
    """First steps of one game. Nothing of it is kept, and it counts for nothing; moves are made by the game's rules."""

    wood: bool

    @property
    def table(self) -> PracticeTable:
        """The table."""

    @property
    def words(self) -> Sequence[StepWords]:
        """What is said of each step."""

    @property
    def holding(self) -> bool:
        """Whether something is held or being chosen, which Escape puts down first."""

    @property
    def still(self) -> bool:
        """Whether nothing moves."""

    @property
    def strip(self) -> Box:
        """Where the table's strip is, which leads nowhere from here."""

    def open(self, step: int) -> None:
        """Let the position of a step lie on the table."""

    def tried(self) -> Tried:
        """What has become of the step since it was opened."""

    def take_back(self) -> None:
        """Put back what was played, so that the step can be tried again."""

    def reply(self) -> bool:
        """Have the next of the other players' plays made that follow from the step; False where none is left."""

    def finish(self) -> None:
        """End on the spot what moves."""

    def around(self) -> Around:
        """Where words may stand, and what of the step they must not cover."""

    def tell(self, words: str, at: Box) -> None:
        """Say something at a place of the table."""
