"""How good it is to stand so many points from the target: the chance to win the match. Knows no cards."""

from __future__ import annotations

from functools import lru_cache

from game.scopa.count import Pair

_DEALS = (
    (0, 0, 5, 28, 79, 32, 11, 3),
    (0, 4, 35, 71, 50, 19, 6, 2),
    (5, 35, 88, 54, 25, 7, 2, 1),
    (28, 71, 54, 24, 8, 3, 0, 0),
    (79, 50, 25, 8, 2, 1, 0, 0),
    (32, 19, 7, 3, 1, 0, 0, 0),
    (11, 6, 2, 0, 0, 0, 0, 0),
    (3, 2, 1, 0, 0, 0, 0, 0),
)
"""How often a deal between equal players brings one so many points (row) and the other so many (place in the row)."""
_ALL_DEALS = sum(map(sum, _DEALS))
_FAR = 30
"""A match further from its end than this is looked at as if it were this far."""


def chance(match: Pair, target: int) -> float:
    """How likely player 0 wins a match that stands so at the end of a deal, between equal players."""
    mine, his = target - match[0], target - match[1]
    beyond = max(0, max(mine, his) - _FAR)
    return _chance(mine - beyond, his - beyond)


@lru_cache(maxsize=4096)
def _chance(mine: int, his: int) -> float:
    """The same for the points each still needs; none or fewer: the target is reached."""
    if mine == his:
        return 0.5
    if min(mine, his) <= 0:
        return 1.0 if mine < his else 0.0
    return (
        sum(
            times * _chance(mine - row, his - place)
            for row, line in enumerate(_DEALS)
            for place, times in enumerate(line)
            if times
        )
        / _ALL_DEALS
    )
