"""King of coins: turned left, forked blond beard, yellow mantle and red cape, holds up coin and double axe."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, limbs
from tools.cardart.italian.card import double
from tools.cardart.italian.faces import Face
from tools.cardart.italian.inks import BLUE, GREEN, OCHRE, RED, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import half_figures
from tools.cardart.italian.piacentine.regalia import double_axe, plate_crown
from tools.cardart.italian.signs_piacentine import coin

_FACE: Final = Face(shape="broad", nose="broad", brow="bushy", mouth="hidden", age=1)


def head(pen: Pen) -> None:
    """Blond locks, forked beard, a crown of five plates; looks left."""
    with pen.at(flip=True):
        hair.mane_behind(pen, OCHRE, 14)
        faces.face(pen, _FACE)
        hair.forked_beard(pen, OCHRE, 30)
        hair.handlebar(pen, OCHRE)
        faces.ear(pen, _FACE)
        plate_crown(pen)


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    half_figures.mantle(pen, YELLOW, 132, 128, 97, pattern=RED)
    half_figures.tunic(pen, 98, GREEN, top=102, front=WHITE)
    double_axe(pen, 158, 57, 145, 0.91, 3)
    limbs.limb(pen, [(136, 118, 26), (154, 142, 33), (166, 181, 30)], BLUE)
    limbs.sleeve(pen, [(174, 180, 32), (160, 142, 20)], BLUE, cuff=YELLOW)
    limbs.fist(pen, 153, 122, -8, 1.3)
    limbs.limb(pen, [(60, 118, 26), (44, 142, 33), (34, 181, 30)], BLUE)
    limbs.sleeve(pen, [(26, 180, 32), (40, 149, 20)], BLUE, cuff=YELLOW)
    coin(pen, 41, 94, 29)
    limbs.fist(pen, 44, 130, -90, 1.2, flip=True)
    with pen.at(97, 113, 1.42):
        garments.cape_collar(pen, 0, 0, RED, YELLOW, 31, 9)
        pen.oval(0, 16, 5.4, None, YELLOW, 1.4, 0.3)
        pen.dot(0, 16, 2, BLUE)
    with pen.at(95, 72, 0.61, -3):
        head(pen)
