"""What the kings and pages share: cloth of a figure cut at y = 185. Decides broad shapes; knows no court.

The cloth has hard corners at the frame (x = 9 and 191), or the two halves would close to a barrel.
"""

from typing import Final

from tools.cardart.italian import garments, robes
from tools.cardart.italian.hatching import fold
from tools.cardart.italian.inks import INK, RED, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Node

SEAM: Final = 182.8
"""Where cloth ends, under the paper band."""
FOLD_END: Final = 180.0
"""Where folds end: a line that reaches the band is clipped, and clipped lines cost bytes."""
_LEFT: Final = 9.5
_RIGHT: Final = 190.5


def cloak(left: float, right: float, x: float = 100, top: float = 102) -> list[Node]:
    """The outline of a cloak over both shoulders that meets the frame at heights `left` and `right`."""
    return [
        (_LEFT, SEAM, True),
        (_LEFT, left, True),
        (_LEFT + 20, left - 9, False),
        (x - 46, top + 6, False),
        (x - 18, top, False),
        (x + 18, top, False),
        (x + 46, top + 6, False),
        (_RIGHT - 20, right - 9, False),
        (_RIGHT, right, True),
        (_RIGHT, SEAM, True),
    ]


def mantle(
    pen: Pen,
    colour: str,
    left: float = 128,
    right: float = 128,
    x: float = 100,
    top: float = 102,
    pattern: str | None = None,
) -> None:
    """A cloak with folds at both sides, perhaps strewn with small lozenges of the ink `pattern`."""
    shape = cloak(left, right, x, top)
    pen.blob(shape, colour, 2, 1)
    if pattern:
        robes.powdered(pen, shape, pattern, 16, 3.9)
    for edge, height, dx in ((15, left, 6), (31, left - 4, 6), (185, right, -6), (169, right - 4, -6)):
        inward = 4 if dx > 0 else -4
        fold(pen, [(edge + inward, height + 8), (edge - inward * 0.4, 156), (edge, FOLD_END)], 5, dx, 3)


def tunic(
    pen: Pen,
    x: float,
    colour: str,
    top: float = 106,
    half: float = 40,
    front: str | None = YELLOW,
    studs: str = RED,
) -> None:
    """The breast of a robe from the neck to the seam, hatched at both sides, with a studded strip in front."""
    pen.blob(
        [
            (x - half * 1.04, SEAM, True),
            (x - half * 0.92, 150, False),
            (x - half * 0.8, top + 14, False),
            (x, top, False),
            (x + half * 0.8, top + 14, False),
            (x + half * 0.92, 150, False),
            (x + half * 1.04, SEAM, True),
        ],
        colour,
        1.8,
        0.6,
    )
    for side in (-1, 1):
        fold(
            pen,
            [(x + side * half * 0.56, top + 24), (x + side * half * 0.62, 156), (x + side * half * 0.68, FOLD_END)],
            5,
            side * -6,
            3,
        )
    if front:
        garments.strip(pen, [(x, top + 4), (x, 150), (x + 0.5, 170), (x, SEAM)], front, INK, 9)
        for place in range(5):
            y = SEAM - 8 - place * 14
            pen.poly([(x, y - 5.4), (x + 5, y), (x, y + 5.4), (x - 5, y)], studs, 1.2, 0)


def doublet(pen: Pen, x: float, colour: str, half: float = 44) -> None:
    """A page's jacket from the collar to the seam, rounded at the shoulders, hatched on both sides."""
    pen.blob(
        [
            (x - half, SEAM, True),
            (x - half * 0.94, 150, False),
            (x - half * 0.78, 123, False),
            (x, 110, False),
            (x + half * 0.78, 123, False),
            (x + half * 0.94, 150, False),
            (x + half, SEAM, True),
        ],
        colour,
        1.9,
        0.8,
    )
    for side in (-1, 1):
        fold(
            pen,
            [(x + side * half * 0.7, 134), (x + side * half * 0.76, 156), (x + side * half * 0.74, FOLD_END)],
            4,
            side * -6,
            3,
        )


def lapels(pen: Pen, x: float, y: float, cord: str | None = None) -> None:
    """A falling linen collar in two points, its upper edge at y - 8, perhaps with a cord between them."""
    with pen.at(x, y):
        for strand in ("-2,4 -5,12 -3,20", "2,4 4,11 2,18") if cord else ():
            pen.blade(strand, 2.4, "out", cord or INK)
        for _ in pen.both():
            pen.blob([(1, 4, True), (8, -7), (17, -9, True), (30, 3), (26, 13), (13, 21, True)], WHITE, 1.6, 0.6)
            pen.blade([(10, 0), (18, 2), (24, 7)], 1.5, "out")
            pen.blade([(10, 5), (14, 9), (15, 14)], 1.4, "out")


def ermine(pen: Pen, x: float, y: float, scale: float) -> None:
    """A broad ermine cape; its upper edge at y - 8 `scale`."""
    with pen.at(x, y, scale):
        robes.ermine(pen, 0, 0, 33, 25, RED)


def chain(pen: Pen, links: list[tuple[float, float]]) -> None:
    """A chain of office: gold links at the given places, a larger jewel at the lowest."""
    low = max(links, key=lambda link: link[1])
    for link in links:
        if link != low:
            pen.oval(*link, 4, None, YELLOW, 1.3, 0.2)
            pen.dot(*link, 1.4)
    pen.oval(*low, 7.6, None, YELLOW, 1.5, 0.4)
    pen.oval(*low, 3.8, None, RED, 1.1, 0)
    pen.dot(low[0] - 1.2, low[1] - 1.2, 0.9, WHITE)
