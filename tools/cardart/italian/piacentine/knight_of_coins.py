"""Knight of coins: seen from behind on a palomino, looks back over his left shoulder and lifts the coin."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, limbs, ornaments, riding
from tools.cardart.italian.card import double
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.horse_poses import Coat
from tools.cardart.italian.inks import BLUE, GREEN, HAIR, INK, OCHRE, PALOMINO, RED, SKIN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import horse_heads, saddlery
from tools.cardart.italian.signs_piacentine import coin

_FACE: Final = Face(shape="long", nose="long", brow="calm", mouth="smile")
_PALOMINO: Final = Coat(PALOMINO, OCHRE, WHITE, OCHRE)


def head(pen: Pen) -> None:
    """Black hair to the collar, a thin moustache, a wide beret with a white plume; looks left."""
    with pen.at(flip=True):
        hair.curls_behind(pen, INK, long=True)
        faces.face(pen, _FACE)
        faces.ear(pen, _FACE)
        hair.drooping_moustache(pen, INK, 10)
        hats.beret(pen, GREEN, YELLOW, None)
        with pen.at(22, -44, flip=True):
            ornaments.plume(pen, 0, 0, RED, 0.6, -22)
            ornaments.plume(pen, 0, 0, WHITE, 0.66, 8)
        pen.oval(22, -42, 6.4, None, YELLOW, 1.3, 0.3)


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    _forehand(pen)
    _coin_arm(pen)
    _quarters(pen)
    _rider(pen)
    with pen.at(104, 58, 0.48, -4):
        head(pen)


def _forehand(pen: Pen) -> None:
    """Neck and head beyond the rider, turned to the left."""
    pen.blob("112,120* 100,84 84,58 66,54* 52,80 50,104 38,122 28,146 26,182.4* 112,182.4*", _PALOMINO.body, 2, 1)
    hatch(pen, (48, 108), (30, 142), 8, 9, 1, 1.3)
    pen.blade("48,118 44,134 50,150", 1.6)
    manes = ("96,82 84,100 88,120 78,134", "90,70 76,86 80,106 70,118", "80,58 66,74 70,92 60,104")
    horse_heads.locks(pen, manes, 15, _PALOMINO)
    with pen.at(70, 62, 0.7, -50, flip=True):
        horse_heads.profile(pen, _PALOMINO, RED)


def _coin_arm(pen: Pen) -> None:
    coin(pen, 159, 46, 28)
    limbs.sleeve(pen, [(128, 98, 20), (160, 110, 18), (161, 90, 12)], BLUE, cuff=WHITE)
    limbs.fist(pen, 160, 79, -84, 0.98)


def _quarters(pen: Pen) -> None:
    """Flank, croup and tail nearest to us, the rider's left leg on the flank."""
    pen.blob("40,182.4* 44,166 62,146 86,136 116,128 144,135 162,150 170,168 172,182.4*", _PALOMINO.body, 2, 1.1)
    pen.blob("74,182* 80,170 96,152 112,146 110,182*", _PALOMINO.body, 0, 0, None)
    pen.blade("102,144 88,158 82,172 82,188", 2.4)
    pen.blade("152,156 160,168 161,180", 1.8)
    pen.blade("116,136 130,140 140,146", 1.7)
    hatch(pen, (84, 164), (82, 184), 6, 9, -2, 1.3)
    hatch(pen, (166, 162), (170, 184), 6, -8, 2, 1.2)
    _saddle(pen)
    saddlery.thigh(pen, (88, 140), (60, 145), RED, 0.95)
    saddlery.boot_top(pen, 60, 167, HAIR, YELLOW)
    _tail(pen)


def _saddle(pen: Pen) -> None:
    pen.blob("74,128* 106,130 130,128* 138,138* 126,147 112,152 96,163 76,172* 60,150", GREEN, 1.8, 0.8)
    pen.blade("77,167 94,159 110,148 123,143.6 135,136", 2.6, "flat", YELLOW)
    pen.tube("122,146 132,148 140,152", 4, RED, 1.2)


def _tail(pen: Pen) -> None:
    pen.blob("134,150 142,146 150,150 160,162 174,172 179,182.4* 139,182.4* 142,174 136,164", _PALOMINO.mane, 1.8, 0.8)
    for strand in ("143,156 154,170 168,178", "140,158 148,172 152,181", "148,154 160,166 172,174"):
        pen.blade(strand, 2.2, "both", _PALOMINO.strands)
    pen.blob("132,156 140,149 152,152 155,158 144,157 136,163", RED, 1.5, 0.3)
    pen.oval(143, 154, 3, None, YELLOW, 1.2, 0)


def _rider(pen: Pen) -> None:
    riding.reins(pen, "82,128 66,126 45,108", RED)
    pen.blob("94,92 80,94 66,106 60,120 64,130 76,136 96,136* 96,120*", BLUE, 1.8, 0.8)
    pen.blade("68,112 78,116 82,122", 1.8)
    pen.blade("66,124 74,124 80,126", 1.5)
    pen.blob("80,126* 106,124 128,124* 133,130 124,137 106,140 84,138 74,132", RED, 1.8, 0.8)
    garments.doublet(pen, 107, 94, 122, 133, BLUE, lean=-2, front=None)
    pen.blade("107,96 105,112 105,132", 1.8)
    garments.belt(pen, 105, 118, 19, YELLOW, None)
    ornaments.bow(pen, 105, 121, YELLOW, 0.74)
    garments.neck(pen, 107, 92, SKIN)
    garments.collar(pen, 106, 95, WHITE, 0.86)
