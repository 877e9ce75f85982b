"""The four Neapolitan suit signs, each about its own middle. Decides how a sign is cut, not where it stands."""

from math import cos, radians, sin

from tools.cardart.italian.hatching import fold, hatch
from tools.cardart.italian.inks import BLUE, CHEEK, DARK_RED, GREEN, LEAF, RED, SKY, WHITE, YELLOW
from tools.cardart.italian.pen import Pen

# --- coin


def coin(pen: Pen, x: float, y: float, radius: float) -> None:
    """A sun with a sober face on a red ring; `radius` in card units."""
    with pen.at(x, y, radius / 30):
        pen.oval(0, 0, 30, None, YELLOW, 1.9, 0.9)
        pen.oval(0, 0, 26.6, None, RED, 1.3, 0)
        for ray in range(16):
            with pen.at(turn=ray * 22.5):
                pen.blob("-3.7,-16.5* 3.7,-16.5* 1.5,-21.5 0,-26.2* -1.5,-21.5", YELLOW, 1, 0)
        pen.oval(0, 0, 17.4, None, YELLOW, 1.6, 0)
        _sun_face(pen)


def _sun_face(pen: Pen) -> None:
    for turn in range(-150, -20, 20):
        t = radians(turn)
        pen.blade([(cos(t) * 16.6, sin(t) * 16.6), (cos(t) * 12.4, sin(t) * 12.6)], 1.5, "in")
    hatch(pen, (10.6, 10.6), (15.6, -3), 6, -3.2, -0.6)
    pen.dot(-8.4, 4.8, 3, CHEEK)
    pen.dot(7.6, 4.8, 3, CHEEK)
    pen.blade("-12.4,-4.6 -8,-8.2 -3,-5.8", 2.3)
    pen.blade("12.4,-4.6 8,-8.2 3,-5.8", 2.3)
    pen.blade("-3,-6 -2,-1 -3.4,3.6 0,5.6 3,4.2", 1.7, "out")
    for _ in pen.both():
        pen.blob("10.8,-2 7,-4.2 3.6,-1.8 7,-.2", WHITE, 0, 0)
        pen.dot(6.9, -2.2, 1.9)
        pen.blade("11.4,-1.6 7,-4.8 3.2,-1.6", 1.7)
        pen.blade("9.6,.6 7,1.2 5,.4", 1)
    pen.blob("-4.6,8.6 -1.4,7.8 0,8.4 1.4,7.8 4.6,8.6 0,11.6", RED, 0, 0)
    pen.blade("-5.6,8.4 -1.6,9 0,9.4 1.6,9 5.6,8.4", 1.7)
    pen.blade("-2,13.2 0,13.6 2,13.2", 1.1)


# --- cup


def cup(pen: Pen, x: float, y: float, scale: float = 1, tall: float = 1) -> None:
    """A squat two-handled cup, 86 wide and 90 high at scale 1."""
    with pen.at(x, y, scale, tall=tall):
        for _ in pen.both():
            pen.tube("27,-20 37,-25 43,-17 37,-6 29,1 31,9 36,7", 4.2, YELLOW)
        _cup_foot(pen)
        _cup_bowl(pen)
        pen.cut(
            "M-32 -29L32 -29C31 -22 30 -18 29.5 -12C12 -7.5 -12 -7.5 -29.5 -12C-30 -18 -31 -22 -32 -29Z",
            YELLOW,
            1.5,
            0,
        )
        for dot in (-20, -10, 0, 10, 20):
            pen.dot(dot, -14 - abs(dot) * 0.03, 2.5, RED)
        pen.oval(0, -31, 35, 9.5, RED, 1.8, 0.6)
        pen.oval(0, -32, 27.5, 6, DARK_RED, 1.3, 0)
        pen.blade("-24,-33 -12,-28.6 4,-27.4", 1.6, "both", YELLOW)


def _cup_foot(pen: Pen) -> None:
    pen.cut("M-25 45L25 45C24 37 11 36 7 25L-7 25C-11 36 -24 37 -25 45Z", RED)
    pen.cut("M-25 45L25 45L25 40.5C10 37.5 -10 37.5 -25 40.5Z", YELLOW, 1.4, 0)
    pen.blade("9,31 14,37 21,39", 1.5, "in")
    pen.oval(0, 24, 10, 4.6, YELLOW)


def _cup_bowl(pen: Pen) -> None:
    pen.cut("M-29 -13L29 -13C31 6 19 21 0 21C-19 21 -31 6 -29 -13Z", WHITE)
    for top, foot, half in ((-22.5, -15, 4.4), (-11.8, -8, 5.2), (0, 0, 5.6), (11.8, 8, 5.2), (22.5, 15, 4.4)):
        lean = (top - foot) * 0.35
        tip = 17 if abs(top) < 20 else 13
        pen.blob(
            [
                (top - half, -12.2, True),
                (top + half, -12.2, True),
                (top + half * 0.75 - lean, 4, False),
                (foot * 0.55, tip, True),
                (top - half * 0.75 - lean, 4, False),
            ],
            GREEN,
            1.1,
            0,
        )
        pen.blade([(top - half * 0.3, -9), (top - half * 0.3 - lean * 0.57, 2)], 1.2, "in", LEAF)


# --- sword


