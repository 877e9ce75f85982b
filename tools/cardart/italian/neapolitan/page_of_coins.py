"""Page of coins: walks to the left in yellow and blue, lifts the coin before his eyes, chestnut bob, green cap."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, limbs
from tools.cardart.italian.card import ground, standing
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import fold
from tools.cardart.italian.inks import BLUE, CHESTNUT, GREEN, RED, SKIN, WHITE, YELLOW
from tools.cardart.italian.ornaments import plume
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import coin

_FACE: Final = Face(shape="round", nose="snub", brow="raised", mouth="smile")


def head(pen: Pen) -> None:
    """Chestnut bob under a flat green cap with a white plume; looks left."""
    with pen.at(flip=True):
        hair.rolled_behind(pen, CHESTNUT)
        faces.face(pen, _FACE)
        hair.bob_front(pen, CHESTNUT)
        plume(pen, -24, -58, WHITE, 0.72, 8)
        hats.flat_cap(pen, GREEN, RED)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, YELLOW)
    with standing(pen, flip=True):
        _cape(pen)
        limbs.sleeve(pen, [(74, 120, 20), (54, 144, 17), (74, 166, 12)], BLUE, cuff=WHITE)
        limbs.leg(pen, (84, 198), (68, 236), (54, 270), BLUE)
        limbs.shoe(pen, 54, 271, RED, cuff=YELLOW, turn=6)
        limbs.leg(pen, (104, 198), (120, 232), (122, 270), WHITE, stripes=RED)
        limbs.shoe(pen, 122, 271, RED, cuff=YELLOW)
        garments.trunk_hose(pen, 80, 198, RED, YELLOW, left=True)
        garments.trunk_hose(pen, 106, 198, RED, YELLOW)
        garments.doublet(pen, 96, 114, 166, 186, YELLOW, lean=-2, front=BLUE, buttons=YELLOW)
        garments.belt(pen, 94, 167, 21, RED)
        limbs.fist(pen, 77, 168, 20, 0.8)
        garments.puff(pen, 71, 120, YELLOW, BLUE, left=True)
        coin(pen, 150, 78, 31)
        limbs.sleeve(pen, [(118, 120, 20), (144, 138, 18), (152, 120, 12)], BLUE)
        garments.puff(pen, 122, 120, YELLOW, BLUE)
        limbs.fist(pen, 152, 108, -84, 0.95)
        garments.neck(pen, 97, 110, SKIN)
        garments.ruff(pen, 97, 110, WHITE, 19)
    with pen.at(103, 73, 0.51, 5):
        head(pen)


def _cape(pen: Pen) -> None:
    pen.blob("72,112* 56,136 40,170 30,204* 52,214 92,206* 98,150 112,112*", RED, 1.8, 0.9)
    fold(pen, "64,134 52,170 46,204", 9, 7, 3)
    fold(pen, "74,146 66,176 62,206", 6, 6, 3)
