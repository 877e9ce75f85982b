"""Two to seven of clubs: pods with their fat ends outward, the moustached mask on the three."""

from typing import Final

from tools.cardart.italian.neapolitan.cat_mask import cat_mask
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import club

Place = tuple[float, float, float]  # x, y, turn

_CORNERS: Final[list[Place]] = [(56, 90, 0), (144, 90, 0), (56, 240, 180), (144, 240, 180)]
_COLUMNS: Final = (42.0, 100.0, 158.0)


def _rows(top: float) -> list[Place]:
    """Three upright pods in a row at `top`, three turned ones as far from the foot."""
    return [(x, y, turn) for y, turn in ((top, 0.0), (330 - top, 180.0)) for x in _COLUMNS]


_PLACES: Final[dict[int, tuple[float, float, list[Place]]]] = {
    2: (1.95, 1, [(58, 162, 0), (142, 168, 180)]),
    4: (1.02, 1.45, _CORNERS),
    5: (0.94, 1.2, [(40, 86, 0), (160, 86, 0), (40, 244, 180), (160, 244, 180), (100, 165, 0)]),
    6: (1.0, 1.05, _rows(88)),
    7: (0.88, 1.12, [*_rows(78), (100, 165, 90)]),
}


def draw(pen: Pen, value: int) -> None:
    """The face of a value from 2 to 7."""
    if value == 3:
        _three(pen)
        return
    scale, breadth, places = _PLACES[value]
    for x, y, turn in places:
        club(pen, x, y, turn, scale, breadth)


def _three(pen: Pen) -> None:
    for x, y, turn, scale, leaf in ((100, 161, 0, 2.2, 0.55), (91, 164, -30, 2.12, 0.62), (109, 164, 30, 2.12, 0.62)):
        club(pen, x, y, turn, scale, 0.66, leaf)
    cat_mask(pen, 100, 166, 0.8)
