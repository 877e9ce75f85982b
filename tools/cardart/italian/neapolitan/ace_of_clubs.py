"""Ace of clubs: one great pod from which gilded scrolls and flowers sprout."""

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import BLUE, GREEN, LEAF, RED, YELLOW
from tools.cardart.italian.ornaments import flower, leaf
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import club


def draw(pen: Pen) -> None:
    """The whole face."""
    with pen.at(100):
        for _ in pen.both():
            _scrolls(pen)
    club(pen, 100, 158, 0, 2.1, 1.05, 1.15)
    _bark(pen)


def _bark(pen: Pen) -> None:
    """What the great size leaves bare: knots and a second row of cuts."""
    for x, y in ((94, 84), (99, 190), (96, 140)):
        pen.oval(x, y, 5.4, 8, GREEN, 1.8, 0)
        pen.blade([(x, y - 5), (x + 1, y), (x, y + 5)], 2)
    hatch(pen, (107, 60), (104, 150), 14, -8, 3, 1.6)
    hatch(pen, (103, 164), (101, 226), 9, -6, 3, 1.5)
    hatch(pen, (82, 120), (88, 206), 10, 7, 2, 1.5)


def _scrolls(pen: Pen) -> None:
    """Three tendrils on the right, rolled at their ends."""
    for spine, eye in (
        ("10,250 36,262 62,252 76,230 70,208 52,206 46,220 56,228", (58, 219)),
        ("16,184 38,176 60,182 78,170 80,146 62,138 52,150 60,160", (65, 151)),
        ("20,96 38,84 62,92 80,78 80,54 64,46 53,56 60,68", (66, 59)),
    ):
        pen.tube(spine, 7, YELLOW, 1.7)
        pen.oval(*eye, 6, None, RED, 1.4, 0.3)
    for x, y, length, turn in (
        (44, 262, 30, 40),
        (66, 248, 26, 4),
        (48, 176, 26, -70),
        (70, 176, 26, 24),
        (48, 86, 26, -80),
        (72, 86, 26, 36),
    ):
        leaf(pen, x, y, length, turn, GREEN, 0.38)
    for x, y, colour in ((66, 292, RED), (74, 116, BLUE)):
        for turn in (-120, -60, 60, 120, 180, 0):
            leaf(pen, x, y, 20, turn, LEAF, 0.38)
        flower(pen, x, y, 12, colour, 6)
    pen.tube("12,262 34,276 56,290", 3.4, GREEN, 1.4)
