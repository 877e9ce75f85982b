"""Ermine and mantles: what makes a king. Decides their cut; knows no court."""

from tools.cardart.italian.hatching import fold, hatch
from tools.cardart.italian.inks import RED, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Points, nodes


def powdered(pen: Pen, shape: Points, colour: str, step: float = 15, size: float = 3) -> None:
    """Small four-petalled flowers strewn over the cloth inside `shape`, in staggered rows."""
    xs, ys = [node[0] for node in nodes(shape)], [node[1] for node in nodes(shape)]
    with pen.within(shape, 1.5):
        y, row = min(ys) + step * 0.6, 0
        while y < max(ys):
            x = min(xs) + step * (0.4 if row % 2 else 0.9)
            while x < max(xs):
                pen.blob(
                    [(x, y - size, True), (x + size * 0.8, y, True), (x, y + size, True), (x - size * 0.8, y, True)],
                    colour,
                    0,
                    0,
                    None,
                )
                x += step
            y, row = y + step * 0.62, row + 1


def ermine(pen: Pen, x: float, y: float, half: float = 31, deep: float = 26, clasp: str | None = YELLOW) -> None:
    """An ermine shoulder cape, its upper edge at y - 8, `half` its half width."""
    edge = [(half, y + 4), (half * 1.06, y + deep - 6), (half * 0.55, y + deep)]
    left = [(x - half * 0.55, y - 6), *((x - dx, py) for dx, py in edge)]
    right = [(x + half * 0.55, y - 6), *((x + dx, py) for dx, py in edge)]
    pen.blob([(x, y - 9), *right, (x, y + deep - 4), *left[::-1]], WHITE, 1.7, 0.8)
    tails = [(-0.7, 0.2), (-0.35, 0.5), (-0.78, 0.62), (0.35, 0.5), (0.72, 0.25), (0.76, 0.66), (0, 0.34)]
    for sx, sy in [*tails, (-0.42, 0.84), (0.42, 0.84)]:
        ermine_tail(pen, x + sx * half, y + sy * deep - 2)
    if clasp:
        pen.oval(x, y + deep - 3, 5, None, clasp, 1.4, 0.3)


def ermine_tail(pen: Pen, x: float, y: float) -> None:
    """One black tail."""
    pen.blade([(x, y - 3.6), (x + 0.5, y + 3.8)], 2.8, "in")
    pen.dot(x, y - 3.4, 0.9)


def mantle(
    pen: Pen,
    x: float,
    top: float,
    foot: float,
    colour: str,
    trim: str = YELLOW,
    lining: str | None = WHITE,
    half: float = 64,
    dots: str = RED,
) -> None:
    """A king's mantle open in front, hanging from the shoulders to the ground both sides of the figure."""
    edge = [(27, top, True), (half * 0.68, top + 24, False), (half * 0.86, (top + foot) / 2, False)]
    edge += [(half, foot, True), (half * 0.45, foot + 3, False)]
    left = [(x - dx, y, corner) for dx, y, corner in edge]
    right = [(x + dx, y, corner) for dx, y, corner in reversed(edge)]
    pen.blob([*left, *right], colour, 1.9, 1)
    _hanging_folds(pen, x, top, foot, half)
    upper = [(x - half + 1, foot - 11, True), (x, foot - 7, False), (x + half - 1, foot - 11, True)]
    pen.blob([*upper, (x + half, foot, True), (x, foot + 4, False), (x - half, foot, True)], trim, 1.5, 0.3)
    for share in (-0.88, -0.74, -0.6, -0.46, 0.46, 0.6, 0.74, 0.88):
        pen.oval(x + share * half, foot - 4.4, 2.4, None, dots, 1, 0)
    if lining:
        _lining(pen, x, top, foot, lining)


def _hanging_folds(pen: Pen, x: float, top: float, foot: float, half: float) -> None:
    for share, start, strokes, dx in (
        (-0.74, 0.2, 16, 6),
        (-0.55, 0.26, 13, 5),
        (0.74, 0.2, 16, -6),
        (0.57, 0.3, 12, -5),
    ):
        reach, tall = share * half, foot - top
        high, middle = (x + reach * 0.76, top + tall * start), (x + reach * 0.94, top + tall * 0.6)
        fold(pen, [high, middle, (x + reach * 1.08, foot - 12)], strokes, dx, 4)


def _lining(pen: Pen, x: float, top: float, foot: float, lining: str) -> None:
    for side in (-1, 1):
        with pen.at(x, flip=side < 0):
            inner = [(30, foot + 1, True), (17, foot + 1, True), (14, top + 60, False)]
            outer = [(20, top + 6, True), (28, top + 60, False), (32, (top + foot) / 2 + 20, False)]
            pen.blob([*outer, *inner], lining, 1.5, 0)
            if lining == WHITE:
                for step in range(9):
                    y = top + 30 + step * (foot - top - 44) / 8
                    ermine_tail(pen, 22 + step * 0.3 + 2.6 * (step % 2), y)
            else:
                hatch(pen, (29, top + 60), (31, foot - 14), 12, -5, 3)
