"""Hard: plays each of its moves to the end of the deal in its head, and keeps the one that comes out best.

It counts the cards that are gone, imagines those it can't see as likely as the other's plays make them, and follows
habit from there on. In the last round it knows every card and searches.
"""

from __future__ import annotations

from random import Random

from game.scopa.observation import Observation
from game.scopa.players import belief, endgame, outlook
from game.scopa.players.bits import ROUND, SETTEBELLO, points, value_of
from game.scopa.players.forecast import points_ahead
from game.scopa.players.habit import Sight, appeal_of, worth_of
from game.scopa.players.playout import Taken, play_out
from game.scopa.players.view import Option, View
from game.seats import other_side, side_of

PLAYOUTS = 270
"""How many deals it plays to their end for one decision."""
_STAGES = 3
"""Each stage has an equal part of them, and the better half of the plays goes on to the next."""
_MOST_PLAYS = 15
"""So many plays, the most appealing ones, are looked at; only very full tables offer more."""
_HABIT = 20
"""For how many playouts a play's first appeal counts."""
_NEAR = 0.8
"""How much the end of the round counts; the end of the deal, which chance moves more, counts the rest."""
_POINT = 1e-6
"""What a point more is worth where the chance to win the match is the same."""
_LEAST_AHEAD = 4
"""How many plays it looks ahead at least, be it into the next round."""


class Stakes:
    """What cards taken are worth to player `me`, as the chance they leave him to win the match."""

    def __init__(self, seen: Observation) -> None:
        us, match = side_of(seen.me), seen.terms.match
        self._match = (match[us], match[other_side(us)])
        self._target, self._napola = seen.terms.target, seen.terms.napola
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
        return outlook.chance((self._match[0] + mine, self._match[1] + his), self._target)


def choose(view: View, seen: Observation, chance: Random, playouts: int = PLAYOUTS) -> Option:
    """The play that comes out best; the same chance gives the same play."""
    stakes = Stakes(seen)
    appeals = _appeals(view)
    ordered = sorted(appeals, key=appeals.__getitem__, reverse=True)
    prizes = [option for option in ordered if view.sweeps(option) or _takes_settebello(option)]
    running = ordered[:_MOST_PLAYS]
    if endgame.is_open(view):
        # The first of equal plays is kept: a scopa or the settebello now, rather than in a line that ends the same.
        others = [option for option in running if option not in prizes]
        return endgame.best(view, prizes + others, stakes.at_the_end)
    # Playouts scatter; a scopa or the settebello in the hand is more than they can tell.
    running = prizes or running
    results = {option: _HABIT * stakes.of_a_point * appeals[option] for option in running}
    weights, horizon = belief.likelihoods(view, seen), _horizon(view)
    for _ in range(_STAGES):
        for _ in range(playouts // _STAGES // len(running)):
            world = belief.imagine(view, weights, chance)
            for option in running:
                soon, end = play_out(view, world, option, horizon)
                results[option] += _NEAR * stakes.on_the_way(soon) + (1 - _NEAR) * stakes.at_the_end(end)
        running.sort(key=results.__getitem__, reverse=True)
        del running[max(2, (len(running) + 1) // 2) :]
    return running[0]


def _appeals(view: View) -> dict[Option, float]:
    """How many points each legal play seems to bring at first sight."""
    sight = Sight(view.hand, view.table, value_of(view.table), view.unseen, view.odds, view.turns == 1)
    return {(place, take): appeal_of(sight, place, take, worth_of(take)) for place, take in view.options()}


def _takes_settebello(option: Option) -> bool:
    place, take = option
    return bool(take) and bool(SETTEBELLO & (take | 1 << place))


def _horizon(view: View) -> int:
    """How many plays it is to the end of the round, or of the next one where that is too near."""
    plays = len(view.hand) + view.other_hand_size
    return plays if plays >= _LEAST_AHEAD else plays + ROUND
