"""Page of cups: stands square to us and carries the cup in both hands; black bob, garland, dagged cape."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, limbs
from tools.cardart.italian.card import ground, standing
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import fold
from tools.cardart.italian.inks import BLUE, GREEN, RAVEN, RED, SKIN, SKY, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import cup

_FACE: Final = Face(view="front", shape="oval", nose="straight", brow="calm", mouth="plain", gaze=-1)


def head(pen: Pen) -> None:
    """Black hair cut straight over the brow under a garland; front view."""
    hair.rolled_behind(pen, RAVEN, SKY)
    faces.face(pen, _FACE)
    hair.fringe(pen, RAVEN, "front", SKY)
    hats.laurel(pen)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, RED)
    with standing(pen, 1.15):
        _mantle(pen)
        for x, foot, hose in ((86, 78, GREEN), (114, 122, RED)):
            limbs.leg(pen, (x, 206), ((x + foot) / 2, 238), (foot, 271), hose)
            limbs.front_shoe(pen, foot, 272, YELLOW, left=foot < 100)
        garments.gown(pen, 100, 116, 172, 216, BLUE, trim=YELLOW, dots=RED, shoulders=25, flare=38, front=None)
        garments.belt(pen, 100, 172, 20, RED)
        for left in (False, True):
            with pen.at(200 if left else 0, flip=left):
                limbs.sleeve(pen, [(124, 122, 22), (146, 152, 20), (123, 178, 13)], GREEN)
        cup(pen, 100, 163, 0.74, 1.1)
        for left in (False, True):
            with pen.at(200 if left else 0, flip=left):
                limbs.cradle(pen, 112, 187, 8, 0.86, flip=True)
        garments.neck(pen, 100, 110, SKIN)
        garments.cape_collar(pen, 100, 112, WHITE, RED, 32, 7)
        garments.collar(pen, 100, 108, YELLOW, 0.8)
    with pen.at(100, 57, 0.56):
        head(pen)


def _mantle(pen: Pen) -> None:
    pen.blob("74,114* 56,140 46,180 42,232* 70,240 130,240 158,232* 154,180 144,140 126,114*", RED, 1.8, 0.9)
    fold(pen, "58,150 52,190 52,228", 9, 7, 3)
    fold(pen, "142,150 148,190 148,228", 9, -7, 3)
