"""Two to seven of cups: squat cups in rows, a great flower on the four."""

from typing import Final

from tools.cardart.italian.inks import GREEN, RED, YELLOW
from tools.cardart.italian.ornaments import flower, leaf
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import cup
from tools.cardart.italian.spline import Spot

_CORNERS: Final[list[Spot]] = [(53, 77), (147, 77), (53, 257), (147, 257)]
_SIX: Final[list[Spot]] = [(54, 68), (146, 68), (54, 168), (146, 168), (54, 268), (146, 268)]
_PLACES: Final[dict[int, tuple[float, list[Spot]]]] = {
    2: (1.42, [(100, 90), (100, 246)]),
    3: (1.04, [(100, 80), (52, 252), (148, 252)]),
    4: (0.99, _CORNERS),
    5: (0.91, [*_SIX[:2], (100, 168), *_SIX[4:]]),
    6: (0.91, _SIX),
    7: (0.68, [(52, 66), (148, 66), (35, 167), (100, 167), (165, 167), (52, 268), (148, 268)]),
}
_TALL: Final = {2: 1.06, 5: 1.04, 6: 1.04, 7: 1.3}


def draw(pen: Pen, value: int) -> None:
    """The face of a value from 2 to 7."""
    scale, places = _PLACES[value]
    if value == 2:
        _sprigs(pen)
    if value == 3:
        _great_flower(pen, 166, 0.82)
    if value == 4:
        _great_flower(pen, 167)
    for x, y in places:
        cup(pen, x, y, scale, _TALL.get(value, 1.14))


def _great_flower(pen: Pen, y: float, scale: float = 1) -> None:
    with pen.at(100, y, scale):
        for turn in (18, 162, -18, -162, 90, -90):
            leaf(pen, 0, 0, 38, turn, GREEN, 0.4)
        for turn in (54, 126, -54, -126):
            leaf(pen, 0, 0, 28, turn, YELLOW, 0.4)
        flower(pen, 0, 0, 17, RED, 6)


def _sprigs(pen: Pen) -> None:
    with pen.at(100, 166):
        for _ in pen.both():
            for turn in (-90, -48, 48, 90):
                leaf(pen, 70, 0, 24, turn, GREEN, 0.38)
            flower(pen, 70, 0, 12, RED, 5)
