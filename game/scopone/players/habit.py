"""How a sensible player for four plays without much thought: what playouts follow. Knows bits, no observation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.scopa.players.bits import COINS, OF_RANK, SETTEBELLO, VALUES, places_of, value_of
from game.scopa.players.view import Option

_HIGHEST = max(VALUES)
"""A card takes no more than this."""
_OF_A_RANK = 4
_ROW = _OF_A_RANK + 1
_KEPT = 1 << 14
"""So many tables are remembered at most."""
_LEAST = -99.0
_SWEEPERS = [OF_RANK[left] if 0 < left <= _HIGHEST else 0 for left in range(sum(VALUES) + 1)]
"""The cards that would sweep a table that adds up to so much."""
_LAID_AT: list[list[Way]] = [
    [(0, 0.0, _SWEEPERS[min(lying + value, sum(VALUES))]) for value in range(_HIGHEST + 1)]
    for lying in range(sum(VALUES) + 1)
]
"""What a card of each value does that is laid where so much lies."""

Way = tuple[int, float, int]
"""What a card of one value does at a table: the set it takes (0: it is laid), what that set brings, a scopa included,
and the cards of the rank that would sweep what is left, where one card could."""
_Ranks = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """What a player weighs, in points of a deal.

    By rank from the ace on: `worth` to have a card, `cost` to lay it down; the pairs `coin` and `settebello` are added
    to these two. A `sweep` made; a `total` taken, several cards for one, which parts their ranks' pairs. The `risk` of
    leaving a table that one card sweeps, by how many such cards the player doesn't see. A card `laid` and one that has
    `taken`, by how many of its rank the hand holds (row, from 1) and how many of it the player doesn't see.
    """

    worth: tuple[float, ...]
    cost: tuple[float, ...]
    coin: tuple[float, float]
    settebello: tuple[float, float]
    sweep: float
    total: float
    risk: tuple[float, ...]
    laid: _Ranks
    taken: _Ranks


class Habit:
    """A player's figures as tables, and every table of cards he has met."""

    def __init__(self, figures: Figures) -> None:
        self._sweep, self._total, self._risk = figures.sweep, figures.total, figures.risk
        self._worth = _by_place(figures.worth, figures.coin[0], figures.settebello[0])
        cost = _by_place(figures.cost, figures.coin[1], figures.settebello[1])
        self._laid = tuple([one - less for one in _by_counts(figures.laid)] for less in cost)
        self._taken = tuple([one + worth for one in _by_counts(figures.taken)] for worth in self._worth)
        self._met: dict[int, list[Way]] = {}

    def ways(self, table: int) -> list[Way]:
        """What a card does at this table, by its value."""
        return self._met.get(table) or self._meet(table)

    def favourite(self, hand: Iterable[int], own: int, others: int, table: int) -> Option:
        """The play of a hand that isn't empty, the first of equal ones.

        `own` is the hand as a set, `others` the cards its player doesn't see.
        """
        ways = self._met.get(table) or self._meet(table)
        laid, taken, risk = self._laid, self._taken, self._risk
        most, chosen, chosen_take = _LEAST, 0, 0
        for place in hand:
            value = VALUES[place]
            take, appeal, sweepers = ways[value]
            rank = OF_RANK[value]
            counts = (own & rank).bit_count() * _ROW + (others & rank).bit_count()
            appeal += taken[place][counts] if take else laid[place][counts]
            if sweepers:
                appeal -= risk[(others & sweepers).bit_count()]
            if appeal > most:
                most, chosen, chosen_take = appeal, place, take
        return chosen, chosen_take

    def appeal(self, way: Way, place: int, own: int, others: int) -> float:
        """How many points playing the card at `place` in this way seems to bring."""
        take, appeal, sweepers = way
        rank = OF_RANK[VALUES[place]]
        counts = (own & rank).bit_count() * _ROW + (others & rank).bit_count()
        appeal += self._taken[place][counts] if take else self._laid[place][counts]
        return appeal - self._risk[(others & sweepers).bit_count()] if sweepers else appeal

    def way(self, place: int, take: int, table: int) -> Way:
        """What a card does that takes this set, any it may take, or is laid where that is empty."""
        value, lying = VALUES[place], value_of(table)
        if not take:
            return _LAID_AT[lying][value]
        gain = sum(self._worth[other] for other in places_of(take))
        return self._taking(take, gain, lying - value)

    def _meet(self, table: int) -> list[Way]:
        """All in one walk over the sets that add up to no more than a card takes."""
        sums: list[tuple[int, int, float]] = [(0, 0, 0.0)]
        best: dict[int, tuple[int, float]] = {}
        worths = self._worth
        lying = 0
        for place in places_of(table):
            value, worth, card = VALUES[place], worths[place], 1 << place
            lying += value
            room = _HIGHEST - value
            sums += [(cards | card, total + value, gain + worth) for cards, total, gain in sums if total <= room]
            # A single card of the value must be taken before several that add up to it.
            if value not in best or worth > best[value][1]:
                best[value] = card, worth
        singles = set(best)
        for cards, total, gain in sums:
            if total and total not in singles and (total not in best or gain > best[total][1]):
                best[total] = cards, gain
        ways = _LAID_AT[lying].copy()
        for value, (cards, gain) in best.items():
            if cards & (cards - 1):
                gain += self._total
            left = lying - value
            ways[value] = (cards, gain if left else gain + self._sweep, _SWEEPERS[left])
        if len(self._met) >= _KEPT:
            self._met.clear()
        self._met[table] = ways
        return ways

    def _taking(self, take: int, gain: float, left: int) -> Way:
        if take & (take - 1):
            gain += self._total
        return take, gain if left else gain + self._sweep, _SWEEPERS[left]


