"""How a sensible player for four plays without much thought: what playouts follow. Knows bits, no observation.

The figures are points of a deal. They were found by letting habits that differ a little play each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.scopa.players.bits import COINS, OF_RANK, SETTEBELLO, VALUES

_HIGHEST = 10
"""A card takes no more than this."""
_KEPT = 1 << 17
"""So many tables are remembered at most."""

Way = tuple[int, float, int]
"""What a card of one value does at a table: the set it takes (0: it is laid), what that set brings, a scopa included,
and what is left, as far as one card could take it (else 0)."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What a player weighs. By rank from the ace on: `worth` to have a card, `laid` to lay it down; `coin` and
    `settebello` are added to both. `risk` of leaving a table one card sweeps, and `taken`, the cost of a card laid that
    others of its rank may take, by how many such cards the player doesn't see. `pair`: another of its rank in the hand.
    """

    worth: tuple[float, ...]
    laid: tuple[float, ...]
    coin: tuple[float, float]
    settebello: tuple[float, float]
    sweep: float
    pair: float
    risk: tuple[float, ...]
    taken: tuple[float, ...]


class Habit:
    """A player's figures as tables, and every table of cards it has met."""

    def __init__(self, figures: Figures) -> None:
        self.worth = self._by_place(figures.worth, figures.coin[0], figures.settebello[0])
        """What having each card is worth."""
        laid = self._by_place(figures.laid, figures.coin[1], figures.settebello[1])
        self.laid = tuple(tuple(-cost - taken for taken in figures.taken) for cost in laid)
        """What laying each card brings, by how many of its rank the player doesn't see."""
        self.risk, self.pair, self.sweep = figures.risk, figures.pair, figures.sweep
        self._met: dict[int, list[Way]] = {}

    def ways(self, table: int) -> list[Way]:
        """What a card does at this table, by its value."""
        return self._met.get(table) or self._meet(table)

    def favourite(self, hand: Iterable[int], own: int, others: int, table: int) -> tuple[int, int]:
        """The card played, by its place, and the set it takes: of a hand that isn't empty, the first of equal ones.

        `own` is the hand as a set, `others` the cards its player doesn't see.
        """
        ways = self._met.get(table) or self._meet(table)
        worth, laid, risk = self.worth, self.laid, self.risk
        most, chosen, chosen_take = -99.0, 0, 0
        for place in hand:
            value = VALUES[place]
            take, appeal, left = ways[value]
            if take:
                appeal += worth[place]
            else:
                rank = OF_RANK[value]
                appeal = laid[place][(others & rank).bit_count()]
                rank &= own
                if rank & (rank - 1):
                    appeal += self.pair
            if left:
                appeal -= risk[(others & OF_RANK[left]).bit_count()]
            if appeal > most:
                most, chosen, chosen_take = appeal, place, take
        return chosen, chosen_take

    def appeal(self, place: int, take: int, own: int, others: int, table: int) -> float:
        """How many points a play seems to bring; `take` may be any set the card may take."""
        lying = _value_of(table)
        if take:
            left = lying - VALUES[place]
            appeal = self.worth_of(take) + self.worth[place] + (0.0 if left else self.sweep)
        else:
            left = lying + VALUES[place]
            rank = OF_RANK[VALUES[place]]
            appeal = self.laid[place][(others & rank).bit_count()]
            if (rank & own).bit_count() > 1:
                appeal += self.pair
        if 0 < left <= _HIGHEST:
            appeal -= self.risk[(others & OF_RANK[left]).bit_count()]
        return appeal

    def worth_of(self, cards: int) -> float:
        """What having the cards of a set is worth."""
        total = 0.0
        while cards:
            low = cards & -cards
            total += self.worth[low.bit_length() - 1]
            cards ^= low
        return total

    def _meet(self, table: int) -> list[Way]:
        """All in one walk over the sets that add up to no more than a card takes."""
        sums: list[tuple[int, int, float]] = [(0, 0, 0.0)]
        lying = ranks = 0
        rest = table
        while rest:
            low = rest & -rest
            rest ^= low
            place = low.bit_length() - 1
            value, worth = VALUES[place], self.worth[place]
            lying += value
            ranks |= 1 << value
            sums += [(cards | low, total + value, gain + worth) for cards, total, gain in sums if total + value <= 10]
        best: list[Way | None] = [None] * (_HIGHEST + 1)
        for cards, total, gain in sums:
            # A single card of the value must be taken before any sum.
            if ranks >> total & 1 and cards & (cards - 1):
                continue
            known = best[total]
            if known is None or gain > known[1]:
                best[total] = (cards, gain, 0)
        ways: list[Way] = [(0, 0.0, 0)]
        for value in range(1, _HIGHEST + 1):
            found = best[value]
            left = lying - value if found else lying + value
            taken, gain = (found[0], found[1] + (0.0 if left else self.sweep)) if found else (0, 0.0)
            ways.append((taken, gain, left if left <= _HIGHEST else 0))
        if len(self._met) >= _KEPT:
            self._met.clear()
        self._met[table] = ways
        return ways

    @staticmethod
    def _by_place(ranks: Sequence[float], coin: float, settebello: float) -> tuple[float, ...]:
        return tuple(
            ranks[value - 1] + (coin if COINS >> place & 1 else 0.0) + (settebello if SETTEBELLO >> place & 1 else 0.0)
            for place, value in enumerate(VALUES)
        )


def _value_of(cards: int) -> int:
    total = 0
    while cards:
        low = cards & -cards
        total += VALUES[low.bit_length() - 1]
        cards ^= low
    return total


HABIT = Habit(
    Figures(
        worth=(0.32, 0.26, 0.23, 0.2, 0.2, 0.29, 0.51, 0.1, 0.06, 0.01),
        laid=(-0.03, -0.01, 0.02, 0.03, 0.07, 0.14, 0.37, 0.12, 0.17, 0.17),
        coin=(0.16, 0.12),
        settebello=(0.96, 0.37),
        sweep=0.97,
        pair=0.28,
        risk=(0.0, 0.95, 1.35, 1.5, 1.39),
        taken=(0.0, 0.23, 0.32, 0.48, 0.48),
    )
)
