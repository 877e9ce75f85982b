"""Knight of cups: gallops to the left on a chestnut and raises the cup; fair, beardless, a red chaperon."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, horse_poses, horses, limbs, riding
from tools.cardart.italian.card import ground
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import fold
from tools.cardart.italian.inks import BLUE, GREEN, RED, SKIN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import cup

_FACE: Final = Face(shape="oval", nose="straight", brow="calm", mouth="smile", gaze=1)
_CHESTNUT: Final = horse_poses.Coat(stockings=WHITE)


def head(pen: Pen) -> None:
    """Yellow hair under a red chaperon; looks left."""
    with pen.at(flip=True):
        hair.rolled_behind(pen, YELLOW)
        faces.face(pen, _FACE)
        hair.bob_front(pen, YELLOW)
        hats.hood(pen, RED, BLUE)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, RED)
    with pen.at(200, flip=True):
        _cloak(pen)
        with pen.at(14, 152, 0.9):
            horses.horse(pen, horse_poses.PRANCING, _CHESTNUT, BLUE)
            horses.harness(pen, horse_poses.PRANCING, BLUE)
            horses.saddle_cloth(pen, horse_poses.PRANCING, RED, YELLOW)
        garments.doublet(pen, 84, 114, 168, 188, WHITE, lean=-2, front=RED, buttons=YELLOW)
        riding.rider_leg(pen, (82, 192), (108, 208), (110, 244), GREEN, YELLOW)
        garments.belt(pen, 82, 170, 21, GREEN)
        limbs.sleeve(pen, [(65, 120, 20), (56, 150, 18), (84, 166, 12)], GREEN)
        riding.reins(pen, "90,166 128,176 166,166", BLUE)
        limbs.fist(pen, 90, 166, 25, 0.9)
    cup(pen, 56, 66, 0.74, 1.12)
    with pen.at(200, flip=True):
        limbs.sleeve(pen, [(104, 120, 20), (130, 132, 18), (144, 118, 13)], GREEN)
        limbs.cradle(pen, 144, 106, -10, 1, flip=True)
        garments.neck(pen, 84, 110, SKIN)
        garments.collar(pen, 84, 114, YELLOW, 1.15)
    with pen.at(114, 80, 0.5, 4):
        head(pen)


def _cloak(pen: Pen) -> None:
    """A short cloak blown back over the horse's rump."""
    pen.blob("78,110* 56,116 34,126 14,120 18,136* 10,150 22,162* 18,178 38,182* 48,196 76,200*", BLUE, 1.8, 0.9)
    fold(pen, "70,122 46,134 24,136", 8, 2, 7)
    fold(pen, "70,138 48,156 28,166", 8, 3, 6)