def _by_place(ranks: Sequence[float], coin: float, settebello: float) -> tuple[float, ...]:
    return tuple(
        ranks[value - 1] + (coin if COINS >> place & 1 else 0.0) + (settebello if SETTEBELLO >> place & 1 else 0.0)
        for place, value in enumerate(VALUES)
    )


def _by_counts(rows: _Ranks) -> list[float]:
    """The figures at five times the cards held and the cards not seen; where a row is lacking, the last."""
    found = [0.0] * (_ROW * _ROW)
    for held in range(1, _ROW):
        row = rows[min(held, len(rows)) - 1]
        for unseen in range(_ROW):
            found[held * _ROW + unseen] = row[min(unseen, len(row) - 1)]
    return found


# The figures were found by letting habits that differ a little play each other.
CLOSING = Habit(
    Figures(
        worth=(0.33, 0.26, 0.25, 0.22, 0.18, 0.3, 0.47, 0.09, 0.06, 0.01),
        cost=(0.03, 0.05, 0.1, 0.11, 0.16, 0.24, 0.5, 0.22, 0.28, 0.3),
        coin=(0.19, 0.14),
        settebello=(0.84, 0.28),
        sweep=1.0,
        total=-0.13,
        risk=(0.0, 0.91, 1.4, 1.75, 1.47),
        laid=((0.09, -0.37, -0.31, -0.78), (0.29, 0.02, -0.05), (0.3, 0.05)),
        taken=((0.04, -0.02, 0.05), (-0.01, 0.03), (0.0,)),
    )
)
"""The habit of the side whose dealer plays the deal's last card: it wants ranks to stay paired."""
OPENING = Habit(
    Figures(
        worth=(0.38, 0.31, 0.3, 0.27, 0.23, 0.35, 0.52, 0.14, 0.11, 0.06),
        cost=(-0.13, -0.11, -0.06, -0.05, 0.0, 0.08, 0.34, 0.06, 0.12, 0.14),
        coin=(0.19, 0.14),
        settebello=(0.84, 0.28),
        sweep=1.0,
        total=0.28,
        risk=(0.0, 1.06, 1.52, 1.79, 1.51),
        laid=((0.03, -0.16, -0.45, -0.36), (0.35, 0.19, 0.0), (0.35, 0.19)),
        taken=((-0.18, 0.05, 0.03), (-0.01, -0.0), (-0.0,)),
    )
)
"""The habit of the other side, which wants them parted."""


def of_sides(closing: bool) -> tuple[Habit, Habit]:
    """My side's habit and the other's; `closing`: mine plays the deal's last card."""
    return (CLOSING, OPENING) if closing else (OPENING, CLOSING)
