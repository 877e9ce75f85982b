"""Faces, 100 units high about their own middle, looking right. Decides features; knows no court.

A face is seen three-quarter or from the front; `look` mirrored by the caller (`pen.at(flip=True)`) looks left.
"""

from dataclasses import dataclass
from typing import Final, Literal

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import CHEEK, INK, RED, SKIN, WHITE
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Node, Points, Spot, nodes

View = Literal["three_quarter", "front"]
Shape = Literal["oval", "long", "broad", "gaunt", "round"]
Nose = Literal["straight", "hooked", "snub", "broad", "long"]
Brow = Literal["calm", "raised", "stern", "bushy", "worried"]
Mouth = Literal["plain", "smile", "stern", "open", "hidden"]


@dataclass(frozen=True)
class Face:
    """One person's features. `age` 0 is smooth, 1 lined, 2 furrowed; `gaze` moves the pupils, in units."""

    view: View = "three_quarter"
    shape: Shape = "oval"
    nose: Nose = "straight"
    brow: Brow = "calm"
    mouth: Mouth = "plain"
    age: int = 0
    gaze: float = 0
    skin: str = SKIN
    brow_ink: str = INK


_HALF_FRONT: Final[dict[str, str]] = {
    "oval": "0,-52 17,-49 30,-37 35,-16 34,6 28,28 15,43 0,49",
    "long": "0,-54 16,-51 28,-38 32,-16 31,8 26,32 14,48 0,54",
    "broad": "0,-50 19,-48 33,-36 38,-14 37,10 33,30 20,44 0,48",
    "gaunt": "0,-52 17,-49 30,-37 34,-14 30,8 27,28 14,47 0,52",
    "round": "0,-48 20,-46 34,-33 38,-8 37,14 30,33 15,44 0,46",
}
_THREE_QUARTER: Final[dict[str, str]] = {
    "oval": "-12,-50 16,-48 31,-36 34,-18 31,-8 34,6 31,24 22,40 9,49 -6,46 -24,34 -34,14 -38,-8 -36,-32",
    "long": "-12,-52 15,-50 29,-38 32,-19 29,-8 32,8 30,28 22,46 10,55 -5,52 -22,38 -32,16 -36,-8 -34,-34",
    "broad": "-12,-49 18,-47 34,-35 37,-17 34,-8 38,6 37,24 28,40 11,48 -10,46 -29,36 -39,16 -41,-8 -38,-32",
    "gaunt": "-12,-51 16,-49 31,-37 34,-19 30,-9 31,4 26,16 27,28 20,44 10,52 -4,48 -18,36 -26,18 -36,-6 -36,-32",
    "round": "-12,-47 17,-45 33,-33 36,-16 33,-6 38,10 36,26 25,40 9,45 -10,43 -30,34 -39,14 -41,-8 -38,-30",
}


def turned(points: Points, view: View) -> list[Node]:
    """Points drawn for a front view, sheared as a three-quarter view needs: the chin leads to the right."""
    if view == "front":
        return nodes(points)
    return [(x + 9 * max(-0.5, min(1.3, (y + 8) / 52)), y, corner) for x, y, corner in nodes(points)]


def face(pen: Pen, who: Face) -> None:
    """The whole face without hair, beard or ears."""
    middle = 0.0 if who.view == "front" else 14.0
    eyes: tuple[Spot, Spot]
    cheeks: tuple[Spot, Spot]
    if who.view == "front":
        half = [node[:2] for node in nodes(_HALF_FRONT[who.shape])]
        pen.blob(half + [(-x, y) for x, y in half[-2:0:-1]], who.skin, 1.6, 0.5)
        eyes, cheeks = ((-15.5, 8.6), (15.5, 8.6)), ((-20.0, 7.0), (20.0, 7.0))
    else:
        pen.blob(_THREE_QUARTER[who.shape], who.skin, 1.6, 0.5)
        eyes, cheeks = ((-8.0, 9.0), (20.0, 7.2)), ((-14.0, 7.6), (26.0, 4.6))
    for x, width in cheeks:
        pen.dot(x, 16, width, CHEEK, 6)
    _lines_of_age(pen, who, middle)
    for x, width in eyes:
        _eye(pen, x, width, who.gaze + (1.5 if who.view == "three_quarter" else 0.4))
    _brows(pen, who, eyes)
    with pen.at(middle - 14 + (0 if who.view == "three_quarter" else 4)):
        _nose(pen, who.nose)
    with pen.at(middle - 14):
        _mouth(pen, who.mouth)


