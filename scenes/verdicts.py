"""Has what became of finished games worked out, and keeps it, while nobody asks anything else. Knows no game.

Also for games that ended long ago, or just before the program did. Each question is short and gives way to any other.
Nobody waits for it: it is put only while nothing moves and nobody thinks, and soon no more once nobody is there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from game.store import FinishedGame, GameVerdict, Store

if TYPE_CHECKING:
    from game.entry import JudgedGame
    from game.thinking import Thinker

_LOOKS_APART = 1.0
"""Seconds between two looks for something to be worked out, so that the machine is never at it all the time."""
_SETTLED = 3.0
"""Seconds after the start before the first of them."""
_ABSENT = 20.0
"""Seconds after the last input after which nothing is begun any more, so that the machine can rest."""


class _Asked(NamedTuple):
    ticket: int
    number: int
    over: FinishedGame


class Verdicts:
    """The work on a store's finished games; `games` are the doors of those tables whose games have verdicts."""

    def __init__(
        self, store: Store, games: Mapping[str, Callable[[], JudgedGame]], thinker: Callable[[], Thinker]
    ) -> None:
        self._store = store
        self._games = games
        self._thinker = thinker
        self._asked: _Asked | None = None
        self._so_far: dict[int, Any] = {}
        self._given_up: set[int] = set()
        """Games that are looked at again at the next start: there was no answer."""
        self._next_look: float | None = None
        self._idle_at: Hashable = None
        """What finished games there were when nothing was left to be worked out."""

    def step(self, now: float, last_input: float) -> None:
        """Nothing moves: take an answer that has come, put a question where it is time for one."""
        if self._next_look is None:
            self._next_look = now + _SETTLED
        if self._asked is not None:
            self._listen(self._asked)
        if self._asked is None and now >= self._next_look and now - last_input < _ABSENT:
            self._next_look = now + _LOOKS_APART
            self._ask()

    def _listen(self, asked: _Asked) -> None:
        from game.thinking import Failure

        thinker = self._thinker()
        if thinker.ticket != asked.ticket:
            self._asked = None  # somebody else has asked
            return
        found = thinker.answer()
        if found is None:
            return
        self._asked = None
        if isinstance(found, Failure):
            self._given_up.add(asked.number)
        elif isinstance(found.value, GameVerdict):
            self._so_far.pop(asked.number, None)
            self._store.amend(asked.number, asked.over, replace(asked.over, verdict=found.value))
        else:
            self._so_far[asked.number] = found.value

    def _ask(self) -> None:
        seen = self._store.results_seen
        if seen == self._idle_at:
            return
        wanted = next(((number, over) for number, over in self._latest_first() if self._lacks(number, over)), None)
        if wanted is None:
            self._idle_at = seen
            return
        if (thinker := self._thinker()).busy:
            return
        number, over = wanted
        judged = self._games[over.game]().judged
        ticket = thinker.ask(judged, over, self._so_far.get(number), yields=True)
        self._asked = _Asked(ticket, number, over)

    def _latest_first(self) -> list[tuple[int, FinishedGame]]:
        return list(self._store.results().items())[::-1]

    def _lacks(self, number: int, over: FinishedGame) -> bool:
        return over.verdict is None and bool(over.packed) and over.game in self._games and number not in self._given_up
