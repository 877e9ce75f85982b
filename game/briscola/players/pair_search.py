"""The last tricks in pairs, when no card is drawn: in one way the hidden cards may lie, every line played to its end.

Knows places, no observation.
"""

from __future__ import annotations

from collections.abc import Callable

from game.briscola.players.bits import BEATERS, POINTS
from game.briscola.players.pair_playout import opening
from game.briscola.players.view import View

Hands = tuple[tuple[int, ...], ...]
"""What each player holds, mine first."""
Worth = Callable[[int], float]
"""What it is worth to my side to be so many points ahead at the end; more is never worth less."""
_FAR = 1e9


class Search:
    """Lines played to their end with every hand open, each side for itself.

    `nodes` counts the plays it has looked at.
    """

    def __init__(self, view: View, worth: Worth) -> None:
        self._opening = opening(view)
        self._step = len(view.trick)
        self._ahead = view.points[0] - view.points[1]
        self._worth = worth
        self.nodes = 0

    def value(self, hands: Hands, place: int) -> float:
        """What the deal is worth to me after this play if everyone then plays as well as he can."""
        return self._after(hands, 0, place, self._step, *self._opening, self._ahead, -_FAR, _FAR)

    def _after(
        self,
        hands: Hands,
        turn: int,
        place: int,
        step: int,
        taker: int,
        holder: int,
        points: int,
        ahead: int,
        low: float,
        high: float,
    ) -> float:
        """What the deal is worth to me after a play, exact between `low` and `high`."""
        self.nodes += 1
        hand = tuple(other for other in hands[turn] if other != place)
        hands = (*hands[:turn], hand, *hands[turn + 1 :])
        points += POINTS[place]
        if not step or BEATERS[taker] >> place & 1:
            taker, holder = place, turn
        step, turn = step + 1, turn + 1 & 3
        if step == len(hands):
            ahead += -points if holder & 1 else points
            step, turn, points = 0, holder, 0
            if not hands[holder]:
                return self._worth(ahead)
        for other in hands[turn]:
            value = self._after(hands, turn, other, step, taker, holder, points, ahead, low, high)
            if turn & 1:
                high = min(high, value)
            else:
                low = max(low, value)
            if low >= high:
                break
        return high if turn & 1 else low
