"""Hard for two: plays its cards on in its head, in ways the hidden ones may lie, and keeps the one that comes out best.

It counts the cards that are gone, imagines those it can't see as the other's plays make them likely, plays one more
trick without looking ahead and judges what the hands are worth then. The last tricks it plays to their end, every line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb, erf, perm, sqrt
from random import Random

from game.briscola.players import medium
from game.briscola.players.bits import BEATERS, IN_SUIT, POINTS
from game.briscola.players.duel_belief import Imagination, Weights, World, every_world, likelihoods
from game.briscola.players.duel_endgame import Search
from game.briscola.players.duel_habit import answered, led
from game.briscola.players.duel_playout import Playouts
from game.briscola.players.view import View
from game.briscola.rules import TWO

WORLDS = 1200
"""In how many ways the hidden cards may lie it plays on, for one decision."""
TRICKS = 1
"""How many tricks after the one under way are played on by habit."""
_HABIT = 0.25
"""What habit says counts so much beside what the playouts say."""
_ALL_WORLDS = 120
"""It looks at every way the hidden cards may lie where there are no more: when at most four are to be drawn."""
_TO_WIN = 12.0
"""How many points it is worth to win the deal."""
_SPREAD = 7.5
"""How far the points of the tricks to come scatter, times the root of how many there are."""
_WHOLE = TWO.hand
"""Who has fewer cards while there are some to draw comes from a position nobody can play up to."""

Imagined = tuple[World, bool, float]
"""A way the hidden cards may lie, whether the other plays plainly in it or by habit, how likely it is."""


def choose(view: View, chance: Random, worlds: int = WORLDS) -> int:
    """The card of the hand it plays, by place; the same chance gives the same card."""
    if view.stock and len(view.hand) < _WHOLE:
        return medium.choose(view, chance)
    running = candidates(view)
    if len(running) == 1:
        return running[0]
    imagined = list(_worlds(view, likelihoods(view), chance, worlds))
    results = _played_on(view, running, imagined) if view.stock else _ended(view, running, imagined)
    return max(running, key=results.__getitem__)


def candidates(view: View) -> list[int]:
    """The cards it looks at: of those of a suit that count nothing and would do the same to a trick that was led only
    the lowest, while there are cards to draw.
    """
    if not (view.trick and view.stock):
        return list(view.hand)
    beaters = BEATERS[view.trick[0]]
    lowest: dict[tuple[int, int, int], int] = {}
    for place in view.hand:
        lowest.setdefault((place // IN_SUIT, beaters >> place & 1, POINTS[place]), place)
    return list(lowest.values())


def searches_all(view: View) -> bool:
    """Whether it looks at every way the hidden cards may lie, and at every line in it."""
    return not view.stock and _count(view) <= _ALL_WORLDS


def at_the_end(ahead: int) -> float:
    """What it is worth to end the deal so many points ahead."""
    return ahead + (_TO_WIN if ahead > 0 else -_TO_WIN if ahead < 0 else 0.0)


def judged(ahead: float, left: int) -> float:
    """What it is worth to be so many points ahead as far as one can tell with so many tricks left."""
    return ahead + _TO_WIN * erf(ahead / (_SPREAD * sqrt(2 * left)))


def _played_on(view: View, running: Sequence[int], imagined: Sequence[Imagined]) -> dict[int, float]:
    """What each card is worth while there are cards to draw."""
    playouts = Playouts(view, TRICKS, judged, Search(at_the_end))
    said = dict(_said_by_habit(view))
    results = {place: _HABIT * said[place] for place in running}
    total = sum(likely for *_, likely in imagined)
    for world, plain, likely in imagined:
        for place in results:
            results[place] += likely / total * playouts.value(place, world, plain)
    return results


def _ended(view: View, running: Sequence[int], imagined: Sequence[Imagined]) -> dict[int, float]:
    """What each card is worth when none is left to draw: the other's hand is known, if every card is."""
    search, ahead, mine = Search(at_the_end), view.points[0] - view.points[1], _set(view.hand)
    results = dict.fromkeys(running, 0.0)
    for (hand, _), _, likely in imagined:
        his = _set(hand)
        for place in results:
            if view.trick:
                value = search.answer(mine, his, view.trick[0], place, ahead)
            else:
                value = search.lead(mine, his, place, ahead)
            results[place] += likely * value
    return results


def _worlds(view: View, weights: Weights, chance: Random, worlds: int) -> Iterator[Imagined]:
    """All ways the hidden cards may lie, or some that belief draws."""
    if _count(view) <= _ALL_WORLDS:
        for world, likely in every_world(view, weights):
            yield world, False, likely
            yield world, True, likely
        return
    to_the_end = 2 * (TRICKS + 1)
    imagination = Imagination(view, weights, chance, to_the_end if view.stock <= to_the_end else 2 * TRICKS)
    for number in range(worlds):
        yield imagination.world(), bool(number % 2), 1.0


def _count(view: View) -> int:
    """In how many ways the hidden cards may lie."""
    hidden, wanted = view.unseen.bit_count(), view.sizes[1] - view.known[1].bit_count()
    return comb(hidden, wanted) * perm(hidden - wanted, max(0, view.stock - 1))


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
