"""Ace of coins: a black eagle with one head, crowned, wings spread in fingers, a coin with a blank shield on it."""

from math import atan2, cos, degrees, dist, pi, sin
from typing import Final

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.hats import arched_crown
from tools.cardart.italian.inks import BLUE, INK, RAVEN, RED, SKY, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Spot

_X, _Y = 100.0, 184.0
_FINGERS: Final[list[tuple[Spot, Spot]]] = [
    ((15, -24), (47, 58)),
    ((22, -32), (62, 40)),
    ((30, -40), (74, 16)),
    ((38, -48), (82, -12)),
    ((45, -58), (85.5, -42)),
    ((51, -69), (85.5, -73)),
    ((56, -81), (82, -104)),
    ((59, -92), (71, -130)),
    ((59, -100), (55, -147)),
]
"""Roots on the wing's arm and tips of the great feathers on the right, from the foot up."""


def draw(pen: Pen) -> None:
    """The whole face."""
    with pen.at(_X, _Y):
        for _ in pen.both():
            _wing(pen)
        _tail(pen)
        for _ in pen.both():
            _leg(pen)
        _body(pen)
        with pen.at(4, -6, 0.94):
            _head(pen)
            with pen.at(2, -91, 0.6, 2):
                arched_crown(pen)
        _coin_with_shield(pen)


def _wing(pen: Pen) -> None:
    """Great feathers apart like fingers, blue and golden ones over their roots, a scaly arm."""
    for root, tip in _FINGERS:
        _finger(pen, root, tip, 17, RAVEN, SKY)
    for share, width, fill in ((0.5, 13.5, BLUE), (0.25, 11.0, YELLOW)):
        for root, tip in _FINGERS:
            end = (root[0] + (tip[0] - root[0]) * share, root[1] + (tip[1] - root[1]) * share)
            _finger(pen, root, end, width, fill, INK)
    pen.blob(
        "6,-6* 8,-40 24,-55 38,-64 47,-78 51,-94 58,-110* 65,-98 64,-82 58,-67 48,-53 36,-40 24,-24 16,-6*",
        RAVEN,
        1.8,
        0.7,
    )
    for x, y in ((20, -30), (22, -44), (31, -40), (33, -53), (42, -51), (44, -64), (53, -66), (53, -78), (58, -91)):
        _scale(pen, x, y)


def _finger(pen: Pen, root: Spot, tip: Spot, width: float, fill: str, quill: str) -> None:
    """A feather that widens from its root and ends in a point bent upward."""
    long = dist(root, tip)
    with pen.at(*root, turn=degrees(atan2(tip[1] - root[1], tip[0] - root[0]))):
        half = width / 2
        pen.blob(
            [
                (0, -half * 0.5, True),
                (long * 0.45, -half * 0.8, False),
                (long * 0.8, -half, False),
                (long, -half * 0.5, True),
                (long * 0.93, half * 0.7, False),
                (long * 0.7, half, False),
                (long * 0.4, half * 0.8, False),
                (0, half * 0.5, True),
            ],
            fill,
            1.4,
            0.3,
        )
        pen.blade([(long * 0.2, 0), (long * 0.6, -half * 0.1), (long * 0.92, -half * 0.35)], 1.5, "in", quill)
        pen.blade([(long * 0.62, half * 0.1), (long * 0.78, half * 0.66)], 1.1, "in", quill)


def _scale(pen: Pen, x: float, y: float) -> None:
    pen.blade([(x - 4, y - 1), (x, y + 4), (x + 4, y - 1)], 1.6, "both", SKY)


def _tail(pen: Pen) -> None:
    for _ in pen.both():
        for tip, fill in (((50, 128), RAVEN), ((38, 141), BLUE), ((22, 151), RAVEN)):
            _finger(pen, (7, 58), tip, 16, fill, INK if fill == BLUE else SKY)
    _finger(pen, (0, 56), (0, 157), 19, BLUE, INK)
    pen.oval(0, 80, 13, 5, YELLOW, 1.5, 0.4)


