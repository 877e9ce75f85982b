"""What is kept of a deal played by hints, a line in a CSV file; draws no conclusion."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools import ledger
from tools.hints.following import Followed, follow

COLUMNS = ("rules", "knowing", "deal", "won", "moves", "repeated", "times_ms")


class Question(NamedTuple):
    """A numbered deal of a rule set, and whether the hints may know its hidden cards."""

    rules: str
    knowing: bool
    deal: int


class Line(NamedTuple):
    """The answer; None for a deal that can't be won, or of which nobody can say."""

    question: Question
    followed: Followed | None


def play(question: Question) -> Line:
    """Play a deal by the hints; the times aside, the answer is the same on every machine."""
    return Line(question, follow(*question))


def take_up(path: Path) -> list[Line]:
    """The lines of a file, from which what was torn is cut first; none where it isn't there yet."""
    return ledger.take_up(path, COLUMNS, _parse, lambda line: line.question)


def read(path: Path) -> list[Line]:
    """The lines of a file; none where it isn't there yet."""
    return ledger.read(path, COLUMNS, _parse)


def append(path: Path, lines: Iterable[Line]) -> None:
    """Write lines at the end of a file."""
    ledger.append(path, COLUMNS, [_written(line) for line in lines])


def _written(line: Line) -> tuple[object, ...]:
    (rules, knowing, deal), found = line
    if found is None:
        return rules, int(knowing), deal, "", "", "", ""
    times = " ".join(f"{ms:.1f}" for ms in found.times_ms)
    return rules, int(knowing), deal, int(found.won), found.moves, found.repeated, times


def _parse(row: ledger.Row) -> Line:
    question = Question(row["rules"], row["knowing"] == "1", int(row["deal"]))
    if not row["won"]:
        return Line(question, None)
    times = tuple(float(ms) for ms in row["times_ms"].split())
    played = Followed(row["won"] == "1", int(row["moves"]), int(row["repeated"]), times)
    return Line(question, played)
