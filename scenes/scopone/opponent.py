"""A computer's turn at the Scopone table: which computers choose there. Decides no play."""

from __future__ import annotations

from game.scopone.players import choose, warm_up
from scenes.scopa import opponent as of_two
from scenes.scopa.opponent import Choose
from scenes.table.opponent import Mind

MIND = Mind(warm_up, of_two.MIND.patience)


class Opponent(of_two.Opponent):
    """Whoever of the three computers is to play: one after the other is asked, each with what its own seat sees."""

    MIND = MIND

    @property
    def chooses(self) -> Choose:
        return choose
