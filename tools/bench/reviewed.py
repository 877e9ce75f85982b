"""How soon what became of a game of patience is known, by the process that thinks; no window, no pygame."""

import itertools
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from game.scorpion.course import Course
from game.scorpion.judging import Judging, judge
from game.scorpion.record import Action, Start
from game.scorpion.variants import RULE_SETS
from game.thinking import Answer, Thinker
from tools.bench.outside import REFERENCE, seconds_to_import_pygame
from tools.bench.report import FRAME_SECONDS, Figure, median
from tools.courses.played import played

ACTIONS = 100
_BUDGET_SECONDS = 3.0
_PATIENCE = 0.002


@dataclass(slots=True)
class _Took:
    """Seconds of one game: to its first verdict, to the last of the moves that stand; and, of processor time, of each
    piece of the asking, the start of the process left out.
    """

    first: float = 0.0
    last: float = 0.0
    pieces: list[float] = field(default_factory=list)


def measure(games: int) -> list[Figure]:
    """So many games of each rule set; each has a process that was just started, which is the worst there is."""
    took, imports = [], []
    for rules in RULE_SETS:
        for start, actions in itertools.islice(_played(rules), games):
            imports.append(seconds_to_import_pygame())
            took.append(_reviewed(start, actions))
    reference = median(imports)
    longest, what = max(one.first for one in took), f"review of {ACTIONS} moves of patience"
    pieces = max(piece for one in took for piece in one.pieces)
    last = [one.last for one in took]
    return [
        Figure(f"{what}, first verdict, longest", 1000 * longest, "ms", longest / _BUDGET_SECONDS, "the 3 s allowed"),
        Figure(f"{what}, all that stood, median", 1000 * median(last), "ms", median(last) / reference, REFERENCE),
        Figure(f"{what}, all that stood, longest", 1000 * max(last), "ms", max(last) / reference, REFERENCE),
        Figure(f"{what}, longest piece of asking", 1000 * pieces, "ms", pieces / FRAME_SECONDS, "a frame of 16.7 ms"),
    ]


def _reviewed(start: Start, actions: list[Action]) -> _Took:
    """The process starts while the positions are laid out, as it does when a review is opened."""
    thinker, took = Thinker(), _Took()
    began = time.perf_counter()
    thinker.start()
    try:
        laid_out_since = time.process_time()
        course = Course(start, actions)
        work = Judging(course)
        took.pieces.append(time.process_time() - laid_out_since)
        while True:
            asked_since = time.process_time()
            question = work.of_the_end
            if question is None:
                took.last = time.perf_counter() - began
                took.first = took.first or took.last
                return took
            thinker.ask(judge, *question.arguments, yields=True)
            took.pieces.append(time.process_time() - asked_since)
            while (found := thinker.answer(_PATIENCE)) is None:
                pass
            if not isinstance(found, Answer):
                raise RuntimeError(found.cause)
            heard_since = time.process_time()
            work.take(question, found.value)
            took.pieces.append(time.process_time() - heard_since)
            if not took.first and course.judged:
                took.first = time.perf_counter() - began
    finally:
        thinker.close()


def _played(rules: str) -> Iterator[tuple[Start, list[Action]]]:
    """Games that go on for so many actions."""
    for number in itertools.count(1):
        start, actions = played(rules, number, random.Random(number), ACTIONS)
        if len(actions) >= ACTIONS:
            yield start, actions[:ACTIONS]
