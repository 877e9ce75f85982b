"""Page of swords: faces us under a red cap, buckler before him, the sword laid on his shoulder."""

from math import cos, pi, sin
from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, limbs
from tools.cardart.italian.card import double
from tools.cardart.italian.faces import Face
from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import BLUE, GREEN, HAIR, RED, SKIN, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import half_figures
from tools.cardart.italian.signs_piacentine import sword_blade, sword_hilt

_FACE: Final = Face(view="front", shape="round", nose="straight", brow="calm", mouth="plain", gaze=-2)


def head(pen: Pen) -> None:
    """Brown bob with a fringe, flat red cap; front view."""
    hair.rolled_behind(pen, HAIR)
    faces.face(pen, _FACE)
    hair.fringe(pen, HAIR, "front")
    hats.flat_cap(pen, RED, YELLOW)


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    half_figures.mantle(pen, RED, 132, 140, 92, top=112)
    half_figures.doublet(pen, 94, GREEN)
    garments.strip(pen, [(97, 118), (99, 150), (99, 166), (98, 181)], WHITE, RED, 8)
    limbs.sleeve(pen, [(130, 130, 28), (176, 176, 29), (154, 160, 18)], GREEN, cuff=WHITE, folds=0)
    with pen.at(143, 126, 1.2, 14):
        sword_blade(pen, 88)
        sword_hilt(pen)
    limbs.fist(pen, 139, 147, 14, 1.3)
    limbs.sleeve(pen, [(58, 130, 28), (30, 168, 28), (48, 160, 20)], GREEN, cuff=None, folds=0)
    garments.neck(pen, 94, 118, SKIN)
    half_figures.lapels(pen, 95, 117)
    _buckler(pen, 55, 147, 35)
    with pen.at(94, 73, 0.71):
        head(pen)


def _buckler(pen: Pen, x: float, y: float, radius: float) -> None:
    with pen.at(x, y, radius / 34):
        pen.oval(0, 0, 34, None, YELLOW, 2, 1)
        pen.oval(0, 0, 27, None, BLUE, 1.6, 0)
        for place in range(10):
            turn = place * pi / 5
            pen.oval(cos(turn) * 30.5, sin(turn) * 30.5, 2.2, None, RED, 1, 0)
        for place in range(8):
            with pen.at(turn=place * 45 + 22.5):
                pen.blob("-4,-9* 0,-25* 4,-9*", WHITE if place % 2 else YELLOW, 1.2, 0)
        hatch(pen, (24, 6), (10, 24), 6, -5, -5)
        pen.oval(0, 0, 10, None, YELLOW, 1.7, 0.6)
        pen.oval(0, 0, 4, None, RED, 1.2, 0)
