"""Flowers courts may hold. Decides blossoms only; the stem and the hand are the court's own."""

import math

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.paths import circle


def rose(figure: Figure, x: float, y: float, radius: float) -> None:
    """A red rose of five petals with a gold heart."""
    for petal in range(5):
        turn = math.radians(-90 + 72 * petal)
        middle = (x + radius * 0.62 * math.cos(turn), y + radius * 0.62 * math.sin(turn))
        figure.fill(circle(*middle, radius * 0.58), ink.RED, ink.NAVY, 1.4)
    figure.fill(circle(x, y, radius * 0.62), ink.RED, ink.NAVY, 1.4)
    figure.fill(circle(x, y, radius * 0.3), ink.GOLD, ink.NAVY, 1.1)
