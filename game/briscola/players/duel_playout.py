"""A deal for two played on without looking ahead, in one way the hidden cards may lie; keeps the rules on places."""

from __future__ import annotations

from collections.abc import Callable

from game.briscola.players.bits import BEATERS, POINTS
from game.briscola.players.duel_belief import World
from game.briscola.players.duel_endgame import Search
from game.briscola.players.duel_habit import FEWEST, after_trick, answered, led
from game.briscola.players.duel_plain import ANSWERED, LED
from game.briscola.players.view import View

Judge = Callable[[float, int], float]
"""What it is worth to me to be so many points ahead in the end as far as one can tell with so many tricks left."""


class Playouts:
    """Lines that begin with a card of mine: played on for some tricks after this one, then judged.

    Where the stock runs out before, the line is played to its end as well as can be.
    """

    def __init__(self, view: View, tricks: int, judge: Judge, search: Search) -> None:
        self._view, self._tricks, self._judge, self._search = view, tricks, judge, search
        self._left = len(view.hand) + view.stock // 2
        mine, his = view.points
        self._ahead = mine - his
        self._live = view.unseen | view.known[1] | sum(1 << place for place in view.hand)
        if view.stock:
            self._live |= 1 << view.turned_up

    def value(self, place: int, world: World, plain: bool = False) -> float:
        """What the line is worth to me that begins with this card in this world; `plain`: the other follows no habit
        but plays plainly."""
        (his, stock), live, left, ahead = world, self._live ^ 1 << place, self._left, self._ahead
        hands = [[card for card in self._view.hand if card != place], his.copy()]
        leader, lead = 0, place
        if self._view.trick:
            leader, lead = 1, self._view.trick[0]
            answer = place
        else:
            answer = self._answer(hands[1], lead, live, left, plain)
            live ^= 1 << answer
        drawn = 0
        for more in range(self._tricks, -1, -1):
            taker = 1 - leader if BEATERS[lead] >> answer & 1 else leader
            points = POINTS[lead] + POINTS[answer]
            ahead += -points if taker else points
            if left == FEWEST:
                return self._at_the_end(hands, taker, stock[drawn:], ahead)
            if not more:
                expected = after_trick(hands[taker], hands[1 - taker], live, left)
                return self._judge(ahead + (-expected if taker else expected), left - 1)
            hands[taker].append(stock[drawn])
            hands[1 - taker].append(stock[drawn + 1])
            drawn, left, leader = drawn + 2, left - 1, taker
            lead = self._lead(hands[leader], live, left, plain and leader == 1)
            live ^= 1 << lead
            answer = self._answer(hands[1 - leader], lead, live, left, plain and leader == 0)
            live ^= 1 << answer
        raise AssertionError("the last trick is judged")

    @staticmethod
    def _lead(hand: list[int], live: int, left: int, plain: bool) -> int:
        values = [LED[place] for place in hand] if plain else led(hand, live, left)
        return hand.pop(values.index(max(values)))

    @staticmethod
    def _answer(hand: list[int], lead: int, live: int, left: int, plain: bool) -> int:
        if plain:
            row = ANSWERED[lead]
            values = [row[place] for place in hand]
        else:
            values = answered(hand, lead, live, left)
        return hand.pop(values.index(max(values)))

    def _at_the_end(self, hands: list[list[int]], taker: int, stock: list[int], ahead: int) -> float:
        """The last two cards are drawn, and both know each other's."""
        first, second = stock
        leads, answers = (sum(1 << place for place in hands[who]) for who in (taker, 1 - taker))
        value = self._search.leading(leads | 1 << first, answers | 1 << second, -ahead if taker else ahead)
        return -value if taker else value
