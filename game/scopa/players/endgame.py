"""The last round with the pack empty: the other's hand is known by elimination, so every line is played to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.scopa.players.bits import VALUES, places_of, takes
from game.scopa.players.stakes import Taken
from game.scopa.players.view import HAND, Option, View

Worth = Callable[[Taken], float]
_LEAST, _MOST = float("-inf"), float("inf")


class _Position(NamedTuple):
    """The last round as sets of cards; of each pair mine comes first. `turn` is 0 where I play."""

    turn: int
    hands: tuple[int, int]
    table: int
    piles: tuple[int, int]
    scope: tuple[int, int]
    taker: int | None

    def options(self) -> Iterator[Option]:
        for place in places_of(self.hands[self.turn]):
            for take in takes(VALUES[place], self.table) or (0,):
                yield place, take

    def after(self, option: Option) -> _Position:
        place, take = option
        turn, card = self.turn, 1 << place
        hands = _with(self.hands, turn, self.hands[turn] ^ card)
        following = 1 - turn if hands[1 - turn] else turn
        if not take:
            return _Position(following, hands, self.table | card, self.piles, self.scope, self.taker)
        piles = _with(self.piles, turn, self.piles[turn] | card | take)
        swept = take == self.table and any(hands)
        scope = _with(self.scope, turn, self.scope[turn] + 1) if swept else self.scope
        return _Position(following, hands, self.table ^ take, piles, scope, turn)

    def ending(self) -> Taken:
        piles = self.piles
        if self.taker is not None:
            piles = _with(piles, self.taker, piles[self.taker] | self.table)
        return Taken(*piles, *self.scope, self.taker == 0)


def is_open(view: View) -> bool:
    """Whether what the other holds is known, and little enough is left to play every line."""
    known = not view.deck_left and view.unseen.bit_count() == view.other_hand_size
    return known and max(len(view.hand), view.other_hand_size) <= HAND


def best(view: View, options: Sequence[Option], worth: Worth) -> Option:
    """The play that ends best against the best answers, of equal ones the first in `options`, all legal plays.

    `worth` is what an ending is worth to me.
    """
    start, low, found = _start(view), _LEAST, options[0]
    for option in options:
        value = _value(start.after(option), worth, low, _MOST)
        if value > low:
            low, found = value, option
    return found


def value_of(view: View, option: Option, worth: Worth) -> float:
    """What `worth` gives for the ending that this play leads to with the best answers on both sides."""
    return _value(_start(view).after(option), worth, _LEAST, _MOST)


def _start(view: View) -> _Position:
    taker = None if view.last_taker is None else 1 - view.last_taker
    hands = (sum(1 << place for place in view.hand), view.unseen)
    return _Position(0, hands, view.table, (view.mine, view.his), view.scope, taker)


def _value(position: _Position, worth: Worth, low: float, high: float) -> float:
    """What the position is worth to me with best play on both sides, exact between `low` and `high`."""
    if not any(position.hands):
        return worth(position.ending())
    for option in position.options():
        value = _value(position.after(option), worth, low, high)
        if position.turn:
            high = min(high, value)
        else:
            low = max(low, value)
        if low >= high:
            break
    return high if position.turn else low


def _with(pair: tuple[int, int], player: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if player == 0 else (pair[0], value)
