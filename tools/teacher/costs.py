"""The costs a review tells, each beside what many more playouts say, a line a deal in a file; draws no conclusion."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools import ledger
from tools.teacher.lessons import played, retold, timed, turns
from tools.teacher.schools import SCHOOLS

COLUMNS = ("rules", "deal", "playouts", "plays", "times_ms")


class Question(NamedTuple):
    """A deal of a rule set, and how many playouts a told cost is held against."""

    rules: str
    deal: int
    playouts: int


class Told(NamedTuple):
    """A cost as it was told, and as the many playouts have it; both in points of the deal."""

    place: int
    cost: float
    uncertainty: float
    worlds: int
    truth: float
    reason: str


class Line(NamedTuple):
    """What was told of a deal's dearest plays; milliseconds of the processor, one for each question of the review."""

    question: Question
    told: tuple[Told, ...]
    times_ms: tuple[float, ...]


def measure(question: Question) -> Line:
    """Review a deal and tell its costs again; the times aside, the answer is the same on every machine."""
    deal = played(question.rules, question.deal)
    review = SCHOOLS[question.rules].teacher.review(deal)
    times = timed(review)
    seen = turns(question.rules, deal)
    told = []
    for judged in review.judged:
        truth = retold(question.rules, seen[judged.place], judged.better, question.playouts)
        why = "+".join(reason.why.value for reason in judged.reasons) or "noise"
        told.append(Told(judged.place, judged.cost, judged.uncertainty, judged.worlds, truth.mean, why))
    return Line(question, tuple(told), tuple(times))


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
    plays = "; ".join(
        f"{told.place} {told.cost:.5f} {told.uncertainty:.5f} {told.worlds} {told.truth:.5f} {told.reason}"
        for told in line.told
    )
    return *line.question, plays, " ".join(f"{ms:.1f}" for ms in line.times_ms)


def _parse(row: ledger.Row) -> Line:
    question = Question(row["rules"], int(row["deal"]), int(row["playouts"]))
    told = tuple(_told(text) for text in row["plays"].split(";") if text)
    return Line(question, told, tuple(float(ms) for ms in row["times_ms"].split()))


def _told(text: str) -> Told:
    place, cost, uncertainty, worlds, truth, reason = text.split()
    return Told(int(place), float(cost), float(uncertainty), int(worlds), float(truth), reason)
