"""The four Piacentine suit signs, each about its own middle. Decides how a sign is cut, not where it stands."""

from math import cos, pi, radians, sin

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import BLUE, CHESTNUT, GREEN, PINE, RAVEN, RED, SKY, WHITE, WOOD, YELLOW
from tools.cardart.italian.pen import Pen

# --- coin


def coin(pen: Pen, x: float, y: float, radius: float) -> None:
    """A red face in a ring of yellow beads on a black disc; `radius` in card units."""
    with pen.at(x, y, radius / 30):
        pen.oval(0, 0, 30, None, RAVEN, 1.8, 0.8)
        for bead in range(20):
            t = bead * pi / 10
            pen.dot(cos(t) * 25.4, sin(t) * 25.4, 3.1, YELLOW)
        pen.oval(0, 0, 21, None, YELLOW, 1.4, 0)
        pen.oval(0, 0, 17.6, None, RED, 1.4, 0)
        _coin_face(pen)


def _coin_face(pen: Pen) -> None:
    pen.blade("-11,-4.4 -7.4,-7.6 -2.8,-5.4 -2.2,1 -3.6,4.4 0,6.2 2.8,4.8", 1.8, "flat")
    pen.blade("11,-4.4 7.4,-7.6 2.8,-5.4", 2, "out")
    for _ in pen.both():
        pen.blob("10,-1.6 6.6,-3.8 3.4,-1.4 6.6,.2", WHITE, 0, 0)
        pen.dot(6.4, -1.9, 1.7)
        pen.blade("10.6,-1.2 6.6,-4.3 3,-1.2", 1.6)
    pen.blade("-5,9.6 0,10.6 5,9.6", 2)
    pen.blade("-2,13.2 0,13.6 2,13.2", 1.2)
    hatch(pen, (10, 10.6), (15, -2), 6, -3, -0.6)
    for turn in (-140, -115, -90, -65, -40):
        t = radians(turn)
        pen.blade([(cos(t) * 16.8, sin(t) * 16.8), (cos(t) * 12.6, sin(t) * 12.6)], 1.6, "in", YELLOW)


# --- cup


def cup(pen: Pen, x: float, y: float, scale: float = 1, tall: float = 1) -> None:
    """A tall goblet, 54 wide and 96 high at scale 1."""
    with pen.at(x, y, scale, tall=tall):
        pen.cut("M-20 48L20 48C20 40 6 39 4 26L-4 26C-6 39 -20 40 -20 48Z", YELLOW, 1.6, 0.7)
        pen.cut("M-20 48L20 48L19.5 44C8 41.5 -8 41.5 -19.5 44Z", RED, 1.3, 0)
        hatch(pen, (7, 34), (13, 40), 4, 3, 3.5, 1)
        pen.oval(0, 21, 8, 5.2, RED, 1.5, 0.5)
        pen.oval(0, 13.5, 5, 3.2, YELLOW, 1.4, 0)
        pen.blob("-26,-38* 26,-38* 24.5,-18 17,-2 8,9 0,11.5 -8,9 -17,-2 -24.5,-18", GREEN, 1.7, 0.8)
        pen.blob("-24.9,-20* 0,-14.5 24.9,-20* 23.2,-12 0,-6.4 -23.2,-12*", YELLOW, 1.3, 0)
        for dot, drop in ((-16, -12.9), (-8, -11), (0, -10), (8, -11), (16, -12.9)):
            pen.dot(dot, drop, 1.9, RED)
        for rib in (-14, -5, 5, 14):
            pen.blade([(rib, -7 - abs(rib) * 0.1), (rib * 0.62, 3), (rib * 0.3, 9)], 1.5, "in")
        hatch(pen, (12, -34), (22, -36), 4, -1.6, 11, 1.3)
        pen.oval(0, -38.5, 27, 9, YELLOW, 1.7, 0.5)
        pen.oval(0, -38.7, 22, 6.4, RED, 1.4, 0)
        hatch(pen, (-16, -41), (-4, -42.8), 4, 3, 5)


# --- sword


def sword(pen: Pen, x: float, y: float, length: float = 150, turn: float = 0, scale: float = 1) -> None:
    """A slim sword, point up at turn 0; (x, y) is its guard, `length` the blade's before scaling."""
    with pen.at(x, y, scale, turn):
        sword_blade(pen, length)
        sword_hilt(pen)


