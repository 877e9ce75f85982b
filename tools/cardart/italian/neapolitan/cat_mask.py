"""The moustached cat's mask of the three of clubs. Decides its drawing, not its place."""

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import CHEEK, DARK_RED, INK, RED, SKIN, WHITE, YELLOW
from tools.cardart.italian.ornaments import leaf
from tools.cardart.italian.pen import Pen


def cat_mask(pen: Pen, x: float, y: float, scale: float) -> None:
    """Ears, face and a great black moustache; 150 wide and 135 high at scale 1."""
    with pen.at(x, y, scale):
        for _ in pen.both():
            pen.blob("40,-22 50,-20 51,-6 46,2* 40,0", SKIN, 1.6, 0.5)
            pen.blade("44,-16 47,-10 45,-4", 1.3)
            pen.blob("14,-44* 30,-70 46,-78* 50,-56 46,-28*", SKIN, 1.9, 0.9)
            pen.blob("24,-46* 34,-62 43,-68* 45,-52 42,-36*", RED, 1.3, 0)
        for turn, length in ((-58, 24), (-122, 24), (-90, 34)):
            leaf(pen, 0, -46, length, turn, RED if turn == -90 else YELLOW, 0.5)
        pen.blob(
            "0,-52 24,-50 40,-38 48,-14 47,10 37,34 20,50 0,56 -20,50 -37,34 -47,10 -48,-14 -40,-38 -24,-50",
            SKIN,
            2.1,
            1.1,
        )
        _features(pen)
        _mouth(pen)
        _moustache(pen)
        pen.blade("-6,51 0,49 6,51", 1.6)


def _features(pen: Pen) -> None:
    for _ in pen.both():
        pen.dot(30, 11, 9, CHEEK, 8)
        pen.blob("6,-13 16,-24 30,-23 38,-13 27,-5 14,-5", WHITE, 1.9, 0)
        pen.oval(21, -13.6, 7.4, None, YELLOW, 1.6, 0)
        pen.dot(21, -13.6, 3, INK, 6.6)
        pen.blob("3,-21* 12,-32 28,-36 46,-30* 32,-27 17,-24", INK, 1, 0)
        pen.blade("6,-40 16,-45 30,-44", 1.7)
        pen.blade("40,-5 44,4 42,16", 1.7)
        pen.blade("14,-1 25,1 36,-5", 1.6)
        hatch(pen, (44, 16), (30, 40), 7, -5, -1.5, 1.2)
        pen.blade("5,-24 4,-8 11,4 13,12 6,15", 2.2, "out")
    pen.blob("-9,9 0,6 9,9 6,15 0,18 -6,15", RED, 1.4, 0)
    pen.blade("0,17 0,23", 1.6, "flat")


def _mouth(pen: Pen) -> None:
    pen.blob("-22,28* 0,23 22,28* 17,40 0,46 -17,40", DARK_RED, 1.6, 0)
    pen.blob("-18,29* 0,26 18,29* 14,34 0,33.5 -14,34", WHITE, 1.1, 0)
    for x in (-10, -4, 3, 9):
        pen.line([(x, 27.5), (x, 33)], 1)
    pen.blob("-9,40 0,36 9,40 0,45", RED, 1, 0)


def _moustache(pen: Pen) -> None:
    for _ in pen.both():
        pen.blob("0,21* 10,17 26,22 42,26 56,18 61,6 55,-1 49,4* 52,-8 66,-6 73,10 66,28 50,38 28,37 8,29", INK, 1, 0)
        pen.blade("6,23 24,28 44,32 62,22", 1.8, "both", YELLOW)
        pen.blade("16,28 32,34 48,33", 1.3, "both", YELLOW)
