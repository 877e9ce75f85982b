"""Where things stand on a French card: the frame with its notch, the mirror line, the sash over it.

Decides the layout shared by courts and aces; knows no figure. Units are those of the 250 x 350 card, y down.
"""

from collections.abc import Callable
from typing import Final

from shapely.geometry import Polygon

from tools.cardart import ink, svg
from tools.cardart.paths import at, circle, polygon, star
from tools.cardart.pips import PIP

LEFT: Final = 14
RIGHT: Final = 236
TOP: Final = 14
FOOT: Final = 336
NOTCH_X: Final = 86  # the notch keeps the index on bare paper
NOTCH_Y: Final = 61
SLOPE: Final = 0.229
_SASH_HALF: Final = 6.2
_MOTIFS: Final = 6  # on either side of the boss


def mirror_y(x: float) -> float:
    """Where, at x, a court's two halves meet: a line that falls to the right, towards the attribute."""
    return 175 + SLOPE * (x - 125)


_OUTLINE: Final = [
    (NOTCH_X, TOP),
    (RIGHT, TOP),
    (RIGHT, 350 - NOTCH_Y),
    (250 - NOTCH_X, 350 - NOTCH_Y),
    (250 - NOTCH_X, FOOT),
    (LEFT, FOOT),
    (LEFT, NOTCH_Y),
    (NOTCH_X, NOTCH_Y),
]
FULL_PANEL: Final = Polygon(_OUTLINE)
HALF_PANEL: Final = Polygon(
    [
        (NOTCH_X, TOP),
        (RIGHT, TOP),
        (RIGHT, mirror_y(RIGHT)),
        (LEFT, mirror_y(LEFT)),
        (LEFT, NOTCH_Y),
        (NOTCH_X, NOTCH_Y),
    ]
)


def frame() -> str:
    """The thin navy frame of courts and aces."""
    return svg.path(polygon(_OUTLINE), "none", ink.NAVY, ink.FRAME, join="miter")


Motif = Callable[[float, float, int], str]
"""Draws the sash's motif number i (0 next to the frame) about (x, y)."""


def sash(band: str, motif: Motif) -> str:
    """The band that hides the join: six motifs, the boss that signs the pack, and the six turned."""
    low, high = mirror_y(LEFT), mirror_y(RIGHT)
    edges = [
        (LEFT, low - _SASH_HALF),
        (RIGHT, high - _SASH_HALF),
        (RIGHT, high + _SASH_HALF),
        (LEFT, low + _SASH_HALF),
    ]
    lines = polygon(edges[:2], closed=False) + polygon(edges[2:], closed=False)
    step = (RIGHT - LEFT) / (2 * _MOTIFS + 1)
    places = [LEFT + step * (index + 0.5) for index in range(_MOTIFS)]
    motifs = "".join(motif(x, mirror_y(x), index) for index, x in enumerate(places))
    return (
        svg.path(polygon(edges), band) + svg.path(lines, "none", ink.NAVY, 1.8, "butt") + svg.both_ends(motifs) + _BOSS
    )


def pips_and_dots(suit: str, size: float, pip_ink: str, dot_ink: str) -> Motif:
    """The usual sash motif: the suit sign, leaning with the band, and a dot by turns."""

    def draw(x: float, y: float, index: int) -> str:
        if index % 2:
            return svg.path(circle(x, y, 1.6), dot_ink)
        return svg.path(at(PIP[suit], x, y, size, 13), pip_ink)

    return draw


_BOSS: Final = (
    svg.path(circle(125, 175, 9.4), ink.PAPER, ink.NAVY, 1.6)
    + svg.path(circle(125, 175, 6.6), ink.RED)
    + svg.path(star(125, 175, 5.4, 4, 0.39), ink.PAPER)
)
