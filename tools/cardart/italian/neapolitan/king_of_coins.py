"""King of coins: brown full beard, red mantle over blue, the coin raised top right, a sceptre."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, limbs, robes
from tools.cardart.italian.card import ground, standing
from tools.cardart.italian.faces import Face
from tools.cardart.italian.inks import BLUE, GREEN, HAIR, RED, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import coin

_FACE: Final = Face(nose="straight", brow="calm", mouth="hidden", age=1)


def head(pen: Pen) -> None:
    """Brown beard and hair to the shoulder, a crown of three points; looks right."""
    hair.curls_behind(pen, HAIR, long=True)
    faces.face(pen, _FACE)
    hair.full_beard(pen, HAIR, 22)
    hair.moustache(pen, HAIR, 0.95)
    faces.ear(pen, _FACE)
    hats.pointed_crown(pen)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, YELLOW)
    with standing(pen, 1.04):
        _figure(pen)
    with pen.at(88, 75, 0.53):
        head(pen)


def _figure(pen: Pen) -> None:
    robes.mantle(pen, 90, 118, 292, RED)
    limbs.leg(pen, (80, 232), (79, 250), (78, 272), BLUE)
    limbs.leg(pen, (100, 232), (101, 250), (102, 272), BLUE)
    limbs.front_shoe(pen, 78, 273, RED, left=True)
    limbs.front_shoe(pen, 102, 273, RED)
    garments.gown(pen, 90, 120, 172, 244, BLUE)
    garments.belt(pen, 90, 172, 17, RED)
    _sceptre(pen)
    limbs.sleeve(pen, [(72, 124, 20), (52, 146, 22), (53, 172, 13)], GREEN)
    limbs.fist(pen, 50, 164, 10, 0.95, flip=True)
    limbs.sleeve(pen, [(112, 124, 20), (143, 134, 21), (151, 106, 14)], GREEN)
    coin(pen, 153, 51, 32)
    limbs.fist(pen, 151, 91, -84, 0.95)
    robes.ermine(pen, 90, 118)


def _sceptre(pen: Pen) -> None:
    pen.tube("44,98 48,150 54,236", 4, YELLOW, 1.5)
    with pen.at(43.4, 92, 1, -3):
        pen.oval(0, 0, 7, None, YELLOW, 1.6, 0.5)
        pen.blob("0,-6* -8,-12 -6,-20 0,-26* 6,-20 8,-12", RED, 1.5, 0.5)
        pen.blob("-3,-8* -3,-16 0,-22* 3,-16 3,-8*", YELLOW, 1, 0)
