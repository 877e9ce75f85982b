"""How a sensible player for four plays without much thought: what playouts follow. Knows bits, no observation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.scopa.players.bits import COINS, OF_RANK, SETTEBELLO, VALUES
from game.scopa.players.view import Option

_HIGHEST = max(VALUES)
"""A card takes no more than this."""
_OF_A_RANK = 4
_ROW = _OF_A_RANK + 1
_KEPT = 1 << 14
"""So many tables are remembered at most."""

Way = tuple[int, float, int]
"""What a card of one value does at a table: the set it takes (0: it is laid), what that set brings, a scopa included,
and what is left, as far as one card could take it (else 0)."""
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
        self._laid = tuple(tuple(more - less for more in _by_counts(figures.laid)) for less in cost)
        self._taken = tuple(tuple(more + worth for more in _by_counts(figures.taken)) for worth in self._worth)
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
        most, chosen, chosen_take = -99.0, 0, 0
        for place in hand:
            value = VALUES[place]
            take, appeal, left = ways[value]
            rank = OF_RANK[value]
            counts = (own & rank).bit_count() * _ROW + (others & rank).bit_count()
            appeal += taken[place][counts] if take else laid[place][counts]
            if left:
                appeal -= risk[(others & OF_RANK[left]).bit_count()]
            if appeal > most:
                most, chosen, chosen_take = appeal, place, take
        return chosen, chosen_take

    def appeal(self, way: Way, place: int, own: int, others: int) -> float:
        """How many points playing the card at `place` in this way seems to bring."""
        take, appeal, left = way
        rank = OF_RANK[VALUES[place]]
        counts = (own & rank).bit_count() * _ROW + (others & rank).bit_count()
        appeal += self._taken[place][counts] if take else self._laid[place][counts]
        return appeal - self._risk[(others & OF_RANK[left]).bit_count()] if left else appeal

    def way(self, place: int, take: int, table: int) -> Way:
        """What a card does that takes this set, any it may take, or is laid where that is empty."""
        value, lying = VALUES[place], sum(VALUES[other] for other in range(len(VALUES)) if table >> other & 1)
        if not take:
            return 0, 0.0, _within(lying + value)
        gain = sum(self._worth[other] for other in range(len(VALUES)) if take >> other & 1)
        return take, self._brought(take, gain, lying - value), _within(lying - value)

    def _meet(self, table: int) -> list[Way]:
        """All in one walk over the sets that add up to no more than a card takes."""
        sums: list[tuple[int, int, float]] = [(0, 0, 0.0)]
        lying = ranks = 0
        rest = table
        while rest:
            low = rest & -rest
            rest ^= low
            place = low.bit_length() - 1
            value, worth = VALUES[place], self._worth[place]
            lying += value
            ranks |= 1 << value
            sums += [
                (cards | low, sum_ + value, gain + worth) for cards, sum_, gain in sums if sum_ + value <= _HIGHEST
            ]
        best: dict[int, tuple[int, float]] = {}
        for cards, value, gain in sums:
            # A single card of the value must be taken before several that add up to it.
            if ranks >> value & 1 and cards & (cards - 1):
                continue
            if value not in best or gain > best[value][1]:
                best[value] = cards, gain
        ways: list[Way] = [(0, 0.0, 0)]
        for value in range(1, _HIGHEST + 1):
            if value in best:
                cards, gain = best[value]
                ways.append((cards, self._brought(cards, gain, lying - value), _within(lying - value)))
            else:
                ways.append((0, 0.0, _within(lying + value)))
        if len(self._met) >= _KEPT:
            self._met.clear()
        self._met[table] = ways
        return ways

    def _brought(self, take: int, gain: float, left: int) -> float:
        if take & (take - 1):
            gain += self._total
        return gain if left else gain + self._sweep


def _within(lying: int) -> int:
    return lying if lying <= _HIGHEST else 0


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
        worth=(0.33, 0.27, 0.25, 0.22, 0.2, 0.32, 0.52, 0.12, 0.07, 0.04),
        cost=(0.03, 0.04, 0.08, 0.09, 0.14, 0.21, 0.48, 0.2, 0.25, 0.27),
        coin=(0.19, 0.14),
        settebello=(0.89, 0.32),
        sweep=1.0,
        total=-0.08,
        risk=(0.0, 0.89, 1.39, 1.65, 1.42),
        laid=((0, -0.3, -0.31, -0.71), (0.3, 0.0, -0.01), (0.3, 0.0)),
        taken=((0.0, 0.0, 0.0), (0.0, 0.0), (0.0,)),
    )
)
"""The habit of the side whose dealer plays the deal's last card: it wants ranks to stay paired."""
OPENING = Habit(
    Figures(
        worth=(0.33, 0.27, 0.25, 0.22, 0.19, 0.31, 0.51, 0.12, 0.06, 0.03),
        cost=(-0.1, -0.09, -0.05, -0.04, 0.02, 0.08, 0.35, 0.07, 0.12, 0.14),
        coin=(0.19, 0.14),
        settebello=(0.89, 0.32),
        sweep=1.0,
        total=0.23,
        risk=(0.0, 1.07, 1.48, 1.71, 1.48),
        laid=((0, -0.17, -0.38, -0.38), (0.35, 0.18, -0.03), (0.35, 0.18)),
        taken=((0.0, 0.0, 0.0), (0.0, 0.0), (0.0,)),
    )
)
"""The habit of the other side, which wants them parted."""


def of_sides(closing: bool) -> tuple[Habit, Habit]:
    """My side's habit and the other's; `closing`: mine plays the deal's last card."""
    return (CLOSING, OPENING) if closing else (OPENING, CLOSING)
