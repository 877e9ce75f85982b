"""Knight of clubs: on a rearing dark brown horse, the club on his shoulder; red beard, hunter's cap, yellow coat."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, horse_poses, horses, limbs, riding
from tools.cardart.italian.card import ground
from tools.cardart.italian.faces import Face
from tools.cardart.italian.inks import BAY, BLUE, CHESTNUT, GREEN, RAVEN, RED, SKIN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import club

_FACE: Final = Face(shape="broad", nose="broad", brow="bushy", mouth="hidden", age=1, brow_ink=CHESTNUT)
_BAY: Final = horse_poses.Coat(BAY, RAVEN, RAVEN, CHESTNUT, stockings=WHITE)


def head(pen: Pen) -> None:
    """Red pointed beard and moustache, green hunter's cap; looks left."""
    with pen.at(flip=True):
        hair.curls_behind(pen, CHESTNUT)
        faces.face(pen, _FACE)
        hair.pointed_beard(pen, CHESTNUT, 14)
        hair.moustache(pen, CHESTNUT, 0.9)
        faces.ear(pen, _FACE)
        hats.peaked_cap(pen, GREEN, YELLOW, WHITE)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, GREEN)
    with pen.at(200, flip=True):
        with pen.at(20, 152, 0.9):
            horses.horse(pen, horse_poses.REARING, _BAY)
            horses.harness(pen, horse_poses.REARING, RED)
            horses.saddle_cloth(pen, horse_poses.REARING, RED, YELLOW)
        club(pen, 41, 84, -7, 1.06, 1.05, 0.5)
        garments.doublet(pen, 62, 112, 162, 182, YELLOW, lean=4, front=RED, buttons=YELLOW, shoulders=23)
        riding.rider_leg(pen, (66, 186), (94, 196), (94, 234), BLUE, RED)
        garments.belt(pen, 66, 164, 20, GREEN)
        limbs.sleeve(pen, [(80, 120, 19), (94, 146, 17), (112, 150, 12)], GREEN, cuff=WHITE)
        riding.reins(pen, "116,148 126,140 116,124", RED)
        limbs.fist(pen, 116, 149, -10, 0.9)
        limbs.sleeve(pen, [(44, 120, 19), (29, 144, 18), (47, 146, 12)], GREEN, cuff=WHITE)
        limbs.fist(pen, 50, 141, -6, 0.95)
        garments.neck(pen, 62, 108, SKIN)
        garments.collar(pen, 62, 111)
    with pen.at(134, 78, 0.49, 3):
        head(pen)
