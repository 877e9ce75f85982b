"""Two to seven of swords: slim straight blades, points outward, a leafy twig round the middle one of the five."""

from typing import Final

from tools.cardart.italian.inks import BLUE, GREEN, LEAF, RED, WHITE
from tools.cardart.italian.ornaments import flower, leaf
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_piacentine import sword

_COLUMNS: Final = (41.0, 100.0, 159.0)


def draw(pen: Pen, value: int) -> None:
    """The face of a value from 2 to 7."""
    {2: _two, 3: _three, 4: _four, 5: _five, 6: _six, 7: _seven}[value](pen)


def _pair(pen: Pen, x: float, guard: float, length: float, scale: float) -> None:
    """One sword pointing up with its guard at `guard`, and its twin as far from the card's foot."""
    sword(pen, x, guard, length, 0, scale)
    sword(pen, x, 370 - guard, length, 180, scale)


def _two(pen: Pen) -> None:
    _rose_tree(pen)
    sword(pen, 56, 284, 192, 0, 1.32)
    sword(pen, 144, 284, 192, 0, 1.32)


def _rose_tree(pen: Pen) -> None:
    """A tall flowering stem between the two blades."""
    with pen.at(100):
        pen.tube("0,258 3,210 -3,160 1,106", 3.4, GREEN, 1.4)
        for y in (238, 206, 174, 142):
            for _ in pen.both():
                leaf(pen, 1, y, 27, -30, GREEN, 0.4)
                leaf(pen, 1, y - 14, 19, -48, LEAF, 0.4)
        for y, radius, colour in ((100, 16, RED), (158, 10, WHITE), (222, 10, WHITE)):
            flower(pen, 0, y, radius, colour, 6)


def _three(pen: Pen) -> None:
    for x in (49.5, 150.5):
        sword(pen, x, 240, 174, 0, 1.2)
    sword(pen, 100, 292, 217, 0, 1.2)


def _four(pen: Pen) -> None:
    for turn in (0, 180):
        with pen.at(200 * (turn > 0), 370 * (turn > 0), turn=turn):
            _spray(pen, 100, 66, 1.25)
    for turn in (-90, 90):
        leaf(pen, 100, 185, 28, turn, GREEN, 0.4)
    for turn in (-30, 30, 150, 210):
        leaf(pen, 100, 185, 22, turn, LEAF, 0.4)
    flower(pen, 100, 185, 12, BLUE, 6)
    for x in (53, 147):
        _pair(pen, x, 127, 80, 1.22)


def _spray(pen: Pen, x: float, y: float, scale: float = 1) -> None:
    """A flower on a short stem with four leaves."""
    with pen.at(x, y, scale):
        pen.tube("0,34 1,10 0,-6", 2.8, GREEN, 1.3)
        for side in pen.both():
            leaf(pen, 1, 27 if side > 0 else 22, 21, -28, GREEN, 0.38)
            leaf(pen, 1, 12 if side > 0 else 8, 18, -40, LEAF, 0.38)
        flower(pen, 0, -10, 12, RED, 6)


def _five(pen: Pen) -> None:
    for x in (40, 160):
        _pair(pen, x, 136, 124, 0.86)
    sword(pen, 100, 266, 196, 0, 1.06)
    _twig(pen)


def _twig(pen: Pen) -> None:
    """A twig that winds about the middle blade and flowers on both sides."""
    pen.tube("74,216 84,207 100,198 116,187 122,176 117,169", 3.6, GREEN, 1.5)
    pen.tube("84,158 82,148 90,140 100,134 116,123 122,110", 3.6, GREEN, 1.5)
    for x, y, turn, colour in (
        (80, 210, 80, GREEN),
        (79, 212, -150, LEAF),
        (119, 184, 28, GREEN),
        (121, 176, -50, LEAF),
        (83, 154, 130, GREEN),
        (85, 144, -112, LEAF),
        (116, 124, -4, GREEN),
        (110, 128, 80, LEAF),
    ):
        leaf(pen, x, y, 22, turn, colour, 0.4)
    flower(pen, 122, 106, 11, RED, 6)
    flower(pen, 77, 217, 10.5, RED, 6)


def _six(pen: Pen) -> None:
    for x in _COLUMNS:
        _pair(pen, x, 140, 132, 0.86)


def _seven(pen: Pen) -> None:
    for x in _COLUMNS:
        _pair(pen, x, 110, 98, 0.86)
    sword(pen, 62, 185, 108, 90, 1.08)
