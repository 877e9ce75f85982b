"""A small child's flesh and curly head. Decides its features; knows no card."""

from tools.cardart.italian.inks import CHEEK, RED, SKIN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Points

_CURLS = (
    (-44, 20, 11),
    (-49, 3, 12),
    (-47, -16, 13),
    (-40, -34, 14),
    (-26, -48, 15),
    (-6, -56, 15),
    (14, -56, 14),
    (29, -47, 13),
    (38, -33, 10),
    (-18, -36, 11),
    (4, -42, 11),
    (22, -39, 9),
)
"""Middle and radius of every curl, outermost first."""


def cherub_limb(pen: Pen, points: Points) -> None:
    """A plump piece of flesh."""
    pen.blob(points, SKIN, 1.8, 0.7)


def cherub_head(pen: Pen, x: float, y: float, scale: float) -> None:
    """A round head looking a little to the right, 100 units high at scale 1, with its neck below."""
    with pen.at(x, y, scale):
        pen.blob("-16,34* 16,36* 18,60 0,68 -18,60", SKIN, 1.5, 0)
        pen.blob(
            "-14,-52 18,-50 33,-36 36,-18 35,-4 40,11 37,26 25,41 8,48 -10,47 -29,37 -41,18 -42,-8 -38,-32", SKIN, 1.8
        )
        pen.dot(-17, 19, 10, CHEEK, 8)
        pen.dot(27, 18, 6.5, CHEEK, 7)
        for eye, half in ((-9, 10.0), (20, 8.0)):
            pen.blob([(eye - half, -2), (eye, -10.6), (eye + half, -3.4), (eye, 2)], WHITE, 0, 0)
            pen.dot(eye + 2, -4.6, 4.5)
            pen.dot(eye + 3.4, -6.2, 1.3, WHITE)
            pen.blade([(eye - half - 1, -1.6), (eye - 1, -11.6), (eye + half + 1, -3.6)], 3)
            pen.blade([(eye - half + 2, 0.8), (eye, 3), (eye + half - 1, 0)], 1.2)
        pen.blade("-21,-19 -9,-24 2,-19", 2.3)
        pen.blade("13,-19 21,-23 30,-18", 2.3)
        pen.blade("9,-10 12,2 17,10 13,15 5,14", 2.1, "out")
        pen.blob("0,25 8,22.5 13,24 21,22.5 12,32", RED, 0, 0)
        pen.blade("-2,24.2 8,26.2 14,25.8 23,22.6", 2.1)
        pen.blade("6,38 11,39.6 17,38", 1.5)
        for cx, cy, radius in _CURLS:
            _curl(pen, cx, cy, radius)


def _curl(pen: Pen, x: float, y: float, radius: float) -> None:
    pen.oval(x, y, radius, None, YELLOW, 1.5, 0.4)
    turns = ((-0.5, -0.1), (0, -0.55), (0.5, 0), (0, 0.4), (-0.15, 0.05))
    pen.blade([(x + dx * radius, y + dy * radius) for dx, dy in turns], 1.8)
