"""King of swords: young, faces us, black moustache and no beard, black mantle, both fists on a great sword."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, limbs
from tools.cardart.italian.card import double
from tools.cardart.italian.faces import Face
from tools.cardart.italian.inks import RAVEN, RED, SKY, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine import half_figures
from tools.cardart.italian.signs_piacentine import sword_blade, sword_hilt

_FACE: Final = Face(view="front", shape="long", nose="long", brow="stern", mouth="plain", gaze=2)


def head(pen: Pen) -> None:
    """Black hair to the shoulder, waxed moustache, a tuft on the chin, a crown of rays; front view."""
    hair.mane_behind(pen, RAVEN, 30, SKY)
    faces.face(pen, _FACE)
    hair.parted(pen, RAVEN, "front", SKY)
    hair.handlebar(pen, RAVEN, "front")
    pen.blob("-5,39* 0,37 5,39* 3,52 0,58* -3,52", RAVEN, 1.2, 0)
    hats.ray_crown(pen)


def draw(pen: Pen) -> None:
    """The whole card."""
    double(pen, _half)


def _half(pen: Pen) -> None:
    half_figures.mantle(pen, RAVEN, 122, 128, 92, pattern=WHITE)
    half_figures.tunic(pen, 90, RED, top=102, half=38, front=WHITE)
    limbs.sleeve(pen, [(128, 124, 30), (178, 174, 30), (160, 162, 20)], YELLOW, cuff=WHITE, folds=0)
    with pen.at(149, 121, 1.32, 2):
        sword_blade(pen, 77)
        sword_hilt(pen)
    limbs.fist(pen, 149, 145, 2, 1.2)
    limbs.limb(pen, [(60, 120, 24), (46, 140, 32), (42, 168, 30)], YELLOW)
    limbs.sleeve(pen, [(42, 166, 30), (86, 173, 24), (128, 170, 20)], YELLOW, cuff=WHITE, folds=0)
    limbs.fist(pen, 147, 164, 0, 1.25)
    half_figures.chain(pen, [(66, 128), (77, 138), (107, 138), (118, 128), (92, 145)])
    garments.ruff(pen, 92, 112, wide=33)
    with pen.at(92, 72, 0.65):
        head(pen)
