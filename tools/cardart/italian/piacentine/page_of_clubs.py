"""Page of clubs: bare blond curls, red jerkin, sleeves rolled up, the log held slantwise in both hands; looks left."""

from typing import Final

from tools.cardart.italian import faces, hair, limbs
from tools.cardart.italian.card import double
from tools.cardart.italian.faces import Face
from tools.cardart.italian.inks import BLUE, RED, SKIN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import half_figures
from tools.cardart.italian.signs_piacentine import club

_FACE: Final = Face(shape="broad", nose="broad", brow="stern", mouth="stern")


def head(pen: Pen) -> None:
    """A cap of blond curls, no hat; looks left."""
    with pen.at(flip=True):
        faces.face(pen, _FACE)
        faces.ear(pen, _FACE)
        hair.cropped_curls(pen, YELLOW)
        for x, y, r in ((-27, -30, 8), (-12, -33, 9), (4, -30, 7), (20, -31, 8), (34, -24, 7)):
            pen.oval(x, y, r, None, YELLOW, 1.5, 0.4)
            pen.blade([(x - r * 0.5, y), (x, y - r * 0.5), (x + r * 0.5, y), (x, y + r * 0.4)], 1.6)


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    half_figures.mantle(pen, YELLOW, 142, 138, 84, top=113)
    half_figures.doublet(pen, 84, RED, 46)
    _open_shirt(pen)
    limbs.limb(pen, [(170, 166, 20), (171, 144, 21), (160, 112, 14)], SKIN)
    limbs.sleeve(pen, [(120, 132, 28), (146, 150, 30), (168, 160, 26)], WHITE, cuff=WHITE, folds=1)
    club(pen, 120, 114, 36, 1.3, flip=True)
    limbs.fist(pen, 152, 103, 30, 1.3)
    limbs.limb(pen, [(36, 170, 18), (54, 173, 21), (84, 165, 14)], SKIN)
    limbs.sleeve(pen, [(50, 132, 28), (36, 150, 31), (36, 170, 26)], WHITE, cuff=WHITE, folds=1)
    limbs.fist(pen, 90, 159, 36, 1.3, flip=True)
    with pen.at(80, 72, 0.73, -4):
        head(pen)


def _open_shirt(pen: Pen) -> None:
    """A shirt open at the throat, laced below, with a soft turned-down collar."""
    pen.blob("70,112* 98,112* 92,150 84,181* 76,150", WHITE, 1.5, 0)
    pen.blob("73,104* 95,104* 92,120 85,134* 76,120", SKIN, 1.4, 0)
    for y in (146, 157, 168):
        pen.blade([(77, y), (84, y + 4), (92, y)], 2.2, "flat", BLUE)
    for side in (-1, 1):
        with pen.at(84, 116, flip=side < 0):
            pen.blob("9,-12* 20,-8 32,4 24,13* 12,12 3,16*", BLUE, 1.6, 0.6)
            pen.blade("10,-4 18,0 24,6", 1.5, "out")
