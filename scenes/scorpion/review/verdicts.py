"""What a review knows of a game's course: where it could still be won, and why a move lost it. Draws nothing.

It asks the process that thinks in slices, first about what is being looked at; decides no verdict itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from game.scorpion.course import Course
from game.scorpion.judging import Judging, judge, lost_from
from game.scorpion.record import Action, Start
from game.scorpion.solver import Verdict
from scenes.scorpion.light import Light
from scenes.table.question import Asked, Question, Thinking

if TYPE_CHECKING:
    from game.scorpion import judging
    from game.scorpion.solver.reason import Reason

_LIGHTS = {Verdict.WINNABLE: Light.WINNABLE, Verdict.UNWINNABLE: Light.LOST, Verdict.UNKNOWN: Light.UNKNOWN}


class Verdicts:
    """The course of the game with these actions; `changed` is called when more of it is known."""

    def __init__(
        self, start: Start, actions: Sequence[Action], thinker: Callable[[], Thinking], changed: Callable[[], None]
    ) -> None:
        self.course = Course(start, actions)
        self._judging = Judging(self.course)
        self._question = Question(thinker)
        self._changed = changed
        self.losses: tuple[int, ...] = ()
        """The moments at which the game is known to have been lost."""
        self.line: tuple[tuple[Light, int, int], ...] = ()
        """What is known along the game: a light, the moment from which on it holds, and the one at which it ends."""
        self._done = False
        """Whether all that can be known is."""
        self._reasons: dict[int, Reason | None] = {}
        """Why a moment is lost; None where that couldn't be told."""
        self._look()

    def waits(self, at: int) -> bool:
        """Whether anything is still to be found out, while a moment is being looked at."""
        return self._question.asked is not None or not self._done or self._unexplained(at) is not None

    def light(self, at: int) -> Light:
        """What is known of a moment."""
        verdict = self.course.verdict(at)
        if verdict in (Verdict.WINNABLE, Verdict.UNWINNABLE):
            return _LIGHTS[verdict]
        return Light.UNKNOWN if self._done else Light.THINKING

    def lost_by(self, at: int) -> int | None:
        """The moment of the move by which what stands at a moment was lost, where that is known."""
        return self.course.lost_by(at) if self.light(at) is Light.LOST else None

    def last_winnable(self, at: int) -> int | None:
        """The last moment at which what stands at a lost moment could still be won."""
        lost = self.lost_by(at)
        return None if lost is None else self.course.moments[lost].before

    def reason(self, at: int) -> Reason | None:
        """Why the move of a moment lost the game, None where that is not known."""
        return self._reasons.get(at)

    def step(self, at: int, dt: float) -> None:
        """Let `dt` seconds pass: take in what was found out, and ask on; a moment is being looked at."""
        self._question.listen(dt)
        if self._question.asked is not None:
            return
        lost = self._unexplained(at)
        if lost is not None:
            self._ask_why(lost)
        elif not self._done:
            self._ask_on(at)

    def drop(self) -> None:
        """Nobody looks any more."""
        self._question.drop()

    def _unexplained(self, at: int) -> int | None:
        """The moment at which the game was lost, where that is looked at and nobody has said why yet."""
        lost = self.lost_by(at)
        return lost if lost == self.course.moments[at].stands and lost not in self._reasons else None

    def _ask_on(self, at: int) -> None:
        question = self._judging.question(at)
        if question is None:
            self._give_up()
            return
        asked = Asked(lambda found: self._take(question, found), self._give_up)
        self._question.put(asked, judge, *question.arguments, yields=True)

    def _ask_why(self, lost: int) -> None:
        from game.scorpion.solver.reason import explain

        asked = Asked(lambda found: self._tell(lost, found), lambda: self._tell(lost, None))
        self._question.put(asked, explain, *lost_from(self.course, lost))

    def _take(self, question: judging.Question, found: judging.Answer) -> None:
        self._judging.take(question, found)
        self._look()
        self._changed()

    def _give_up(self) -> None:
        """No more is found out."""
        self._done = True
        self._look()
        self._changed()

    def _look(self) -> None:
        """Look anew what is known along the game."""
        self.losses = tuple(self.course.losses)
        runs: list[tuple[Light, int, int]] = []
        for light, group in groupby(range(len(self.course.moments) - 1), self.light):
            start = runs[-1][2] if runs else 0
            runs.append((light, start, start + sum(1 for _ in group)))
        self.line = tuple(runs)

    def _tell(self, lost: int, reason: Reason | None) -> None:
        self._reasons[lost] = reason
        self._changed()
