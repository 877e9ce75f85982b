"""Two to seven of cups: goblets that all stand upright, as many in a row as the value asks."""

from typing import Final

from tools.cardart.italian.inks import BLUE, GREEN, LEAF, RED, WHITE
from tools.cardart.italian.ornaments import flower, leaf
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_piacentine import cup
from tools.cardart.italian.spline import Spot

_CORNERS: Final[list[Spot]] = [(60, 86), (140, 86), (60, 284), (140, 284)]
_SIX: Final[list[Spot]] = [(59, 75), (141, 75), (59, 186), (141, 186), (59, 297), (141, 297)]
_PLACES: Final[dict[int, tuple[float, float, list[Spot]]]] = {
    2: (1.5, 1, [(100, 104), (100, 272)]),
    3: (1.26, 1.1, [(100, 92), (58, 272), (142, 272)]),
    4: (1.1, 1.2, _CORNERS),
    5: (1.06, 1, [(59, 74), (141, 74), (59, 298), (141, 298), (100, 186)]),
    6: (1.04, 1, _SIX),
    7: (0.94, 1.06, [(58, 74), (142, 74), (43, 186), (100, 186), (157, 186), (58, 298), (142, 298)]),
}
"""Scale, further stretch upward, and where the goblets stand."""


def draw(pen: Pen, value: int) -> None:
    """The face of a value from 2 to 7."""
    if value == 2:
        _twigs(pen, 148, RED)
        _twigs(pen, 316, BLUE)
    if value == 3:
        _twigs(pen, 140, RED)
    if value == 4:
        _nosegay(pen)
    scale, tall, places = _PLACES[value]
    for x, y in places:
        cup(pen, x, y, scale, tall)


def _twigs(pen: Pen, y: float, colour: str) -> None:
    """A flowering twig on each side of a goblet whose stem is at `y`."""
    with pen.at(100, y):
        for _ in pen.both():
            pen.tube("37,24 52,8 56,-14 66,-34", 3, GREEN, 1.3)
            for x, up, turn in ((46, 14, 18), (53, 2, -152), (56, -8, -12), (58, -20, -140)):
                leaf(pen, x, up, 22, turn, GREEN, 0.38)
            flower(pen, 66, -36, 11, colour, 6)


def _nosegay(pen: Pen) -> None:
    """Three flowers on leaves between the upper and the lower pair."""
    with pen.at(100, 184):
        for turn in (0, 180):
            with pen.at(turn=turn):
                for lean in (-34, -12, 12, 34):
                    leaf(pen, 12, lean * 0.2, 44 - abs(lean) * 0.3, lean, GREEN if abs(lean) > 20 else LEAF, 0.3)
                leaf(pen, 0, -4, 30, -90, GREEN, 0.4)
        for x, colour in ((-24, WHITE), (24, WHITE)):
            flower(pen, x, 0, 11, colour, 6)
        flower(pen, 0, 0, 17, RED, 6)
