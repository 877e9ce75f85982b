"""Clothes of standing figures, set about an upright axis at x. Decides their cut; knows no court.

`top` is the height of the shoulders, `waist` and `hem` lie below it; `lean` is how far the waist stands to the
right of the shoulders' middle, so that a figure may put its weight on one leg.
"""

from tools.cardart.italian.hatching import fold
from tools.cardart.italian.inks import INK, RED, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Node

# --- bodies


def _trunk(x: float, top: float, waist: float, hem: float, lean: float, shoulders: float, flare: float) -> list[Node]:
    mid, low = x + lean, x + lean * 0.8
    right: list[Node] = [
        (x + shoulders * 0.45, top - 6, False),
        (x + shoulders, top + 2, True),
        (x + shoulders * 0.98 + lean * 0.5, top + (waist - top) * 0.5, False),
        (mid + shoulders * 0.76, waist, False),
        (low + flare, hem, True),
    ]
    left: list[Node] = [
        (low - flare, hem, True),
        (mid - shoulders * 0.76, waist, False),
        (x - shoulders * 0.98 + lean * 0.5, top + (waist - top) * 0.5, False),
        (x - shoulders, top + 2, True),
        (x - shoulders * 0.45, top - 6, False),
    ]
    return [*right, (low, hem + 5, False), *left]


def doublet(
    pen: Pen,
    x: float,
    top: float,
    waist: float,
    hem: float,
    colour: str,
    lean: float = 0,
    front: str | None = YELLOW,
    buttons: str = INK,
    shoulders: float = 25,
) -> None:
    """A close jacket with a strip of buttons and hatched sides."""
    flare = shoulders * 0.98
    pen.blob(_trunk(x, top, waist, hem, lean, shoulders, flare), colour, 1.8, 0.9)
    mid = x + lean
    side = shoulders * 0.6
    fold(
        pen, [(x - side, top + 8), (x - side - 2 + lean * 0.5, (top + waist) / 2), (mid - side + 2, waist - 4)], 8, 5, 3
    )
    fold(
        pen,
        [(x + side, top + 10), (x + side + 2 + lean * 0.5, (top + waist) / 2), (mid + side - 2, waist - 4)],
        8,
        -5,
        3,
    )
    for offset in (-0.6, 0.55):
        pen.blade([(mid + offset * shoulders, waist + 4), (mid + offset * shoulders * 1.25, hem - 2)], 1.7)
    if front:
        strip(
            pen,
            [(x, top - 4), (x + lean * 0.5, (top + waist) / 2), (mid, waist), (x + lean * 0.8, hem + 4)],
            front,
            buttons,
        )


def strip(pen: Pen, spine: list[tuple[float, float]], colour: str, buttons: str = INK, half: float = 5.5) -> None:
    """A band of another colour down the front, with five buttons."""
    shape = [(x - half, y) for x, y in spine] + [(x + half, y) for x, y in reversed(spine)]
    ends = (0, len(spine) - 1, len(spine), 2 * len(spine) - 1)
    pen.blob([(px, py, place in ends) for place, (px, py) in enumerate(shape)], colour, 1.4, 0)
    (ax, ay), (bx, by) = spine[0], spine[-2]
    for place in range(5):
        share = 0.16 + place * 0.18
        pen.dot(ax + (bx - ax) * share, ay + (by - ay) * share, 2, buttons)


def gown(
    pen: Pen,
    x: float,
    top: float,
    waist: float,
    hem: float,
    colour: str,
    trim: str = YELLOW,
    dots: str = RED,
    shoulders: float = 21,
    flare: float = 27,
    front: str | None = YELLOW,
) -> None:
    """A king's or elder's long tunic with a bordered hem, folds below the waist and perhaps a front strip."""
    pen.blob(_trunk(x, top, waist, hem, 0, shoulders, flare), colour, 1.9, 0.9)
    for side in (-1, 1):
        top_x, waist_x = side * shoulders * 0.66, x + side * 0.72 * shoulders * 0.8
        flank = x + side * 0.66 * shoulders * 0.8
        middle = x + side * 0.36 * (shoulders + flare)
        fold(
            pen,
            [(waist_x, waist + 8), (middle, (waist + hem) / 2), (x + side * 0.72 * flare, hem - 10)],
            7,
            -6 * side,
            5,
        )
        fold(pen, [(x + top_x, top + 14), (x + top_x * 1.05, (top + waist) / 2), (flank, waist - 6)], 4, -5 * side, 3)
    if front:
        strip(pen, [(x, top - 2), (x, (top + waist) / 2), (x, waist), (x, hem)], front, dots, 6.5)
    _border(pen, x, hem, flare, trim, dots)


def _border(pen: Pen, x: float, hem: float, flare: float, trim: str, dots: str) -> None:
    """The dotted band round a gown's hem."""
    lower: list[Node] = [(x - flare, hem, True), (x, hem + 5, False), (x + flare, hem, True)]
    upper: list[Node] = [(x + flare - 1.5, hem - 11, True), (x, hem - 6, False), (x - flare + 1.5, hem - 11, True)]
    pen.blob([*lower, *upper], trim, 1.6, 0.3)
    for share in (-0.76, -0.38, 0, 0.38, 0.76):
        pen.dot(x + share * flare, hem - 0.6 - abs(share) * 4, 2.2, dots)


