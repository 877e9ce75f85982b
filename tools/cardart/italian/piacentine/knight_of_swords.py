"""Knight of swords: charges to the right on a black horse, sword thrust forward; steel helmet, drooping moustache."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, limbs, riding
from tools.cardart.italian.card import double
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import fold, hatch
from tools.cardart.italian.horse_poses import Coat
from tools.cardart.italian.inks import BLUE, COAL, GREEN, INK, RAVEN, RED, SKIN, SKY, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import horse_heads, saddlery
from tools.cardart.italian.piacentine.horse_heads import Mood
from tools.cardart.italian.signs_piacentine import sword

_FACE: Final = Face(shape="gaunt", nose="hooked", brow="stern")
_BLACK: Final = Coat(COAL, RAVEN, RAVEN, SKY)


def head(pen: Pen) -> None:
    """An open steel helmet with a red plume; looks right."""
    hair.curls_behind(pen, INK)
    faces.face(pen, _FACE)
    hair.drooping_moustache(pen, INK, 26)
    _helmet(pen)


def _helmet(pen: Pen) -> None:
    pen.blob("8,-94* -8,-108 -34,-108 -52,-94 -62,-66 -72,-46* -56,-46 -54,-32* -44,-46 -36,-66 -20,-80", RED, 1.7, 0.7)
    for rib in ("-4,-98 -34,-92 -60,-60", "-22,-96 -32,-104", "-38,-88 -50,-88", "-47,-74 -58,-66"):
        pen.blade(rib, 1.5, "in")
    pen.blob(
        "-44,8* -48,-24 -42,-58 -22,-80 4,-86 26,-76 40,-54 44,-30* 20,-36 -8,-37 -24,-26 -26,-4 -22,22* -36,26",
        SKY,
        1.9,
        0.9,
    )
    pen.blob(
        "-47,-28* -26,-42 0,-46 30,-42 52,-31 60,-23* 42,-25 18,-31 -8,-32 -26,-22 -30,-14 -46,-18*", YELLOW, 1.6, 0.5
    )
    pen.blob("-34,-52* -30,-86 0,-100 30,-86 42,-58* 26,-78 0,-86 -20,-78*", YELLOW, 1.5, 0.5)
    pen.blade("-38,-50 -28,-66 -10,-76", 1.6)
    hatch(pen, (-46, -10), (-40, 18), 5, 7, 1, 1.2)
    for x, y in ((-36, -29), (-12, -38), (14, -37), (38, -31)):
        pen.dot(x, y, 2.6, RED)
    pen.oval(-30, -58, 6, None, YELLOW, 1.3, 0.3)


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    _cape(pen)
    sword(pen, 128, 50, 76, 52, 0.78)
    limbs.sleeve(pen, [(90, 104, 19), (114, 92, 17), (126, 64, 12)], BLUE, cuff=YELLOW)
    limbs.fist(pen, 128, 54, 50, 0.92)
    _forelegs(pen)
    _horse(pen)
    _rider(pen)
    with pen.at(76, 66, 0.48, 4):
        head(pen)


def _cape(pen: Pen) -> None:
    pen.blob("66,92* 48,92 32,80 12,84 20,98* 10,112 20,122* 11,136 28,144 46,152 70,150*", RED, 1.9, 1)
    fold(pen, "64,100 44,104 22,102", 7, 3, 6)
    fold(pen, "64,116 46,124 22,124", 7, 3, 6)


def _forelegs(pen: Pen) -> None:
    pen.blob(
        "128,164 150,144 172,138 184,142 187,150 184,164 181,178 181,182.4* 168,182.4* 170,174 171,162 156,168 138,180",
        _BLACK.far,
        1.8,
        0,
    )
    pen.blade("150,150 166,146 178,148", 1.6, "both", SKY)
    pen.blade("176,158 174,168 174,178", 1.3, "both", SKY)


def _horse(pen: Pen) -> None:
    pen.blob(
        "9,151* 34,145 62,148 94,130 110,108 120,92 130,84* 146,108 141,124 146,142 154,156 "
        "152,170 148,182.4* 9,182.4*",
        _BLACK.body,
        2,
        1,
    )
    pen.blob("118,164 138,160 158,162 164,170 159,182.4* 116,182.4*", _BLACK.body, 1.8, 0)
    pen.oval(118, 172, 18, 17, _BLACK.body, 0, 0, None)
    pen.blade("108,142 104,156 112,172 122,182", 2, "both", SKY)
    pen.blade("138,126 133,140 140,154", 1.6, "both", SKY)
    hatch(pen, (142, 124), (151, 150), 7, -8, 3, 1.2, SKY)
    hatch(pen, (140, 176), (156, 176), 5, 3, -7, 1.2, SKY)
    manes = (
        "98,134 86,128 76,134 66,130",
        "106,122 92,114 80,120 68,112",
        "113,110 98,102 86,108 76,98",
        "121,98 106,88 94,92 86,82",
        "128,90 114,78 102,80 96,70",
    )
    horse_heads.locks(pen, manes, 13, _BLACK)
    with pen.at(130, 92, 0.66, 36):
        horse_heads.profile(pen, _BLACK, RED, Mood(ears_back=True, open_mouth=True))
    hatch(pen, (14, 158), (34, 153), 6, 3, 9, 1.2, SKY)
    saddlery.strap(pen, "154,158 136,164 116,158 96,150", GREEN, 5)


def _rider(pen: Pen) -> None:
    pen.blob("38,147* 66,150 96,140* 110,166 114,182.4* 41,182.4*", GREEN, 1.8, 0.8)
    garments.doublet(pen, 70, 102, 146, 155, SKY, lean=-6, front=None, shoulders=24)
    pen.blade("72,98 74,120 65,146", 1.8)
    pen.blade("56,132 70,138 84,134", 1.5)
    saddlery.thigh(pen, (60, 160), (92, 165), WHITE)
    garments.belt(pen, 63, 147, 18, YELLOW)
    limbs.sleeve(pen, [(54, 108, 20), (58, 134, 18), (90, 142, 12)], BLUE, cuff=YELLOW)
    riding.reins(pen, "96,142 126,146 166,134", RED)
    limbs.fist(pen, 95, 142, 15, 0.9)
    garments.neck(pen, 72, 100, SKIN)
    pen.blob("56,104 62,96 72,94 82,96 88,104 72,110", YELLOW, 1.6, 0.5)
    pen.blade("60,102 72,104 84,102", 1.4)
    pen.blob("40,104 50,96 62,98 68,108 66,118 54,116 42,120", SKY, 1.7, 0.8)
    pen.blade("44,112 54,108 66,112", 1.6)
