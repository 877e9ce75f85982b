"""Arms, legs and hands from their joints. Decides how flesh and cloth lie on a bone; knows no court.

A joint is (x, y, width). A pose is nothing but joints, so a figure is bent by moving them.
"""

import math
from collections.abc import Sequence
from typing import TypeAlias

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import INK, SKIN, WHITE
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Node, Spot, normals, samples

Joint: TypeAlias = tuple[float, float, float]
_STEPS = 3  # points of an outline between two joints


def outline(joints: Sequence[Joint], rounded: bool = False) -> list[Node]:
    """A closed outline round the joints, swelling smoothly between the widths.

    The far end is cut straight, the near one too or, where `rounded`, like a shoulder.
    """
    spine = samples([joint[:2] for joint in joints], _STEPS)
    left, right = [], []
    for place, ((x, y), (nx, ny)) in enumerate(zip(spine, normals(spine), strict=True)):
        half = _width(joints, place / _STEPS) / 2
        end = place == len(spine) - 1 or (place == 0 and not rounded)
        left.append((x + nx * half, y + ny * half, end))
        right.append((x - nx * half, y - ny * half, end))
    if rounded:
        (x, y), (ux, uy) = spine[0], _direction(spine[1], spine[0])
        left.insert(0, (x + ux * joints[0][2] * 0.42, y + uy * joints[0][2] * 0.42, False))
    return left + right[::-1]


def _width(joints: Sequence[Joint], place: float) -> float:
    before = min(int(place), len(joints) - 2)
    share = place - before
    eased = share * share * (3 - 2 * share)
    return joints[before][2] + (joints[before + 1][2] - joints[before][2]) * eased


def limb(pen: Pen, joints: Sequence[Joint], fill: str, weight: float = 1.8, shade: float = 0.8) -> None:
    """A bare limb, a hose, a horse's leg: the plain shape."""
    pen.blob(outline(joints), fill, weight, shade)


def sleeve(
    pen: Pen,
    joints: Sequence[Joint],
    cloth: str,
    cuff: str | None = WHITE,
    folds: int = 3,
    stripes: str | None = None,
) -> None:
    """An arm from shoulder to wrist with creases at the elbow, hatching below and a cuff at the last joint.

    `stripes` is an ink for bands across the cloth. The hand comes later, over what it holds.
    """
    pen.blob(outline(joints, rounded=True), cloth, 1.8, 0.8)
    if stripes:
        _bands(pen, joints, stripes)
    if len(joints) > 2:
        _creases(pen, joints, folds)
    _shade(pen, joints, 5 + folds)
    if cuff:
        band(pen, joints[-2], joints[-1], cuff)


def band(pen: Pen, before: Joint, end: Joint, fill: str) -> None:
    """A cuff round the end of a limb that comes from `before`, 8 long and a little wider than the limb."""
    ux, uy = _direction(before, end)
    near = (end[0] - ux * 4.8, end[1] - uy * 4.8, end[2] + 4)
    middle = (end[0] - ux * 0.8, end[1] - uy * 0.8, end[2] + 6)
    far = (end[0] + ux * 3.2, end[1] + uy * 3.2, end[2] + 4)
    pen.blob(outline([near, middle, far]), fill, 1.5, 0.5)
    for side in (-0.22, 0.2):
        x, y = end[0] - uy * end[2] * side, end[1] + ux * end[2] * side
        pen.blade([(x - ux * 2.8, y - uy * 2.8), (x + ux * 2, y + uy * 2)], 1.4)


