"""What the others in pairs probably hold, from what each played when he could have played better; knows what was seen.

A card that is drawn later was not there to be played, so what a play says fades with every trick that is drawn after.
"""

from __future__ import annotations

from itertools import combinations
from math import comb, exp, prod
from random import Random

from game.briscola.players.bits import LOADS, TRUMPS, places_of
from game.briscola.players.pair_habit import Habit, Row
from game.briscola.players.pair_playout import World, number_of
from game.briscola.players.pair_search import Hands
from game.briscola.players.view import View

_SLACK = 24.0
"""How many points a player lets go before the card becomes e times less likely."""
_OTHERS = 1.2
"""How much the other cards of a hand offer, against one as good as the card that was played."""
_DOUBT = 0.08
"""What remains likely however good the play that was not made: players err."""
_MOST = 30.0
"""Beyond this only doubt is left."""
_STAYS, _KEPT_STAYS = 0.66, 0.8
"""How likely a card in a hand was there a trick before; one that is worth keeping, a load or a trump."""

_KEPT = LOADS | TRUMPS
_DRAWS = 7
"""After so many tricks the stock is gone."""

Weights = dict[int, tuple[float, ...]]
"""For each unseen card how likely each player holds it, in the order of play from me on; only ratios count."""


def likelihoods(view: View, habit: Habit) -> Weights:
    """How likely each unseen card is in each hand; 1 where nothing speaks for it or against it."""
    unseen = places_of(view.unseen)
    weights = [dict.fromkeys(unseen, 1.0) for _ in view.sizes]
    tricks = (*view.tricks, (-len(view.trick) % view.players, view.trick))
    now = number_of(view)
    for number, (leader, trick) in enumerate(tricks, start=now - len(view.tricks)):
        since = min(now, _DRAWS) - min(number, _DRAWS)
        for step, place in enumerate(trick):
            turn = (leader + step) % view.players
            if turn:
                _weigh(weights[turn], habit.row(number, trick[:step]), place, since)
    return {place: tuple(of_player[place] for of_player in weights) for place in unseen}


def _weigh(weights: dict[int, float], row: Row, made: int, since: int) -> None:
    """What it says of a hand that it played the card at `made`, when it has drawn so often since."""
    stays, kept_stays = _STAYS**since, _KEPT_STAYS**since
    for place in weights:
        missed = min((row[place] - row[made]) / _SLACK, _MOST)
        factor = max(_DOUBT, (_OTHERS + 1) / (_OTHERS + exp(missed)))
        there = kept_stays if _KEPT >> place & 1 else stays
        weights[place] *= 1 - there * (1 - factor)


def imagine(view: View, weights: Weights, chance: Random) -> World:
    """A way the hidden cards may lie, drawn as the likelihoods say."""
    draw = chance.random
    hands = [list(view.hand), *map(places_of, view.known[1:])]
    _, next_one, partner, last = hands
    one, two, three = (size - len(hand) for size, hand in zip(view.sizes[1:], hands[1:], strict=True))
    stock = []
    nobody = len(weights) - one - two - three
    for place in sorted(weights, key=lambda _: draw()):
        _, by_next, by_partner, by_last = weights[place]
        by_next *= one
        by_partner = by_next + by_partner * two
        by_last = by_partner + by_last * three
        lot = draw() * (by_last + nobody)
        if lot < by_next:
            next_one.append(place)
            one -= 1
        elif lot < by_partner:
            partner.append(place)
            two -= 1
        elif lot < by_last:
            last.append(place)
            three -= 1
        else:
            stock.append(place)
            nobody -= 1
    # A position that was handed in may lack cards of the pack: those lie nowhere.
    stock[max(0, view.stock - 1) :] = [view.turned_up] if view.stock else []
    return World(tuple(map(tuple, hands)), tuple(stock))


def ways(view: View) -> int:
    """In how many ways the hidden cards may lie once none is drawn."""
    found, left = 1, view.unseen.bit_count()
    for size, known in zip(view.sizes[1:], view.known[1:], strict=True):
        hidden = size - known.bit_count()
        found *= comb(left, hidden)
        left -= hidden
    return found


def every_deal(view: View, weights: Weights) -> list[tuple[Hands, float]]:
    """Every way the hidden cards may lie once none is drawn, each with how likely it is; only ratios count."""
    found: list[tuple[Hands, float]] = [((view.hand,), 1.0)]
    for turn in range(1, view.players):
        known = tuple(places_of(view.known[turn]))
        found = [
            ((*hands, known + held), likely * prod(weights[place][turn] for place in held))
            for hands, likely in found
            for held in combinations(
                [place for place in weights if not any(place in hand for hand in hands)], view.sizes[turn] - len(known)
            )
        ]
    return found
