"""What cards taken are worth to a player: the chance they leave his side to win the match. Knows bits, no hands."""

from __future__ import annotations

from typing import NamedTuple

from game.scopa.players.bits import points
from game.scopa.players.forecast import points_ahead
from game.scopa.players.outlook import Outlook
from game.scopa.terms import Terms
from game.seats import Side, other_side

_POINT = 1e-6
"""What a point more is worth where the chance to win the match is the same."""


class Taken(NamedTuple):
    """The sets of cards taken so far in the deal, and the scope made, by my side and by the other.

    `closed`: my side captured last.
    """

    mine: int
    his: int
    my_scope: int
    his_scope: int
    closed: bool


class Stakes:
    """What cards taken are worth to side `us`."""

    def __init__(self, us: Side, terms: Terms, outlook: Outlook) -> None:
        self._match = (terms.match[us], terms.match[other_side(us)])
        self._target, self._napola, self._outlook = terms.target, terms.napola, outlook
        self.of_a_point = (self._chance(1, 0) - self._chance(0, 1)) / 2

    def at_the_end(self, taken: Taken) -> float:
        """For a deal that is over."""
        mine, his = points(taken.mine, taken.his, self._napola)
        mine, his = mine + taken.my_scope, his + taken.his_scope
        # Once the match is as good as decided the points themselves tell plays apart.
        return self._chance(mine, his) + _POINT * (mine - his)

    def on_the_way(self, taken: Taken) -> float:
        """For a deal under way, against one that is even."""
        ahead = points_ahead(taken.mine, taken.his, self._napola) + taken.my_scope - taken.his_scope
        return self.of_a_point * ahead

    def _chance(self, mine: int, his: int) -> float:
        return self._outlook.chance((self._match[0] + mine, self._match[1] + his), self._target)
