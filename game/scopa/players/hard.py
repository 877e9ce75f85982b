"""Hard: plays each of its moves to the end of the deal in its head, and keeps the one that comes out best.

It counts the cards that are gone, imagines those it can't see as likely as the other's plays make them, and follows
habit from there on. In the last round it knows every card and searches.
"""

from __future__ import annotations

from random import Random

from game.scopa.observation import Observation
from game.scopa.players import belief, endgame, outlook
from game.scopa.players.bits import points, value_of
from game.scopa.players.habit import Sight, appeal_of, worth_of
from game.scopa.players.playout import Ending, play_out
from game.scopa.players.view import Option, View

PLAYOUTS = 240
"""How many deals it plays to their end for one decision."""
_STAGES = 3
"""Each stage has an equal part of them, and the better half of the plays goes on to the next."""
_HABIT = 30
"""For how many playouts a play's first appeal counts."""


class Stakes:
    """What an ending is worth to player `me`: the chance it leaves him to win the match."""

    def __init__(self, seen: Observation) -> None:
        me, match = seen.me, seen.terms.match
        self._match = (match[me], match[1 - me])
        self._target, self._napola = seen.terms.target, seen.terms.napola

    def of(self, ending: Ending) -> float:
        mine, his = points(ending.mine, ending.his, self._napola)
        return self._chance(mine + ending.my_scope, his + ending.his_scope)

    def of_a_point(self) -> float:
        """What one point more is worth, as the match stands."""
        return (self._chance(1, 0) - self._chance(0, 1)) / 2

    def _chance(self, mine: int, his: int) -> float:
        return outlook.chance((self._match[0] + mine, self._match[1] + his), self._target)


def choose(view: View, seen: Observation, chance: Random, playouts: int = PLAYOUTS) -> Option:
    """The play that comes out best; the same chance gives the same play."""
    stakes = Stakes(seen)
    if endgame.is_open(view):
        return endgame.best(view, stakes.of)
    appeals = _appeals(view)
    scale = _HABIT * stakes.of_a_point()
    results = {option: scale * appeal for option, appeal in appeals.items()}
    weights = belief.likelihoods(view, seen)
    running = list(results)
    for _ in range(_STAGES):
        for _ in range(playouts // _STAGES // len(running)):
            world = belief.imagine(view, weights, chance)
            for option in running:
                results[option] += stakes.of(play_out(view, world, option))
        running.sort(key=results.__getitem__, reverse=True)
        del running[max(2, (len(running) + 1) // 2) :]
    return running[0]


def _appeals(view: View) -> dict[Option, float]:
    sight = Sight(view.hand, view.table, value_of(view.table), view.unseen, view.odds, view.turns == 1)
    return {(place, take): appeal_of(sight, place, take, worth_of(take)) for place, take in view.options()}
