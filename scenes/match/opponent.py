"""A computer's turn in a match: what is asked of the process that thinks. Decides no play.

Should thinking fail for good, the play of level easy is made here and now, which takes no time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from game.levels import Level
from game.matches import Match
from scenes.table.opponent import Mind, Thinking, Turn

Move = TypeVar("Move")

PATIENCE = 8.0
"""Seconds for a play of a computer; the strongest level takes half of one."""
Choose = Callable[[Level, Any, int], Any]
"""What a game's computers choose at a level, seeing only an observation of that game, with this chance."""


class Opponent(Turn[Move], ABC, Generic[Move]):
    """Whoever of the computers is to play; `pause` gives the seconds a play takes its time for at least."""

    MIND: ClassVar[Mind]

    def __init__(self, thinker: Thinking, pause: Callable[[], float]) -> None:
        super().__init__(thinker, self.MIND, pause)

    @property
    @abstractmethod
    def chooses(self) -> Choose:
        """How plays are chosen; a function of a module, for another process calls it."""

    def ask(self, match: Match[Any, Move]) -> None:
        """Begin to think about the match's present position."""
        level, seen = Level(match.level), match.observation(match.state.to_play)
        self.think(partial(_at_once, match, self.chooses), self.chooses, level, seen, match.thinking_seed)


def _at_once(match: Match[Any, Any], chooses: Choose) -> Any:
    """A play that needs no thinking."""
    try:
        return chooses(Level.EASY, match.observation(match.state.to_play), match.thinking_seed)
    except Exception:  # whatever kept the levels from an answer there may do so here
        return match.legal_plays()[0]
