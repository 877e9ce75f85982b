"""The four Piacentine suit signs, each about its own middle. Decides how a sign is cut, not where it stands."""

from math import cos, pi, radians, sin

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import (
    BLUE,
    CHEEK,
    CHESTNUT,
    DARK_RED,
    GREEN,
    LEAF,
    PINE,
    RAVEN,
    RED,
    SKY,
    WHITE,
    WOOD,
    YELLOW,
)
from tools.cardart.italian.pen import Pen

# --- coin


def coin(pen: Pen, x: float, y: float, radius: float) -> None:
    """A red face in a ring of yellow beads on a black disc; `radius` in card units."""
    with pen.at(x, y, radius / 30):
        pen.oval(0, 0, 30, None, RAVEN, 1.8, 0.8)
        for bead in range(18):
            t = (bead + 0.5) * pi / 9
            pen.dot(cos(t) * 25.2, sin(t) * 25.2, 3.4, YELLOW)
        pen.oval(0, 0, 20.6, None, YELLOW, 1.4, 0)
        pen.oval(0, 0, 17.8, None, RED, 1.4, 0)
        _coin_face(pen)


def _coin_face(pen: Pen) -> None:
    for turn in (-158, -136, -113, -90, -67, -44, -22):
        t = radians(turn)
        long = 11.6 if turn % 2 else 12.6
        pen.blade([(cos(t) * 17, sin(t) * 17), (cos(t) * long, sin(t) * long)], 2.2, "in", YELLOW)
    for _ in pen.both():
        pen.dot(8.2, 5, 3, CHEEK, 2.6)
        pen.blob("11.2,-1.4* 7,-4.6 2.8,-1.2* 7,.8", WHITE, 0, 0)
        pen.dot(6.6, -1.9, 2)
        pen.blade("11.8,-.8 7,-5 2.4,-1", 1.9)
        pen.blade("10,1.8 7,2.4 4.6,1.4", 1)
        pen.blade("12.4,-5.6 8,-8.6 2.6,-6.4", 2.3)
    pen.blade("2.4,-6.2 1.6,-1 3.2,4 0,6 -2.6,4.6", 1.7, "out")
    pen.blob("-4.6,9.2 -1.6,8.2 0,8.8 1.6,8.2 4.6,9.2 0,12.2", CHEEK, 0, 0)
    pen.blade("-5.8,9 -1.6,9.6 0,10 1.6,9.6 5.8,9", 1.8)
    pen.blade("-2.4,14 0,14.6 2.4,14", 1.2)
    hatch(pen, (10.6, 12.6), (15.8, 0), 6, -3.2, -0.6)


# --- cup


def cup(pen: Pen, x: float, y: float, scale: float = 1, tall: float = 1) -> None:
    """A tall goblet, 54 wide and 96 high at scale 1."""
    with pen.at(x, y, scale, tall=tall):
        _cup_foot(pen)
        _cup_bowl(pen)
        pen.oval(0, -38.5, 27, 9, YELLOW, 1.7, 0.5)
        pen.oval(0, -38.9, 22.4, 6.6, RED, 1.4, 0)
        pen.blob("-19.4,-37.6* -10,-40.6 0,-41.4 10,-40.6 19.4,-37.6* 12,-34.6 0,-33.4 -12,-34.6", DARK_RED, 0, 0)
        hatch(pen, (-18, -40.6), (-7, -43.6), 4, 3.4, 3.4, 1.2)


def _cup_foot(pen: Pen) -> None:
    pen.cut("M-21 48L21 48C21 40 6.4 39 4.4 26L-4.4 26C-6.4 39 -21 40 -21 48Z", YELLOW, 1.6, 0.7)
    pen.cut("M-21 48L21 48L20.4 43.6C8 41 -8 41 -20.4 43.6Z", RED, 1.3, 0)
    hatch(pen, (6, 31), (13, 40), 5, 3, 3.2, 1)
    pen.oval(0, 21, 8.6, 5.6, RED, 1.5, 0.5)
    pen.dot(-3, 19, 1.5, WHITE, 1.1)
    pen.oval(0, 13.2, 5.4, 3.2, YELLOW, 1.4, 0)


def _cup_bowl(pen: Pen) -> None:
    pen.blob("-26,-38* 26,-38* 25,-18 18,-3 8,9 0,11.5 -8,9 -18,-3 -25,-18", GREEN, 1.7, 0.8)
    for rib in (-15, -5.4, 5.4, 15):
        pen.blade([(rib, -7 - abs(rib) * 0.1), (rib * 0.66, 3), (rib * 0.3, 10)], 1.5, "in")
    pen.blade("-20.4,-32 -20.4,-26 -19.6,-21", 2.4, "both", LEAF)
    pen.blade("-14,-5 -10.4,1 -6.4,6", 2.2, "in", LEAF)
    pen.blob("-25.4,-20* 0,-14.4 25.4,-20* 23.4,-11.6* 0,-5.8 -23.4,-11.6*", YELLOW, 1.4, 0)
    for dot, drop in ((-17, -13.3), (-8.6, -11.2), (0, -10.2), (8.6, -11.2), (17, -13.3)):
        pen.dot(dot, drop, 2.1, RED)
    hatch(pen, (13, -33.6), (23.4, -35.6), 4, -1.4, 10.6, 1.3)


# --- sword


def sword(pen: Pen, x: float, y: float, length: float = 150, turn: float = 0, scale: float = 1) -> None:
    """A slim sword, point up at turn 0; (x, y) is its guard, `length` the blade's before scaling."""
    with pen.at(x, y, scale, turn):
        sword_blade(pen, length)
        sword_hilt(pen)


