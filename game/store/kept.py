"""The values the store takes and gives back; knows nothing of where or how they are kept."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class Outcome(StrEnum):
    """How a game ended (docs/counting.md)."""

    WON = "won"
    NOT_WON = "not_won"


@dataclass(frozen=True, slots=True)
class RunningGame:
    """The one game under way on a table.

    `record` is its game record as JSON text, undo and redo among the moves. `label` is the deal's number, a
    foreign deal's name, or "" for a bare position. `started` is ISO 8601 with the offset, to the second. `counts`
    says whether its end counts, `day` (ISO 8601) whose deal of the day it is, "" where it is none's.
    """

    table: str
    record: str
    rules: str
    label: str
    moves: int
    score: int
    undos: int
    assisted: bool
    started: str
    counts: bool = True
    day: str = ""

    def ended(self, outcome: Outcome, at: str) -> FinishedGame:
        """This game as one that is over since `at`."""
        played = self.rules, self.label, self.moves, self.score, self.undos, self.assisted
        return FinishedGame(self.table, *played, self.started, at, outcome, self.counts, self.day)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over; times, `counts` and `day` as in `RunningGame`."""

    game: str
    rules: str
    label: str
    moves: int
    score: int
    undos: int
    assisted: bool
    started: str
    ended: str
    outcome: Outcome
    counts: bool = True
    day: str = ""


class Notice(StrEnum):
    """What the player must be told; the words are in the language files."""

    SET_ASIDE_BROKEN = "set_aside_broken"
    """The kept games could not be read; their file was renamed to `path` and an empty one begun."""
    SET_ASIDE_NEWER = "set_aside_newer"
    """The kept games come from a newer program; their file was renamed to `path` and an empty one begun."""
    READ_ONLY_MEMORY = "read_only_memory"
    """`path` cannot be written to: what is played now stays in memory."""
    SECOND_INSTANCE = "second_instance"
    """The program runs already with these games: ask whether to play without saving, or quit."""
    DISK_FULL = "disk_full"
    """No room is left for `path`; the games stay in memory and each save tries again."""
    WRITE_FAILED = "write_failed"
    """`path` could not be written for another reason; the games stay in memory and each save tries again."""


@dataclass(frozen=True, slots=True)
class StoreNotice:
    """One thing to tell the player, and the file or directory it is about."""

    code: Notice
    path: Path | None = None
