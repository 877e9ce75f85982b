"""The values the store takes and gives back; knows nothing of where or how they are kept."""

from __future__ import annotations

import zlib
from collections.abc import Collection
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import NamedTuple, Self

from game.store.gaps import SETTING, Gaps

_LARGEST_RECORD = 4 * 1024 * 1024
"""Bytes of a record that is unpacked: twice as many as any may have (docs/formats.md)."""


class Outcome(StrEnum):
    """How a game ended (docs/counting.md)."""

    WON = "won"
    NOT_WON = "not_won"


class GameVerdict(NamedTuple):
    """What was worked out of a finished game whose deal can be won or not, all cards known.

    `winnable`: whether its deal could be won, None where that isn't known. `lost_at`: the move, counted from 1 along
    the moves that stood at the end, by which it was lost; None where it was lost by none, or where that isn't known.
    """

    winnable: bool | None
    lost_at: int | None = None

    @property
    def text(self) -> str:
        """What `read` gives the same from."""
        return _WORDS[self.winnable] if self.lost_at is None else f"{_WORDS[self.winnable]} {self.lost_at}"

    @classmethod
    def read(cls, kept: str) -> Self | None:
        """What a row says; None where it makes no sense."""
        word, _, number = kept.partition(" ")
        known = [winnable for winnable, own in _WORDS.items() if own == word]
        if not known or not (number.isascii() and (number.isdecimal() or not number) and len(number) < _MOST_DIGITS):
            return None
        return cls(known[0], int(number) if number else None)


_WORDS = {True: "winnable", False: "unwinnable", None: "unknown"}
_MOST_DIGITS = 10
_HANDED_IN = ".handed_in"
_STAMPS = count()


def slot_of(table: str, handed_in: bool) -> str:
    """The name of a table's slot for games that were handed in, or of the one for the game that may count."""
    return table + _HANDED_IN if handed_in else table


def table_of(slot: str) -> str:
    """The table a slot belongs to."""
    return slot.removesuffix(_HANDED_IN)


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A game under way on a table, which has two slots: for the game that may count, and for one handed in.

    `record` is its game record as JSON text, undo and redo among the moves. `label` is the deal's number, a
    foreign deal's name, or "" for a bare position. `kind` is what results are counted apart by: the rule set, or the
    computer's level. `started` is ISO 8601 with the offset, to the second. `counts`
    says whether its end counts, `day` (ISO 8601) whose deal of the day it is, "" where it is none's. `saved` is when it
    was handed over to be kept so, as `started` is, "" where that isn't known. `seconds` is how long it was played, None
    where the clock was not on all along.
    """

    table: str
    record: str
    kind: str
    label: str
    moves: int
    score: int
    undos: int
    assisted: bool
    started: str
    counts: bool = True
    day: str = ""
    handed_in: bool = False
    saved: str = ""
    seconds: int | None = None

    @property
    def slot(self) -> str:
        """The name it is kept by: no other game has it at the same time."""
        return slot_of(self.table, self.handed_in)

    def ended(self, outcome: Outcome, at: str) -> FinishedGame:
        """This game as one that is over since `at`."""
        played = self.kind, self.label, self.moves, self.score, self.undos, self.assisted
        kept = self.counts, self.day, _packed(self.record), self.seconds
        return FinishedGame(self.table, *played, self.started, at, outcome, *kept)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over; times, `counts`, `day` and `seconds` as in `RunningGame`.

    `packed` is its whole record, compressed; empty for a game that ended before records were kept. `verdict` is what
    was worked out of it since, None where nothing was.
    """

    game: str
    kind: str
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
    packed: bytes = b""
    seconds: int | None = None
    verdict: GameVerdict | None = None

    @property
    def record(self) -> str | None:
        """The whole game as JSON text; None where no record was kept, or none that can be unpacked."""
        return _unpacked(self.packed) if self.packed else None


