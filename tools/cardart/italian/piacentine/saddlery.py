"""A rider's seat cut off below the knee, and studded straps. Decides how they lie; knows no court."""

from typing import Final

from tools.cardart.italian.hatching import fold, hatch
from tools.cardart.italian.inks import YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Points, Spot, walk

FOOT: Final = 182.4
"""Where the paper band cuts a half figure: shapes that end here stay whole and small in the file."""


def strap(pen: Pen, points: Points, colour: str, studs: int) -> None:
    """A harness strap along the points with `studs` spread evenly on it."""
    pen.tube(points, 4.4, colour, 1.3)
    for place in range(studs):
        x, y = walk(points, (place + 0.5) / studs)
        pen.oval(x, y, 2.9, None, YELLOW, 1.2, 0)


def boot_top(pen: Pen, x: float, y: float, leather: str, cuff: str) -> None:
    """A boot cut off above the ankle: its turned-down top about (x, y), the shaft down to the cut."""
    pen.blob(
        [(x - 10, y, True), (x + 10, y, True), (x + 8, FOOT, True), (x - 8, FOOT, True)],
        leather,
        1.6,
        0.6,
    )
    hatch(pen, (x + 9.4, y + 8), (x + 9, FOOT - 4), 3, -6, 2)
    pen.blob(
        [(x - 10, y - 4), (x, y - 2.4), (x + 10, y - 5), (x + 12, y + 2), (x + 1, y + 5), (x - 12, y + 3)],
        cuff,
        1.5,
        0.4,
    )


def thigh(pen: Pen, hip: Spot, knee: Spot, hose: str, stout: float = 1) -> None:
    """A thigh seen from its side, from the hip forward to the knee, and the shin going down from there."""
    (hx, hy), (kx, ky) = hip, knee
    side = 1 if kx > hx else -1
    mx, my = (hx + kx) / 2, (hy + ky) / 2
    wide = 17 * stout
    pen.blob(
        [
            (hx - side * 12, hy - wide * 0.7),
            (hx + side * 6, hy - wide),
            (mx + side * 4, my - wide * 0.95),
            (kx + side * 2, ky - 11),
            (kx + side * 11, ky - 2),
            (kx + side * 10, ky + 14),
            (kx + side * 8, FOOT, True),
            (kx - side * 14, FOOT, True),
            (kx - side * 12, ky + 13),
            (mx - side * 3, my + wide),
            (hx - side * 8, hy + wide),
            (hx - side * 18, hy + wide * 0.3),
        ],
        hose,
        1.8,
        0.8,
    )
    fold(pen, [(hx + side * 2, hy - 4), (mx, my - 2), (kx - side * 6, ky + 2)], 6, side * 5, 5)
    pen.blade([(kx - side * 11, ky + 12), (kx - side * 3, ky + 8), (kx + side * 6, ky + 10)], 1.6)
