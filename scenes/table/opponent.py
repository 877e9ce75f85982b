"""A computer's turn at any table: thought about elsewhere, awaited for a readable while, handed over. Decides no play.

Should thinking fail for good, a play that needs no thinking is made here and now, so that the game goes on; the log
says why.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.thinking import Answer, Failure

Play = TypeVar("Play")

_LATE = 1.0
"""Seconds beyond the pause after which the table says that the computer thinks."""


class Thinking(Protocol):
    """What a turn needs of the process that thinks (`game.thinking.Thinker`)."""

    def ask(
        self, function: Callable[..., Any], *arguments: Any, warm_up: Callable[[], Any] | None, patience: float
    ) -> int:
        """Put a question, dropping the one before it."""

    def cancel(self) -> None:
        """Drop the question."""

    def answer(self) -> Answer | Failure | None:
        """The answer, once; None while there is none yet."""

    @property
    def ticket(self) -> int | None:
        """Which question waits for its answer."""


class Mind(NamedTuple):
    """How a game's computers think: what warms the process up, and the seconds a play is waited for."""

    warm_up: Callable[[], Any]
    patience: float


class Turn(Generic[Play]):
    """One turn of a computer at a time; `pause` gives the seconds it takes its time for at least."""

    def __init__(self, thinker: Thinking, mind: Mind, pause: Callable[[], float]) -> None:
        self._thinker = thinker
        self._mind = mind
        self._pause = pause
        self._rest = 0.0
        self._at_once: Callable[[], Play] | None = None
        """The play that needs no thinking, while one is awaited."""
        self._ask: Callable[[], int] = int
        self._ticket = 0
        self.hindered = False
        """Whether the last play was made without thinking."""

    @property
    def late(self) -> bool:
        """Whether the play takes longer than anyone would take it for a pause."""
        return self.asked and self._rest <= -_LATE

    @property
    def asked(self) -> bool:
        """Whether a play is awaited."""
        return self._at_once is not None

    def think(self, at_once: Callable[[], Play], function: Callable[..., Play], *arguments: Any) -> None:
        """Have a play thought about: what the function returns; `at_once` gives one should that fail."""
        self._rest = self._pause()
        self._at_once = at_once
        mind = self._mind
        self._ask = partial(self._thinker.ask, function, *arguments, warm_up=mind.warm_up, patience=mind.patience)
        self._ticket = self._ask()

    def forget(self) -> None:
        """The position is gone: no play is wanted any more."""
        if self.asked:
            self._at_once = None
            if self._thinker.ticket == self._ticket:
                self._thinker.cancel()

    def step(self, dt: float) -> Play | None:
        """Let `dt` seconds pass; the play, once it is there and the pause is over."""
        at_once = self._at_once
        if at_once is None:
            return None
        self._rest -= dt
        if self._thinker.ticket != self._ticket:
            # What was looked at over the table had something else thought about.
            self._ticket = self._ask()
        answer = self._thinker.answer() if self._rest <= 0 else None
        if answer is None:
            return None
        self._at_once = None
        self.hindered = isinstance(answer, Failure)
        play: Play = at_once() if isinstance(answer, Failure) else answer.value
        return play
