"""Feathers, leaves, flowers and ribbons. Decides how each is cut; knows no card."""

import math

from tools.cardart.italian.inks import GREEN, INK, RAVEN, RED, SKY, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Node, Points, Spot, normals, samples


def feather(pen: Pen, foot: Spot, tip: Spot, width: float, fill: str, quill: bool = True) -> None:
    """A wing or tail feather from `foot` to `tip`, rounded at the tip."""
    length = math.dist(foot, tip)
    with pen.at(*foot, turn=math.degrees(math.atan2(tip[1] - foot[1], tip[0] - foot[0]))):
        upper = [(0.0, -width * 0.35, True), (length * 0.5, -width * 0.55, False), (length * 0.86, -width * 0.5, False)]
        lower = [(x, -y, corner) for x, y, corner in reversed(upper)]
        pen.blob([*upper, (length, 0, False), *lower], fill, 1.3, 0.4)
        if quill:
            ink = SKY if fill == RAVEN else INK
            pen.blade([(2, 0), (length * 0.5, 0), (length * 0.92, 0)], 1.3, "in", ink)
            pen.blade([(length * 0.6, width * 0.1), (length * 0.78, width * 0.42)], 1, "in", ink)
            pen.blade([(length * 0.42, width * 0.1), (length * 0.6, width * 0.46)], 1, "in", ink)


def plume(pen: Pen, x: float, y: float, fill: str, scale: float = 1, turn: float = 0) -> None:
    """An ostrich plume curling up and back to the left from (x, y)."""
    with pen.at(x, y, scale, turn):
        pen.blob("0,2* -10,-30 -30,-62 -58,-72 -78,-58 -74,-40* -62,-52 -48,-44 -30,-20 -8,4", fill, 1.7, 0.6)
        pen.blade("-4,-8 -26,-44 -54,-62", 1.5)
        for rib in ("-20,-40 -30,-30", "-34,-54 -44,-44", "-48,-62 -58,-52", "-16,-30 -14,-40", "-32,-50 -34,-60"):
            pen.blade(rib, 1.4, "in")


def flower(pen: Pen, x: float, y: float, radius: float, fill: str = RED, petals: int = 5, turn: float = 0) -> None:
    """A flower seen from above with a yellow heart."""
    with pen.at(x, y, radius / 10, turn):
        for petal in range(petals):
            with pen.at(turn=petal * 360 / petals):
                pen.oval(0, -6.2, 4.3, 4.6, fill, 1.2, 0)
                pen.blade([(0, -3.4), (0, -7.4)], 1, "in")
        pen.oval(0, 0, 3.6, None, YELLOW, 1.2, 0)


def leaf(pen: Pen, x: float, y: float, length: float, turn: float, fill: str = GREEN, wide: float = 0.36) -> None:
    """A pointed leaf springing from (x, y); at turn 0 it points to the right. `wide` is its half width over length."""
    with pen.at(x, y, length / 20, turn):
        top = [(0.0, 0.0, True), (3.4, -14 * wide, False), (8.5, -19 * wide, False), (14.5, -12 * wide, False)]
        lower = [(px, -py, corner) for px, py, corner in reversed(top[1:])]
        pen.blob([*top, (20.5, 0, True), *lower], fill, 1.2, 0.3)
        pen.blade("1,0 10,.4 18,0", 1.2, "in")


def ribbon(pen: Pen, points: Points, width: float, fill: str, back: str | None = None, tails: float = 0) -> None:
    """A flat ribbon along the points; where it runs to the left it shows its `back`, so it seems to turn over.

    With `tails`, both ends are cut into swallow-tails that long.
    """
    spine = samples(points, 8)
    runs: list[tuple[bool, list[int]]] = []
    for place in range(len(spine) - 1):
        face = back is None or spine[place + 1][0] >= spine[place][0]
        if not runs or runs[-1][0] != face:
            runs.append((face, []))
        runs[-1][1].append(place)
    sides = normals(spine)
    for face, places in sorted(runs, key=lambda run: run[0]):
        chosen = _thinned([*places, places[-1] + 1])
        upper = [_edge(spine, sides, place, width / 2, place in (chosen[0], chosen[-1])) for place in chosen]
        lower = [_edge(spine, sides, place, -width / 2, place in (chosen[0], chosen[-1])) for place in chosen]
        far = _swallow_tail(spine[-1], sides[-1], width, tails, 1) if tails and chosen[-1] == len(spine) - 1 else []
        near = _swallow_tail(spine[0], sides[0], width, tails, -1) if tails and chosen[0] == 0 else []
        pen.blob([*upper, *far, *lower[::-1], *near[::-1]], fill if face else back or fill, 1.6, 0.6)


def _thinned(places: list[int]) -> list[int]:
    chosen = places[:: max(1, len(places) // 6)]
    return chosen if chosen[-1] == places[-1] else [*chosen, places[-1]]


def _swallow_tail(end: Spot, side: Spot, width: float, long: float, sense: int) -> list[Node]:
    """The three corners beyond a ribbon's end, in the order upper, notch, lower."""
    (x, y), (nx, ny) = end, side
    ux, uy = -ny * sense, nx * sense
    half = width * 0.72
    return [
        (x + ux * long + nx * half, y + uy * long + ny * half, True),
        (x + ux * long * 0.5, y + uy * long * 0.5, True),
        (x + ux * long - nx * half, y + uy * long - ny * half, True),
    ]


def _edge(spine: list[Spot], sides: list[Spot], place: int, half: float, corner: bool) -> Node:
    (x, y), (nx, ny) = spine[place], sides[place]
    # a ribbon seen edgewise where it climbs is narrower than where it lies level
    squeeze = 0.6 + 0.4 * abs(ny)
    return x + nx * half * squeeze, y + ny * half * squeeze, corner


def ribbon_end(pen: Pen, x: float, y: float, turn: float, fill: str) -> None:
    """A swallow-tailed end flying from (x, y); at turn 0 to the right."""
    with pen.at(x, y, turn=turn):
        pen.blob(
            "0,-3.3* 13,-6.82 26,-5.5* 20.8,0* 26.52,6.6* 13,4.62 0,3.3*",
            fill,
            1.5,
            0.5,
        )
        pen.blade("2,0 10.4,-1.1 17.16,0", 1.3, "in")


def bow(pen: Pen, x: float, y: float, fill: str, scale: float = 1) -> None:
    """A tied bow with two loops and two tails."""
    with pen.at(x, y, scale):
        for side in pen.both():
            with pen.at(2, 4, turn=64 if side > 0 else 50):
                ribbon_end(pen, 0, 0, 0, fill)
            pen.blob("1,0* 12,-12 22,-10 21,3 12,7", fill, 1.5, 0.5)
            pen.blade("4,-1 11,-4 16,-3", 1.4, "in")
        pen.oval(0, 0, 5, 5.6, YELLOW, 1.4, 0.3)
