"""What the other probably holds, from what he played when he could have played better; knows only what was seen."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate, combinations, permutations
from math import exp
from random import Random

from game.briscola.players.bits import places_of
from game.briscola.players.duel_habit import FEWEST, preferred_answer, preferred_lead
from game.briscola.players.duel_plain import ANSWERED, LED
from game.briscola.players.view import View

_SLACK = 1.5
"""How many points a player lets go before a card becomes e times less likely."""
_DOUBT = 0.05
"""What remains likely however good the play that was not made: players err."""
_KEPT = 2 / 3
"""How likely a card one holds now was already there a trick ago."""
_UNKNOWN = 0.5
"""How much a play says of a card that was not there yet: as much as of one that was as good as the one played."""
_MOST = 50.0
_TRICKS = 9
"""Tricks longer ago say nothing any more."""

Weights = dict[int, float]
"""For each unseen card how likely it is in the other's hand; only ratios count."""
World = tuple[list[int], list[int]]
"""One way the hidden cards may lie: the other's hand, and the stock from the card that is drawn next."""


def likelihoods(view: View) -> Weights:
    """How likely each unseen card is in the other's hand."""
    weights = dict.fromkeys(places_of(view.unseen), 1.0)
    live = view.unseen | sum(1 << place for place in view.hand) | view.known[1]
    if view.stock:
        live |= 1 << view.turned_up
    there = 1.0
    left = len(view.hand) + view.stock // 2
    if view.trick:
        _weigh(weights, view.trick[0], None, live, left, there)
        live |= 1 << view.trick[0]
    for leader, cards in reversed(view.tricks[-_TRICKS:]):
        left += 1
        if left > FEWEST - 1:
            there *= _KEPT
        first, second = cards
        if leader:
            live |= 1 << second
            _weigh(weights, first, None, live, left, there)
            live |= 1 << first
        else:
            _weigh(weights, second, first, live, left, there)
            live |= 1 << first | 1 << second
    return weights


def _weigh(weights: Weights, card: int, lead: int | None, live: int, left: int, there: float) -> None:
    """What it says of the cards he may hold that he played this one; `live` are those not played then, without it."""
    if left < FEWEST:
        return
    live |= 1 << card
    plain = LED if lead is None else ANSWERED[lead]
    for other in weights:
        if lead is None:
            better = preferred_lead(card, other, live, left)
        else:
            better = preferred_answer(card, other, lead, live, left)
        likely = (_chosen(better) + _chosen(plain[card] - plain[other])) / 2
        weights[other] *= (1 - there) * _UNKNOWN + there * (_DOUBT + (1 - 2 * _DOUBT) * likely)


def _chosen(better: float) -> float:
    """How likely a card is played that seems better than another by so many points."""
    return 1 / (1 + exp(max(-_MOST, min(_MOST, -better / _SLACK))))


class Imagination:
    """Draws ways the hidden cards may lie, as the likelihoods say; `draws` is how many of the stock's cards matter."""

    def __init__(self, view: View, weights: Weights, chance: Random, draws: int) -> None:
        self._known = places_of(view.known[1])
        self._places = list(weights)
        self._sums = list(accumulate(weights.values()))
        self._wanted = view.sizes[1] - len(self._known)
        self._last = [view.turned_up] if view.stock else []
        self._hidden = max(0, view.stock - len(self._last))
        self._draws = min(draws, self._hidden)
        self._random = chance.random

    def world(self) -> World:
        """A way they may lie; its stock has as many cards as matter, at least."""
        random, places, sums = self._random, self._places, self._sums
        total, taken, hand = sums[-1] if sums else 0.0, 0, self._known.copy()
        for _ in range(min(self._wanted, len(places))):
            place = places[bisect(sums, random() * total, 0, len(sums) - 1)]
            while taken >> place & 1:
                place = places[bisect(sums, random() * total, 0, len(sums) - 1)]
            taken |= 1 << place
            hand.append(place)
        stock: list[int] = []
        count = len(places)
        for _ in range(min(self._draws, count - self._wanted)):
            place = places[int(random() * count)]
            while taken >> place & 1:
                place = places[int(random() * count)]
            taken |= 1 << place
            stock.append(place)
        return hand, (stock + self._last if self._draws == self._hidden else stock)


def every_world(view: View, weights: Weights) -> Iterator[tuple[World, float]]:
    """Every way the hidden cards may lie, each with how likely it is; only ratios count."""
    known = places_of(view.known[1])
    last = [view.turned_up] if view.stock else []
    for held in combinations(weights, view.sizes[1] - len(known)):
        likely = 1.0
        for place in held:
            likely *= weights[place]
        rest = [place for place in weights if place not in held]
        for stock in permutations(rest, max(0, view.stock - len(last))):
            yield ([*known, *held], [*stock, *last]), likely
