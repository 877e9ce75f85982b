"""Knight of coins: on a white horse, holding the coin before him; broad hat, waxed moustache, blue coat."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, horse_poses, horses, limbs, riding
from tools.cardart.italian.card import ground
from tools.cardart.italian.faces import Face
from tools.cardart.italian.inks import BLUE, GREEN, HAIR, INK, RED, SILVER, SKIN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import coin

_FACE: Final = Face(shape="long", nose="hooked", brow="raised", mouth="stern")
_WHITE_HORSE: Final = horse_poses.Coat(WHITE, SILVER, SILVER, INK, blaze=None)


def head(pen: Pen) -> None:
    """Brown hair, a waxed moustache, a broad green hat with a red plume; looks right."""
    hair.curls_behind(pen, HAIR)
    faces.face(pen, _FACE)
    faces.ear(pen, _FACE)
    hair.handlebar(pen, HAIR)
    hats.broad_hat(pen, GREEN, YELLOW, RED)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, YELLOW)
    with pen.at(14, 152, 0.9):
        horses.horse(pen, horse_poses.STANDING, _WHITE_HORSE)
        horses.harness(pen, horse_poses.STANDING, RED)
        horses.saddle_cloth(pen, horse_poses.STANDING, GREEN, YELLOW)
    garments.doublet(pen, 82, 112, 168, 188, BLUE, front=YELLOW, buttons=RED)
    riding.rider_leg(pen, (82, 192), (110, 206), (113, 242), RED, YELLOW)
    garments.belt(pen, 82, 170, 21, WHITE, RED)
    limbs.sleeve(pen, [(62, 118, 20), (52, 148, 18), (76, 168, 12)], BLUE)
    riding.reins(pen, "82,168 120,178 164,166", RED)
    limbs.fist(pen, 82, 167, 25, 0.9)
    coin(pen, 150, 56, 32)
    limbs.sleeve(pen, [(102, 118, 20), (126, 132, 19), (146, 108, 13)], BLUE)
    limbs.fist(pen, 148, 93, -84, 0.98)
    garments.puff(pen, 60, 118, BLUE, YELLOW, left=True)
    garments.puff(pen, 104, 118, BLUE, YELLOW)
    garments.neck(pen, 82, 108, SKIN)
    garments.ruff(pen, 82, 110, WHITE, 20)
    with pen.at(82, 76, 0.5, -3):
        head(pen)
