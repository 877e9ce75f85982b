"""What to ask about a game's course, and the answers, given by the process that thinks; decides no rule and no order.

A question takes about half a second at most, in positions looked at and not by a clock, and gives way to any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game import records, thinking
from game.errors import GameError
from game.scorpion.course import Course, Known
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import Verdict, solve
from game.scorpion.state import State
from game.session import UNDO_LIMIT
from game.store import FinishedGame, GameVerdict

BUDGETS = (2_000, 10_000)
"""Positions a search may meet: first the smaller budget everywhere, then the larger one where that wasn't enough."""
SLICE = 5_000
"""After so many positions a question is answered with what was found."""
_MOST_STATES = 100
"""Positions that are asked about at once; of more, so many that are evenly spread."""
_MOST_SLICES = 12
"""Of one finished game: then what is known of it is all."""
_LOOKS_APART = 32
"""Positions between two looks whether the process is wanted."""


Answer = tuple[Verdict | None, ...]


class Question(NamedTuple):
    """What to ask next about a course: `judge` of these arguments, and the answer is for `Judging.take`.

    `states` followed one another; `known` is what is known of them, None where one is to be looked at.
    """

    rules: ScorpionRules
    states: tuple[State, ...]
    known: Answer
    nodes: int
    places: tuple[int, ...]

    @property
    def arguments(self) -> tuple[ScorpionRules, tuple[State, ...], Answer, int]:
        return self.rules, self.states, self.known, self.nodes


def judge(rules: ScorpionRules, states: Sequence[State], known: Answer, nodes: int) -> Answer:
    """Which of these positions, each of which was led to by those before it, can be won; `known` as far as that is.

    None stands for those that weren't come to before `SLICE` was spent or the process was wanted, `UNKNOWN` for those
    that a search of `nodes` positions didn't decide, or that lie between two such.
    """
    found = list(known)
    gives_way, spent = _GivesWay(), 0
    while spent < SLICE and (place := _next(found)) is not None:
        solution = solve(rules, states[place], nodes, stop=gives_way)
        if gives_way.stopped:
            break
        spent += solution.nodes
        if solution.verdict is Verdict.WINNABLE:
            found[: place + 1] = [Verdict.WINNABLE] * (place + 1)
        elif solution.verdict is Verdict.UNWINNABLE:
            found[place:] = [Verdict.UNWINNABLE] * (len(found) - place)
        else:
            found[place] = Verdict.UNKNOWN
    return tuple(found)


class Judging:
    """Works a course out, question by question."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._ends = {nodes: list(course.ends)[::-1] for nodes in BUDGETS}
        """For each budget the lines, by their last moment, that may have something to be asked; the last is next."""

    def question(self, at: int = -1) -> Question | None:
        """What to ask next: first about what stood at a moment, and at the end; None where nothing is left to ask."""
        for nodes in BUDGETS:
            for moment in (at, -1):
                if (question := self.about(moment, nodes)) is not None:
                    return question
            ends = self._ends[nodes]
            while ends:
                if (question := self.about(ends[-1], nodes)) is not None:
                    return question
                ends.pop()
        return None

    def about(self, moment: int, nodes: int) -> Question | None:
        """What to ask about what stood at a moment, with this budget; None where nothing is left to be asked."""
        places = self.course.unsure(moment)
        known = self.course.found(places, nodes)
        if None not in known:
            return None
        if len(places) > _MOST_STATES:
            last = len(places) - 1
            chosen = [number * last // (_MOST_STATES - 1) for number in range(_MOST_STATES)]
            places, known = [places[one] for one in chosen], tuple(known[one] for one in chosen)
        return Question(self.course.rules, self.course.states(places), known, nodes, tuple(places))

    @property
    def of_the_end(self) -> Question | None:
        """What to ask next about what stood at the end, whatever else was played; None where nothing is left to ask."""
        questions = (self.about(-1, nodes) for nodes in BUDGETS)
        return next((question for question in questions if question is not None), None)

    def take(self, question: Question, answer: Answer) -> None:
        """Learn what was answered."""
        self.course.take(question.places, answer, question.nodes)


def lost_from(course: Course, moment: int) -> tuple[ScorpionRules, tuple[State, ...], int]:
    """The arguments for `solver.reason.explain`, which says why the position of a moment is lost.

    It is told of the positions from the last that could be won on, as far as that is known, and of no more than could
    be taken back.
    """
    line, lost = course.line(moment), course.lost_by(moment)
    first = line.index(lost) - 1 if lost is not None else 0
    states = tuple(course.moments[one].state for one in line[max(first, len(line) - 1 - UNDO_LIMIT) :])
    return course.rules, states, BUDGETS[-1]


class SoFar(NamedTuple):
    """How far a finished game's verdict has come."""

    known: Known
    slices: int


def judged(over: FinishedGame, so_far: SoFar | None) -> GameVerdict | SoFar:
    """Go on with the verdict of a finished game: the verdict, or how far it has come."""
    try:
        course = Course.of_record(records.parse(over.record or ""))
    except GameError:
        return GameVerdict(None)
    if so_far is not None:
        course.learn(so_far.known)
    known, slices = course.known, 0 if so_far is None else so_far.slices
    judging = Judging(course)
    if (question := judging.of_the_end) is not None and slices < _MOST_SLICES:
        judging.take(question, judge(*question.arguments))
        question = judging.of_the_end
        slices += course.known != known  # else it gave way at once
    return course.summary if question is None or slices >= _MOST_SLICES else SoFar(course.known, slices)


def _next(found: list[Verdict | None]) -> int | None:
    """The position to look at next: the first, the last, then the middle of most that are unknown; None where none is.

    What lies between two positions that weren't decided isn't looked at, but held to be no easier.
    """
    for end in (0, len(found) - 1):
        if found[end] is None:
            return end
    longest, before = range(0), 0
    for place, verdict in enumerate(found):
        if verdict is None:
            continue
        if found[before] is verdict is Verdict.UNKNOWN:
            found[before:place] = [Verdict.UNKNOWN] * (place - before)
        longest, before = max(longest, range(before + 1, place), key=len), place
    return longest[len(longest) // 2] if longest else None


class _GivesWay:
    """Whether a search is to stop because the process is wanted; looked at now and then."""

    def __init__(self) -> None:
        self.stopped = False
        self._asked = 0

    def __call__(self) -> bool:
        self._asked += 1
        if not self.stopped and self._asked % _LOOKS_APART == 0:
            self.stopped = thinking.wanted()
        return self.stopped
