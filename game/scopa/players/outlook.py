"""How good it is to stand so many points from the target: the chance to win the match. Knows no cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.scopa.count import Pair

_FOR_TWO = (
    (0, 0, 5, 28, 79, 32, 11, 3),
    (0, 4, 35, 71, 50, 19, 6, 2),
    (5, 35, 88, 54, 25, 7, 2, 1),
    (28, 71, 54, 24, 8, 3, 0, 0),
    (79, 50, 25, 8, 2, 1, 0, 0),
    (32, 19, 7, 3, 1, 0, 0, 0),
    (11, 6, 2, 0, 0, 0, 0, 0),
    (3, 2, 1, 0, 0, 0, 0, 0),
)
"""How often a deal for two equal players brings one so many points (row) and the other so many (place in it)."""
_FAR = 30
"""A match further from its end than this is looked at as if it were this far."""


class Outlook:
    """The chance to win a match, from how often a deal brings one side so many points and the other so many."""

    def __init__(self, deals: Sequence[Sequence[int]]) -> None:
        self._deals = [
            (row, place, times) for row, line in enumerate(deals) for place, times in enumerate(line) if times
        ]
        self._all_deals = sum(times for _, _, times in self._deals)
        self._known: dict[tuple[int, int], float] = {}

    def chance(self, match: Pair, target: int) -> float:
        """How likely side 0 wins a match that stands so at the end of a deal, between equal players."""
        mine, his = target - match[0], target - match[1]
        beyond = max(0, max(mine, his) - _FAR)
        return self._chance(mine - beyond, his - beyond)

    def _chance(self, mine: int, his: int) -> float:
        """The same for the points each still needs; none or fewer: the target is reached."""
        if mine == his:
            return 0.5
        if min(mine, his) <= 0:
            return 1.0 if mine < his else 0.0
        known = self._known.get((mine, his))
        if known is None:
            known = sum(times * self._chance(mine - row, his - place) for row, place, times in self._deals)
            known = self._known[mine, his] = known / self._all_deals
        return known


FOR_TWO = Outlook(_FOR_TWO)
