"""King of clubs: in profile to the left, long brown beard, green mantle with a fur collar, the log like a staff."""

from typing import Final

from tools.cardart.italian import limbs, profiles
from tools.cardart.italian.card import double
from tools.cardart.italian.inks import BLUE, CHESTNUT, GREEN, HAIR, RED, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import half_figures
from tools.cardart.italian.piacentine.regalia import oak_crown
from tools.cardart.italian.signs_piacentine import club
from tools.cardart.italian.spline import Node

_BUMPS: Final = 12


def head(pen: Pen) -> None:
    """Hooked nose, long brown beard and hair, a crown of oak leaves; profile to the left."""
    with pen.at(flip=True):
        profiles.profile(pen, "hooked", 2, stern=True)
        profiles.long_beard(pen, HAIR, 92)
        profiles.long_nape(pen, HAIR, 66)
        oak_crown(pen)


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    half_figures.mantle(pen, GREEN, 130, 124, 108)
    half_figures.tunic(pen, 108, RED, top=104, half=36, front=YELLOW, studs=BLUE)
    limbs.sleeve(pen, [(150, 124, 30), (176, 160, 28), (140, 172, 20)], BLUE, cuff=YELLOW, folds=2)
    limbs.fist(pen, 124, 170, -16, 1.25, flip=True)
    club(pen, 51, 104, 3, 1.26)
    limbs.limb(pen, [(84, 120, 24), (80, 150, 30), (76, 181, 26)], BLUE)
    limbs.sleeve(pen, [(82, 178, 28), (63, 156, 20)], BLUE, cuff=YELLOW)
    limbs.fist(pen, 49, 144, -4, 1.35)
    _fur(pen, 114, 112)
    with pen.at(117, 73, 0.62, 3):
        head(pen)


def _fur(pen: Pen, x: float, y: float) -> None:
    """A brown fur collar with a soft edge and staggered flecks."""
    edge: list[Node] = []
    for bump in range(_BUMPS + 1):
        share = 1 - 2 * bump / _BUMPS
        sag = 30 - 15 * share * share
        edge.append((x + share * 53, y + sag, True))
        if bump < _BUMPS:
            edge.append((x + (share - 1 / _BUMPS) * 55, y + sag + 5 - 4 * share, False))
    neck: list[Node] = [(x - 52, y + 6, False), (x - 26, y - 9, False), (x, y - 13, False), (x + 26, y - 9, False)]
    pen.blob([*neck, (x + 52, y + 6, False), *edge], CHESTNUT, 1.9, 0.9)
    for row, count in ((6, 5), (15, 6), (24, 5)):
        for place in range(count):
            share = (place - (count - 1) / 2) / 3
            foot = (x + share * (44 + row * 0.2), y + row - 11 * share * share)
            pen.blade([foot, (foot[0] + share * 3, foot[1] + 6.5)], 2.4, "in")
