"""A sparring partner at Scopone that weighs every play with care and searches nothing; sees an observation only.

It counts the cards that are gone and every card it holds, and asks of each of its plays what it brings, what the next
player will most likely make of the table it leaves, and what is left for the partner then. Its figures are its own.
"""

from __future__ import annotations

from game.scopa.players.bits import COINS, OF_RANK, SETTEBELLO, VALUES, places_of, takes
from game.scopa.players.view import Option, play_of
from game.scopa.state import PlayCard
from game.scopone.observation import Observation
from game.scopone.players.view import View

_SCOPA = 1.1
_CARD, _COIN, _SETTEBELLO = 0.09, 0.14, 1.0
_PRIMIERA = {7: 0.42, 6: 0.2, 1: 0.2, 5: 0.06}
_NEXT, _PARTNER = 2.0, 0.1
"""How much of what the next player may make of the table counts against a play, of what the partner may for it."""
_PAIR = 0.4
"""A card laid that the hand can take back."""
_LAST, _LAST_PLAYS = 0.12, 12
"""For each card lying there, to have taken last when no more than so many plays are left."""


def choose(seen: Observation, _: int) -> PlayCard:
    """The play it values most, of equal ones the lowest card."""
    view = View.of(seen)
    return play_of(max(view.options(), key=lambda option: (_value(view, option), -option[0])))


def _worth(place: int) -> float:
    coin = _COIN if COINS >> place & 1 else 0.0
    return _CARD + coin + _PRIMIERA.get(VALUES[place], 0.0) + (_SETTEBELLO if SETTEBELLO >> place & 1 else 0.0)


_WORTH = tuple(_worth(place) for place in range(len(VALUES)))


def _value(view: View, option: Option) -> float:
    place, take = option
    table, left = view.left_by(option), view.turns - 1
    gain = 0.0
    if take:
        gain = _worth_of(take | 1 << place) + (_SCOPA if view.sweeps(option) else 0.0)
        if left < _LAST_PLAYS:
            gain += _LAST * table.bit_count()
    elif sum(VALUES[other] == VALUES[place] for other in view.hand) > 1:
        gain = _PAIR
    hidden = max(view.unseen.bit_count(), 1)
    brought = _brought(view, table, left)
    other, partner = (_expected(brought, min(1.0, size / hidden)) for size in view.sizes[1:3])
    return gain - _NEXT * other + _PARTNER * partner


def _worth_of(cards: int) -> float:
    return sum(_WORTH[place] for place in places_of(cards))


def _brought(view: View, table: int, left: int) -> list[tuple[float, int]]:
    """What a card of each rank not seen brings at this table, the best first, with how many such cards there are."""
    found = []
    for value in range(1, 11):
        cards = view.unseen & OF_RANK[value]
        if not cards:
            continue
        best = 0.0
        for take in takes(value, table):
            swept = _SCOPA if take == table and left > 1 else 0.0
            best = max(best, _worth_of(take) + _worth_of(cards) / cards.bit_count() + swept)
        if best:
            found.append((best, cards.bit_count()))
    return sorted(found, reverse=True)


def _expected(brought: list[tuple[float, int]], odds: float) -> float:
    """What the best of these brings who holds each card with these odds."""
    expected, none_better = 0.0, 1.0
    for gain, count in brought:
        none = (1 - odds) ** count
        expected += none_better * (1 - none) * gain
        none_better *= none
    return expected
