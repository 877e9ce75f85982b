"""King of cups: old, stout, white curly beard, red mantle edged with ermine, goblet raised, a hand on his belly."""

from typing import Final

from tools.cardart.italian import faces, hair, limbs
from tools.cardart.italian.card import double
from tools.cardart.italian.faces import Face
from tools.cardart.italian.inks import BLUE, GREEN, RED, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import half_figures
from tools.cardart.italian.piacentine.regalia import capped_crown
from tools.cardart.italian.signs_piacentine import cup

_FACE: Final = Face(shape="round", nose="snub", brow="bushy", mouth="hidden", age=2)


def head(pen: Pen) -> None:
    """White curls and round beard, a blue cap in the crown; looks right."""
    hair.curls_behind(pen, WHITE)
    faces.face(pen, _FACE)
    hair.curly_beard(pen, WHITE)
    hair.moustache(pen, WHITE, 1)
    faces.ear(pen, _FACE)
    pen.blob("-36,-28* -26,-26 -28,-12 -33,-2* -40,-12", WHITE, 1.4, 0.2)
    with pen.at(0, -5):
        capped_crown(pen, BLUE)


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    half_figures.mantle(pen, RED, 130, 122, 108, pattern=YELLOW)
    half_figures.tunic(pen, 108, BLUE, top=102, half=44, front=None)
    for x in (95, 121):
        pen.line([(x, 140), (x * 0.98 + 2, 160), (x, 184)], 4.6, YELLOW)
    limbs.limb(pen, [(148, 122, 28), (160, 140, 31), (164, 166, 26)], GREEN)
    limbs.sleeve(pen, [(168, 162, 26), (136, 171, 20)], GREEN, cuff=WHITE)
    limbs.open_hand(pen, 129, 171, -80, 1.3)
    limbs.limb(pen, [(78, 122, 24), (70, 150, 32), (62, 181, 30)], GREEN)
    limbs.sleeve(pen, [(50, 181, 30), (52, 152, 20)], GREEN, cuff=WHITE, folds=1)
    cup(pen, 50, 99, 1.06)
    limbs.fist(pen, 52, 124, -6, 1.3)
    half_figures.ermine(pen, 110, 113, 1.34)
    with pen.at(109, 77, 0.61, -4):
        head(pen)
