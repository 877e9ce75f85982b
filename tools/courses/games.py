"""What is kept of a game whose course was worked out, a line in a CSV file; draws no conclusion."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.rules import Transition
from game.scorpion.course import Course
from game.scorpion.judging import Judging, judge
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import Solution, Verdict, solve
from game.scorpion.state import State
from tools import ledger
from tools.courses.played import played

COLUMNS = ("rules", "deal", "moments", "known", "looked_at", "decided", "differ", "could_be_lost", "lost_at", "ms")
LENGTH = 120
"""Actions of a game at most."""
LOOKED_AT = 12
"""Moments of each game, drawn by lot, of which the solver is asked by itself."""
NODES = 20_000
"""Positions the solver may meet for each of those: more than the course gives any."""
_SURE = (Verdict.WINNABLE, Verdict.UNWINNABLE)


class Question(NamedTuple):
    """A game of this deal, played by chance and by the solver; the same numbers mean the same game."""

    rules: str
    deal: int


class Line(NamedTuple):
    """The answer: how many moments the game had, of how many its course is known, how many were looked at again and
    decided by the solver alone, and in how many of these the two differ.

    `could_be_lost`: the game could be won and ended lost; `lost_at` is then the move named, None where none is. `ms` is
    processor time, of the course alone.
    """

    question: Question
    moments: int
    known: int
    looked_at: int
    decided: int
    differ: int
    could_be_lost: bool
    lost_at: int | None
    ms: float


def work_out(question: Question) -> Line:
    """Play the game and judge its course; the time aside, the answer is the same on every machine."""
    chance = Random(f"{question.rules} {question.deal}")
    start, log = played(question.rules, question.deal, chance, LENGTH)
    course = Course(start, log)
    began = time.thread_time()
    work = Judging(course)
    while (asked := work.question()) is not None:
        work.take(asked, judge(*asked.arguments))
    ms = 1000 * (time.thread_time() - began)
    count = len(course.moments)
    decided, differ = _checked(course, chance.sample(range(count), min(LOOKED_AT, count)))
    summary = course.summary
    lost = summary.winnable is True and course.verdict(count - 1) is Verdict.UNWINNABLE
    return Line(question, count, course.judged, min(LOOKED_AT, count), decided, differ, lost, summary.lost_at, ms)


def _checked(course: Course, moments: Iterable[int]) -> tuple[int, int]:
    """How many of these moments the solver decides by itself, and at how many it says otherwise than the course."""
    decided = differ = 0
    for moment in moments:
        state = course.moments[moment].state
        found, verdict = solve(course.rules, state, NODES), course.verdict(moment)
        decided += found.verdict in _SURE
        contradicts = verdict in _SURE and found.verdict in _SURE and verdict is not found.verdict
        differ += contradicts or not _wins(course.rules, state, found)
    return decided, differ


def _wins(rules: ScorpionRules, state: State, found: Solution) -> bool:
    """Whether the line of a solution, if it has one, is legal and wins by the program's own rules."""
    if found.verdict is not Verdict.WINNABLE:
        return True
    for move in found.moves:
        step = rules.apply(state, move)
        if not isinstance(step, Transition):
            return False
        state = step.state
    return rules.won(state)


def take_up(path: Path) -> list[Line]:
    """The lines of a file, from which what was torn is cut first; none where it isn't there yet."""
    return ledger.take_up(path, COLUMNS, _parse, lambda line: line.question)


def read(path: Path) -> list[Line]:
    """The lines of a file; none where it isn't there yet."""
    return ledger.read(path, COLUMNS, _parse)


def append(path: Path, lines: Iterable[Line]) -> None:
    """Write lines at the end of a file."""
    ledger.append(
        path,
        COLUMNS,
        [
            (*question, *counts, int(lost), "" if lost_at is None else lost_at, f"{ms:.1f}")
            for question, *counts, lost, lost_at, ms in lines
        ],
    )


def _parse(row: ledger.Row) -> Line:
    moments, known, looked_at, decided, differ = (int(row[name]) for name in COLUMNS[2:7])
    lost_at = int(row["lost_at"]) if row["lost_at"] else None
    question = Question(row["rules"], int(row["deal"]))
    lost = row["could_be_lost"] == "1"
    return Line(question, moments, known, looked_at, decided, differ, lost, lost_at, float(row["ms"]))
