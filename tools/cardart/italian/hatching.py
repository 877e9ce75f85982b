"""Rows of short knife strokes: folds and shaded sides. Decides their rhythm; knows no figure."""

import math

from tools.cardart.italian.inks import INK
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Points, walk


def fold(pen: Pen, points: Points, strokes: int, dx: float, dy: float, width: float = 2) -> None:
    """A fold line along the points with `strokes` hatches springing from it by (dx, dy), longest in the middle."""
    pen.blade(points, width)
    for place in range(strokes):
        x, y = walk(points, 0.12 + 0.78 * place / max(1, strokes - 1))
        size = 0.65 + 0.35 * math.sin(math.pi * (place + 0.5) / strokes)
        pen.blade([(x, y), (x + dx * size / 2, y + dy * size / 2 + 0.4), (x + dx * size, y + dy * size)], 1.1, "in")


def hatch(
    pen: Pen,
    start: tuple[float, float],
    end: tuple[float, float],
    strokes: int,
    dx: float,
    dy: float,
    width: float = 1.1,
    ink: str = INK,
) -> None:
    """Hatches by (dx, dy) from `strokes` feet spread evenly between `start` and `end`."""
    for place in range(strokes):
        share = place / (strokes - 1) if strokes > 1 else 0.0
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        pen.blade([(x, y), (x + dx / 2, y + dy / 2), (x + dx, y + dy)], width, "in", ink)
