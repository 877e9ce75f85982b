"""The two small scenes on the five of swords. Decides their drawing, not their place."""

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import BLUE, CHEEK, CHESTNUT, GREEN, INK, RED, SKIN, SKY, WHITE, YELLOW
from tools.cardart.italian.pen import Pen


def piper(pen: Pen, x: float, y: float, scale: float = 1) -> None:
    """A shepherd piping under a tree, a fox dancing before him; about 92 wide."""
    with pen.at(x, y, scale):
        pen.blob("-44,40 -20,33 8,36 36,32 44,40 20,46 -20,46", GREEN, 1.4, 0.5)
        pen.tube("-33,36 -32,20 -35,4", 4, CHESTNUT, 1.2)
        for tree_x, tree_y in ((-38, -6), (-26, -10), (-34, -22)):
            pen.oval(tree_x, tree_y, 12, 10.2, GREEN, 1.3, 0.5)
        for leaf_x, leaf_y in ((-42, -8), (-36, -2), (-28, -12), (-22, -6), (-38, -26), (-30, -22), (-34, -16)):
            pen.blade([(leaf_x - 3, leaf_y), (leaf_x, leaf_y + 2.4), (leaf_x + 3, leaf_y)], 1.2)
        for x_tuft in (-26, -10, 22, 34):
            pen.blade([(x_tuft, 41), (x_tuft + 1.6, 36.6)], 1.2, "in")
        _shepherd(pen)
        _fox(pen)


def _shepherd(pen: Pen) -> None:
    pen.blob("-10,36* -9,24* 7,24* 8,36*", CHESTNUT, 1.3, 0.4)
    pen.tube("0,22 14,22 17,34", 6, BLUE, 1.2)
    pen.blob("14,33* 22,33 26,38 14,38", INK, 1, 0)
    pen.blob("-8,25* -9,6 -4,0 4,0 8,8 8,25*", RED, 1.4, 0.4)
    hatch(pen, (-7.6, 8), (-7, 22), 5, 4, 1.5, 1)
    pen.blob("-8,-6 -9,-12 0,-15 4,-12 -2,-8 -4,-2", CHESTNUT, 1, 0)
    pen.oval(1, -8, 7.5, 8, SKIN, 1.3, 0.3)
    pen.blob("-7,-8 -8,-13 -1,-14.5 -2,-10 -4,-4", CHESTNUT, 1, 0)
    pen.dot(5, -9, 1.1)
    pen.blade("2.6,-11.6 6.6,-11.8", 1)
    pen.dot(4, -5, 1.9, CHEEK)
    pen.blob("-9,-12 0,-16 11,-12* 6,-18 4,-26* -4,-20", YELLOW, 1.3, 0.3)
    pen.tube("6,-3 15,2 24,8", 2.6, YELLOW, 1)
    pen.tube("0,6 8,12 15,4", 4, RED, 1.1)
    pen.dot(15, 4, 2.4, SKIN)


def _fox(pen: Pen) -> None:
    pen.blob("28,37* 29,26 28,16 32,10 38,16 39,28 38,37*", CHESTNUT, 1.3, 0.4)
    pen.blob("38,34 46,30 48,18 42,24 37,28", CHESTNUT, 1.2, 0.3)
    pen.blob("26,12 29,4* 31,6 35,4* 37,10 33,16 28,16 22,14", CHESTNUT, 1.2, 0.3)
    pen.dot(29.6, 10, 1)
    pen.blob("45,22 48,18 46.6,28 43.4,29", WHITE, 0.9, 0)
    pen.blob("30,22 33,20 34.6,28 32,34 30,30", WHITE, 0, 0, None)
    pen.blade("30,20 24,22 22,20", 2)


def bay(pen: Pen, x: float, y: float, scale: float = 1) -> None:
    """A boat under sail below the smoking Vesuvius; about 90 wide."""
    with pen.at(x, y, scale):
        pen.blob("-44,12* -26,4 -13,-16 -8,-18* 6,-18* 16,-4 26,4 44,12*", BLUE, 1.4, 0.4)
        hatch(pen, (8, -14), (30, 6), 6, -6, 6, 1.2)
        pen.blob("-8,-18* -1,-20 6,-18* 8,-12 4,-7* 1,-13 -2,-4* -5,-13", RED, 1, 0)
        pen.blob("-3,-20 -8,-28 0,-33 8,-30 14,-36 22,-32 20,-26 12,-25 6,-22 2,-18", WHITE, 1.2, 0.3)
        pen.blade("0,-26 6,-28 10,-26", 1.1)
        pen.poly("-44,12 44,12 44,30 -44,30", SKY, 1.3, 0.4)
        for x_house in (-38, -31, 31):
            pen.poly([(x_house, 12), (x_house, 6), (x_house + 3, 3), (x_house + 6, 6), (x_house + 6, 12)], WHITE, 1, 0)
        for wave_y, wave_x in ((17, -34), (21, 22), (26, -26), (26, 30)):
            pen.blade(
                [(wave_x - 8, wave_y), (wave_x - 3, wave_y - 2), (wave_x + 3, wave_y + 1), (wave_x + 8, wave_y - 1)],
                1.3,
            )
        pen.blob("-18,22* 0,25 16,21* 11,29 -12,29", RED, 1.3, 0.3)
        pen.line("0,23 -1,-4", 1.6)
        pen.blob("1,-5* 14,6 15,18* 1,19*", YELLOW, 1.3, 0.3)
        pen.blade("4,4 10,10 12,16", 1)
        pen.oval(-8, 18, 2.6, None, SKIN, 1, 0)
        pen.blob("-12,24* -11,20 -6,20 -5,24*", GREEN, 1, 0)