class Notice(StrEnum):
    """What the player must be told; the words are in the language files."""

    SET_ASIDE_BROKEN = "set_aside_broken"
    """The file of the kept games was damaged and is now `path`; `rescue` says what of it is in the new one."""
    SET_ASIDE_NEWER = "set_aside_newer"
    """The kept games come from a newer program; their file was renamed to `path` and an empty one begun."""
    SET_ASIDE_FOREIGN = "set_aside_foreign"
    """A file of another program lay in the place of the kept games; it was renamed to `path`."""
    SET_ASIDE_LOG = "set_aside_log"
    """A log that belongs to other games lay beside the kept ones; it was renamed to `path`, the games are whole."""
    SET_ASIDE_OTHER = "set_aside_other"
    """While the program ran another file took the place of ours; it was renamed to `path`, ours written anew."""
    WRITTEN_ANEW = "written_anew"
    """While the program ran the file `path` vanished; it was written anew, and nothing is missing."""
    IN_THE_WAY = "in_the_way"
    """`path` is no file: a directory, a pipe, a device, a dangling link. It is left alone; each save looks again."""
    CANNOT_READ = "cannot_read"
    """`path` is there and cannot be read at the moment: nothing is written over it; each save tries again."""
    READ_AGAIN = "read_again"
    """What could not be read can be again; the game that was kept waits until the one begun meanwhile is left."""
    READ_ONLY_MEMORY = "read_only_memory"
    """`path` cannot be written to: what is played now stays in memory."""
    SECOND_INSTANCE = "second_instance"
    """The program runs already with these games: ask whether to play without saving, or quit."""
    DISK_FULL = "disk_full"
    """No room is left for `path`; the games stay in memory and each save tries again."""
    WRITE_FAILED = "write_failed"
    """`path` could not be written for another reason; the games stay in memory and each save tries again."""


@dataclass(frozen=True, slots=True)
class Rescue:
    """How much of a damaged file could be read, and how much is known to be lost."""

    games: int = 0
    results: int = 0
    lost_games: int = 0
    lost_results: int = 0
    lost_settings: int = 0


NOTHING = Rescue()
"""Nothing had to be rescued, or nothing could be."""


@dataclass(frozen=True, slots=True)
class StoreNotice:
    """One thing to tell the player, and the file or directory it is about."""

    code: Notice
    path: Path | None = None
    rescue: Rescue = NOTHING


@dataclass(slots=True)
class Content:
    """All that is kept: the games under way by slot, the finished ones by their number, the settings by name."""

    running: dict[str, RunningGame] = field(default_factory=dict)
    finished: dict[int, FinishedGame] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)
    stamp: int = field(default_factory=_STAMPS.__next__, compare=False)
    """Another one whenever a finished game was put here or deleted, and than that of any other content."""

    def put(self, number: int, over: FinishedGame) -> None:
        """Have a finished game of this number, in the place of the one it may have had."""
        self.finished[number] = over
        self.stamp = next(_STAMPS)

    def without(self, numbers: set[int]) -> dict[int, FinishedGame]:
        """The finished games by their numbers but for these, the oldest first."""
        return {number: self.finished[number] for number in sorted(self.finished.keys() - numbers)}

    @property
    def gaps(self) -> Gaps:
        """The numbers of the finished games that were deleted."""
        return Gaps.read(self.settings.get(SETTING, ""))

    @property
    def next_number(self) -> int:
        """The number of the next finished game, which none has had."""
        return max(max(self.finished, default=0), self.gaps.highest) + 1

    def delete(self, numbers: Collection[int]) -> None:
        """Forget these finished games, and remember that they weren't lost."""
        gone = self.finished.keys() & set(numbers)
        self.settings[SETTING] = self.gaps.with_numbers(gone).text
        for number in gone:
            del self.finished[number]
        self.stamp = next(_STAMPS)


def _packed(record: str) -> bytes:
    return zlib.compress(record.encode("utf-8", "replace"), 9)


def _unpacked(packed: bytes) -> str | None:
    try:
        return zlib.decompressobj().decompress(packed, _LARGEST_RECORD).decode("utf-8")
    except (zlib.error, ValueError):
        return None
