"""Grounds and cloth patterns, one vocabulary a suit, and the garments several courts share.

Knows no single court.
"""

import math
from typing import Final

from shapely.geometry.base import BaseGeometry

from tools.cardart import ink, patterns
from tools.cardart.figure import Figure
from tools.cardart.french.frame import HALF_PANEL
from tools.cardart.paths import Point, at, mirror
from tools.cardart.pips import PIP

LANCE: Final = "M0,-5C1.6,-2 2.6,0 2.6,2C2.6,4 0,3.4 0,6C0,3.4 -2.6,4 -2.6,2C-2.6,0 -1.6,-2 0,-5Z"
ERMINE: Final = "M0,-4.4C1,-1.6 2.2,1 2.2,3L0,5L-2.2,3C-2.2,1 -1,-1.6 0,-4.4Z"
LOZENGE: Final = "M0,-8.4L5.6,0L0,8.4L-5.6,0Z"
MANTLE: Final = (
    "M98,116C80,120 58,122 42,133C28,143 20,152 12,168L10,230L240,230L240,176C236,158 224,144 208,133"
    "C192,122 170,120 152,116Z"
)


def ground_pattern(suit: str, middle: Point, span: patterns.Box) -> BaseGeometry:
    """The suit's background motif about `middle`, laid out over `span`: rays, rings, bars or lozenges."""
    x, y = middle
    if suit == "H":
        return patterns.rays(x, y, 22, 260, math.pi / 44)
    if suit == "S":
        return patterns.rings(x, y, range(44, 260, 18), 9)
    if suit == "C":
        return patterns.bars((18.6, span[1], 231, span[3]), 18.5, 9.25)
    left, top, right, foot = span
    start = (x - 30 * math.ceil((x - left) / 30), y - 42 * math.ceil((y - top) / 42))
    return patterns.staggered((*start, right, foot), "M0,-11.5L8,0L0,11.5L-8,0Z", 30, 21)


def ground(figure: Figure, suit: str) -> None:
    """The pale pattern behind a court of the suit; lay it first."""
    figure.pattern(HALF_PANEL, ground_pattern(suit, (125, 82), (14, 14, 250, 230)), ink.GROUND)


def scales(span: patterns.Box) -> BaseGeometry:
    """Hearts' cloth: overlapping arches, as lines."""
    return patterns.scales(span, 16, 8)


def lances(span: patterns.Box) -> BaseGeometry:
    """Spades' cloth: falling drops, as areas."""
    return patterns.staggered(span, LANCE, 14, 12.4)


def trefoils(span: patterns.Box) -> BaseGeometry:
    """Clubs' cloth: small clubs, as areas."""
    return patterns.staggered(span, at(PIP["C"], 0, 0, 4.6), 17, 14.5)


def lozenges(span: patterns.Box) -> BaseGeometry:
    """Diamonds' cloth: slim lozenges, as areas."""
    return patterns.staggered(span, LOZENGE, 18, 12)


def both_sides(path: str) -> tuple[str, str]:
    """The path and its mirror image about the card's middle."""
    return path, mirror(path)
