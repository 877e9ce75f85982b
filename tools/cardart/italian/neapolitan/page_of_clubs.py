"""Page of clubs: red doublet, blue beret with a red plume, the great pod upright, a hand on his hip."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, limbs
from tools.cardart.italian.card import ground, standing
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import fold
from tools.cardart.italian.inks import BLUE, GREEN, RED, SKIN, WHITE, YELLOW
from tools.cardart.italian.ornaments import plume
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import club

_FACE: Final = Face(gaze=1)


def head(pen: Pen) -> None:
    """Yellow bob, blue beret with a red plume; looks right."""
    hair.rolled_behind(pen, YELLOW)
    faces.face(pen, _FACE)
    hair.bob_front(pen, YELLOW)
    plume(pen, -26, -52, RED, 0.76, 8)
    hats.beret(pen, BLUE, feather=None)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, GREEN)
    with standing(pen):
        _figure(pen)
    with pen.at(92, 68, 0.51, -5):
        head(pen)


def _figure(pen: Pen) -> None:
    _cape(pen)
    _legs(pen)
    garments.doublet(pen, 94, 114, 166, 186, RED)
    garments.belt(pen, 93, 167, 21, GREEN)
    limbs.sleeve(pen, [(72, 118, 20), (46, 144, 17), (72, 166, 12)], WHITE, stripes=RED)
    garments.puff(pen, 68, 120, RED, left=True)
    limbs.fist(pen, 75, 167, 20, 0.8)
    club(pen, 153, 148, 3, 1.62, 0.84)
    limbs.sleeve(pen, [(118, 118, 20), (132, 144, 17), (148, 164, 12)], WHITE, stripes=RED)
    garments.puff(pen, 120, 120, RED)
    limbs.fist(pen, 151, 166, 0, 1.05)
    garments.neck(pen, 94, 110, SKIN)
    garments.collar(pen, 94, 113)


def _cape(pen: Pen) -> None:
    pen.blob("66,112* 52,140 40,186 34,206* 62,214 120,206 134,200* 124,150 118,112*", BLUE, 1.7, 0.9)
    fold(pen, "60,134 52,168 46,206", 10, 7, 4)


def _legs(pen: Pen) -> None:
    limbs.leg(pen, (82, 198), (78, 234), (73, 272), RED)
    limbs.leg(pen, (106, 198), (117, 234), (126, 272), WHITE, stripes=RED)
    limbs.shoe(pen, 73, 272, YELLOW, left=True, cuff=RED)
    limbs.shoe(pen, 126, 272, YELLOW, cuff=RED)
    garments.trunk_hose(pen, 80, 198, YELLOW, GREEN, left=True)
    garments.trunk_hose(pen, 106, 198, YELLOW, GREEN)
