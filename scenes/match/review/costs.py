"""What a deal's plays have cost, as far as the teacher has told, and how far that has come. Asks, judges nothing.

The teacher's questions go to the process that thinks, one after the other; nothing here waits for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.errors import GameError
from game.matches import Match
from game.teaching.judged import Judged
from game.teaching.review import Review
from scenes.table.question import Asked, Question, Thinking


class Costs:
    """The teacher's judgement of one deal at a time; `review` begins one of a deal that is over."""

    def __init__(self, thinker: Callable[[], Thinking], review: Callable[[Any], Review[Any, Any]]) -> None:
        self._question = Question(thinker)
        self._begin = review
        self._review: Review[Any, Any] | None = None
        self._kept: dict[int, Review[Any, Any]] = {}
        """The judging of every deal that was looked at, by the deal's number: none is thought of twice."""
        self.failed = False
        """Whether the process that thinks could not answer."""

    def look_at(self, deal: Match[Any, Any]) -> None:
        """Judge this deal from now on; one that was not played to its end has no costs."""
        self.stop()
        self.failed = False
        if deal.number not in self._kept and deal.state.over:
            try:
                self._kept[deal.number] = self._begin(deal)
            except GameError:
                self.failed = True
        self._review = self._kept.get(deal.number)

    def stop(self) -> None:
        """Ask nothing more."""
        self._question.drop()

    def step(self, dt: float) -> bool:
        """Let `dt` seconds pass: ask what is to be asked, take what was answered; True where that tells anything."""
        review = self._review
        if review is None or self.failed or review.question is None:
            return False
        if self._question.asked is None:
            self._ask(review)
        before = (review.done, review.question, self.failed)
        self._question.listen(dt)
        return before != (review.done, review.question, self.failed)

    @property
    def thinking(self) -> bool:
        """Whether the teacher has still something to tell."""
        return self._review is not None and not self.failed and self._review.question is not None

    @property
    def done(self) -> int:
        """How much of its work the teacher has done, in per cent."""
        return 0 if self._review is None else round(100 * self._review.done)

    @property
    def judged(self) -> tuple[Judged[Any, Any], ...]:
        """The plays the teacher tells of, the dearest first."""
        return () if self._review is None else self._review.judged

    @property
    def dear(self) -> list[Judged[Any, Any]]:
        """Those of them that clearly cost something."""
        return [one for one in self.judged if not one.within_noise]

    @property
    def looked_through(self) -> bool:
        """Whether the teacher has told all."""
        return self._review is not None and self._review.question is None

    def of(self, place: int) -> Judged[Any, Any] | None:
        """What is told of a play, by its place in the deal."""
        return next((one for one in self.judged if one.place == place), None)

    def _ask(self, review: Review[Any, Any]) -> None:
        question = review.question
        assert question is not None

        def answered(value: object) -> None:
            review.answered(value)
            if review.question is not None:
                self._ask(review)

        self._question.put(Asked(answered, self._fail), question.function, *question.arguments)

    def _fail(self) -> None:
        self.failed = True
