"""The number cards: where the pips stand. Decides the classic arrangement; knows no frame and no figure."""

from typing import Final

from tools.cardart import svg
from tools.cardart.french.index import index
from tools.cardart.paths import Point
from tools.cardart.pips import EVEN, pip

_LEFT, _MIDDLE, _RIGHT = 72.0, 125.0, 178.0
_TOP, _FOOT = 87.5, 262.5  # the first row begins below the index strip
_HALF_SIZE: Final = 20.5
_SIDE_ROWS: Final = {2: 0, 3: 0, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}


def pip_places(count: int) -> list[Point]:
    """The middles of the pips on the card of that many, 2 to 10."""
    rows = _levels(_SIDE_ROWS[count])
    sides = [(x, y) for y in rows for x in (_LEFT, _RIGHT)]
    return sides + [(_MIDDLE, y) for y in _middle_levels(count, rows)]


def _levels(rows: int) -> list[float]:
    return [_TOP + (_FOOT - _TOP) * row / (rows - 1) for row in range(rows)] if rows else []


def _middle_levels(count: int, rows: list[float]) -> list[float]:
    """The heights of the pips in the middle column: between side rows where there are many."""
    centre = (_TOP + _FOOT) / 2
    if count in (2, 3):
        return [_TOP, _FOOT] if count == 2 else [_TOP, centre, _FOOT]
    if count in (5, 9):
        return [centre]
    upper = (rows[0] + rows[1]) / 2 if count >= 7 else 0
    return {7: [upper], 8: [upper, 2 * centre - upper], 10: [upper, 2 * centre - upper]}.get(count, [])


def number_card(count: int, suit: str) -> str:
    """The whole file of a number card; pips in the lower half stand on their heads."""
    size = _HALF_SIZE * EVEN[suit]
    pips = "".join(pip(suit, x, y, size, turn=180 if y > 176 else 0) for x, y in pip_places(count))
    return svg.card(pips + svg.both_ends(index(str(count), suit)))
