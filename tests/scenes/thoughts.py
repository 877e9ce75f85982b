"""Thinking without a process, in the test's hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.thinking import PATIENCE, Answer, Failure


class Thoughts:
    """Stands in for the process that thinks: answers at once, or when told to, or not at all.

    `questions` are all that was ever asked: each a function and its arguments. `says`, if anything, is the answer to
    whatever is asked.
    """

    def __init__(self) -> None:
        self.asked = 0
        self.dropped = 0
        self.started = 0
        self.closed = False
        self.slow = False
        self.fails = False
        self.says: Any = None
        self.questions: list[tuple[Callable[..., Any], tuple[Any, ...]]] = []
        self._waiting: Answer | Failure | None = None

    @property
    def waiting(self) -> bool:
        """Whether an answer has not been fetched yet."""
        return self._waiting is not None

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer to be fetched."""
        return self.waiting

    @property
    def ticket(self) -> int | None:
        return self.asked if self.waiting else None

    def start(self, warm_up: Callable[..., Any] | None = None) -> None:
        self.started += 1

    def ask(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        warm_up: Callable[..., Any] | None = None,
        patience: float = PATIENCE,
        yields: bool = False,
    ) -> int:
        self.cancel()
        self.asked += 1
        self.questions.append((function, arguments))
        if self.fails:
            self._waiting = Failure(self.asked, "it broke")
        else:
            self._waiting = Answer(self.asked, function(*arguments) if self.says is None else self.says)
        return self.asked

    def cancel(self) -> None:
        self.dropped += self._waiting is not None
        self._waiting = None

    def answer(self, wait_seconds: float = 0.0) -> Answer | Failure | None:
        if self.slow:
            return None
        found, self._waiting = self._waiting, None
        return found

    def close(self) -> None:
        self.cancel()
        self.closed = True
