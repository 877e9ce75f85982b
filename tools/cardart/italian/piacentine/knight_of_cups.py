"""Knight of cups: rides towards us on a dapple grey, the goblet raised; seen from the front, brown beard, flat cap."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, limbs, riding
from tools.cardart.italian.card import double
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import fold, hatch
from tools.cardart.italian.horse_poses import Coat
from tools.cardart.italian.inks import BLUE, DAPPLE, GREEN, HAIR, INK, RAVEN, RED, SILVER, SKIN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import horse_heads, saddlery
from tools.cardart.italian.signs_piacentine import cup

_FACE: Final = Face(view="front", shape="round", nose="straight", brow="raised", mouth="smile", gaze=2)
_GREY: Final = Coat(DAPPLE, INK, RAVEN, SILVER, blaze=WHITE)


def head(pen: Pen) -> None:
    """Brown hair, a short pointed beard and a broad flat cap; full face."""
    hair.mane_behind(pen, HAIR, 6)
    faces.face(pen, _FACE)
    hair.pointed_beard(pen, HAIR, 10, "front")
    hair.moustache(pen, HAIR, 0.8, "front")
    _court_cap(pen)


def _court_cap(pen: Pen) -> None:
    """A broad flat cap with a jewelled brim, a white feather lying all along it."""
    pen.blob("-40,-54* -46,-74 -24,-88 0,-85 24,-88 46,-74 40,-54*", BLUE, 1.8, 0.7)
    for rib in ("-22,-84 -18,-76 -18,-68", "20,-84 18,-76 18,-68"):
        pen.blade(rib, 1.7)
    pen.blob("-60,-44 -46,-60 0,-66 46,-60 60,-44 50,-30 24,-37 0,-38 -24,-37 -50,-30", BLUE, 1.8, 0.8)
    pen.blob("-54,-52* -34,-70 0,-74 32,-72 56,-62 66,-40 58,-26* 56,-42 44,-54 24,-59 0,-58 -28,-56", WHITE, 1.6, 0.5)
    for rib in ("-40,-57 0,-66 40,-63 58,-46", "-24,-62 -16,-70", "4,-66 12,-73", "28,-65 38,-70", "50,-57 60,-58"):
        pen.blade(rib, 1.5, "in")
    for x in (-34, -12, 12, 34):
        pen.oval(x, -46 + abs(x) * 0.08, 4.4, None, YELLOW, 1.2, 0)


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    _rider(pen)
    _legs(pen)
    _chest(pen)
    _rein_arm(pen)
    with pen.at(78, 94, 0.8, 5):
        horse_heads.front(pen, _GREY, RED)
        horse_heads.locks(pen, ["4,-9 9,8 4,30", "-4,-8 -8,6 -4,22", "0,-10 1,10 -3,34"], 9, _GREY)


def _rider(pen: Pen) -> None:
    pen.blob(
        "96,88* 74,92 52,78 28,82 12,70 17,92* 10,110 20,122* 13,142 18,166 16,182.4* 185,182.4* "
        "180,150 168,122 136,94*",
        GREEN,
        1.9,
        1,
    )
    fold(pen, "74,96 48,96 24,90", 6, 2, 7)
    fold(pen, "66,106 44,114 25,120", 5, 3, 6)
    fold(pen, "164,124 172,146 176,170", 4, -6, 3)
    garments.doublet(pen, 114, 92, 142, 164, RED, front=YELLOW, buttons=BLUE, shoulders=25)
    garments.belt(pen, 114, 138, 21, BLUE)
    cup(pen, 164, 64, 0.78, 1.02)
    limbs.sleeve(pen, [(136, 98, 20), (156, 122, 18), (164, 104, 12)], RED, cuff=WHITE)
    limbs.cradle(pen, 164, 92, -10, 1, flip=True)
    garments.neck(pen, 112, 88, SKIN)
    garments.collar(pen, 112, 94, WHITE, 0.9)
    with pen.at(110, 57, 0.5, 2):
        head(pen)


def _legs(pen: Pen) -> None:
    """Knees either side of the horse, boots below them."""
    for side in (1, -1):
        with pen.at(96, 0, flip=side < 0):
            pen.blob("14,140* 38,126 58,128 71,138 74,150 71,166* 51,166* 48,154 24,164*", BLUE, 1.8, 0.8)
            fold(pen, "32,138 48,136 62,142", 5, 2, 8)
            saddlery.boot_top(pen, 61, 158, HAIR, YELLOW)


def _chest(pen: Pen) -> None:
    pen.blob(
        "66,108* 62,126 48,142 38,158 38,174 44,182.4* 82,182.4* 86,178 90,176 94,178 98,182.4* 142,182.4* 146,172 "
        "144,158 132,142 114,126 104,104*",
        _GREY.body,
        2,
        1,
    )
    for x, y, size in (
        (112, 140, 3.4),
        (122, 150, 4),
        (132, 162, 3.4),
        (56, 150, 3.4),
        (50, 162, 3),
        (121, 164, 3),
        (110, 154, 3),
    ):
        pen.oval(x, y, size, size * 0.8, WHITE, 0, 0, None)
    pen.blade("126,140 135,154 133,168", 2)
    pen.blade("62,128 56,146 60,164", 2)
    hatch(pen, (145, 160), (143, 178), 5, -7, 2, 1.3)
    saddlery.strap(pen, "40,160 66,172 92,176 120,172 145,160", RED, 7)


def _rein_arm(pen: Pen) -> None:
    limbs.sleeve(pen, [(93, 99, 20), (84, 124, 18), (108, 132, 12)], RED, cuff=WHITE)
    riding.reins(pen, "116,136 108,160 84,173", RED)
    riding.reins(pen, "60,170 54,150 60,130", RED)
    limbs.fist(pen, 116, 134, 30, 0.92)
