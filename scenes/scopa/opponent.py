"""The computer's turn at the table: asks the process that thinks, waits a readable while, hands over the play.

Decides no play itself. Should thinking fail for good, the play of level easy is made here and now, which takes no
time, so that the match goes on; the log says why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from game.levels import Level
from game.scopa.match import Match
from game.scopa.players import choose
from game.scopa.state import PlayCard
from game.thinking import Answer, Failure


class Thinker(Protocol):
    """What the table needs of the process that thinks (`game.thinking.Thinker`)."""

    def ask(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Put a question, dropping the one before it."""

    def cancel(self) -> None:
        """Drop the question."""

    def answer(self) -> Answer | Failure | None:
        """The answer, once; None while there is none yet."""


_PATIENCE = 1.0
"""Seconds beyond the pause after which the table says that the computer thinks."""


class Opponent:
    """The computer player of the table; `pause` gives the seconds it takes its time for at least."""

    def __init__(self, thinker: Thinker, pause: Callable[[], float]) -> None:
        self._thinker = thinker
        self._pause = pause
        self._rest = 0.0
        self._asked: Match | None = None
        self.hindered = False
        """Whether its last play was made without thinking."""

    @property
    def late(self) -> bool:
        """Whether the play takes longer than anyone would take it for a pause."""
        return self._asked is not None and self._rest <= -_PATIENCE

    @property
    def asked(self) -> bool:
        """Whether a play is awaited."""
        return self._asked is not None

    def ask(self, match: Match) -> None:
        """Begin to think about the match's present position."""
        self._rest = self._pause()
        self._asked = match
        self._thinker.ask(choose, Level(match.level), match.observation(match.state.to_play), match.thinking_seed)

    def forget(self) -> None:
        """The position is gone: no play is wanted any more."""
        self._asked = None
        self._thinker.cancel()

    def step(self, dt: float) -> PlayCard | None:
        """Let `dt` seconds pass; the play, once it is there and the pause is over."""
        match = self._asked
        if match is None:
            return None
        self._rest -= dt
        if self._rest > 0:
            return None
        answer = self._thinker.answer()
        if answer is None:
            return None
        self._asked = None
        self.hindered = isinstance(answer, Failure)
        play: PlayCard = _at_once(match) if isinstance(answer, Failure) else answer.value
        return play


def _at_once(match: Match) -> PlayCard:
    """A play that needs no thinking."""
    try:
        return choose(Level.EASY, match.observation(match.state.to_play), match.thinking_seed)
    except Exception:  # whatever kept the levels from an answer there may do so here
        return match.legal_plays()[0]
