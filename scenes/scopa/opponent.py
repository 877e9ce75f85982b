"""A computer's turn at the Scopa table: which computers choose there. Decides no play."""

from __future__ import annotations

from game.scopa.players import choose, warm_up
from game.scopa.state import PlayCard
from scenes.match import opponent as of_match
from scenes.match.opponent import PATIENCE, Choose
from scenes.table.opponent import Mind


class Opponent(of_match.Opponent[PlayCard]):
    """The computer across the table; a game of the family with computers of its own says how they choose."""

    MIND = Mind(warm_up, PATIENCE)

    @property
    def chooses(self) -> Choose:
        return choose
