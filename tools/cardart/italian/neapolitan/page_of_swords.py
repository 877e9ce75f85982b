"""Page of swords: leans on a long sword, point down, and holds out a flowering branch; hunter's cap, blond curls."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, limbs
from tools.cardart.italian.card import ground, standing
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import fold
from tools.cardart.italian.inks import BLUE, GREEN, HAIR, OCHRE, RED, SKIN, WHITE, YELLOW
from tools.cardart.italian.ornaments import flower, leaf
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import sword_blade, sword_hilt

_FACE: Final = Face(shape="long", nose="long", brow="worried", mouth="plain", gaze=1)


def head(pen: Pen) -> None:
    """Brown hair to the shoulders under a red peaked cap with a white feather; looks left."""
    with pen.at(flip=True):
        hair.curls_behind(pen, OCHRE, long=True)
        faces.face(pen, _FACE)
        faces.ear(pen, _FACE)
        hats.peaked_cap(pen, RED, YELLOW, WHITE)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, BLUE)
    with standing(pen, flip=True):
        _cape(pen)
        limbs.leg(pen, (104, 200), (124, 230), (108, 268), RED)
        limbs.shoe(pen, 108, 270, YELLOW, cuff=GREEN, turn=8)
        limbs.leg(pen, (86, 200), (84, 236), (84, 271), YELLOW, stripes=RED)
        limbs.shoe(pen, 84, 271, YELLOW, cuff=GREEN, left=True)
        _skirt(pen)
        garments.doublet(pen, 98, 114, 164, 182, GREEN, lean=-5, front=None, shoulders=24)
        _lacing(pen)
        garments.belt(pen, 93, 165, 20, YELLOW, RED)
        _branch(pen)
        limbs.sleeve(pen, [(77, 120, 20), (56, 140, 18), (42, 118, 12)], RED, cuff=YELLOW)
        limbs.fist(pen, 39, 110, -30, 0.9, flip=True)
        garments.puff(pen, 75, 120, GREEN, YELLOW, left=True)
        with pen.at(150, 176, 1.18, 178):
            sword_blade(pen, 96)
            sword_hilt(pen)
        limbs.sleeve(pen, [(120, 120, 20), (144, 126, 18), (150, 150, 12)], RED, cuff=YELLOW)
        limbs.fist(pen, 150, 158, 4, 0.95)
        garments.puff(pen, 122, 120, GREEN, YELLOW)
        garments.neck(pen, 98, 110, SKIN)
        garments.collar(pen, 98, 112)
    with pen.at(101, 74, 0.5, 3):
        head(pen)


def _cape(pen: Pen) -> None:
    pen.blob("74,114* 62,140 58,190 64,232* 92,240 120,234* 132,186 128,140 120,114*", BLUE, 1.8, 0.9)
    fold(pen, "122,150 124,190 114,230", 9, -7, 3)


def _skirt(pen: Pen) -> None:
    """The jacket's tails over the thighs, cut into four tabs."""
    for x, turn in ((76, 8), (88, 3), (102, -3), (114, -8)):
        with pen.at(x, 180, 1, turn):
            pen.blob("-8,-4* 8,-4* 10,26 0,32 -10,26", GREEN, 1.6, 0.6)
            pen.blade("0,2 1,24", 1.5, "in")


def _lacing(pen: Pen) -> None:
    pen.blob("92,108* 104,108* 98,160* 90,160*", WHITE, 1.4, 0)
    for y in (118, 128, 138, 148):
        shift = (y - 108) * 0.08
        pen.blade([(93 - shift, y), (103 - shift * 1.4, y + 7)], 1.6, "flat", HAIR)
        pen.blade([(103 - shift * 1.4, y), (93 - shift, y + 7)], 1.6, "flat", HAIR)


def _branch(pen: Pen) -> None:
    pen.tube("44,132 38,104 40,76 32,50", 3.4, GREEN, 1.4)
    for x, y, turn in ((38, 96, -150), (39, 88, -20), (40, 74, -160), (38, 64, -24), (34, 56, -146), (33, 52, -60)):
        leaf(pen, x, y, 23, turn, GREEN, 0.38)
    for x, y in ((26, 82), (52, 66), (30, 44)):
        flower(pen, x, y, 8.5, RED, 5)
