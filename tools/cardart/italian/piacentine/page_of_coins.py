"""Page of coins: bare brown hair, blue and yellow doublet, holds the coin on high and points at it; looks right."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, limbs
from tools.cardart.italian.card import double
from tools.cardart.italian.faces import Face
from tools.cardart.italian.inks import BLUE, CHESTNUT, GREEN, SKIN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import half_figures
from tools.cardart.italian.signs_piacentine import coin

_FACE: Final = Face(shape="oval", nose="snub", brow="raised", mouth="smile", gaze=2)


def head(pen: Pen) -> None:
    """Chestnut hair parted in the middle, no hat; looks right."""
    hair.mane_behind(pen, CHESTNUT, 22)
    faces.face(pen, _FACE)
    hair.parted(pen, CHESTNUT)
    faces.ear(pen, _FACE)


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    half_figures.mantle(pen, GREEN, 146, 138, 84, top=113)
    half_figures.doublet(pen, 84, BLUE)
    for x in (62, 106):
        pen.blob([(x, 128, True), (x + 7, 152), (x, 181, True), (x - 7, 152)], YELLOW, 1.3, 0)
    limbs.sleeve(pen, [(122, 130, 28), (167, 158, 27), (160, 109, 18)], WHITE, cuff=YELLOW, folds=0, stripes=BLUE)
    coin(pen, 151, 54, 36)
    limbs.fist(pen, 157, 94, -80, 1.3)
    garments.neck(pen, 85, 120, SKIN)
    half_figures.lapels(pen, 85, 120, cord=YELLOW)
    limbs.sleeve(pen, [(48, 132, 28), (48, 168, 26), (100, 152, 18)], WHITE, cuff=YELLOW, folds=0, stripes=BLUE)
    limbs.pointing(pen, 110, 148, -40, 1.35)
    with pen.at(82, 70, 0.74, 4):
        head(pen)
