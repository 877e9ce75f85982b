"""Hard: plays each of its moves to the end of the deal in its head, and keeps the one that comes out best.

It counts the cards that are gone, imagines those it can't see as likely as the other's plays make them, and follows
habit from there on. In the last round it knows every card and searches.
"""

from __future__ import annotations

from random import Random

from game.scopa.observation import Observation
from game.scopa.players import belief, endgame
from game.scopa.players.bits import SETTEBELLO, value_of
from game.scopa.players.habit import Sight, appeal_of, worth_of
from game.scopa.players.outlook import FOR_TWO
from game.scopa.players.playout import play_out
from game.scopa.players.stakes import Stakes
from game.scopa.players.view import ROUND, Option, View
from game.seats import side_of

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
_LEAST_AHEAD = 4
"""How many plays it looks ahead at least, be it into the next round."""


def choose(view: View, seen: Observation, chance: Random, playouts: int = PLAYOUTS) -> Option:
    """The play that comes out best; the same chance gives the same play."""
    stakes = Stakes(side_of(seen.me), seen.terms, FOR_TWO)
    appeals = candidates(view)
    running = list(appeals)
    if endgame.is_open(view):
        return endgame.best(view, running, stakes.at_the_end)
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


def candidates(view: View) -> dict[Option, float]:
    """The plays it looks at, those it prefers at first sight first, each with the points it seems to bring there."""
    appeals = _appeals(view)
    ordered = sorted(appeals, key=appeals.__getitem__, reverse=True)
    prizes = [option for option in ordered if view.sweeps(option) or _takes_settebello(option)]
    running = ordered[:_MOST_PLAYS]
    if endgame.is_open(view):
        # The first of equal plays is kept: a scopa or the settebello now, rather than in a line that ends the same.
        running = prizes + [option for option in running if option not in prizes]
    elif prizes:
        # Playouts scatter; a scopa or the settebello in the hand is more than they can tell.
        running = prizes
    return {option: appeals[option] for option in running}


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
