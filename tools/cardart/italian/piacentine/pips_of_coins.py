"""Two to seven of coins: red faces in rows, leafy scrolls on the two, a blank shield on the four."""

from typing import Final

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.hats import pointed_crown
from tools.cardart.italian.inks import BLUE, GREEN, LEAF, PAPER, RED, YELLOW
from tools.cardart.italian.ornaments import flower, leaf
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_piacentine import coin
from tools.cardart.italian.spline import Spot

_CORNERS: Final[list[Spot]] = [(57.5, 78), (142.5, 78), (57.5, 292), (142.5, 292)]
_SIX: Final[list[Spot]] = [(57.5, 73), (142.5, 73), (57.5, 185), (142.5, 185), (57.5, 297), (142.5, 297)]
_PLACES: Final[dict[int, tuple[float, list[Spot]]]] = {
    2: (60, [(100, 94), (100, 276)]),
    3: (46, [(100, 68), (100, 185), (100, 302)]),
    4: (38.2, _CORNERS),
    5: (38.2, [*_CORNERS, (100, 185)]),
    6: (35, _SIX),
    7: (33.4, [*_SIX, (100, 129)]),
}


def draw(pen: Pen, value: int) -> None:
    """The face of a value from 2 to 7."""
    radius, places = _PLACES[value]
    if value == 2:
        _scrolls(pen)
    if value == 3:
        _sprigs(pen)
    if value == 4:
        _shield(pen)
    for x, y in places:
        coin(pen, x, y, radius)


def _scrolls(pen: Pen) -> None:
    """Two tendrils that leave the middle and roll up beside the coins."""
    with pen.at(100, 185):
        for turn in (0, 180):
            with pen.at(turn=turn):
                for _ in pen.both():
                    pen.tube("4,0 24,-10 46,-12 62,-26 62,-44 50,-48 46,-38", 4.4, GREEN, 1.5)
                    pen.oval(47, -38, 4.4, None, RED, 1.3, 0.3)
                    leaf(pen, 38, -12, 26, 8, GREEN, 0.4)
                    leaf(pen, 60, -30, 22, -20, LEAF, 0.4)
        flower(pen, 0, 0, 15, RED, 6)


def _sprigs(pen: Pen) -> None:
    """A flower between two leaves either side of the coins' two gaps."""
    for y in (126.5, 243.5):
        with pen.at(100, y):
            for _ in pen.both():
                for turn in (-44, 0, 44):
                    leaf(pen, 48, 0, 27, turn, GREEN if turn else LEAF, 0.38)
                flower(pen, 47, 0, 10.5, YELLOW if y < 185 else RED, 5)


def _shield(pen: Pen) -> None:
    """A crowned shield without arms between two sprays of laurel."""
    with pen.at(100, 189, 0.94):
        for _ in pen.both():
            pen.tube("6,58 30,46 44,18 42,-14", 3, GREEN, 1.3)
            for x, y, turn in ((24, 50, 20), (34, 40, -20), (40, 27, -30), (44, 12, -50), (44, -2, -60)):
                leaf(pen, x, y, 22, turn, GREEN, 0.4)
            for x, y, turn in ((37, 24, -128), (41, 4, -134)):
                leaf(pen, x, y, 16, turn, LEAF, 0.4)
            leaf(pen, 42, -12, 20, -92, LEAF, 0.4)
        pen.blob("-31,-36* -16,-33 0,-38* 16,-33 31,-36* 34,-4 24,28 0,50* -24,28 -34,-4", YELLOW, 1.9, 0.9)
        pen.blob("-25,-29* -13,-27 0,-31 13,-27 25,-29* 27,-3 19,24 0,41* -19,24 -27,-3", PAPER, 1.5, 0)
        hatch(pen, (26, -14), (10, 32), 9, -7, -1, 1.3, BLUE)
        with pen.at(0, -21, 0.52):
            pointed_crown(pen)
