"""Hard in pairs: plays its cards to the end of the deal in its head, and keeps the one that comes out best.

It counts the cards that are gone, imagines those it can't see as the others' plays make them likely, and follows habit
from there on. When the stock is gone it searches every line instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.briscola.players import pair_belief as belief
from game.briscola.players.bits import LOADS
from game.briscola.players.pair_belief import Weights
from game.briscola.players.pair_figures import HABIT
from game.briscola.players.pair_playout import play_out
from game.briscola.players.pair_search import Hands, Search
from game.briscola.players.view import View

PLAYS = 100_000
"""How many plays it follows in its playouts for one decision."""
_LOAD_LED = 2.0
"""So many points a playout, of all of them, speak against leading a load: playouts think too well of it."""
NODES = 40_000
"""How many plays it looks at, searching, where it can't search every way the hidden cards may lie."""
_ALL_WORLDS = 100
"""It searches every way they may lie where there are no more: always where partners see each other's cards."""
WON = 20
"""How many points it is worth to have won the deal."""


def choose(view: View, chance: Random, plays: int = PLAYS, nodes: int = NODES) -> int:
    """The card of the hand it plays, by place, which comes out best; the same chance gives the same card."""
    weights = belief.likelihoods(view, HABIT)
    if not view.stock:
        return _searched(view, weights, chance, nodes)
    running = list(view.hand)
    stages = len(running) - 1
    playouts = plays // (sum(view.sizes) + view.stock)
    results = {place: -_LOAD_LED * playouts if not view.trick and LOADS >> place & 1 else 0.0 for place in running}
    for _ in range(stages):
        for _ in range(playouts // stages // len(running)):
            world = belief.imagine(view, weights, chance)
            for place in running:
                results[place] += worth(play_out(view, world, place, HABIT))
        running.sort(key=results.__getitem__, reverse=True)
        running.pop()
    return running[0]


def searches_all(view: View) -> bool:
    """Whether it looks at every way the hidden cards may lie, and at every line in it."""
    return not view.stock and belief.ways(view) <= _ALL_WORLDS


def worth(ahead: int) -> float:
    """What it is worth to be so many points ahead at the end."""
    return ahead + WON * ((ahead > 0) - (ahead < 0))


def _searched(view: View, weights: Weights, chance: Random, nodes: int) -> int:
    """The card that ends best on average over the ways the hidden cards may lie; of equal ones the first."""
    search = Search(view, worth)
    results = dict.fromkeys(view.hand, 0.0)
    all_of_them = searches_all(view)
    for hands, likely in belief.every_deal(view, weights) if all_of_them else _drawn(view, weights, chance):
        for place in view.hand:
            results[place] += likely * search.value(hands, place)
        if search.nodes > nodes and not all_of_them:
            break
    return max(view.hand, key=results.__getitem__)


def _drawn(view: View, weights: Weights, chance: Random) -> Iterator[tuple[Hands, float]]:
    """Without end ways they may lie, drawn by belief."""
    while True:
        yield belief.imagine(view, weights, chance).hands, 1.0