def sword_blade(pen: Pen, length: float) -> None:
    """The blade alone, from the guard at the origin upwards."""
    pen.cut(f"M-5 0L-3.8 {13 - length}L0 {-length}L3.8 {13 - length}L5 0Z", BLUE, 1.6, 0.6)
    pen.cut(f"M-3.6 -1L-2.6 {14 - length}L0 {5 - length}L0 -1Z", SKY, 0, 0)
    pen.blade(f"0,-2 0,{6 - length}", 1.2, "in")


def sword_hilt(pen: Pen) -> None:
    """Grip, pommel and the guard with its five stones; the guard at the origin, the pommel below."""
    pen.cut("M-4 7L4 7L3.2 30L-3.2 30Z", GREEN, 1.5, 0.5)
    for cord in (12, 17, 22, 27):
        pen.blade([(-3.7, cord + 1.4), (3.7, cord - 1.4)], 2, "flat", YELLOW)
    pen.oval(0, 30.4, 5, 2.2, YELLOW, 1.3, 0)
    pen.oval(0, 37, 7, None, YELLOW, 1.6, 0.6)
    pen.oval(0, 37, 3.4, None, RED, 1, 0)
    pen.blob("-6,-3* -6,-10 -2,-12.6 0,-18* 2,-12.6 6,-10 6,-3*", YELLOW, 1.4, 0.3)
    pen.blade("0,-14 0,-4", 1.2, "in")
    pen.blob("-26,-4 -20,0 -10,-4 0,-6 10,-4 20,0 26,-4 31,2 25,9 14,6.4 0,9 -14,6.4 -25,9 -31,2", YELLOW, 1.6, 0.7)
    for x, stone in ((-24.6, RED), (0, RED), (24.6, RED), (-12.4, BLUE), (12.4, BLUE)):
        pen.oval(x, 1.8, 3.5, None, stone, 1.1, 0)
        pen.dot(x - 1, 0.8, 0.9, WHITE)


# --- log


def club(pen: Pen, x: float, y: float, turn: float = 0, scale: float = 1, flip: bool = False) -> None:
    """A knotty log with sawn ends, 26 wide and 120 high about its middle; the big sawn end up at turn 0."""
    with pen.at(x, y, scale, turn, flip):
        for left, stub_y, stub_x, lean in ((False, -26, 9, -38), (True, -2, 9, -40), (False, 26, 7, -34)):
            with pen.at(flip=left), pen.at(stub_x - 2, stub_y, turn=90 + lean):
                _stub(pen)
        _bark(pen)
        pen.oval(0, -58.5, 11, 6.6, WOOD, 1.8, 0)
        pen.oval(0, -58.5, 6.8, 3.8, None, 1.2, 0, CHESTNUT)
        pen.oval(0, -58.5, 2.8, 1.6, CHESTNUT, 0, 0, None)
        pen.blade("1,-58 9.6,-60.7", 1.3, "in", CHESTNUT)


def _stub(pen: Pen) -> None:
    pen.cut("M-6.8 5L-5.4 -13L5.4 -13L6.8 5Z", PINE, 1.6, 0.6)
    pen.blade("-3.4,2 -2.6,-9", 1.8, "in", GREEN)
    pen.oval(0, -13, 6, 4, WOOD, 1.5, 0)
    pen.oval(0, -13, 2.6, 1.6, None, 1.1, 0, CHESTNUT)


def _bark(pen: Pen) -> None:
    pen.blob(
        "-10.4,-58* 10.4,-58* 11,-46 8.6,-38* 13,-30 13.4,-22* 9,-12 8.4,2 10.8,14* 8.6,22 10,30* 7,42 8.2,57* "
        "4,60.4 -3,61.4 -7.6,59* -7,44 -10.4,34* -7,24 -8.4,10 -13,2* -12.4,-6* -8.6,-14 "
        "-9,-32 -12.4,-40* -9.4,-48",
        PINE,
        1.8,
        1,
    )
    pen.blob(
        "-9.4,-57* -1,-57* -2,-44 -5,-34* -1,-24 -3,-8 -6,2* -2,14 -2.6,30* -4,44 -2.6,59* -6.6,58* "
        "-6.2,44 -9.4,34* -6,24 -7.4,10 -12,2* -11.4,-5* -7.6,-14 -8,-32 -11.2,-40* -8.4,-48",
        GREEN,
        0,
        0,
    )
    for light in ("-9,-54 -7.4,-46 -9,-40", "-7,-28 -6.4,-18 -7.4,-11", "-10.4,-2 -8,6 -5.8,14", "-7.6,33 -5,42 -5,52"):
        pen.blade(light, 1.9, "both", LEAF)
    for crack in (
        "-5,-50 -6.4,-40 -4.6,-28",
        "-4,-18 -6.4,-4 -4.6,10",
        "-3.6,22 -5.6,34 -4.6,50",
        "3,-48 5,-36 2,-22",
        "5,-10 3,6 5,20",
        "2,30 4,42 2,54",
    ):
        pen.blade(crack, 1.7)
    pen.oval(4, -27, 3, 4.8, GREEN, 1.4, 0)
    pen.blade("4,-30 4.4,-27 4,-24", 1.5)
    pen.oval(-2, 14, 2.6, 3.8, PINE, 1.3, 0)
    hatch(pen, (10, -50), (7.4, 52), 13, -4.4, 2.2, 1.2)
