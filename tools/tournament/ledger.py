"""The matches played so far, a line each in a CSV file, so that a run can be broken off and taken up again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools import ledger
from tools.tournament.contest import Result

COLUMNS = (
    "pair", "exchanged", "winner", "deals", "first_points", "second_points", "first_let_go", "second_let_go",
    "first_ms", "second_ms",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Line:
    """One match; times are in milliseconds, one a decision."""

    pair: int
    exchanged: bool
    winner: int
    deals: int
    points: tuple[int, int]
    let_go: tuple[int, int]
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
        rows.append((line.pair, int(line.exchanged), line.winner, line.deals, *line.points, *line.let_go, *times))
    ledger.append(path, COLUMNS, rows)


def _read_line(row: ledger.Row) -> Line:
    return Line(
        int(row["pair"]),
        row["exchanged"] == "1",
        int(row["winner"]),
        int(row["deals"]),
        (int(row["first_points"]), int(row["second_points"])),
        (int(row["first_let_go"]), int(row["second_let_go"])),
        (_read_times(row["first_ms"]), _read_times(row["second_ms"])),
    )


def _read_times(text: str) -> tuple[float, ...]:
    return tuple(float(ms) for ms in text.split())
