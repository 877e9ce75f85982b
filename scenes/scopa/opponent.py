"""The computer's turn at the Scopa table: what is asked of the process that thinks. Decides no play.

Should thinking fail for good, the play of level easy is made here and now, which takes no time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.levels import Level
from game.scopa.match import Match
from game.scopa.players import choose, warm_up
from game.scopa.state import PlayCard
from scenes.table.opponent import Mind, Thinking, Turn

_PATIENCE = 8.0
"""Seconds for a play of the computer; the strongest level takes half of one."""
MIND = Mind(warm_up, _PATIENCE)


class Opponent(Turn[PlayCard]):
    """The computer player of the table; `pause` gives the seconds it takes its time for at least."""

    def __init__(self, thinker: Thinking, pause: Callable[[], float]) -> None:
        super().__init__(thinker, MIND, pause)

    def ask(self, match: Match) -> None:
        """Begin to think about the match's present position."""
        level, seen = Level(match.level), match.observation(match.state.to_play)
        self.think(partial(_at_once, match), choose, level, seen, match.thinking_seed)


def _at_once(match: Match) -> PlayCard:
    """A play that needs no thinking."""
    try:
        return choose(Level.EASY, match.observation(match.state.to_play), match.thinking_seed)
    except Exception:  # whatever kept the levels from an answer there may do so here
        return match.legal_plays()[0]
