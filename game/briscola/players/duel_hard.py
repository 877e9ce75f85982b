"""Hard for two: plays its cards on in its head, in ways the hidden ones may lie, and keeps the one that comes out best.

It counts the cards that are gone, imagines those it can't see as the other's plays make them likely, follows habit for
a trick or two and judges what the hands are worth then. The last tricks it plays to their end, every line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import erf, sqrt
from random import Random

from game.briscola.players.duel_belief import Imagination, Weights, World, every_world, likelihoods
from game.briscola.players.duel_endgame import Search
from game.briscola.players.duel_habit import answered, led
from game.briscola.players.duel_playout import Playouts
from game.briscola.players.view import View

WORLDS = 400
"""In how many ways the hidden cards may lie it plays on, for one decision."""
TRICKS = 1
"""How many tricks after the one under way are played on by habit."""
_HABIT = 0.25
"""What habit says counts so much beside what the playouts say."""
_ALL_STOCK = 4
"""With no more cards to draw it looks at every way the hidden ones may lie."""
_TO_WIN = 12.0
"""How many points it is worth to win the deal."""
_SPREAD = 7.5
"""How far the points of the tricks to come scatter, times the root of how many there are."""


def choose(view: View, chance: Random, worlds: int = WORLDS) -> int:
    """The card of the hand it plays, by place; the same chance gives the same card."""
    search = Search(at_the_end)
    weights = likelihoods(view)
    if not view.stock:
        results = _ended(view, weights, search)
    else:
        playouts = Playouts(view, TRICKS, judged, search)
        results = {place: _HABIT * said for place, said in _said_by_habit(view)}
        imagined = list(_worlds(view, weights, chance, worlds))
        total = sum(likely for *_, likely in imagined)
        for world, plain, likely in imagined:
            for place in results:
                results[place] += likely / total * playouts.value(place, world, plain)
    return max(view.hand, key=results.__getitem__)


def at_the_end(ahead: int) -> float:
    """What it is worth to end the deal so many points ahead."""
    return ahead + (_TO_WIN if ahead > 0 else -_TO_WIN if ahead < 0 else 0.0)


def judged(ahead: float, left: int) -> float:
    """What it is worth to be so many points ahead as far as one can tell with so many tricks left."""
    return ahead + _TO_WIN * erf(ahead / (_SPREAD * sqrt(2 * left)))


def _ended(view: View, weights: Weights, search: Search) -> dict[int, float]:
    """What each card is worth when nothing is left to draw: the other's hand is known, wherever every card is."""
    ahead = view.points[0] - view.points[1]
    mine = _set(view.hand)
    results = dict.fromkeys(view.hand, 0.0)
    for (hand, _), likely in every_world(view, weights):
        his = _set(hand)
        for place in results:
            if view.trick:
                value = search.answer(mine, his, view.trick[0], place, ahead)
            else:
                value = search.lead(mine, his, place, ahead)
            results[place] += likely * value
    return results


def _worlds(view: View, weights: Weights, chance: Random, worlds: int) -> Iterator[tuple[World, bool, float]]:
    """All ways the hidden cards may lie, each with how likely it is, or some that belief draws; in each of them the
    other plays by habit or plainly.
    """
    if view.stock <= _ALL_STOCK:
        for world, likely in every_world(view, weights):
            yield world, False, likely
            yield world, True, likely
        return
    imagination = Imagination(view, weights, chance, 2 * TRICKS)
    for number in range(worlds):
        yield imagination.world(), bool(number % 2), 1.0


def _set(places: Sequence[int]) -> int:
    return sum(1 << place for place in places)


def _said_by_habit(view: View) -> Iterator[tuple[int, float]]:
    """How many points ahead each card will probably bring me, as habit says."""
    left = len(view.hand) + view.stock // 2
    live = view.unseen | view.known[1] | _set(view.hand) | 1 << view.turned_up
    if view.trick:
        yield from zip(view.hand, answered(view.hand, view.trick[0], live, left), strict=True)
    else:
        yield from zip(view.hand, led(view.hand, live, left), strict=True)
