"""Knight of swords: the Moor with turban and scimitar, cape flying, on a chestnut."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, horse_poses, horses, limbs, riding
from tools.cardart.italian.card import ground
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import fold
from tools.cardart.italian.inks import BLUE, GREEN, INK, RED, SKY, TAN, YELLOW
from tools.cardart.italian.pen import Pen

_FACE: Final = Face(skin=TAN, brow="stern")


def head(pen: Pen) -> None:
    """Turban, black moustache, dark skin; looks right."""
    faces.face(pen, _FACE)
    faces.ear(pen, _FACE)
    hair.moustache(pen, INK, 1.05)
    hats.turban(pen)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, BLUE)
    _cape(pen)
    with pen.at(14, 152, 0.9):
        horses.horse(pen, horse_poses.WALKING)
        horses.harness(pen, horse_poses.WALKING, RED)
        horses.saddle_cloth(pen, horse_poses.WALKING, YELLOW, RED)
    _scimitar(pen)
    garments.doublet(pen, 85, 114, 168, 186, RED, front=GREEN, buttons=YELLOW)
    riding.rider_leg(pen, (84, 190), (110, 208), (112, 244), BLUE, YELLOW)
    garments.belt(pen, 85, 170, 21, YELLOW, RED)
    limbs.sleeve(pen, [(66, 120, 20), (44, 116, 18), (36, 98, 12)], RED, cuff=YELLOW)
    limbs.fist(pen, 34, 92, -12, 1, skin=TAN)
    riding.reins(pen, "132,162 148,170 166,166", RED)
    limbs.sleeve(pen, [(104, 122, 20), (112, 146, 17), (128, 161, 12)], RED, cuff=YELLOW)
    limbs.fist(pen, 133, 163, 25, 0.95, skin=TAN)
    garments.neck(pen, 85, 110, TAN)
    with pen.at(87, 80, 0.48):
        head(pen)


def _cape(pen: Pen) -> None:
    pen.blob("72,108* 54,118 36,134 16,134 11,148* 26,158 17,172* 42,180 62,196 80,202*", GREEN, 1.8, 0.9)
    fold(pen, "68,116 46,136 26,146", 9, 2, 7)
    fold(pen, "70,130 50,154 34,166", 9, 3, 6)


def _scimitar(pen: Pen) -> None:
    with pen.at(34, 84, 1, 2):
        pen.blob("-4,8* -8,-14 -9,-34 -1,-52 21,-68* 17,-48 10,-32 7,-12 5,8*", BLUE, 1.8, 0.8)
        pen.blob("-2,4* -5,-14 -6,-33 2,-49 14,-60* 7,-46 2,-30 0,-12 1,4*", SKY, 0, 0)
        pen.blob("-13,6 -8,2 0,4 8,2 13,6 10,10 0,9 -10,10", YELLOW, 1.5, 0.5)
        pen.oval(0, 26, 4.6, None, YELLOW, 1.4, 0.4)
