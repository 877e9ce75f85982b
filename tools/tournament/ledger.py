"""The contests played so far, a line each in a CSV file, so that a run can be broken off and taken up again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools import ledger
from tools.tournament.contest import Result

COLUMNS = (
    "pair", "exchanged", "winner", "deals", "first_points", "second_points", "first_let_go", "second_let_go",
    "first_given", "second_given", "first_needless", "second_needless", "first_ms", "second_ms",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Line:
    """One contest, a match or a single deal; times are in milliseconds, one a decision."""

    pair: int
    exchanged: bool
    winner: int
    deals: int
    points: tuple[int, int]
    let_go: tuple[int, int]
    given: tuple[int, int]
    needless: tuple[int, int]
    times_ms: tuple[tuple[float, ...], tuple[float, ...]]

    @classmethod
    def of(cls, pair: int, exchanged: bool, result: Result) -> Line:
        first, second = result.tallies
        return cls(
            pair,
            exchanged,
            result.winner,
            result.deals,
            (first.points, second.points),
            (first.let_go, second.let_go),
            (first.given, second.given),
            (first.needless, second.needless),
            (tuple(first.times_ms), tuple(second.times_ms)),
        )


def read(path: Path) -> list[Line]:
    """The lines of a file; none where it isn't there yet."""
    return ledger.read(path, COLUMNS, _read_line)


def take_up(path: Path) -> list[Line]:
    """The lines of a file, from which pairs that aren't whole are cut first; none where it isn't there yet."""
    return ledger.take_up(path, COLUMNS, _read_line, lambda line: line.pair, lines=2)


def append(path: Path, lines: Iterable[Line]) -> None:
    """Write lines at the end of a file, in one go."""
    rows = []
    for line in lines:
        times = [" ".join(f"{ms:.1f}" for ms in side) for side in line.times_ms]
        numbers = (*line.points, *line.let_go, *line.given, *line.needless)
        rows.append((line.pair, int(line.exchanged), line.winner, line.deals, *numbers, *times))
    ledger.append(path, COLUMNS, rows)


def _read_line(row: ledger.Row) -> Line:
    def both(what: str) -> tuple[int, int]:
        return int(row[f"first_{what}"]), int(row[f"second_{what}"])

    return Line(
        pair=int(row["pair"]),
        exchanged=row["exchanged"] == "1",
        winner=int(row["winner"]),
        deals=int(row["deals"]),
        points=both("points"),
        let_go=both("let_go"),
        given=both("given"),
        needless=both("needless"),
        times_ms=(_read_times(row["first_ms"]), _read_times(row["second_ms"])),
    )


def _read_times(text: str) -> tuple[float, ...]:
    return tuple(float(ms) for ms in text.split())
