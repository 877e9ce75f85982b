"""What a census keeps of a deal: its verdict and what that took, a line in a CSV file; draws no conclusion."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from game.scorpion.solver import Verdict, solve
from game.scorpion.variants import RULE_SETS, numbered_deal
from tools import ledger

COLUMNS = ("rules", "deal", "budget", "verdict", "nodes", "ms", "moves")


class Question(NamedTuple):
    """A numbered deal of a rule set, and how many positions may be met in search of a verdict."""

    rules: str
    deal: int
    budget: int


@dataclass(frozen=True, slots=True)
class Line:
    """The answer: positions met, milliseconds of processor time, moves of the winning line (None: there is none)."""

    question: Question
    verdict: Verdict
    nodes: int
    ms: float
    moves: int | None


def decide(question: Question) -> Line:
    """Ask the solver; the times aside, the answer is the same on every machine."""
    rules = RULE_SETS[question.rules]
    state = numbered_deal(rules, question.deal)
    began = time.thread_time()
    solution = solve(rules, state, question.budget)
    ms = 1000 * (time.thread_time() - began)
    moves = len(solution.moves) if solution.verdict is Verdict.WINNABLE else None
    return Line(question, solution.verdict, solution.nodes, ms, moves)


def take_up(path: Path) -> list[Line]:
    """The lines of a file, from which what was torn is cut first; none where it isn't there yet."""
    return ledger.take_up(path, COLUMNS, _parse, lambda line: line.question)


def read(path: Path) -> list[Line]:
    """The lines of a file; none where it isn't there yet."""
    return ledger.read(path, COLUMNS, _parse)


def append(path: Path, lines: Iterable[Line]) -> None:
    """Write lines at the end of a file."""
    rows = [
        (*line.question, line.verdict, line.nodes, f"{line.ms:.3f}", "" if line.moves is None else line.moves)
        for line in lines
    ]
    ledger.append(path, COLUMNS, rows)


def _parse(row: ledger.Row) -> Line:
    return Line(
        Question(row["rules"], int(row["deal"]), int(row["budget"])),
        Verdict(row["verdict"]),
        int(row["nodes"]),
        float(row["ms"]),
        int(row["moves"]) if row["moves"] else None,
    )
