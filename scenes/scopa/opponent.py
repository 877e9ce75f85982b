"""A computer's turn at a table of Scopa's family: what is asked of the process that thinks. Decides no play.

Should thinking fail for good, the play of level easy is made here and now, which takes no time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.levels import Level
from game.scopa.match import Match
from game.scopa.players import choose, warm_up
from game.scopa.state import PlayCard
from scenes.table.opponent import Mind, Thinking, Turn

_PATIENCE = 8.0
"""Seconds for a play of the computer; the strongest level takes half of one."""
MIND = Mind(warm_up, _PATIENCE)
Choose = Callable[[Level, Any, int], PlayCard]
"""What a game's computers choose at a level, seeing only an observation of that game, with this chance."""


class Opponent(Turn[PlayCard]):
    """Whoever of the computers is to play; `pause` gives the seconds a play takes its time for at least.

    A game with computers of its own says how they choose.
    """

    MIND = MIND

    def __init__(self, thinker: Thinking, pause: Callable[[], float]) -> None:
        super().__init__(thinker, self.MIND, pause)

    @property
    def chooses(self) -> Choose:
        """How plays are chosen; a function of a module, for another process calls it."""
        return choose

    def ask(self, match: Match) -> None:
        """Begin to think about the match's present position."""
        level, seen = Level(match.level), match.observation(match.state.to_play)
        self.think(partial(_at_once, match, self.chooses), self.chooses, level, seen, match.thinking_seed)


def _at_once(match: Match, chooses: Choose) -> PlayCard:
    """A play that needs no thinking."""
    try:
        return chooses(Level.EASY, match.observation(match.state.to_play), match.thinking_seed)
    except Exception:  # whatever kept the levels from an answer there may do so here
        return match.legal_plays()[0]