def sword(pen: Pen, x: float, y: float, length: float = 110, turn: float = 0, scale: float = 1) -> None:
    """A straight sword, point up at turn 0; (x, y) is its guard, `length` the blade's before scaling."""
    with pen.at(x, y, scale, turn):
        sword_blade(pen, length)
        sword_hilt(pen)


def sword_blade(pen: Pen, length: float) -> None:
    """The blade alone, from the guard at the origin upwards."""
    pen.cut(f"M-6 0L-5 {16 - length}L0 {-length}L5 {16 - length}L6 0Z", BLUE, 1.6, 0.6)
    pen.cut(f"M-4.4 0L-3.8 {17 - length}L0 {5 - length}L0 0Z", SKY, 0, 0)
    pen.blade(f"0,-2 0,{6 - length}", 1.2, "in")


def sword_hilt(pen: Pen) -> None:
    """Grip, pommel, palmette and guard; the guard at the origin, the pommel below."""
    pen.cut("M-4 8L4 8L3.4 25L-3.4 25Z", RED, 1.4, 0.5)
    for cord in (12, 16, 20):
        pen.blade([(-3.6, cord + 2), (3.6, cord - 1.5)], 1.6, "flat", YELLOW)
    pen.oval(0, 28.5, 5.6, None, YELLOW, 1.5, 0.6)
    pen.dot(0, 28.5, 1.8, RED)
    pen.blob("-8,-3* -7,-12 -3,-16 0,-27* 3,-16 7,-12 8,-3*", YELLOW, 1.4, 0.4)
    for rib in ("0,-22 0,-8", "-3.5,-12 -3,-6", "3.5,-12 3,-6"):
        pen.blade(rib, 1.2, "in")
    for _ in pen.both():
        pen.blob("0,-5 8,-3 14,-9 21,-8 24,-2 21,3 16,2* 14,7 8,9 0,10*", YELLOW, 1.5, 0.6)
        pen.blade("20,-3 17.5,-5 16,-2 18.5,.4", 1.6)
        pen.blade("6,1 10,4 8,6", 1.1)
    pen.blob("-8,-3.6 0,-5.4 8,-3.6 8,7 0,10.6 -8,7", YELLOW, 0, 0)
    pen.blade("-8,8 0,10.6 8,8", 1.6, "flat")
    pen.blade("-8,-3.4 0,-5 8,-3.4", 1.4, "flat")
    pen.oval(0, 2.4, 4.6, 4, RED, 1.2, 0)
    pen.dot(-1.2, 1.2, 1.1, WHITE)


# --- club


def club(pen: Pen, x: float, y: float, turn: float = 0, scale: float = 1, slim: float = 1, leaf: float = 1) -> None:
    """A pod with its fat end up at turn 0, 34 wide and 140 high about its middle.

    `slim` is its width and `leaf` the leaf collar's size, as shares of the usual.
    """
    with pen.at(x, y, scale * slim, turn, tall=1 / slim):
        pen.tube("0,40 .5,58 -1,66", 5, GREEN, 1.5)
        pen.oval(-1, 68, 4.6, None, RED, 1.4, 0.4)
        for side in pen.both():
            with pen.at(0, 44, leaf):
                pen.blob("2,0* 11,-5 17,3 25,0* 21,12 9,14 1,5*", YELLOW, 1.5, 0.5)
                pen.blade("4,2 12,4 21,4", 1.3, "in")
                pen.blade("8,8 13,9 18,8" if side > 0 else "8,8 12,9 16,9", 1.1, "in")
        _pod(pen)
        for side, y_twig, x_twig in ((-1, -30, 15), (1, -6, 12), (-1, 14, 8.5)):
            with pen.at(flip=side < 0):
                _cut_twig(pen, x_twig, y_twig, GREEN if side < 0 else RED)
        hatch(pen, (7.5, -50), (5.4, 26), 9, 4.5, 2.4)
        pen.oval(0, -60, 7.5, 4, YELLOW, 1.3, 0)
        pen.blade("-3,-60 0,-61.5 3,-60", 1)


def _pod(pen: Pen) -> None:
    pen.blob(
        "0,-66 12,-61 17,-44 14.5,-18 10,10 6.5,34 3,48* -3,48* -6.5,34 -10,10 -14.5,-18 -17,-44 -12,-61",
        GREEN,
        1.8,
        0.9,
    )
    pen.blob("2,-65* 12,-60 16,-44 13.8,-18 9.4,10 6,34 3,47* 3,20 5,-10 6,-40", RED, 1.3, 0)
    fold(pen, "-9,-54 -11.5,-40 -9,-18 -6,8", 9, 3.6, 2, 1.8)
    pen.blade("-2.5,-46 -2.5,-20 -2,6 -1,26", 1.5)
    pen.blade("-4,12 -3.4,26 -2,38", 1.2)


def _cut_twig(pen: Pen, x: float, y: float, colour: str) -> None:
    pen.blob(
        [
            (x - 4, y - 7, True),
            (x + 4, y - 11, False),
            (x + 8, y - 6, False),
            (x + 2, y + 5, False),
            (x - 5, y + 7, True),
        ],
        colour,
        1.4,
        0.4,
    )
    pen.oval(x + 5.6, y - 8.4, 3, 2.5, YELLOW, 1.1, 0)
