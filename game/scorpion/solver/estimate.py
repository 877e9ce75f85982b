"""How far a position seems from a win: only orders the search, so it may err either way; decides no verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scorpion.rules import ScorpionRules
from game.scorpion.solver.columns import Reading, missing, read
from game.scorpion.solver.compact import CODES, GAP, Columns, Game, Position

_FAR = 1 << 12
"""The cost of what no chain of moves was found for."""
_DEAREST = 40
"""Moves that cost more are held to cost about so much."""
_TOP = CODES
"""Stands for what lies on a top card."""


@dataclass(frozen=True, slots=True)
class Order:
    """What each thing weighs in the order in which positions are looked at; the smallest sum comes first."""

    bonds: int = 1
    """For each card that doesn't lie on its successor."""
    home: int = 0
    """For each move that `moves_until_home` counts."""
    down: int = 0
    """For each card that lies face down."""
    aside: int = 0
    """For each card of the reserve still kept back."""
    empty: int = 0
    """For each empty column."""

    def distance(self, game: Game, position: Position) -> int:
        """How far the position seems from a win."""
        columns, aside = position
        far = self.bonds * bonds_missing(game, position) + self.aside * len(aside)
        if self.home or self.down:
            readings = [read(column, game.ranks) for column in columns]
            far += self.down * sum([len(reading.down) for reading in readings])
            if self.home:
                far += self.home * _moves_until_home(game, position, readings)
        return far + self.empty * columns.count(b"")


_BY_BONDS = (Order(),)
_RELAXED = (
    Order(bonds=2, home=1, down=3),
    Order(bonds=2, home=1, empty=-5),
    Order(bonds=4, home=1),
    Order(bonds=0, home=1),
)
_WASP = (Order(down=2), Order(aside=-3), Order(aside=5), Order())


def orders(rules: ScorpionRules) -> tuple[Order, ...]:
    """The orders worth trying one after the other, the most promising first.

    With few positions one order wins what another is lost in; which, no order can tell beforehand.
    """
    if not rules.same_suit:
        return _RELAXED
    return _BY_BONDS if rules.empty_needs_king else _WASP


def bonds_missing(game: Game, position: Position) -> int:
    """How many cards, open kings aside, don't lie on their own successor; the set-aside ones are among them.

    A card and its successor count as apart where only one of them lies face up.
    """
    columns, aside = position
    return len(aside) - aside.count(GAP) + sum([missing(column, game.ranks) for column in columns])


def _moves_until_home(game: Game, position: Position, readings: Sequence[Reading]) -> int:
    """For each card that doesn't lie on its successor, about how many moves until it does, added up.

    A card goes home in one move once its successor lies bare; a card is bared by moving what lies on it, which costs
    a move and what it costs to bare the cheapest card that takes it. Cards that lie face down add what it costs to
    turn them. The sum counts a move once for each card it helps, which is what ranks useful moves first.
    """
    columns, aside = position
    cover = [_TOP] * CODES
    lies_on = [_TOP] * CODES
    down: list[int] = []
    stray = [card for card in aside if card != GAP and card not in game.kings]
    for reading in readings:
        for under, card in reading.pairs:
            cover[under] = card
            lies_on[card] = under
        down += reading.down
        stray += reading.strays
    leave = _costs_to_leave(game, columns, cover, lies_on, set(down))
    return sum([1 + leave[cover[card + 1]] for card in stray]) + sum([leave[cover[card]] for card in down])


def _costs_to_leave(game: Game, columns: Columns, cover: list[int], lies_on: list[int], down: set[int]) -> list[int]:
    """For each card that covers another, about how many moves until it lies elsewhere."""
    leave = [_FAR] * CODES + [0]
    guests = game.guests
    costs: list[list[int]] = [[] for _ in range(_DEAREST)]
    """The cards that can leave at so many moves, unless they can sooner."""
    waiting: dict[int, int] = {}
    """Cards that lie face down, and what leaving costs them beside turning them up."""

    costs[1] = [guest for column in columns if column for guest in guests[column[-1]]]
    if not all(columns):
        costs[1] += game.kings
    for cost, cards in enumerate(costs):
        for card in cards:
            under = lies_on[card]
            if leave[card] < _FAR or under == _TOP:
                continue
            if card in down and card not in waiting:
                waiting[card] = cost
                if leave[cover[card]] < _FAR:
                    costs[min(cost + leave[cover[card]], _DEAREST - 1)].append(card)
                continue
            leave[card] = cost
            if cost + 1 < _DEAREST:
                costs[cost + 1] += guests[under]
            if under in waiting:
                costs[min(cost + waiting[under], _DEAREST - 1)].append(under)
    return leave
