"""The computer's turn at the table: asks the worker, waits a readable while, hands over the play. Decides no play."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Protocol

from game.scopa.match import COMPUTER, Match
from game.scopa.players import Level, choose
from game.scopa.state import PlayCard


class Thinking(Protocol):
    """What answers questions elsewhere, so that the table never waits."""

    def ask(self, question: Callable[..., Any], *values: Any) -> int:
        """Have `question(*values)` answered; returns a ticket."""

    def answer(self, ticket: int) -> Any | None:
        """The answer, None while there is none."""

    def cancel(self, ticket: int) -> None:
        """The answer is not wanted any more."""


class Opponent:
    """The computer player of the table; `pause` gives the seconds it takes its time for at least."""

    def __init__(self, thinking: Thinking, pause: Callable[[], float]) -> None:
        self._thinking = thinking
        self._pause = pause
        self._ticket: int | None = None
        self._rest = 0.0
        self._seed = secrets.randbits(32)

    @property
    def asked(self) -> bool:
        """Whether a play is awaited."""
        return self._ticket is not None

    def ask(self, match: Match) -> None:
        """Begin to think about the match's present position."""
        self._rest = self._pause()
        self._ticket = self._thinking.ask(choose, Level(match.level), match.observation(COMPUTER), self._seed)

    def forget(self) -> None:
        """The position is gone: no play is wanted any more."""
        if self._ticket is not None:
            self._thinking.cancel(self._ticket)
            self._ticket = None

    def step(self, dt: float) -> PlayCard | None:
        """Let `dt` seconds pass; the play, once it is there and the pause is over."""
        if self._ticket is None:
            return None
        self._rest -= dt
        if self._rest > 0:
            return None
        play: PlayCard | None = self._thinking.answer(self._ticket)
        if play is not None:
            self._ticket = None
        return play
