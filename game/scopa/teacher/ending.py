"""What an ending is worth that a search compares: points, with the cards behind them. Decides no line."""

from __future__ import annotations

from typing import Self

from game.scopa.players.bits import points
from game.scopa.players.stakes import Taken


class Ending(float):
    """By how many points our side is ahead at a deal's end; remembers what was taken to get there."""

    taken: Taken

    @classmethod
    def of(cls, taken: Taken, napola: bool) -> Self:
        """The ending in which this has been taken."""
        mine, his = points(taken.mine, taken.his, napola)
        ending = cls(mine + taken.my_scope - his - taken.his_scope)
        ending.taken = taken
        return ending
