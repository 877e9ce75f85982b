"""Ace of coins: a golden eagle with two heads about two rings, over a blank ribbon."""

from math import cos, pi, radians, sin
from typing import Final

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.hats import pointed_crown
from tools.cardart.italian.inks import BLUE, GREEN, INK, PAPER, RED, WHITE, YELLOW
from tools.cardart.italian.ornaments import feather
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Spot

_X, _Y = 100.0, 148.0
_TIPS: Final[list[Spot]] = [
    (47, -108),
    (60, -109),
    (71, -102),
    (79, -90),
    (84, -73),
    (87, -53),
    (87, -32),
    (85, -11),
    (80, 10),
    (72, 30),
    (61, 48),
    (47, 62),
    (32, 71),
]
"""The outer feathers' tips on the right wing, from the top round to the foot."""


def draw(pen: Pen) -> None:
    """The whole face."""
    with pen.at(_X, _Y, 1.05):
        for _ in pen.both():
            _wing(pen)
        for _ in pen.both():
            _neck_and_head(pen)
        _tail(pen)
        for _ in pen.both():
            _talon(pen)
        _breast(pen)
        _rings(pen)
        with pen.at(0, -84, 0.4):
            pointed_crown(pen)
    _ribbon(pen)


def _wing(pen: Pen) -> None:
    """Three fans of feathers, each row lying in the gaps of the one before, over a tapering arm."""
    last = len(_TIPS) - 1
    for row, (share, width, colour) in enumerate(((1.0, 15.0, YELLOW), (0.66, 13.5, GREEN), (0.38, 12.0, RED))):
        for place in range(last - (row > 1), -1, -1):
            share_in = max(0, place - 3) / (last - 3)
            base = (52 - 38 * share_in, -50 + 58 * share_in)
            after = _TIPS[min(last, place + 1)] if row else _TIPS[place]
            tip = ((_TIPS[place][0] + after[0]) / 2, (_TIPS[place][1] + after[1]) / 2)
            end = (base[0] + (tip[0] - base[0]) * share, base[1] + (tip[1] - base[1]) * share)
            feather(pen, base, end, width, colour, quill=row < 2)
    pen.blob("4,16 10,-12 22,-32 36,-50 47,-70 50,-92* 59,-78 61,-60 54,-42 44,-24 31,-4 16,20", YELLOW, 1.8, 0.6)
    pen.blade("52,-82 54,-66 48,-50 38,-34", 1.5)
    for x, y in ((24, -4), (21, -14), (31, -16), (28, -26), (37, -29), (37, -40), (45, -42), (47, -55)):
        _scale(pen, x, y)


def _scale(pen: Pen, x: float, y: float) -> None:
    pen.blade([(x - 4, y - 1), (x, y + 4), (x + 4, y - 1)], 1.6)


def _tail(pen: Pen) -> None:
    for turn, colour in ((-40, YELLOW), (40, YELLOW), (-27, GREEN), (27, GREEN), (-13, YELLOW), (13, YELLOW), (0, RED)):
        t = radians(turn)
        feather(pen, (sin(t) * 14, 50), (sin(t) * 66, 54 + cos(t) * 74), 17, colour)


def _talon(pen: Pen) -> None:
    pen.blob("8,50* 30,46 42,60 40,74* 30,78 12,72", YELLOW, 1.7, 0.7)
    for rib in ("20,54 28,62 33,72", "27,52 35,62"):
        pen.blade(rib, 1.5)
    pen.tube("35,74 40,82 44,86", 5, RED, 1.5)
    for toe, claw in (((56, 78), (66, 84)), ((58, 92), (64, 102)), ((46, 98), (46, 108)), ((36, 92), (30, 100))):
        pen.tube([(43, 86), toe], 4, RED, 1.4)
        pen.blob([(toe[0] - 2, toe[1] - 3), (*claw, True), (toe[0] - 1, toe[1] + 3)], INK, 1, 0)


def _neck_and_head(pen: Pen) -> None:
    """The right neck rises in an S, the head looks outward, the beak is open."""
    pen.blob(
        "-2,-30* -1,-56 4,-76 10,-88 20,-96 31,-95 37,-86 31,-78 25,-72* 30,-66* 23,-64 27,-56* 21,-54 24,-30*",
        YELLOW,
        1.8,
        0.7,
    )
    pen.blob("32,-95* 43,-93 49,-82 45,-72* 39,-80 31,-80*", RED, 1.5, 0.4)
    pen.blade("32,-83 40,-84", 1.5)
    pen.tube("37,-78 43,-69 51,-67", 2, RED, 1)
    pen.oval(26.4, -88, 3.6, None, WHITE, 1.2, 0)
    pen.dot(27, -88, 1.9)
    pen.blade("19,-93 27,-94 32,-90", 2.4)
    for x, y in ((12, -80), (8, -70), (16, -72), (6, -60), (13, -62), (10, -50), (17, -52)):
        _scale(pen, x, y)


def _breast(pen: Pen) -> None:
    pen.blob("0,-46 26,-38 36,-6 30,36 0,66 -30,36 -36,-6 -26,-38", YELLOW, 1.8, 0.8)
    for row, y in enumerate((46, 53, 60)):
        for x in range(-16 + row * 5, 17 - row * 5, 8):
            _scale(pen, x, y)


def _rings(pen: Pen) -> None:
    pen.oval(0, 0, 43, None, YELLOW, 2, 0.9)
    for stone in range(20):
        t = stone * pi / 10
        pen.dot(cos(t) * 37.6, sin(t) * 37.6, 2.7, RED)
    pen.oval(0, 0, 32, None, RED, 1.8, 0)
    for ray in range(24):
        t = ray * pi / 12
        pen.blade([(cos(t) * 31, sin(t) * 31), (cos(t) * 26.4, sin(t) * 26.4)], 1.2, "in")
    pen.oval(0, 0, 24, None, PAPER, 1.7, 0)
    for petal in range(8):
        with pen.at(turn=petal * 45):
            pen.blob("0,-4* 4.4,-12 0,-20.5* -4.4,-12", BLUE if petal % 2 else GREEN, 1.2, 0)
    pen.oval(0, 0, 5.4, None, YELLOW, 1.4, 0)


def _ribbon(pen: Pen) -> None:
    with pen.at(100):
        for _ in pen.both():
            pen.blob("-16,286* -40,294 -56,299* -60,316* -36,314 -14,306* -24,297*", RED, 1.6, 0.6)
            hatch(pen, (-50, 302), (-28, 298), 6, -3, 9, 1.2)
    pen.blob("42,284* 70,296 100,299 130,296 158,284* 158,302* 130,314 100,317 70,314 42,302*", YELLOW, 1.8, 0.8)
    for x in range(60, 141, 10):
        y = 308 - abs(x - 100) ** 2 * 0.004
        pen.blade([(x - 4, y), (x, y - 3.6), (x + 4, y), (x, y + 3.6), (x - 4, y)], 1.2, "flat")