def _lines_of_age(pen: Pen, who: Face, middle: float) -> None:
    if not who.age:
        return
    left = middle - 36
    hatch(pen, (left - 11, 12), (left - 2, 32), 5, 5, -2, 0.9)
    pen.blade([(left, 4), (left + 8, 6), (left + 12, 4)], 1.2)
    pen.blade([(middle - 16, 14), (middle - 18, 22), (middle - 16, 28)], 1.3)
    if who.age > 1:
        for y in (-36, -31):
            pen.blade([(middle - 20, y + 2), (middle - 4, y - 1), (middle + 10, y + 1)], 1.2)
        pen.blade([(middle + 11, 13), (middle + 14, 20), (middle + 12, 27)], 1.2)


def _eye(pen: Pen, x: float, width: float, gaze: float) -> None:
    pen.blob([(x - width, -7), (x - 1, -13), (x + width, -7.5), (x, -3.5)], WHITE, 0, 0)
    pen.dot(x + gaze, -8.4, 3.9)
    pen.blade([(x - width - 1.5, -6), (x - width * 0.3, -13.6), (x + width + 1, -8)], 3)
    pen.blade([(x - width + 2, -4.5), (x, -3), (x + width - 1, -5)], 1.4)


def _brows(pen: Pen, who: Face, eyes: tuple[Spot, Spot]) -> None:
    lift, outer, inner, weight = {
        "calm": (-26, -20, -21, 3.2),
        "raised": (-31, -22, -25, 2.8),
        "stern": (-24, -24, -15, 3.8),
        "bushy": (-26, -19, -20, 5.4),
        "worried": (-26, -17, -27, 3.0),
    }[who.brow]
    (near, near_width), (far, far_width) = eyes
    pen.blade(
        [(near - near_width * 1.5, outer), (near, lift), (near + near_width * 1.35, inner)],
        weight,
        "both",
        who.brow_ink,
    )
    pen.blade(
        [(far - far_width * 1.1, inner), (far + 2, lift), (far + far_width * 1.5, outer)], weight, "both", who.brow_ink
    )


def _nose(pen: Pen, nose: Nose) -> None:
    ridge, wing = {
        "straight": ("8,-21 11,-8 18,6 23.5,13 19,17.5 10,16", "7,12 4.5,15 8,18.6"),
        "hooked": ("8,-22 13,-12 21,-2 25,10 22,17.5 17,16 11,17", "8,11 4.5,15 8,19"),
        "snub": ("9,-18 11,-6 15,3 22,8 21,15 12,16.5", "7.5,11 5,14 8.4,17.6"),
        "broad": ("8,-20 10,-7 15,5 23,11 22,18 14,19 7,17", "5,10 1.5,15 6,19.5"),
        "long": ("8,-23 11,-8 17,9 22.5,17 18,21 10,19", "7,15 4.5,18 8,21.6"),
    }[nose]
    pen.blade(ridge, 2.6, "out")
    pen.blade(wing, 1.6)


def _mouth(pen: Pen, mouth: Mouth) -> None:
    if mouth == "hidden":
        return
    if mouth == "open":
        pen.blob("3,27 10,24.5 15,25.4 25,26.5 22,33 14,36 6,33", INK, 1.2, 0)
        pen.blob("6,28 14,27 22,28 20,30 8,30", WHITE, 0, 0, None)
        pen.blob("7,34 14,32.6 21,34 14,38.4", RED, 0, 0)
        return
    drop = {"plain": 0.0, "smile": -2.2, "stern": 2.0}[mouth]
    pen.blob([(3, 27 + drop), (10, 24), (14, 25.5), (19, 24), (25, 26.5 + drop), (15, 29)], RED, 0, 0)
    pen.blob("5,28 14,28.6 23,27.6 14,35", RED, 0, 0)
    pen.blade([(1.4, 26.6 + drop), (10, 28.2), (15, 27.6), (26.6, 26 + drop)], 2)
    pen.blade("10,39 14,40 18,39", 1.3)


def ear(pen: Pen, who: Face, both: bool = False) -> None:
    """The near ear, or both for a front view."""
    for side in pen.both():
        if side < 0 and not both:
            continue
        with pen.at(flip=True):
            pen.blob("36,-12 43,-14 46,-2 42,10 36,10", who.skin, 1.4, 0.3)
            pen.blade("42,-7 40,0 42,5", 1.2)
