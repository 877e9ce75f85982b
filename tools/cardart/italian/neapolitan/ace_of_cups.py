"""Ace of cups: a great lidded urn with rolled handles, flowers at its foot."""

from tools.cardart.italian.hatching import fold, hatch
from tools.cardart.italian.inks import BLUE, GREEN, LEAF, RED, WHITE, YELLOW
from tools.cardart.italian.ornaments import flower, leaf
from tools.cardart.italian.pen import Pen


def draw(pen: Pen) -> None:
    """The whole face."""
    with pen.at(100, 169, 0.98):
        for _ in pen.both():
            _handle(pen)
        _foot(pen)
        _bowl(pen)
        _band(pen)
        _lid(pen)
    _flowers(pen)


def _handle(pen: Pen) -> None:
    """A great S rolled in at both ends, a leaf on its shoulder."""
    pen.tube("58,-34 70,-54 86,-52 90,-34 84,-8 68,8 62,24 72,38 84,34 84,24 76,24", 8, YELLOW, 1.8)
    for x, y in ((88, -24), (85, -8), (76, 4)):
        pen.blade([(x - 4, y - 2), (x + 3, y + 2)], 1.5)
    for turn in (-122, -76):
        leaf(pen, 80, -52, 21, turn, GREEN, 0.38)
    pen.oval(80, -53, 5, None, RED, 1.4, 0.3)


def _foot(pen: Pen) -> None:
    pen.cut("M-50 132L50 132C50 112 20 112 13 84L-13 84C-20 112 -50 112 -50 132Z", RED, 1.9, 1)
    pen.cut("M-52 138L52 138L52 124C20 117 -20 117 -52 124Z", YELLOW, 1.8, 0.8)
    for x in (-36, -18, 0, 18, 36):
        pen.oval(x, 129.5 - (1.6 if abs(x) < 20 else 0), 3.6, None, GREEN if x % 36 else RED, 1.1, 0)
    fold(pen, "9,88 16,106 34,115", 7, 5, 3)
    pen.oval(0, 82, 21, 8.4, YELLOW, 1.7, 0.6)
    pen.oval(0, 74, 13, 5, RED, 1.5, 0.3)


def _bowl(pen: Pen) -> None:
    pen.cut("M-58 -16L58 -16C63 26 40 70 0 72C-40 70 -63 26 -58 -16Z", WHITE, 2, 1.1)
    for top, foot, half in ((-45, -27, 7.5), (-23, -14, 9), (0, 0, 10), (23, 14, 9), (45, 27, 7.5)):
        lean = (top - foot) * 0.4
        tip = 69 - abs(top) * 0.34
        pen.blob(
            [
                (top - half, -8, True),
                (top + half, -8, True),
                (top + half * 0.9 - lean, 24, False),
                (foot * 0.6, tip, True),
                (top - half * 0.9 - lean, 24, False),
            ],
            GREEN,
            1.5,
            0,
        )
        pen.blade([(top - half * 0.35, -3), (top - half * 0.35 - lean * 0.5, 20)], 1.8, "in", LEAF)
    hatch(pen, (55, -4), (40, 46), 11, -7, 1, 1.3)


def _band(pen: Pen) -> None:
    pen.cut("M-62 -46L62 -46C60 -32 59 -22 58 -12C24 -3 -24 -3 -58 -12C-59 -22 -60 -32 -62 -46Z", YELLOW, 1.9, 0.6)
    for x in (-44, -22, 0, 22, 44):
        drop = -22 - abs(x) * 0.09
        pen.oval(x, drop, 6.6, None, RED if x % 44 == 0 else BLUE, 1.4, 0.3)
        pen.dot(x - 2, drop - 2, 1.6, WHITE)
    for x in (-33, -11, 11, 33):
        pen.dot(x, -21 - abs(x) * 0.09, 2, RED)


def _lid(pen: Pen) -> None:
    pen.oval(0, -50, 68, 14, RED, 2, 0.9)
    pen.blob("-60,-53* -50,-74 -26,-88 0,-92 26,-88 50,-74 60,-53* 30,-44 0,-42 -30,-44", YELLOW, 1.9, 0.8)
    for x, half in ((-40, 6), (-20, 7), (0, 7.5), (20, 7), (40, 6)):
        pen.blob(
            [
                (x - half, -50 + abs(x) * 0.05, True),
                (x + half, -50 + abs(x) * 0.05, True),
                (x * 0.62, -84 + abs(x) * 0.16, True),
            ],
            GREEN if x % 40 else RED,
            1.4,
            0,
        )
    hatch(pen, (52, -60), (30, -82), 7, -4, 6, 1.2)
    pen.oval(0, -94, 14, 6, RED, 1.6, 0.5)
    pen.blob("-6,-97* -12,-112 -8,-124 0,-140* 8,-124 12,-112 6,-97*", YELLOW, 1.7, 0.7)
    for rib in ("0,-132 0,-104", "-5,-118 -4,-104", "5,-118 4,-104"):
        pen.blade(rib, 1.4, "in")


def _flowers(pen: Pen) -> None:
    for x, side in ((30, -1), (170, 1)):
        for turn in (-60, -90, -120):
            leaf(pen, x, 300, 30 if turn == -90 else 25, turn, GREEN, 0.38)
        flower(pen, x, 298, 11, RED, 5, side * 10)
    for x in (58, 142):
        leaf(pen, x, 306, 20, -150 if x < 100 else -30, GREEN, 0.38)
