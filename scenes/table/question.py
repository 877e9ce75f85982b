"""One question at a time to the process that thinks, and who is to have its answer; decides no question.

The process is for whatever lies open: a question that was dropped for another one meanwhile is asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from game.thinking import Answer as Thought
    from game.thinking import Failure

_PATIENCE = 0.4
"""Seconds without an answer after which the table says that it thinks."""


class Thinking(Protocol):
    """What is needed of the process that thinks (`game.thinking.Thinker`)."""

    def ask(self, function: Callable[..., Any], *arguments: Any, yields: bool = False) -> int:
        """Put a question, dropping the one before it; `yields` as for `game.thinking.Thinker.ask`."""

    def cancel(self) -> None:
        """Drop the question."""

    def answer(self) -> Thought | Failure | None:
        """The answer, once; None while there is none yet."""

    @property
    def ticket(self) -> int | None:
        """Which question waits for its answer."""


class Asked:
    """A question under way: what is done with its answer, where it fails, and (a player's) where it takes long."""

    def __init__(
        self, then: Callable[[Any], None], failed: Callable[[], None], long: Callable[[], None] | None = None
    ) -> None:
        self.then = then
        self.failed = failed
        self.long = long
        self.patience = _PATIENCE

    @property
    def by_player(self) -> bool:
        return self.long is not None


class Question:
    """The question that is thought about, if any; `thinker` is asked for only once there is one."""

    def __init__(self, thinker: Callable[[], Thinking]) -> None:
        self._thinker = thinker
        self.asked: Asked | None = None
        self._ask: Callable[[], int] = int
        self._ticket = 0

    def put(self, asked: Asked, function: Callable[..., Any], *arguments: Any, yields: bool = False) -> None:
        """Ask this in place of what was asked before."""
        self.drop()
        self.asked = asked
        self._ask = lambda: self._thinker().ask(function, *arguments, yields=yields)
        self._ticket = self._ask()

    def drop(self) -> None:
        """Whoever asked goes on without an answer."""
        if self.asked is not None:
            self.asked = None
            if self._thinker().ticket == self._ticket:
                self._thinker().cancel()

    def listen(self, dt: float) -> None:
        """Hand over an answer that has come."""
        asked = self.asked
        if asked is None:
            return
        if self._thinker().ticket != self._ticket:
            # What lay over this had something else thought about.
            self._ticket = self._ask()
        found = self._thinker().answer()
        if found is not None:
            from game.thinking import Failure

            self.asked = None
            if isinstance(found, Failure):
                asked.failed()
            else:
                asked.then(found.value)
        elif asked.long is not None and asked.patience > 0:
            asked.patience -= dt
            if asked.patience <= 0:
                asked.long()
