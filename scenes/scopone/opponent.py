"""A computer's turn at the Scopone table: which computers choose there. Decides no play."""

from __future__ import annotations

from game.scopone.players import choose, warm_up
from scenes.match.opponent import PATIENCE, Choose
from scenes.scopa import opponent as of_two
from scenes.table.opponent import Mind


class Opponent(of_two.Opponent):
    """Whoever of the three computers is to play: one after the other is asked, each with what its own seat sees."""

    MIND = Mind(warm_up, PATIENCE)

    @property
    def chooses(self) -> Choose:
        return choose
