"""Ace of cups: a goblet as tall as the card that is a fountain, water falling from its spire into the bowl."""

from tools.cardart.italian.hatching import fold, hatch
from tools.cardart.italian.inks import BLUE, DARK_RED, GREEN, LEAF, RED, SKY, WHITE, YELLOW
from tools.cardart.italian.ornaments import flower, leaf
from tools.cardart.italian.pen import Pen


def draw(pen: Pen) -> None:
    """The whole face."""
    with pen.at(100):
        _far_rim(pen)
        _spire(pen)
        _water(pen)
        _foot(pen)
        _stem(pen)
        _bowl(pen)
        _garlands(pen)


def _far_rim(pen: Pen) -> None:
    """The bowl's mouth and the pool in it, behind the spire."""
    pen.oval(0, 150, 73, 17, YELLOW, 2, 0)
    pen.oval(0, 150, 65, 12.6, DARK_RED, 1.6, 0)
    pen.blob("-60,154 -30,149 0,148 30,149 60,154 40,161 0,163.5 -40,161", SKY, 1.3, 0)


def _spire(pen: Pen) -> None:
    """A column with a basin and a golden pine cone that spouts."""
    pen.cut("M-8 156L8 156C6 140 4 128 5 110L-5 110C-4 128 -6 140 -8 156Z", GREEN, 1.7, 0.7)
    pen.oval(0, 132, 9, 4.6, RED, 1.5, 0.4)
    pen.cut("M-29 88L29 88C27 104 12 110 6 113L-6 113C-12 110 -27 104 -29 88Z", RED, 1.8, 0.8)
    for rib in (-17, -6, 6, 17):
        pen.blade([(rib, 93), (rib * 0.7, 102), (rib * 0.3, 110)], 1.6, "in")
    pen.oval(0, 87, 31, 7, YELLOW, 1.7, 0.5)
    pen.oval(0, 86.6, 25, 4.4, SKY, 1.3, 0)
    pen.cut("M-5 87L5 87L3.4 72L-3.4 72Z", YELLOW, 1.5, 0.5)
    pen.oval(0, 71, 9, 3.8, RED, 1.5, 0.4)
    pen.blob("-6,69* -11.4,58 -9,47 0,32* 9,47 11.4,58 6,69* 0,71", YELLOW, 1.8, 0.8)
    for stroke in ("-6,46 -1,52 6,57 9,63", "-9,54 -3,60 4,66", "6,46 1,52 -6,57 -9,63", "9,54 3,60 -4,66"):
        pen.blade(stroke, 1.4)


def _water(pen: Pen) -> None:
    """Two jets from the cone and two from the basin, with drops."""
    for _ in pen.both():
        for jet, width in (
            ("5,46 20,24 40,28 50,60 53,100 54,146", 5.6),
            ("29,90 40,92 41,112 40,150", 4.4),
            ("17,91 21,98 22,124 22,152", 3.4),
        ):
            pen.tube(jet, width, SKY, 1.5)
        pen.blade("24,28 36,30 47,58 50.6,100", 1.7, "both", WHITE)
        pen.blade("10,42 18,30 26,28", 1.5, "both", WHITE)
        for x, y in ((64, 108), (62, 82), (31, 122), (33, 100)):
            pen.blob([(x, y - 6, True), (x + 3.2, y + 1), (x, y + 4), (x - 3.2, y + 1)], SKY, 1.2, 0)
        for x in (54, 40, 22):
            pen.blade([(x - 7, 153.6), (x, 156), (x + 7, 153.6)], 1.5, "both", BLUE)


def _bowl(pen: Pen) -> None:
    """The near wall: a golden lip, jewels, gadroons."""
    pen.cut("M-72 152C-60 172 60 172 72 152C72 196 46 232 0 236C-46 232 -72 196 -72 152Z", GREEN, 2, 1.1)
    for rib in (-50, -30, -10, 10, 30, 50):
        pen.blade([(rib, 198 - abs(rib) * 0.2), (rib * 0.8, 216), (rib * 0.36, 233)], 2.4, "in")
    for light in (-41, -20):
        pen.blade([(light, 203 - abs(light) * 0.2), (light * 0.78, 217), (light * 0.44, 228)], 4, "in", LEAF)
    pen.cut(
        "M-71.5 166C-50 184 50 184 71.5 166C71 176 69 184 67 190C40 204 -40 204 -67 190C-69 184 -71 176 -71.5 166Z",
        YELLOW,
        1.8,
        0.5,
    )
    for x, stone in ((-52, RED), (-27, BLUE), (0, RED), (27, BLUE), (52, RED)):
        y = 189.6 - abs(x) ** 1.6 * 0.0135
        pen.oval(x, y, 7.4, 6.4, stone, 1.5, 0.4)
        pen.dot(x - 2.2, y - 2, 1.6, WHITE)
    for x in (-40, -13, 13, 40):
        pen.dot(x, 189 - abs(x) ** 1.6 * 0.0135, 2.2, RED)
    pen.cut(
        "M-73 150C-64 171 64 171 73 150C74 156 73 162 71 167C46 185 -46 185 -71 167C-73 162 -74 156 -73 150Z",
        RED,
        1.9,
        0.6,
    )
    pen.cut(
        "M-73 148C-66 168 66 168 73 148C74 152 74 155 73 158C60 176 -60 176 -73 158C-74 155 -74 152 -73 148Z",
        YELLOW,
        1.7,
        0,
    )
    hatch(pen, (64, 196), (34, 226), 9, -8, -2, 1.3)


def _stem(pen: Pen) -> None:
    pen.cut("M-12 262L12 262C9 250 9 244 16 234L-16 234C-9 244 -9 250 -12 262Z", YELLOW, 1.7, 0.7)
    pen.oval(0, 270, 24, 12, RED, 1.9, 0.9)
    for x in (-13, 0, 13):
        pen.blob([(x, 261, True), (x + 5, 270), (x, 279, True), (x - 5, 270)], YELLOW, 1.3, 0)
    pen.oval(0, 236, 17, 5, YELLOW, 1.6, 0.5)


def _foot(pen: Pen) -> None:
    pen.cut("M-56 340L56 340C54 316 16 314 10 280L-10 280C-16 314 -54 316 -56 340Z", GREEN, 2, 1)
    fold(pen, "7,288 15,310 38,322", 8, 6, 3)
    for x in (-34, -15, 4):
        pen.blade([(x * 0.2, 290), (x * 0.5, 310), (x, 326 - abs(x) * 0.1)], 2, "out", LEAF)
    pen.cut("M-60 346L60 346L60 333C30 324 -30 324 -60 333Z", YELLOW, 1.9, 0.9)
    for x, stone in ((-42, RED), (-21, BLUE), (0, RED), (21, BLUE), (42, RED)):
        pen.oval(x, 336.6 - (2 if abs(x) < 30 else 0), 4.4, 3.8, stone, 1.2, 0)


def _garlands(pen: Pen) -> None:
    """A sprig either side of the stem."""
    for _ in pen.both():
        pen.tube("40,318 58,306 66,284 62,262", 3.4, GREEN, 1.4)
        for x, y, turn in (
            (50, 310, 6),
            (60, 301, -170),
            (64, 292, 0),
            (66, 281, -160),
            (64, 270, -10),
            (62, 264, -90),
        ):
            leaf(pen, x, y, 23, turn, LEAF if turn in (-160, -90) else GREEN, 0.4)
        flower(pen, 52, 266, 10, RED, 6)
