"""A computer's turn at the Briscola table: which computers choose there. Decides no play."""

from __future__ import annotations

from game.briscola.players import choose, warm_up
from game.briscola.state import PlayCard
from scenes.match import opponent as of_match
from scenes.match.opponent import PATIENCE, Choose
from scenes.table.opponent import Mind


class Opponent(of_match.Opponent[PlayCard]):
    """Whoever of the computers is to play: each is asked with what its own seat sees."""

    MIND = Mind(warm_up, PATIENCE)

    @property
    def chooses(self) -> Choose:
        return choose
