"""Knight of clubs: holds in a neighing skewbald, facing left, the log upright on his thigh; fur cap, grey whiskers."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, limbs, riding
from tools.cardart.italian.card import double
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.horse_poses import Coat
from tools.cardart.italian.inks import BLUE, CHESTNUT, FAR_LEG, GREEN, HAIR, INK, RED, SILVER, SKIN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import horse_heads, saddlery
from tools.cardart.italian.piacentine.horse_heads import Mood
from tools.cardart.italian.signs_piacentine import club

_FACE: Final = Face(shape="broad", nose="broad", brow="bushy", age=1, brow_ink=SILVER)
_FUR: Final = FAR_LEG
_SKEWBALD: Final = Coat(CHESTNUT, HAIR, WHITE, INK)


def head(pen: Pen) -> None:
    """A fur cap with a red bag, grey hair and a great grey moustache; looks left."""
    with pen.at(flip=True):
        hair.curls_behind(pen, SILVER)
        faces.face(pen, _FACE)
        faces.ear(pen, _FACE)
        hair.handlebar(pen, SILVER)
        _fur_cap(pen)


def _fur_cap(pen: Pen) -> None:
    pen.blob("-34,-44* -38,-76 -12,-92 18,-86 34,-66 38,-42*", RED, 1.8, 0.8)
    pen.blob("22,-82 46,-74 62,-50 60,-34* 50,-38 40,-50 26,-60", RED, 1.6, 0.6)
    pen.oval(60, -30, 6, None, YELLOW, 1.3, 0.2)
    pen.blob(
        "-47,-22* -52,-32 -46,-36* -50,-46 -38,-46* -34,-56 -24,-50* -16,-60 -8,-52* 2,-61 9,-52* 20,-58 25,-49* "
        "37,-53 37,-44* 48,-42 43,-34* 47,-24 38,-25* 34,-17 27,-25* 16,-20 10,-29* -2,-23 "
        "-9,-30* -21,-20 -27,-26* -37,-14*",
        _FUR,
        1.7,
        0.7,
    )
    for tuft in (
        "-40,-34 -34,-30 -32,-26",
        "-24,-44 -20,-38 -18,-34",
        "-6,-46 -4,-40 -4,-36",
        "12,-44 14,-38 13,-34",
        "30,-42 30,-36 28,-32",
    ):
        pen.blade(tuft, 2, "in")


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    _horse(pen)
    _rider(pen)
    with pen.at(128, 64, 0.48, -3):
        head(pen)


_BODY: Final = (
    "88,50* 104,66 112,92 118,120 136,146 166,144 191,150* 191,182.4* 52,182.4* 48,170 48,154 58,134 64,112 66,94 70,74"
)


def _horse(pen: Pen) -> None:
    pen.blob(_BODY, _SKEWBALD.body, 2, 1)
    # skewbald: white on the neck and from the shoulder down the chest
    pen.blob("65.6,106 80,103 98,113 101,126 84,134 68,138 59,134* 64,116", WHITE, 0, 0, None)
    pen.blade("66,106 80,103 98,113", 1.3)
    pen.blade("59,135 68,138 84,134 101,126", 1.3)
    pen.blob("68,182* 64,170 74,152 100,146 112,160 116,182*", WHITE, 0, 0, None)
    _raised_foreleg(pen)
    pen.blade("100,132 93,148 93,164 100,178", 2.2)
    hatch(pen, (67, 98), (62, 126), 6, 8, 2, 1.3)
    with pen.at(86, 58, 0.7, -14, flip=True):
        horse_heads.profile(pen, _SKEWBALD, BLUE, Mood(open_mouth=True))
    manes = ("102,80 114,94 114,110 104,120", "94,66 108,80 108,96 98,106", "84,54 98,66 100,82 90,92")
    horse_heads.locks(pen, manes, 13, _SKEWBALD)
    saddlery.strap(pen, "57,132 74,140 96,142 118,138", BLUE, 4)


def _raised_foreleg(pen: Pen) -> None:
    """Forearm level, knee high, the cannon hanging straight down to a white foot."""
    pen.blob(
        "84,144 62,138 42,129 26,126 17,132 17,142 22,150 27,160 30,168* 41,164* 37,152 37,145 52,154 66,168 82,174",
        _SKEWBALD.body,
        1.9,
        0.8,
    )
    pen.blob("84,148 72,148 63,160 72,173 90,170", WHITE, 0, 0, None)
    pen.blob("24.6,154* 36.6,150* 38,156 43,164 49,171* 38,177* 31,169 28,160", WHITE, 1.4, 0.3)
    pen.blob("36,175.6* 48.6,169* 58,182.4* 39,182.4*", INK, 1.2, 0)
    pen.blade("29,132 23,139 27,147", 1.5)
    pen.blade("35,136 36,141 34,145", 1.3)
    hatch(pen, (62, 163), (46, 149), 5, 4, -6, 1.2)


def _rider(pen: Pen) -> None:
    pen.blob("104,146* 132,150 164,142* 168,182.4* 98,182.4*", RED, 1.8, 0.8)
    garments.doublet(pen, 134, 98, 144, 150, GREEN, lean=3, front=YELLOW, buttons=RED)
    saddlery.thigh(pen, (140, 159), (108, 167), YELLOW)
    garments.belt(pen, 137, 145, 19, RED)
    limbs.sleeve(pen, [(114, 104, 20), (94, 126, 18), (94, 144, 12)], GREEN, cuff=WHITE)
    riding.reins(pen, "93,150 66,126 35,84", BLUE)
    limbs.fist(pen, 93, 148, 80, 0.9)
    club(pen, 166, 84, 6, 1.02)
    limbs.sleeve(pen, [(153, 106, 21), (173, 138, 17)], GREEN, cuff=None)
    limbs.sleeve(pen, [(174, 138, 17), (168, 119, 12)], GREEN, cuff=WHITE)
    pen.blade("164,128 170,132 178,130", 1.6)
    limbs.fist(pen, 167, 108, 6, 0.95)
    garments.neck(pen, 132, 98, SKIN)
    pen.blob(
        "112,104 118,97 132,95 146,97 153,104 149,111 142,107* 140,114 134,108* 131,115 126,108* "
        "121,113 117,107* 114,111",
        _FUR,
        1.6,
        0.6,
    )
