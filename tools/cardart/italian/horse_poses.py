"""Coats and stances of horses, limb by limb. Decides how a horse stands; draws nothing.

Limbs are joints (x, y, width): elbow or stifle, the bone above knee or hock, knee or hock, cannon, fetlock, hoof; the
hooves stand on y = 157 in the horse's own frame.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tools.cardart.italian.inks import CHESTNUT, FAR_LEG, HAIR, INK, OCHRE, WHITE
from tools.cardart.italian.limbs import Joint

Legs = Sequence[Joint]


@dataclass(frozen=True)
class Coat:
    """A horse's colours: body, the two legs turned away, mane and tail with their light strands, hooves."""

    body: str = CHESTNUT
    far: str = FAR_LEG
    mane: str = HAIR
    strands: str = OCHRE
    hoof: str = INK
    blaze: str | None = WHITE
    stockings: str | None = None


@dataclass(frozen=True)
class Pose:
    """Where the four feet go, and how the trunk is turned (degrees, about the hip at (40, 90))."""

    near_hind: Legs
    far_hind: Legs
    near_fore: Legs
    far_fore: Legs
    turn: float = 0


WALKING: Final = Pose(
    near_hind=((46, 84, 42), (36, 101.7, 25), (27.5, 116.1, 14), (36, 132.7, 9.6), (37, 144.8, 11.5), (40, 157, 15)),
    far_hind=((60, 88.4, 34), (66, 106.1, 20), (71, 118.3, 13), (80, 133.8, 9), (86, 143.7, 10.5), (91, 157, 14)),
    near_fore=((136, 86.2, 26), (157, 83, 17), (178, 87.3, 15), (168, 108.3, 9), (160, 117.2, 11), (154, 130.5, 14)),
    far_fore=(
        (126, 92.8, 22),
        (125, 108.3, 15),
        (124, 120.5, 12.5),
        (123.5, 134.9, 8.6),
        (125, 144.8, 10.5),
        (128, 157, 14.5),
    ),
)
STANDING: Final = Pose(
    near_hind=((46, 84, 42), (35, 102.8, 25), (26, 117.2, 14), (31, 132.7, 9.6), (31, 144.8, 11.5), (35, 157, 15)),
    far_hind=((56, 88.4, 34), (52, 106.1, 20), (46, 118.3, 13), (52, 133.8, 9), (53, 144.8, 10.5), (57, 157, 14)),
    near_fore=(
        (134, 76, 36),
        (138, 101, 22),
        (138, 119.4, 13.5),
        (137, 134.9, 9),
        (138, 144.8, 11),
        (142, 157, 15),
    ),
    far_fore=(
        (126, 90.6, 22),
        (121, 108.3, 15),
        (119, 120.5, 12.5),
        (115, 134.9, 8.6),
        (115, 144.8, 10.5),
        (118, 157, 14),
    ),
)
PRANCING: Final = Pose(
    near_hind=((46, 84, 42), (40, 103.9, 25), (31, 119.4, 14), (42, 133.8, 9.6), (44, 144.8, 11.5), (48, 157, 15)),
    far_hind=((58, 88.4, 34), (58, 107.2, 20), (52, 120.5, 13), (64, 134.9, 9), (68, 144.8, 10.5), (73, 157, 14)),
    near_fore=((136, 84, 26), (156, 74, 17), (174, 72, 15), (172, 91.7, 9), (166, 102.8, 11), (158, 113.9, 14)),
    far_fore=((128, 88.4, 22), (148, 90.6, 15), (166, 95.1, 13), (160, 115, 8.6), (152, 123.8, 10.5), (144, 133.8, 14)),
)
REARING: Final = Pose(
    near_hind=((50, 88.4, 42), (52, 110.5, 25), (40, 124.9, 14), (48, 139.3, 9.6), (48, 148.2, 11.5), (53, 158, 15)),
    far_hind=((60, 92, 30), (70, 110, 20), (64, 126, 13), (73, 139.3, 9), (74, 148.2, 10.5), (79, 158, 14)),
    near_fore=((130, 22, 26), (152, 16, 17), (170, 18, 15), (171, 38, 9), (166, 48, 11), (158, 58, 14)),
    far_fore=((124, 32, 22), (142, 38, 15), (160, 44, 13), (156, 62, 8.6), (149, 70, 10.5), (140, 78, 14)),
    turn=-30,
)
