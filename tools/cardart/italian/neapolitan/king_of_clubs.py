"""King of clubs: broad, red ringlets and square beard; yellow mantle over green, the pod set down like a staff."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, limbs, robes
from tools.cardart.italian.card import ground, standing
from tools.cardart.italian.faces import Face
from tools.cardart.italian.inks import BLUE, CHESTNUT, GREEN, RED, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import club

_FACE: Final = Face(view="front", shape="broad", nose="broad", brow="raised", mouth="hidden", gaze=2, brow_ink=CHESTNUT)


def head(pen: Pen) -> None:
    """Red ringlets, square beard and waxed moustache, a crown of lilies; front view, looking aside."""
    hair.ringlets_behind(pen, CHESTNUT, 30)
    faces.face(pen, _FACE)
    hair.square_beard(pen, CHESTNUT, 16, "front")
    hair.handlebar(pen, CHESTNUT, "front")
    hats.lily_crown(pen)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, GREEN)
    with standing(pen, 1.05):
        robes.mantle(pen, 88, 116, 292, YELLOW, trim=BLUE, lining=RED, half=64, dots=YELLOW)
        limbs.leg(pen, (78, 234), (76, 252), (75, 272), WHITE, stripes=RED)
        limbs.leg(pen, (98, 234), (100, 252), (102, 272), WHITE, stripes=RED)
        limbs.front_shoe(pen, 75, 273, GREEN, left=True)
        limbs.front_shoe(pen, 102, 273, GREEN)
        garments.gown(pen, 88, 118, 176, 240, GREEN, trim=RED, dots=YELLOW, shoulders=23, flare=30, front=None)
        garments.belt(pen, 88, 178, 19, YELLOW, RED)
        _chain(pen)
        limbs.sleeve(pen, [(66, 124, 22), (44, 152, 22), (56, 180, 13)], BLUE, cuff=WHITE)
        _orb(pen, 58, 176)
        limbs.cradle(pen, 58, 191, -6, 0.95)
        club(pen, 155, 201, 181, 1.36, 0.98, 0.85)
        limbs.sleeve(pen, [(110, 124, 22), (132, 152, 22), (150, 160, 13)], BLUE, cuff=WHITE)
        limbs.fist(pen, 156, 159, 4, 1.02)
        robes.ermine(pen, 88, 116, 33, 22, None)
    with pen.at(88, 75, 0.53, -2):
        head(pen)


def _chain(pen: Pen) -> None:
    pen.line("72,136 80,152 88,158 96,152 104,136", 2.6)
    pen.line("72,136 80,152 88,158 96,152 104,136", 1.2, YELLOW)
    pen.oval(88, 163, 6, None, YELLOW, 1.5, 0.3)
    pen.dot(88, 163, 2.4, RED)


def _orb(pen: Pen, x: float, y: float) -> None:
    pen.oval(x, y, 13, None, BLUE, 1.7, 0.7)
    pen.tube([(x - 12, y - 2), (x, y + 2), (x + 12, y - 2)], 3, YELLOW, 1.1)
    pen.tube([(x, y), (x - 1, y - 12)], 3, YELLOW, 1.1)
    pen.tube([(x, y - 13), (x, y - 24)], 3, YELLOW, 1.2)
    pen.tube([(x - 5, y - 19), (x + 5, y - 19)], 3, YELLOW, 1.2)
