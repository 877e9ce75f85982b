"""What a review asks of the process that thinks: one question at a time, in slices. Decides none, knows no game.

The process belongs to whatever lies open: what a table below had asked is dropped by this,
and asked again there once it is in front again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from game.thinking import Answer, Failure


class Thinking(Protocol):
    """What is needed of the process that thinks (`game.thinking.Thinker`)."""

    @property
    def ticket(self) -> int | None:
        """The ticket of the question that waits for its answer."""

    def ask(self, function: Callable[..., Any], *arguments: Any, yields: bool) -> int:
        """Put a question, dropping the one before it; returns its ticket."""

    def cancel(self) -> None:
        """Drop the question."""

    def answer(self) -> Answer | Failure | None:
        """The answer, once; None while there is none yet."""


class Inquiry:
    """The question of a review that is thought about, if any; `thinker` is asked for only once there is one."""

    def __init__(self, thinker: Callable[[], Thinking]) -> None:
        self._thinker = thinker
        self._ticket: int | None = None
        self._then: Callable[[Any], None] | None = None
        self._failed: Callable[[], None] | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._ticket is not None

    def put(
        self,
        then: Callable[[Any], None],
        failed: Callable[[], None],
        function: Callable[..., Any],
        *arguments: Any,
        yields: bool = False,
    ) -> None:
        """Ask this in place of what was asked before; `yields` as for `Thinker.ask`."""
        self._then, self._failed = then, failed
        self._ticket = self._thinker().ask(function, *arguments, yields=yields)

    def drop(self) -> None:
        """The answer is not wanted any more."""
        if self._ticket is not None and self._thinker().ticket == self._ticket:
            self._thinker().cancel()
        self._ticket = None

    def listen(self) -> None:
        """Hand over an answer that has come; a question that something else has dropped has failed."""
        if self._ticket is None:
            return
        thinker = self._thinker()
        found = thinker.answer() if thinker.ticket == self._ticket else None
        if found is None and thinker.ticket == self._ticket:
            return
        from game.thinking import Failure

        then, failed, self._ticket = self._then, self._failed, None
        if found is None or isinstance(found, Failure):
            if failed is not None:
                failed()
        elif then is not None:
            then(found.value)