def sword_blade(pen: Pen, length: float) -> None:
    """The blade alone, from the guard at the origin upwards."""
    pen.cut(f"M-5 0L-3.6 {12 - length}L0 {-length}L3.6 {12 - length}L5 0Z", BLUE, 1.6, 0.6)
    pen.cut(f"M-3.4 -1L-2.4 {14 - length}L0 {5 - length}L0 -1Z", SKY, 0, 0)
    pen.blade(f"0,-2 0,{6 - length}", 1.2, "in")


def sword_hilt(pen: Pen) -> None:
    """Grip, pommel and the guard with its five stones; the guard at the origin, the pommel below."""
    pen.cut("M-4 7L4 7L3 30L-3 30Z", GREEN, 1.5, 0.5)
    for cord in (11, 16, 21, 26):
        pen.blade([(-3.6, cord + 1.5), (3.6, cord - 1.5)], 1.8, "flat", YELLOW)
    pen.oval(0, 36, 7, None, YELLOW, 1.6, 0.6)
    pen.oval(0, 36, 3.2, None, RED, 1, 0)
    pen.blob("-26,-3 -20,1 -10,-3 0,-5 10,-3 20,1 26,-3 30,3 24,9 14,6 0,8 -14,6 -24,9 -30,3", YELLOW, 1.6, 0.7)
    for x, stone in ((-24, RED), (0, RED), (24, RED), (-12, BLUE), (12, BLUE)):
        pen.oval(x, 2.2, 3.1, None, stone, 1, 0)


# --- log


def club(pen: Pen, x: float, y: float, turn: float = 0, scale: float = 1, flip: bool = False) -> None:
    """A knotty log with sawn ends, 26 wide and 120 high about its middle; the big sawn end up at turn 0."""
    with pen.at(x, y, scale, turn, flip):
        for left, stub_y, stub_x, lean in ((False, -26, 9, -38), (True, -2, 9, -40), (False, 26, 7, -34)):
            with pen.at(flip=left), pen.at(stub_x - 2, stub_y, turn=90 + lean):
                _stub(pen)
        _bark(pen)
        pen.oval(0, -58.5, 10.4, 6, WOOD, 1.8, 0)
        pen.oval(0, -58.5, 6.4, 3.5, None, 1.1, 0, CHESTNUT)
        pen.oval(0, -58.5, 2.6, 1.4, CHESTNUT, 0, 0, None)
        pen.blade("1,-58 9,-60.5", 1.2, "in", CHESTNUT)


def _stub(pen: Pen) -> None:
    pen.cut("M-6.5 4L-5 -13L5 -13L6.5 4Z", PINE, 1.6, 0.6)
    pen.oval(0, -13, 5.4, 3.4, WOOD, 1.4, 0)
    pen.oval(0, -13, 2.2, 1.3, None, 1, 0, CHESTNUT)


def _bark(pen: Pen) -> None:
    pen.blob(
        "-10,-58* 10,-58* 11,-46 8.6,-38* 12.6,-30 13,-22* 9,-12 8.4,2 10.4,14* 8.6,22 9.6,30* 7,42 7.6,57* "
        "-6.6,60* -7,44 -10,34* -7,24 -8.4,10 -12.6,2* -12,-6* -8.6,-14 -9,-32 -12,-40* -9.4,-48",
        PINE,
        1.8,
        1,
    )
    pen.blob(
        "-9,-57* -1,-57* -2,-44 -5,-34* -1,-24 -3,-8 -6,2* -2,14 -2.6,30* -4,44 -2.4,58* -6,58* "
        "-6.4,44 -9.2,34* -6.2,24 -7.6,10 -11.6,2* -11,-5* -7.8,-14 -8.2,-32 -11,-40* -8.6,-48",
        GREEN,
        0,
        0,
    )
    for crack in (
        "-5,-50 -7,-40 -5,-28",
        "-4,-18 -7,-4 -5,10",
        "-4,22 -6,34 -5,50",
        "3,-48 5,-36 2,-22",
        "5,-10 3,6 5,20",
        "2,30 4,42 2,54",
    ):
        pen.blade(crack, 1.7)
    pen.oval(4, -27, 2.8, 4.4, GREEN, 1.3, 0)
    pen.blade("4,-30 4.4,-27 4,-24", 1.4)
    pen.oval(-2, 14, 2.6, 3.8, PINE, 1.2, 0)
    hatch(pen, (10, -50), (7.4, 52), 13, -4.4, 2.2, 1.2)
