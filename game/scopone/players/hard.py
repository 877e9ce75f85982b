"""Hard: plays its likeliest plays to the end of the deal in its head, and keeps the one that comes out best.

It counts the cards that are gone, imagines those it can't see as the others' plays make them likely, and follows habit
from there on. With the last cards it searches every line instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.scopa.players.outlook import Outlook
from game.scopa.players.stakes import Stakes
from game.scopa.players.view import Option
from game.scopone.observation import Observation
from game.scopone.players import belief
from game.scopone.players.belief import Weights
from game.scopone.players.endgame import Search
from game.scopone.players.habit import of_sides
from game.scopone.players.playout import play_out
from game.scopone.players.view import View, World
from game.seats import side_of

PLAYS = 40_000
"""How many plays it follows in its playouts for one decision."""
_STAGES = (4, 3, 2)
"""Each stage has an equal part of them; so many plays, those that lead, go on in it."""
_HABIT = 10
"""For how many playouts a play's first appeal counts."""
NODES = 16_000
"""How many plays it looks at, searching, where it can't search every way the hidden cards may lie."""
_LAST_CARDS, _IN_PLAY = 3, 22
"""It searches once nobody holds more cards, and no more are in play: a full table is taken from in too many ways."""
_ALL_WORLDS = 100
"""It searches every way the hidden cards may lie where there are no more: always with two cards each."""
OUTLOOK = Outlook(
    (
        (0, 0, 3, 16, 55, 33, 21, 9, 4),
        (0, 4, 25, 51, 50, 27, 12, 4, 2),
        (3, 25, 61, 50, 34, 15, 6, 2, 1),
        (16, 51, 50, 26, 14, 5, 2, 1, 0),
        (55, 50, 34, 14, 6, 1, 1, 0, 0),
        (33, 27, 15, 5, 1, 0, 0, 0, 0),
        (21, 12, 6, 2, 1, 0, 0, 0, 0),
        (9, 4, 2, 1, 0, 0, 0, 0, 0),
        (4, 2, 1, 0, 0, 0, 0, 0, 0),
    )
)
"""How often a deal for four between equal sides brings one so many points (row) and the other so many (place in it)."""


def choose(view: View, seen: Observation, chance: Random, plays: int = PLAYS, nodes: int = NODES) -> Option:
    """The play that comes out best; the same chance gives the same play."""
    stakes = Stakes(side_of(seen.me), seen.terms, OUTLOOK)
    appeals = candidates(view)
    running = list(appeals)
    if len(running) == 1:
        return running[0]
    weights = belief.likelihoods(view, seen)
    if searches(view):
        return _searched(view, running, weights, stakes, chance, nodes)
    results = {option: _HABIT * stakes.of_a_point * appeals[option] for option in running}
    for most in _STAGES:
        del running[most:]
        for _ in range(plays // len(_STAGES) // view.turns // len(running)):
            world = belief.imagine(view, weights, chance)
            for option in running:
                results[option] += stakes.at_the_end(play_out(view, world, option))
        running.sort(key=results.__getitem__, reverse=True)
    return running[0]


def candidates(view: View) -> dict[Option, float]:
    """The plays it looks at, the most appealing first, each with the points it seems to bring at first sight."""
    appeals = _appeals(view)
    ordered = sorted(appeals, key=appeals.__getitem__, reverse=True)
    sweeps = [option for option in ordered if view.sweeps(option)]
    # What a scopa brings is more than playouts tell for sure; of several the search tells which.
    running = sweeps if len(sweeps) == 1 or (sweeps and not searches(view)) else ordered
    return {option: appeals[option] for option in running}


def searches(view: View) -> bool:
    """Whether so few cards are left that it plays every line to its end."""
    return max(view.sizes) <= _LAST_CARDS and view.turns + view.table.bit_count() <= _IN_PLAY


def searches_all(view: View) -> bool:
    """Whether it looks at every way the hidden cards may lie then."""
    return view.worlds <= _ALL_WORLDS


def _appeals(view: View) -> dict[Option, float]:
    """How many points each legal play seems to bring at first sight."""
    habit, _ = of_sides(view.closing)
    own = view.held
    return {
        (place, take): habit.appeal(habit.way(place, take, view.table), place, own, view.unseen)
        for place, take in view.options()
    }


def _searched(
    view: View, options: list[Option], weights: Weights, stakes: Stakes, chance: Random, nodes: int
) -> Option:
    """The play that ends best on average over the ways the hidden cards may lie; of equal ones the first."""
    search = Search(view, stakes.at_the_end)
    results = dict.fromkeys(options, 0.0)
    for world, likely in _worlds(view, weights, chance):
        for option in options:
            results[option] += likely * search.value(world, option)
        if search.nodes > nodes and not searches_all(view):
            break
    return max(options, key=results.__getitem__)


def _worlds(view: View, weights: Weights, chance: Random) -> Iterator[tuple[World, float]]:
    """All ways the hidden cards may lie, each with how likely it is, or without end some that belief draws."""
    if searches_all(view):
        yield from belief.every_world(view, weights)
        return
    while True:
        yield belief.imagine(view, weights, chance), 1.0
