"""What the others probably hold, from what each played when he could have played better; knows only what was seen.

Nobody is dealt another card, so what a play says holds to the end of the deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp
from random import Random

from game.scopa.players.bits import PLACES, VALUES, places_of, set_of
from game.scopa.state import CardPlayed
from game.scopone.observation import Observation
from game.scopone.players.habit import Habit, of_sides
from game.scopone.players.view import View, World
from game.seats import SIDES, in_turn

_SLACK = 0.35
"""How many points' worth a player lets go before the card becomes e times less likely."""
_OTHERS = 1.2
"""How much each other card of a hand offers, against one as good as the card that was played."""
_DOUBT = 0.05
"""What remains likely however good the play that was not made: players err."""
_MOST = 50.0
"""Beyond this only doubt is left."""
_PAIRED = 1.7
"""How much likelier it makes another card of the rank that one of them was laid: who holds two lays one sooner."""
_GUARDED = 1.5
"""How much likelier it makes a card that would sweep that the table was left so: who holds it fears it less."""

Weights = dict[int, tuple[float, float, float]]
"""For each unseen card how likely each of the others holds it, by the order of play from me on; only ratios count."""


def likelihoods(view: View, seen: Observation) -> Weights:
    """How likely each unseen card is in each hand; 1 where nothing speaks for it or against it."""
    seats = in_turn(seen.me, len(seen.hand_sizes))
    habits = dict(zip(seats, of_sides(view.closing) * SIDES, strict=True))
    held = dict(zip(seats, view.sizes, strict=True))
    unseen = places_of(view.unseen)
    weights = {seat: dict.fromkeys(unseen, 1.0) for seat in seats}
    for table, hidden, play in _history(view, seen):
        seat, others = play.seat, held[play.seat]
        held[seat] += 1
        if seat != seen.me and others:
            _weigh(weights[seat], habits[seat], PLACES[play.card], table, hidden, _OTHERS * others)
    first, partner, last = (weights[seat] for seat in seats[1:])
    return {place: (first[place], partner[place], last[place]) for place in unseen}


def _weigh(weights: dict[int, float], habit: Habit, made: int, table: int, hidden: int, others: float) -> None:
    """What it says of a hand that it played the card at `made`; the other cards in it offered so much."""
    ways = habit.ways(table)
    take, _, sweepers = ways[VALUES[made]]
    brought = habit.appeal(ways[VALUES[made]], made, 1 << made, hidden ^ 1 << made)
    for place in weights:
        value = VALUES[place]
        missed = habit.appeal(ways[value], place, 1 << place, hidden ^ 1 << place) - brought
        factor = max(_DOUBT, (others + 1) / (others + exp(min(missed / _SLACK, _MOST))))
        if value == VALUES[made] and not take:
            factor *= _PAIRED
        elif sweepers >> place & 1:
            factor *= _GUARDED
        weights[place] *= factor


def _history(view: View, seen: Observation) -> list[tuple[int, int, CardPlayed]]:
    """The plays, last first, each with the table before it and the cards nobody had shown then."""
    table, hidden, found = view.table, view.unseen | set_of(seen.hand), []
    for play in reversed(seen.plays):
        card = set_of((play.card,))
        table = table | set_of(play.take) if play.take else table & ~card
        hidden |= card
        found.append((table, hidden, play))
    return found


def imagine(view: View, weights: Weights, chance: Random) -> World:
    """A way the hidden cards may lie, drawn as the likelihoods say."""
    draw = chance.random
    _, one, two, three = view.sizes
    nobody = len(weights) - one - two - three
    first = partner = last = 0
    order = list(weights)
    chance.shuffle(order)
    for place in order:
        by_first, by_partner, by_last = weights[place]
        by_first *= one
        by_partner = by_first + by_partner * two
        by_last = by_partner + by_last * three
        lot = draw() * (by_last + nobody)
        if lot < by_first:
            first |= 1 << place
            one -= 1
        elif lot < by_partner:
            partner |= 1 << place
            two -= 1
        elif lot < by_last:
            last |= 1 << place
            three -= 1
        else:
            nobody -= 1
    return first, partner, last


def every_world(view: View, weights: Weights) -> list[tuple[World, float]]:
    """Every way the hidden cards may lie, each with how likely it is; only ratios count."""
    places = list(weights)
    _, first, partner, last = view.sizes
    found: list[tuple[World, float]] = []
    for held, likely in _hands(places, first, weights, 0):
        rest = [place for place in places if not held >> place & 1]
        for partners, as_likely in _hands(rest, partner, weights, 1):
            left = [place for place in rest if not partners >> place & 1]
            found += [
                ((held, partners, his), likely * as_likely * odds) for his, odds in _hands(left, last, weights, 2)
            ]
    return found


def _hands(places: Sequence[int], size: int, weights: Weights, whose: int) -> Iterator[tuple[int, float]]:
    for hand in combinations(places, size):
        held, likely = 0, 1.0
        for place in hand:
            held |= 1 << place
            likely *= weights[place][whose]
        yield held, likely
