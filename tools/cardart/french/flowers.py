"""Flowers courts may hold. Decides blossoms only; the stem and the hand are the court's own."""

import math

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.paths import at, circle


def rose(figure: Figure, x: float, y: float, radius: float) -> None:
    """A red rose of five petals with a gold heart."""
    for petal in range(5):
        turn = math.radians(-90 + 72 * petal)
        middle = (x + radius * 0.62 * math.cos(turn), y + radius * 0.62 * math.sin(turn))
        figure.fill(circle(*middle, radius * 0.58), ink.RED, ink.NAVY, 1.4)
    figure.fill(circle(x, y, radius * 0.62), ink.RED, ink.NAVY, 1.4)
    figure.fill(circle(x, y, radius * 0.3), ink.GOLD, ink.NAVY, 1.1)


def tulip(figure: Figure, x: float, y: float, scale: float = 1, turn: float = 0) -> None:
    """A red tulip about (x, y); unturned (`turn` in degrees clockwise) its stem leaves straight down."""

    def put(path: str) -> str:
        return at(path, x, y, scale, turn)

    back = "M-9,-10L-4.6,-19L0,-10L4.6,-19L9,-10L7,8L-7,8Z"
    figure.fill(put(back), ink.GOLD, ink.NAVY, 1.4)
    left = "M-12.6,-17C-7,-13 -1,-5 0,4C0,11 -1,15 -1,17C-9,17 -15.4,10 -15.4,0C-15.4,-6 -14,-12 -12.6,-17Z"
    for side in (left, at(left, 0, 0, 1, 0, flip=True)):
        figure.fill(put(side), ink.RED, ink.NAVY, 1.6)
    figure.fill(
        put("M0,-13C5.4,-7 7.4,0 6.6,7C6,12 3,16.6 0,18C-3,16.6 -6,12 -6.6,7C-7.4,0 -5.4,-7 0,-13Z"),
        ink.RED,
        ink.NAVY,
        1.6,
    )
    figure.line(put("M0,-7C-1.6,0 -1.6,7 0,13"), ink.GOLD, 1.5)