def belt(pen: Pen, x: float, y: float, half: float, colour: str, buckle: str | None = YELLOW) -> None:
    """A belt at the waist, `half` its width, with an oval buckle."""
    pen.blob(
        [
            (x - half, y - 4, True),
            (x, y + 1, False),
            (x + half, y - 4, True),
            (x + half + 1, y + 4, True),
            (x, y + 9, False),
            (x - half - 1, y + 4, True),
        ],
        colour,
        1.5,
        0.4,
    )
    if buckle:
        pen.oval(x, y + 5, 5.6, 5, buckle, 1.4, 0)
        pen.dot(x, y + 5, 1.8, RED if buckle == YELLOW else INK)


def trunk_hose(pen: Pen, x: float, y: float, colour: str, panes: str, left: bool = False) -> None:
    """One puffed half of a pair of breeches, about 34 wide, its waist at y - 16; the outer side right or `left`."""
    with pen.at(x, y, 1, 0, left):
        outer = [(14, -16, True), (22, 0, False), (18, 16, False)]
        pen.blob([(-14, -16, True), *outer, (4, 20, False), (-12, 14, True)], colour, 1.7, 0.8)
        for a in (-6, 3, 12):
            pane = [(a * 0.8, -13, True), (a * 1.15 + 3, 0, False), (a * 0.9 + 1, 14, True)]
            pen.blob([*pane, (a * 1.15 - 2, 0, False)], panes, 1.1, 0)


# --- shoulders and neck


def puff(pen: Pen, x: float, y: float, colour: str, slashes: str | None = None, left: bool = False) -> None:
    """A puffed shoulder, 28 wide."""
    with pen.at(x, y, 1, 0, left):
        pen.blob("-13,-6 1,-13 14,-5 14,9 2,15 -11,8", colour, 1.6, 0.7)
        for a in (-5, 5):
            if slashes:
                pen.blob(
                    [(a * 0.7, -9, True), (a * 1.4 + 2, 0, False), (a, 11, True), (a * 1.4 - 2, 0, False)],
                    slashes,
                    1.1,
                    0,
                )
            else:
                pen.blade([(a * 0.6, -9), (a * 1.2 + 1, 0), (a, 10)], 1.6)


def neck(pen: Pen, x: float, y: float, skin: str, turn: float = 0) -> None:
    """The neck between head and collar, its foot at (x, y)."""
    with pen.at(x, y, 1, turn):
        pen.blob("-8,-14* 8,-14* 9,0 0,4 -9,0", skin, 1.4, 0)


def collar(pen: Pen, x: float, y: float, colour: str = WHITE, wide: float = 1) -> None:
    """A soft pleated collar, 34 wide, its upper edge at y - 8."""
    with pen.at(x, y):
        pen.blob(
            [(-17 * wide, 1), (-9, -7), (1, -8.4), (11, -7), (17 * wide, 1), (12 * wide, 9), (0, 12), (-12 * wide, 9)],
            colour,
            1.5,
            0.4,
        )
        for a in (-11, -5, 1, 7, 12):
            pen.blade([(a * wide, 0), (a * wide * 1.1, 7)], 1.3)


def ruff(pen: Pen, x: float, y: float, colour: str = WHITE, wide: float = 20) -> None:
    """A starched figure-of-eight ruff, `wide` its half width."""
    pen.oval(x, y, wide, wide * 0.36, colour, 1.6, 0.5)
    steps = 9
    for step in range(steps):
        share = (step - (steps - 1) / 2) / ((steps - 1) / 2)
        px = x + share * wide * 0.88
        drop = wide * 0.3 * (1 - share * share) ** 0.5
        pen.blade([(px * 0.75 + x * 0.25, y - drop * 0.5), (px, y + drop)], 1.4, "out")


def cape_collar(pen: Pen, x: float, y: float, colour: str, trim: str, half: float = 30, dags: int = 7) -> None:
    """A shoulder cape cut into points, its upper edge at y - 8."""
    edge: list[Node] = []
    for dag in range(dags):
        share = 1 - 2 * (dag + 0.5) / dags
        gap = 1 - 2 * (dag + 1) / dags
        drop = 20 - 9 * share * share
        edge.append((x + share * half * 1.03, y + drop + 6, True))
        if dag < dags - 1:
            edge.append((x + gap * half * 0.98, y + drop - 4, True))
    pen.blob(
        [
            (x - half, y + 5, True),
            (x - 14, y - 7, False),
            (x, y - 9, False),
            (x + 14, y - 7, False),
            (x + half, y + 5, True),
            *edge,
        ],
        colour,
        1.7,
        0.7,
    )
    for px, py, _ in edge[::2]:
        pen.dot(px * 0.95 + x * 0.05, py - 8, 2, trim)
