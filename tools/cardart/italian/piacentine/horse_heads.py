"""Horses' heads and hair at close quarters: in profile and coming towards us. Decides their build; knows no rider.

A head is 100 long with the poll at the origin. In profile it lies level with the nose to the right, so that a turn of
50 carries it naturally; from the front it hangs straight down.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.horse_poses import Coat
from tools.cardart.italian.inks import CHEEK, COAL, DARK_RED, INK, RAVEN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Node, Points, nodes, normals


@dataclass(frozen=True)
class Mood:
    """What a horse shows: ears laid back, mouth opened on the bit."""

    ears_back: bool = False
    open_mouth: bool = False


_DARK: Final = frozenset({RAVEN, COAL})
"""Coats on which modelling is engraved in light lines."""


def engraving(coat: Coat) -> str:
    """The ink of the lines inside a coat: dark on light coats, light on black ones."""
    return coat.strands if coat.body in _DARK else INK


def locks(pen: Pen, ways: Sequence[Points], width: float, coat: Coat) -> None:
    """Several locks, the later over the earlier."""
    for way in ways:
        lock(pen, way, width, coat)


def lock(pen: Pen, way: Points, width: float, coat: Coat) -> None:
    """One tapering lock of mane or tail from its root along the spine, with a light strand in it."""
    spine = [node[:2] for node in nodes(way)]
    last = len(spine) - 1
    left: list[Node] = []
    right: list[Node] = []
    for place, ((x, y), (nx, ny)) in enumerate(zip(spine[:-1], normals(spine), strict=False)):
        half = width / 2 * (0.7 if place == 0 else 1 - 0.5 * (place / last) ** 2)
        left.append((x + nx * half, y + ny * half, False))
        right.append((x - nx * half, y - ny * half, False))
    pen.blob([*left, (*spine[-1], True), *right[::-1]], coat.mane, 1.4, 0.5)
    pen.blade(spine[:-1], min(2, width * 0.2), "both", coat.strands)


# --- in profile


def profile(pen: Pen, coat: Coat, bridle: str, mood: Mood | None = None) -> None:
    """The bridled head from its side."""
    mood = mood or Mood()
    _ear(pen, coat, mood, far=True)
    if mood.open_mouth:
        _open_jaw(pen, coat)
    pen.blob(_skull(mood.open_mouth), coat.body, 2, 1)
    if coat.blaze:
        pen.blob("22,-15 40,-14.4 60,-9 82,-5.6 80,-1 58,-4 40,-9 26,-11", coat.blaze, 0, 0, None)
        pen.blade("20,-16.4 30,-17.4 46,-13 70,-7.4 88,-4.4", 1.6, "flat")
    _planes(pen, mood, engraving(coat))
    _profile_bridle(pen, bridle)
    _ear(pen, coat, mood, far=False)
    _eye(pen, engraving(coat))


def _skull(open_mouth: bool) -> Points:
    upper = "-3,-6 6,-12 18,-16.4 30,-17.4 46,-13 66,-8 84,-5.4 95,-1 100,6 99,13 94,16.4*"
    if open_mouth:
        return upper + " 84,14.4 70,19 55,25 43,33 29,37 15,33 6,24 0,14 -5,4"
    return upper + " 96,21 89,25.4 81,23.4 72,21.4 56,25 43,33 29,37 15,33 6,24 0,14 -5,4"


def _open_jaw(pen: Pen, coat: Coat) -> None:
    pen.blob("52,16* 74,12 94,14 93,26 86,32 70,30 52,26*", DARK_RED, 1.3, 0)
    pen.blob("60,22 74,21 84,24.4 82,29 70,28", CHEEK, 0.9, 0)
    pen.blob("48,24* 62,29.6 78,32.4 87,28* 93,30 95,36 89,42.4 77,41.4 62,37 40,34*", coat.body, 1.8, 0.8)
    for x, y, high in ((86, 14.6, 5), (90.2, 14.4, 5), (84.4, 30, -4), (88.2, 29, -4)):
        pen.poly([(x, y), (x + 3.6, y), (x + 3, y + high), (x + 0.6, y + high)], WHITE, 0.9, 0)


def _planes(pen: Pen, mood: Mood, ink: str) -> None:
    """Jowl, cheekbone, nostril, lips."""
    pen.blade("50,9 51,19 45,28 35,34", 2, "both", ink)
    pen.blade("38,3 52,3.4 70,6", 1.8, "both", ink)
    pen.blade("55,-3 68,-1.4 80,1", 1.2, "both", ink)
    hatch(pen, (16, 31), (38, 34.6), 7, 3, -6, 1.2, ink)
    hatch(pen, (58, 22.4), (70, 20), 4, 2, -4.4, 1.1, ink)
    pen.blob("86,.6 91,-.6 95.4,3 94,7 90,5.4 88.6,8.6 86,6", INK, 0, 0, None)
    pen.blade("84,-2 92,-3.4 97.4,2", 1.4, "both", ink)
    if not mood.open_mouth:
        pen.blade("98.4,14 92,17 81,16", 1.9, "both", ink)
        pen.blade("84,20.4 88,21.6 92,20.6", 1.1, "both", ink)


def _ear(pen: Pen, coat: Coat, mood: Mood, far: bool) -> None:
    x, y, size, turn = (11, -13, 0.82, 12) if far else (3, -9, 0.9, 0)
    with pen.at(x, y, size, turn - 72 if mood.ears_back else turn):
        pen.blob("-6,5* -7.4,-8 -3,-21 4,-31* 7,-20 7.4,-8 5,4*", coat.far if far else coat.body, 1.7, 0.5)
        if not far:
            pen.blade("1,1 0,-12 3.4,-25", 2.4, "both", engraving(coat))


def _eye(pen: Pen, ink: str) -> None:
    pen.blob("23,-6.4 30,-11.6 37,-8 31,-3", WHITE, 1, 0)
    pen.oval(30.8, -7.4, 4, None, INK, 0.4, 0)
    pen.dot(32.2, -8.8, 1.2, WHITE)
    pen.blade("20.6,-5.6 29,-13.4 39,-7.6", 2.6)
    pen.blade("24,-2.4 31,-.6 38,-4", 1.3, "both", ink)
    pen.blade("19,-11 26,-15 34,-14", 1.4, "both", ink)


def _profile_bridle(pen: Pen, colour: str) -> None:
    pen.tube("2,-7 10,4 34,12 58,14 79,16", 3.2, colour, 1.2)
    pen.tube("9,3 12,18 17,33", 2.6, colour, 1.1)
    pen.tube("8,1 12,-7 18,-16", 3, colour, 1.1)
    pen.tube("62,-9 64,6 64,22", 3.4, colour, 1.2)
    pen.oval(9.5, 2, 4.2, None, YELLOW, 1.3, 0.2)
    pen.oval(64, 14, 2.8, None, YELLOW, 1.1, 0)
    pen.oval(80, 17, 4.4, None, None, 3.4, 0)
    pen.oval(80, 17, 4.4, None, None, 1.6, 0, YELLOW)


# --- from the front


def front(pen: Pen, coat: Coat, bridle: str) -> None:
    """The bridled head coming towards us, turned a little to the left."""
    for side, x, turn in ((1, 12, 12), (-1, -12, -8)):
        with pen.at(x, -2, 0.82, turn, flip=side < 0):
            pen.blob("-7,5* -9,-10 -3,-24 3,-33* 9,-20 10,-6 7,6*", coat.body, 1.8, 0.7)
            pen.blob("-4,3* -5,-10 -1,-20 3,-26* 4,-12 3,3*", coat.far, 1, 0)
    pen.blob(
        "-9,-4 -17,5 -22,20 -22,32 -16,46 -13,60 -13,74 -18,86 -17,97 -9,106 4,106 13,98 14,87 12,74 14,64 "
        "22,52 27,38 26,24 21,8 13,-3",
        coat.body,
        2,
        1,
    )
    if coat.blaze:
        pen.blob("-2,12* 6,26 4,44 3,66 5,82 -2,88 -8,82 -5,64 -6,42 -8,26", coat.blaze, 1, 0)
    _front_planes(pen)
    _front_bridle(pen, bridle)
    for x, y, far in ((20, 25, False), (-19, 25, True)):
        _front_eye(pen, x, y, far)


def _front_planes(pen: Pen) -> None:
    for nostril in ("6,86 11,84 13,90 9,94 7,91", "-11,86 -15,85 -17,91 -14,94 -12,91"):
        pen.blob(nostril, INK, 0, 0, None)
    pen.blade("4,83 9,80.4 14,84", 1.5)
    pen.blade("-9,83 -13,81 -18,86", 1.5)
    pen.blade("-16,98 -9,97 -2,99 5,97 12,97", 2)
    pen.blade("-7,102.4 -2,103.6 4,102", 1.2)
    pen.blade("12,36 10,52 10,70", 1.7)
    pen.blade("-13,38 -10,52 -10,68", 1.5)
    hatch(pen, (25, 34), (15, 62), 8, -6, 1, 1.2)
    pen.blade("14,64 17,56 22,51", 1.6)


def _front_eye(pen: Pen, x: float, y: float, far: bool) -> None:
    with pen.at(x, y, 1 if not far else 0.9, flip=far):
        pen.blob("-6,0 -1,-5 5,-2 4,3 -2,4", WHITE, 1, 0)
        pen.oval(0.6, -0.4, 3.8, 4, INK, 0.3, 0)
        pen.dot(1.8, -1.8, 1.1, WHITE)
        pen.blade("-8,1 -2,-6.6 7,-3", 2.5)
        pen.blade("-6,4 -1,6 4,5", 1.3)
        pen.blade("-8,-6 -2,-10.4 5,-8", 1.4)


def _front_bridle(pen: Pen, colour: str) -> None:
    pen.tube("-19,10 -2,14 23,10", 3.4, colour, 1.2)
    pen.tube("24,12 21,34 14,62 12,94", 3, colour, 1.1)
    pen.tube("-20,12 -19,34 -14,62 -15,93", 3, colour, 1.1)
    pen.tube("-13.6,67 -2,71 13,67", 3.6, colour, 1.2)
    for x, y in ((23, 11), (-19, 11)):
        pen.oval(x, y, 4.2, None, YELLOW, 1.3, 0.2)
    pen.oval(-2, 13.6, 3.4, None, YELLOW, 1.2, 0)
    for x, y in ((13, 97), (-16, 96)):
        pen.oval(x, y, 4, None, None, 3.2, 0)
        pen.oval(x, y, 4, None, None, 1.5, 0, YELLOW)
