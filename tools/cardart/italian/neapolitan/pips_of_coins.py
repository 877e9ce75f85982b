"""Two to seven of coins: suns in their places, a scroll on the two, a blank shield on the four."""

from typing import Final

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import BLUE, RED, YELLOW
from tools.cardart.italian.ornaments import leaf, ribbon
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import coin
from tools.cardart.italian.spline import Spot

_CORNERS: Final[list[Spot]] = [(52, 64), (148, 64), (52, 266), (148, 266)]
_SIX: Final[list[Spot]] = [(50.5, 54), (149.5, 54), (50.5, 165), (149.5, 165), (50.5, 276), (149.5, 276)]
_PLACES: Final[dict[int, tuple[float, list[Spot]]]] = {
    2: (47, [(100, 86), (100, 244)]),
    3: (44, [(100, 62), (100, 165), (100, 268)]),
    4: (38, _CORNERS),
    5: (38, [*_CORNERS, (100, 165)]),
    6: (35.4, _SIX),
    7: (35.4, [*_SIX, (100, 109.5)]),
}


def draw(pen: Pen, value: int) -> None:
    """The face of a value from 2 to 7."""
    radius, places = _PLACES[value]
    if value == 2:
        _scroll(pen)
    if value == 4:
        _shield(pen)
    for x, y in places:
        coin(pen, x, y, radius)


def _scroll(pen: Pen) -> None:
    """A red ribbon that binds the two coins in an S."""
    ribbon(pen, "40,296 25,258 46,206 100,166 154,126 175,74 160,36", 19, RED, tails=19)
    for dot_x, dot_y in ((64, 187), (82, 177), (118, 153), (136, 139)):
        pen.dot(dot_x, dot_y, 2.6, YELLOW)
    pen.oval(100, 166, 7.5, None, YELLOW, 1.5, 0.4)
    pen.dot(100, 166, 2.8, RED)


def _shield(pen: Pen) -> None:
    with pen.at(100, 165):
        for turn in (-30, 0, 30):
            for side in pen.both():
                leaf(pen, 25, 0, 30 if turn == 0 else 26, turn * side, YELLOW, 0.38)
        pen.blob("-30,-36* -16,-33 0,-42* 16,-33 30,-36* 33,-2 22,28 0,46* -22,28 -33,-2", YELLOW, 1.9, 0.9)
        pen.blob("-24,-29* -13,-27 0,-34 13,-27 24,-29* 26,-1 17,23 0,37* -17,23 -26,-1", BLUE, 1.5, 0)
        hatch(pen, (25, -14), (10, 26), 9, -7, -1, 1.3)
