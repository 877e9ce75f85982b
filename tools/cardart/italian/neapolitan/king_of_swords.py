"""King of swords: dark and gaunt, turned left, forked black beard, closed crown, green mantle, sword upright."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, limbs, robes
from tools.cardart.italian.card import ground, standing
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import BLUE, GREEN, RAVEN, RED, SKY, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import sword_blade, sword_hilt

_FACE: Final = Face(shape="gaunt", nose="hooked", brow="stern", mouth="hidden", age=1)


def head(pen: Pen) -> None:
    """Black hair, forked beard, a closed crown; looks left."""
    with pen.at(flip=True):
        hair.mane_behind(pen, RAVEN, 8, SKY)
        faces.face(pen, _FACE)
        hair.forked_beard(pen, RAVEN, 24, strands=SKY)
        hair.drooping_moustache(pen, RAVEN, 15)
        hats.arched_crown(pen)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, BLUE)
    with standing(pen, 1.05, flip=True):
        robes.mantle(pen, 92, 116, 292, GREEN, trim=YELLOW, lining=YELLOW, half=62)
        limbs.leg(pen, (82, 230), (80, 250), (77, 272), RED)
        limbs.leg(pen, (102, 230), (106, 250), (108, 272), RED)
        limbs.front_shoe(pen, 77, 273, BLUE, left=True)
        limbs.front_shoe(pen, 108, 273, BLUE)
        _cuirass(pen)
        limbs.sleeve(pen, [(72, 124, 21), (48, 148, 21), (72, 172, 13)], RED, cuff=YELLOW)
        limbs.fist(pen, 77, 172, 20, 0.88)
        limbs.sleeve(pen, [(112, 124, 21), (132, 156, 21), (152, 166, 13)], RED, cuff=YELLOW)
        with pen.at(159, 146, 1.3):
            sword_blade(pen, 92)
            sword_hilt(pen)
        limbs.fist(pen, 159, 166, 4, 1)
        robes.ermine(pen, 92, 117, 31, 22, RED)
    with pen.at(107, 77, 0.52, 3):
        head(pen)


def _cuirass(pen: Pen) -> None:
    """Blue armour to the waist, a red and white skirt of straps below it."""
    for place, x in enumerate((66, 79, 92, 105, 118)):
        with pen.at(x, 186, 1, (92 - x) * 0.34):
            pen.blob("-8,-10* 8,-10* 10,44 0,56* -10,44", WHITE if place % 2 else RED, 1.6, 0.6)
            pen.blade("0,2 0,38", 1.4, "in")
            pen.oval(0, 43, 2.8, None, YELLOW, 1.1, 0)
    pen.blob("72,118* 92,110 112,118* 113,146 109,170 112,190* 92,196 72,190* 75,170 71,146", BLUE, 1.9, 0.9)
    pen.blade("92,118 93,150 92,188", 1.9)
    pen.blob("78,128 92,134 106,128 100,144 92,154* 84,144", YELLOW, 1.5, 0.3)
    pen.oval(92, 139, 4.4, None, RED, 1.2, 0)
    for y in (160, 168, 176):
        pen.blade([(74, y), (92, y + 5), (110, y)], 1.6)
    hatch(pen, (110, 132), (108, 158), 6, -7, 2)
    garments.belt(pen, 92, 183, 20, YELLOW, RED)
