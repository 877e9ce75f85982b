"""King of cups: old, square to us, white beard to the breast, blue mantle strewn with gold, the cup at his breast."""

from typing import Final

from tools.cardart.italian import faces, garments, hair, hats, limbs, robes
from tools.cardart.italian.card import ground, standing
from tools.cardart.italian.faces import Face
from tools.cardart.italian.inks import BLUE, GREEN, RED, SILVER, WHITE, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import cup

_FACE: Final = Face(view="front", shape="long", nose="long", brow="bushy", mouth="hidden", age=2, brow_ink=SILVER)


def head(pen: Pen) -> None:
    """White hair and flowing beard, a crown of leaves; front view."""
    hair.mane_behind(pen, SILVER, 34)
    faces.face(pen, _FACE)
    hair.flowing_beard(pen, SILVER, 46, "front")
    hair.drooping_moustache(pen, SILVER, 20, "front")
    hats.leaf_crown(pen)


def draw(pen: Pen) -> None:
    """The whole card."""
    ground(pen, RED)
    with standing(pen, 1.05):
        robes.mantle(pen, 100, 116, 292, BLUE, lining=YELLOW, half=68)
        _stars(pen)
        for side in (-1, 1):
            limbs.leg(pen, (100 + side * 11, 236), (100 + side * 11, 252), (100 + side * 12, 272), WHITE)
            limbs.front_shoe(pen, 100 + side * 12, 273, RED, left=side < 0)
        garments.gown(pen, 100, 118, 176, 250, RED, trim=WHITE, dots=GREEN, shoulders=22, flare=29)
        garments.belt(pen, 100, 178, 18, GREEN)
        _sceptre(pen)
        limbs.sleeve(pen, [(122, 124, 22), (148, 152, 23), (146, 184, 13)], BLUE, cuff=WHITE)
        limbs.fist(pen, 147, 192, 8, 0.95)
        limbs.sleeve(pen, [(78, 124, 22), (54, 156, 23), (76, 178, 13)], BLUE, cuff=WHITE)
        robes.ermine(pen, 100, 116, 34, 24, None)
        cup(pen, 86, 160, 0.68, 1.1)
        limbs.cradle(pen, 86, 184, -4, 1)
    with pen.at(100, 74, 0.52):
        head(pen)


def _stars(pen: Pen) -> None:
    for left, shape in (
        (True, "72,130 50,170 40,230 36,276* 62,278* 66,200"),
        (False, "128,130 150,170 160,230 164,276* 138,278* 134,200"),
    ):
        robes.powdered(pen, shape, YELLOW, 17 if left else 16, 3.4)


def _sceptre(pen: Pen) -> None:
    """A lily sceptre held low, its head over the left shoulder."""
    pen.tube("160,84 154,150 142,262", 4, YELLOW, 1.5)
    with pen.at(160, 82, 0.95, 3):
        for _ in pen.both():
            pen.blob("2,2* 3,-8 10,-15 16,-9 11,-2 9,-7* 6,-4 5,3*", YELLOW, 1.4, 0.4)
        pen.blob("-4,3* -6,-11 0,-25* 6,-11 4,3*", YELLOW, 1.5, 0.4)
        pen.oval(0, 4, 6.4, 3.6, RED, 1.4, 0.3)
