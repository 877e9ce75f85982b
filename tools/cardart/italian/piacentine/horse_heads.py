"""Horses' heads and hair at close quarters: in profile and coming towards us. Decides their build; knows no rider.

A head is 100 long with the poll at the origin. In profile it lies level with the nose to the right, so that a turn of
50 carries it naturally; from the front it hangs straight down.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.horse_poses import Coat
from tools.cardart.italian.inks import CHEEK, DARK_RED, INK, WHITE, YELLOW
from tools.cardart.italian.limbs import Joint, outline
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Points, Spot, nodes


@dataclass(frozen=True)
class Mood:
    """What a horse shows: ears laid back, mouth opened on the bit."""

    ears_back: bool = False
    open_mouth: bool = False


def lock(pen: Pen, spine: Sequence[Spot], width: float, coat: Coat) -> None:
    """One tapering lock of mane or tail from its root along the spine, with a light strand in it."""
    last = len(spine) - 1
    joints: list[Joint] = [
        (x, y, width * (1 - 0.94 * (place / last) ** 1.7)) for place, (x, y) in enumerate(spine)
    ]
    pen.blob(outline(joints), coat.mane, 1.4, 0.5)
    pen.blade(spine[:-1], min(2, width * 0.22), "both", coat.strands)


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
    _planes(pen, mood)
    _profile_bridle(pen, bridle)
    _ear(pen, coat, mood, far=False)
    _eye(pen)


def _skull(open_mouth: bool) -> Points:
    upper = "-3,-6 6,-12 18,-16.4 30,-17.4 46,-13 66,-8 84,-5.4 95,-1 100,6 99,13 94,16.4*"
    if open_mouth:
        return upper + " 80,15 70,20 55,25 43,33 29,37 15,33 6,24 0,14 -5,4"
    return upper + " 96,21 89,25.4 81,23.4 72,21.4 56,25 43,33 29,37 15,33 6,24 0,14 -5,4"


def _open_jaw(pen: Pen, coat: Coat) -> None:
    pen.blob("52,18 74,14 94,14 92,24 84,30 70,28", DARK_RED, 1.3, 0)
    pen.blob("62,22 76,21 88,24 84,28 72,28", CHEEK, 1, 0)
    pen.blob("50,22* 66,28 80,31 90,29.4* 94,34 88,40 77,38.4 62,33 44,33*", coat.body, 1.8, 0.8)
    for x in (88.6, 92.2):
        pen.poly([(x, 13.4), (x + 2.8, 13.4), (x + 2.4, 18), (x + 0.4, 18)], WHITE, 0.8, 0)


def _planes(pen: Pen, mood: Mood) -> None:
    """Jowl, cheekbone, nostril, lips."""
    pen.blade("50,9 51,19 45,28 35,34", 2)
    pen.blade("38,3 52,3.4 70,6", 1.8)
    pen.blade("55,-3 68,-1.4 80,1", 1.2)
    hatch(pen, (16, 31), (38, 34.6), 7, 3, -6, 1.2)
    hatch(pen, (58, 22.4), (70, 20), 4, 2, -4.4, 1.1)
    pen.blob("86,.6 91,-.6 95.4,3 94,7 90,5.4 88.6,8.6 86,6", INK, 0, 0, None)
    pen.blade("84,-2 92,-3.4 97.4,2", 1.4)
    if not mood.open_mouth:
        pen.blade("98.4,14 92,17 81,16", 1.9)
        pen.blade("84,20.4 88,21.6 92,20.6", 1.1)


def _ear(pen: Pen, coat: Coat, mood: Mood, far: bool) -> None:
    with pen.at(11 if far else 2, -13 if far else -9, 0.92 if far else 1, -62 if mood.ears_back else (14 if far else 2)):
        pen.blob("-6,5* -8,-8 -3,-22 4,-31* 8,-20 9,-8 6,4*", coat.far if far else coat.body, 1.7, 0.5)
        if not far:
            pen.blade("1,1 0,-12 3.4,-25", 2.4)


def _eye(pen: Pen) -> None:
    pen.blob("23,-6.4 30,-11.6 37,-8 31,-3", WHITE, 1, 0)
    pen.oval(30.8, -7.4, 4, None, INK, 0.4, 0)
    pen.dot(32.2, -8.8, 1.2, WHITE)
    pen.blade("20.6,-5.6 29,-13.4 39,-7.6", 2.6)
    pen.blade("24,-2.4 31,-.6 38,-4", 1.3)
    pen.blade("19,-11 26,-15 34,-14", 1.4)


def _profile_bridle(pen: Pen, colour: str) -> None:
    pen.tube("2,-7 10,4 34,12 58,14 79,16", 3.2, colour, 1.2)
    pen.tube("9,3 12,18 17,33", 2.6, colour, 1.1)
    pen.tube("8,1 12,-7 18,-16", 3, colour, 1.1)
    pen.tube("62,-9 64,6 64,22", 3.4, colour, 1.2)
    pen.oval(9.5, 2, 4.2, None, YELLOW, 1.3, 0.2)
    pen.oval(64, 14, 2.8, None, YELLOW, 1.1, 0)
    pen.oval(80, 17, 5, None, None, 3.4, 0)
    pen.oval(80, 17, 5, None, None, 1.6, 0, YELLOW)


BIT: Spot = (80, 17)
"""Where the rein is tied to a head in profile."""


# --- from the front


def front(pen: Pen, coat: Coat, bridle: str) -> None:
    """The bridled head coming towards us, turned a little to the left."""
    for side, x, turn in ((1, 12, 12), (-1, -12, -8)):
        with pen.at(x, -2, 1, turn, flip=side < 0):
            pen.blob("-7,5* -9,-10 -3,-24 3,-33* 9,-20 10,-6 7,6*", coat.body, 1.8, 0.7)
            pen.blob("-4,3* -5,-10 -1,-20 3,-26* 4,-12 3,3*", INK if coat.body == WHITE else coat.far, 1, 0)
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
        pen.oval(x, y, 4.6, None, None, 3.2, 0)
        pen.oval(x, y, 4.6, None, None, 1.5, 0, YELLOW)


def forelock(pen: Pen, spines: Sequence[Points], coat: Coat, width: float = 8) -> None:
    """Locks that fall between the ears."""
    for spine in spines:
        lock(pen, [node[:2] for node in nodes(spine)], width, coat)
