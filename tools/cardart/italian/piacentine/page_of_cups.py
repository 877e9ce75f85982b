"""Page of cups: in profile to the left under a flat green cap, serves the goblet, a towel over his arm."""

from typing import Final

from tools.cardart.italian import garments, hats, limbs, profiles
from tools.cardart.italian.card import double
from tools.cardart.italian.hatching import fold
from tools.cardart.italian.inks import BLUE, GREEN, RED, SKIN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import half_figures
from tools.cardart.italian.signs_piacentine import cup

_STRIPES: Final = (170, 175)


def head(pen: Pen) -> None:
    """Blond hair rolled at the nape under a flat cap; profile to the left."""
    with pen.at(flip=True):
        profiles.profile(pen)
        profiles.cropped_nape(pen, YELLOW)
        hats.flat_cap(pen, GREEN, RED)


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    half_figures.mantle(pen, BLUE, 148, 138, 122, top=112)
    half_figures.doublet(pen, 120, RED, 41)
    garments.strip(pen, [(114, 116), (110, 150), (110, 166), (111, 181)], YELLOW, half=6.5)
    cup(pen, 47, 104, 1.06)
    limbs.limb(pen, [(98, 128, 24), (90, 150, 29), (82, 176, 24)], GREEN)
    limbs.sleeve(pen, [(92, 172, 25), (64, 154, 18)], GREEN, cuff=YELLOW)
    limbs.fist(pen, 49, 129, -10, 1.3)
    limbs.sleeve(pen, [(152, 130, 29), (178, 160, 29), (122, 158, 19)], RED, cuff=YELLOW, folds=0)
    for x, y, turn in ((151, 135, -24), (161, 139, -36)):
        with pen.at(x, y, turn=turn):
            pen.blob("0,-10* 3,0 0,10* -3,0", WHITE, 1.1, 0)
    _towel(pen)
    limbs.fist(pen, 106, 155, -4, 1.25, flip=True)
    garments.neck(pen, 124, 120, SKIN, -6)
    garments.ruff(pen, 124, 118, wide=31)
    with pen.at(118, 72, 0.73, -2):
        head(pen)


def _towel(pen: Pen) -> None:
    """White linen over the forearm, both ends hanging, a blue border."""
    pen.blob("146,146* 158,143 170,150* 178,181* 160,182 156,180*", WHITE, 1.6, 0.5)
    pen.blob("131,148* 146,144 160,147* 165,166 164,181* 150,179 136,182* 133,166", WHITE, 1.7, 0.7)
    fold(pen, "146,150 150,162 149,170", 4, 5, 2)
    for y in _STRIPES:
        pen.line([(135, y + 2), (150, y), (164, y + 1)], 2.4, BLUE)
