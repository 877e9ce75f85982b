"""The last cards of a deal for four: in one way the hidden cards may lie, every line is played to its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game.scopa.players.bits import VALUES, places_of, takes
from game.scopa.players.stakes import Taken
from game.scopa.players.view import Option
from game.scopone.players.view import View, World

Worth = Callable[[Taken], float]
_FAR = 1e9


class Search:
    """Lines played to their end with every hand open, each side for itself; `worth` is what an ending is worth to me.

    `nodes` counts the plays it has looked at.
    """

    def __init__(self, view: View, worth: Worth) -> None:
        self._view, self._worth = view, worth
        self._known: dict[Taken, float] = {}
        self.nodes = 0

    def value(self, world: World, option: Option) -> float:
        """What the deal is worth to me after this play if everyone then plays as well as he can."""
        view = self._view
        taker = -1 if view.last_taker is None else 1 - view.last_taker
        hands = (view.held, *world)
        left = sum(hand.bit_count() for hand in hands)
        start = hands, view.table, (view.mine, view.his, *view.scope), taker, 0, left
        return self._after(*start, *option, -_FAR, _FAR)

    def _after(
        self,
        hands: tuple[int, ...],
        table: int,
        taken: tuple[int, int, int, int],
        taker: int,
        seat: int,
        left: int,
        place: int,
        take: int,
        low: float,
        high: float,
    ) -> float:
        """What the deal is worth to me after a play, exact between `low` and `high`."""
        self.nodes += 1
        card = 1 << place
        left -= 1
        if take:
            table ^= take
            taker = seat & 1
            taken = _with(taken, taker, take | card, not table and left > 0)
        else:
            table |= card
        if not left:
            return self._ending(Taken(*(_with(taken, taker, table, False) if taker >= 0 else taken), taker == 0))
        hands = (*hands[:seat], hands[seat] ^ card, *hands[seat + 1 :])
        seat = (seat + 1) & 3
        while not hands[seat]:
            seat = (seat + 1) & 3
        following = hands, table, taken, taker, seat, left
        for place, take in _options(hands[seat], table):
            value = self._after(*following, place, take, low, high)
            if seat & 1:
                high = min(high, value)
            else:
                low = max(low, value)
            if low >= high:
                break
        return high if seat & 1 else low

    def _ending(self, taken: Taken) -> float:
        known = self._known.get(taken)
        if known is None:
            known = self._known[taken] = self._worth(taken)
        return known


@lru_cache(maxsize=1 << 15)
def _options(hand: int, table: int) -> tuple[Option, ...]:
    """Every play of a hand, captures first: they cut the search short."""
    options = [(place, take) for place in places_of(hand) for take in takes(VALUES[place], table) or (0,)]
    return tuple(sorted(options, key=lambda option: not option[1]))


def _with(taken: tuple[int, int, int, int], side: int, cards: int, swept: bool) -> tuple[int, int, int, int]:
    """What has been taken when these cards have been too."""
    mine, his, my_scope, his_scope = taken
    if side:
        return mine, his | cards, my_scope, his_scope + swept
    return mine | cards, his, my_scope + swept, his_scope
