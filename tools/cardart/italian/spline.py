"""Smooth curves through a few points. Decides how an outline bends; knows no ink and no card.

Points are written as text, "x,y x,y* ...", a star marking a corner, or as tuples (x, y) or (x, y, corner).
"""

import math
import re
from collections.abc import Sequence
from typing import Final, TypeAlias

Spot: TypeAlias = tuple[float, float]
Node: TypeAlias = tuple[float, float, bool]
Points: TypeAlias = str | Sequence[Spot | Node]
Curve: TypeAlias = tuple[Spot, Spot, Spot, Spot]

HANDLE: Final = 0.36  # a control arm's share of the chord
_CORNER: Final = 0.6  # how much of that arm is left where the curve meets a corner


def nodes(points: Points) -> list[Node]:
    """The points as (x, y, corner). Raises ValueError for text that is no list of points."""
    if not isinstance(points, str):
        return [p if len(p) == 3 else (*p, False) for p in points]
    found = []
    for word in points.split():
        x, comma, y = word.rstrip("*").partition(",")
        if not comma:
            raise ValueError(f"point {word!r}: expected x,y or x,y*")
        found.append((float(x), float(y), word.endswith("*")))
    return found


def curves(points: Points, closed: bool, handle: float = HANDLE) -> list[Curve]:
    """Cubic curves through the points; at a corner the curve comes in straight."""
    through = nodes(points)
    tangents = [_tangent(through, place, closed) for place in range(len(through))]
    found = []
    for place in range(len(through) if closed else len(through) - 1):
        after = (place + 1) % len(through)
        a, b = through[place][:2], through[after][:2]
        reach = math.dist(a, b) * handle
        found.append((a, _arm(a, tangents[place], b, reach, 1), _arm(b, tangents[after], a, reach, -1), b))
    return found


def drawn(path: str) -> list[Curve]:
    """The curves of one closed piece of path text made of M, L, C and Z, in absolute places."""
    found: list[Curve] = []
    here = start = (0.0, 0.0)
    for command, text in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        numbers = [float(word) for word in re.findall(r"-?\d*\.?\d+", text)]
        spots = list(zip(numbers[::2], numbers[1::2], strict=True)) or [start]
        if command == "M":
            start = spots[0]
        elif command == "C":
            found.append((here, spots[0], spots[1], spots[2]))
        elif spots[0] != here:
            found.append((here, here, spots[0], spots[0]))
        here = spots[-1]
    return found


def _tangent(through: list[Node], place: int, closed: bool) -> Spot | None:
    if through[place][2] or (not closed and place in (0, len(through) - 1)):
        return None
    before, after = through[place - 1], through[(place + 1) % len(through)]
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy) or 1
    return dx / length, dy / length


def _arm(own: Spot, tangent: Spot | None, other: Spot, reach: float, sense: int) -> Spot:
    if tangent is None:
        length = math.dist(own, other) or 1
        share = reach * _CORNER / length
        return own[0] + (other[0] - own[0]) * share, own[1] + (other[1] - own[1]) * share
    return own[0] + sense * tangent[0] * reach, own[1] + sense * tangent[1] * reach


def along(curve: Curve, share: float) -> Spot:
    """The point `share` (0 to 1) of the way along one curve."""
    rest = 1 - share
    weights = (rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3)
    x = sum(weight * point[0] for weight, point in zip(weights, curve, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, curve, strict=True))
    return x, y


def walk(points: Points, share: float) -> Spot:
    """The point `share` (0 to 1) of the way along an open curve, counted evenly from node to node."""
    chain = curves(points, closed=False)
    place = min(len(chain) - 1, int(share * len(chain)))
    return along(chain[place], share * len(chain) - place)


def samples(points: Points, steps: int) -> list[Spot]:
    """The open curve as a chain of points, `steps` to every stretch between two nodes."""
    chain = curves(points, closed=False)
    found = [along(curve, step / steps) for curve in chain for step in range(steps)]
    return [*found, chain[-1][3]]


def normals(chain: Sequence[Spot]) -> list[Spot]:
    """For every point of a chain the unit vector to its left (the y axis runs down)."""
    found = []
    for place in range(len(chain)):
        a, b = chain[max(0, place - 1)], chain[min(len(chain) - 1, place + 1)]
        length = math.dist(a, b) or 1
        found.append(((b[1] - a[1]) / length, -(b[0] - a[0]) / length))
    return found