def _leg(pen: Pen) -> None:
    pen.tube("44,78 52,88 57,96", 5.4, YELLOW, 1.5)
    for toe, claw in (((70, 90), (80, 97)), ((71, 103), (79, 112)), ((61, 110), (62, 121)), ((47, 103), (40, 111))):
        pen.tube([(57, 96), toe], 5, YELLOW, 1.4)
        along = dist(toe, claw)
        nx, ny = (toe[1] - claw[1]) / along * 3, (claw[0] - toe[0]) / along * 3
        pen.blob([(toe[0] + nx, toe[1] + ny), (*claw, True), (toe[0] - nx, toe[1] - ny)], INK, 1, 0)
    pen.blob("6,42* 26,40 42,54 50,72 51,82* 46,78 43,86* 38,80 33,86* 28,78 12,70", RAVEN, 1.7, 0.6)
    for x, y in ((30, 54), (38, 62), (28, 66), (44, 72), (36, 74)):
        _scale(pen, x, y)


def _body(pen: Pen) -> None:
    pen.blob("0,-62 22,-54 36,-26 36,16 24,52 0,76 -24,52 -36,16 -36,-26 -22,-54", RAVEN, 1.9, 0.9)
    for y, reach in ((56, 12), (64, 6)):
        for x in range(-reach, reach + 1, 6 if reach == 6 else 8):
            _scale(pen, x, y)


def _coin_with_shield(pen: Pen) -> None:
    """The suit's coin on the breast, a white shield in place of its face."""
    pen.oval(0, 2, 44, None, RAVEN, 2, 0.8)
    for bead in range(26):
        t = bead * pi / 13
        pen.dot(cos(t) * 39.4, 2 + sin(t) * 39.4, 3.5, YELLOW)
    pen.oval(0, 2, 34.4, None, YELLOW, 1.6, 0)
    pen.oval(0, 2, 31, None, RED, 1.6, 0)
    pen.blob("-21,-19* -11,-17 0,-22 11,-17 21,-19* 23,0 16,19 0,32* -16,19 -23,0", YELLOW, 1.8, 0.6)
    pen.blob("-16.4,-13.4* -8,-12.4 0,-16 8,-12.4 16.4,-13.4* 18,0 12,15.6 0,25.4* -12,15.6 -18,0", WHITE, 1.4, 0)


def _head(pen: Pen) -> None:
    """A ragged neck, the head in profile to the left, beak open."""
    pen.blob(
        "-21,-38* -25,-56* -19,-66 -24,-78* -18,-86 -21,-97 -18,-109 -8,-117 6,-117 16,-109 19,-97* 27,-91* 20,-86 "
        "29,-76* 21,-70 29,-57* 22,-52 21,-38* 0,-30",
        RAVEN,
        1.9,
        0.8,
    )
    for row, y in enumerate((-86, -76, -66, -56, -46)):
        for x in (-10, 0, 10):
            _scale(pen, x + 4 - row % 2 * 5, y)
    pen.blade("-24,-86 -32,-80 -38,-77", 3.4, "both", RED)
    pen.blob("-17,-93* -26,-91 -33,-83* -24,-81 -14,-85*", YELLOW, 1.4, 0.3)
    pen.blob("-16,-111* -28,-112 -40,-104 -45,-88* -37,-94 -28,-96 -17,-94*", YELLOW, 1.7, 0.6)
    pen.blade("-19,-103 -27,-104 -33,-100", 1.6)
    pen.dot(-26, -107, 1.4)
    pen.oval(-7, -103, 5.6, None, YELLOW, 1.4, 0)
    pen.dot(-8.6, -103, 2.8)
    pen.blade("-17,-109 -7,-111 4,-105", 3.2, "both", YELLOW)
    hatch(pen, (12, -104), (15, -92), 4, -5, 2, 1.2, SKY)
