"""Ace of swords: one great sword, a green ribbon wound about the grip and flying both sides."""

from tools.cardart.italian.inks import GREEN, LEAF, RED
from tools.cardart.italian.ornaments import flower, leaf, ribbon
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import sword


def draw(pen: Pen) -> None:
    """The whole face."""
    ribbon(pen, "34,198 24,222 34,256 64,266 100,262 136,276 166,266 178,232 166,198", 18, GREEN, LEAF, tails=20)
    for side, x in ((-1, 62), (1, 138)):
        _sprig(pen, x, side)
    sword(pen, 100, 226, 108, 0, 1.95)
    for y in (253, 265):
        pen.blob([(90, y + 3), (100, y - 1), (110, y - 5), (111, y + 3), (101, y + 8), (90, y + 11)], GREEN, 1.5, 0.4)
        pen.blade([(94, y + 5), (101, y + 3), (107, y)], 1.3)


def _sprig(pen: Pen, x: float, side: int) -> None:
    """A flowering twig at the side of the blade."""
    with pen.at(x, 168, 1.15, flip=side < 0):
        pen.tube("-4,14 2,-8 0,-34 6,-60", 3, GREEN, 1.3)
        for y, turn in ((-2, -24), (-16, -150), (-28, -30), (-42, -142)):
            leaf(pen, 1, y, 22, turn, GREEN, 0.38)
        flower(pen, 7, -64, 11, RED, 6)
