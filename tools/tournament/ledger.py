"""The matches played so far, a line each in a CSV file, so that a run can be broken off and taken up again."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

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
        first, second = result.sides
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
    if not path.exists():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return [_read_line(row) for row in csv.DictReader(file)]


def append(path: Path, lines: Iterable[Line]) -> None:
    """Write lines at the end of a file, whole or not at all as far as a single write goes."""
    fresh = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        if fresh:
            writer.writerow(COLUMNS)
        for line in lines:
            times = [" ".join(f"{ms:.1f}" for ms in side) for side in line.times_ms]
            scored = (line.winner, line.deals, *line.points, *line.let_go)
            writer.writerow((line.pair, int(line.exchanged), *scored, *times))


def _read_line(row: dict[str, str]) -> Line:
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