def _direction(a: Sequence[float], b: Sequence[float]) -> Spot:
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def _creases(pen: Pen, joints: Sequence[Joint], count: int) -> None:
    """Blades fanning out from the inner side of the elbow."""
    before, elbow, after = joints[len(joints) // 2 - 1], joints[len(joints) // 2], joints[len(joints) // 2 + 1]
    (ax, ay), (bx, by) = _direction(elbow, before), _direction(elbow, after)
    inward = math.atan2(ay + by, ax + bx)
    half = elbow[2] / 2
    x, y = elbow[0] + math.cos(inward) * half * 0.75, elbow[1] + math.sin(inward) * half * 0.75
    for place in range(count):
        turn = inward + math.pi + (place - (count - 1) / 2) * 0.62
        reach = half * (1.15 if place % 2 == 0 else 0.85)
        tip = (x + math.cos(turn) * reach, y + math.sin(turn) * reach)
        bend = (x + math.cos(turn + 0.2) * reach * 0.5, y + math.sin(turn + 0.2) * reach * 0.5)
        pen.blade([(x, y), bend, tip], 1.8, "in")


def _shade(pen: Pen, joints: Sequence[Joint], strokes: int) -> None:
    """Hatches on the forearm, from whichever edge lies lower and more to the right."""
    a, b = joints[-2], joints[-1]
    ux, uy = _direction(a, b)
    side = 1 if ux * 1.2 - uy > 0 else -1
    nx, ny = -uy * side, ux * side
    reach = math.dist(a[:2], b[:2]) * 0.26  # past the elbow's bend
    start = (a[0] + ux * reach + nx * a[2] * 0.42, a[1] + uy * reach + ny * a[2] * 0.42)
    end = (b[0] - ux * 6 + nx * b[2] * 0.46, b[1] - uy * 6 + ny * b[2] * 0.46)
    hatch(pen, start, end, strokes, -nx * a[2] * 0.28 + ux * 2, -ny * a[2] * 0.28 + uy * 2, 1.1)


def _bands(pen: Pen, joints: Sequence[Joint], ink: str, gap: int = 2) -> None:
    spine = samples([joint[:2] for joint in joints], 6)
    for place, ((x, y), (nx, ny)) in enumerate(zip(spine, normals(spine), strict=True)):
        if place % gap == 0 and 0 < place < len(spine) - 1:
            half = _width(joints, place / 6) / 2 - 1.2
            ux, uy = -ny, nx
            pen.blade(
                [(x + nx * half, y + ny * half), (x + ux * 2, y + uy * 2), (x - nx * half, y - ny * half)],
                2.6,
                "flat",
                ink,
            )


# --- legs


def leg(
    pen: Pen,
    hip: Spot,
    knee: Spot,
    ankle: Spot,
    hose: str,
    stripes: str | None = None,
) -> None:
    """A leg in hose with its calf, plain or with bands of the ink `stripes`. The shoe comes after, over the ankle."""
    calf = _share(knee, ankle, 0.36)
    back = 2.2 if ankle[0] < knee[0] else -2.2
    joints: list[Joint] = [
        (*hip, 24),
        (*_share(hip, knee, 0.55), 20.5),
        (*knee, 15.5),
        (calf[0] + back, calf[1], 17),
        (*ankle, 10.5),
    ]
    limb(pen, joints, hose, 1.7)
    if stripes:
        _bands(pen, joints, stripes, 3)
    else:
        _shade(pen, [(*knee, 15), (*ankle, 11)], 7)
        pen.blade([(knee[0] - 5, knee[1] - 2), (knee[0] + 1, knee[1] + 2.5), (knee[0] + 5, knee[1])], 1.4)


def _share(a: Spot, b: Spot, share: float) -> Spot:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def shoe(
    pen: Pen, x: float, y: float, colour: str, left: bool = False, cuff: str | None = None, turn: float = 0
) -> None:
    """A soft shoe with its ankle at (x, y), pointing right or `left`; its sole lies 21 below."""
    with pen.at(x, y, 1, turn, left):
        pen.blob("-7.5,-4* 7,-4* 8,6 16,11 25,15 27,20* 10,21 -8,21* -9,10", colour, 1.6, 0.7)
        pen.blade("-8,17.5 6,17 26,18.5", 1.3)
        pen.blade("7,7 10,10 9,14", 1.3)
        if cuff:
            pen.blob("-10,-7 0,-4 9.5,-7 11,0 0,3.5 -11,0", cuff, 1.4, 0.3)


def front_shoe(pen: Pen, x: float, y: float, colour: str, left: bool = False) -> None:
    """A shoe seen from the front, its toe turned slightly out."""
    with pen.at(x, y, 1, 0, left):
        pen.blob("-7,-4* 7,-4* 9,6 15,13 15,20* 2,22 -7,20* -8,8", colour, 1.6, 0.6)
        pen.blade("-4,8 4,9 9,14", 1.3)


def boot(pen: Pen, x: float, y: float, colour: str) -> None:
    """A rider's tall boot, its top edge about (x, y), 56 high."""
    with pen.at(x, y):
        pen.blob("-11,0* 12,-1* 10,18 11,34 24,41 29,49* -3,51* -6,30", colour, 1.8, 0.8)
        pen.blob("-12,-5 1,-2 13,-6 14,3 1,7 -13,4", colour, 1.5, 0.4)
        pen.blade("9,37 13,42 13,48", 1.4)
        hatch(pen, (-4, 16), (-3, 44), 6, 5, 1)
        pen.blob("-4,50* 28,48.5* 28,52.5* -4,54.5*", INK, 1.2, 0)


# --- hands


def fist(pen: Pen, x: float, y: float, turn: float = 0, scale: float = 1, flip: bool = False, skin: str = SKIN) -> None:
    """A fist round an upright shaft through (x, y), knuckles to the right."""
    with pen.at(x, y, scale, turn, flip):
        pen.blob("-9,-8 0,-10.5 8,-9 10.5,-4 10.5,6 6,10.5 -3,10 -9,7", skin, 1.5, 0.5)
        for y_finger in (-4, 0.8, 5.4):
            pen.blade([(1, y_finger - 0.6), (6, y_finger - 0.6), (10, y_finger)], 1.4)
        pen.blob("-8,-8 -1,-11 3,-7 -1,-3.5 -7,-3", skin, 1.3, 0)


def open_hand(
    pen: Pen, x: float, y: float, turn: float = 0, scale: float = 1, flip: bool = False, skin: str = SKIN
) -> None:
    """A hand raised or held out, its wrist at (x, y), fingers up at turn 0, the thumb to the left."""
    with pen.at(x, y, scale, turn, flip):
        pen.blob("-5,-2* -7,-7 -12,-12 -13,-16 -10,-16.5 -5,-12 -3,-10*", skin, 1.4, 0.3)
        for x_finger, tip in ((-3.6, -23), (-0.2, -25.4), (3.2, -24), (6.2, -20)):
            pen.tube([(x_finger * 0.8, -8), (x_finger, tip)], 3, skin, 1.2)
        pen.blob("-5,1* -6,-6 -4.6,-12 1,-13.4 6.6,-12 7,-5 5,1*", skin, 1.4, 0.3)
        pen.blob("-4,-5 -3.4,-13.5 1,-14.5 6,-13 6,-4 1,0", skin, 0, 0)
        pen.blade("-3,-5 1,-3.4 5,-5.4", 1.2)


def cradle(
    pen: Pen, x: float, y: float, turn: float = 0, scale: float = 1, flip: bool = False, skin: str = SKIN
) -> None:
    """A hand held level under something that stands at (x, y): fingers along it, thumb up at the left."""
    with pen.at(x, y, scale, turn, flip):
        pen.blob("-11,-1 -9,-7 -5,-11 -1.6,-9 -3,-3 0,1 11,0 14,3.4 12,7 3,9.6 -6,9 -11,5", skin, 1.5, 0.5)
        pen.blade("-1,2.6 6,4 13,3.6", 1.3)
        pen.blade("0,6 6,7 11,6.6", 1.3)


def pointing(
    pen: Pen, x: float, y: float, turn: float = 0, scale: float = 1, flip: bool = False, skin: str = SKIN
) -> None:
    """A hand pointing to the right at turn 0, its wrist at (x, y)."""
    with pen.at(x, y, scale, turn, flip):
        pen.tube("8,-3 16,-4.6 25,-5", 3.4, skin, 1.2)
        pen.blob("-2,-6 8,-7 13,-3.4 13,3 9,7.4 1,7 -3,5", skin, 1.5, 0.4)
        for y_finger in (-0.4, 3.4):
            pen.blade([(6, y_finger), (10, y_finger - 0.4), (13, y_finger + 0.4)], 1.3)
        pen.blob("0,-6 5,-9.6 10,-8.6 9,-5 4,-3", skin, 1.3, 0)
