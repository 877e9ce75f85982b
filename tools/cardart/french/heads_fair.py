"""Fair young faces: a lady turned a little aside, a boy from the side.

Decides features; knows neither hair nor hats of a single court. Faces stand and turn as those of `heads` do.
"""

from typing import Final

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.french.heads import Pose
from tools.cardart.paths import circle

_BLUSH: Final = ink.mix(ink.FLESH, ink.RED, 0.13)


def lady_face(figure: Figure, pose: Pose) -> None:
    """A round young face turned a little aside, under lowered lids, without its mouth."""
    face = (
        "M107,54C105.2,61 104.4,68 104.6,73C104.6,76.4 103,79.4 102.6,83.4C102.2,90 104.4,97.4 108.6,102.6"
        "C112,107 116,110.4 119.8,110.6C128.4,110.4 139,103.4 143.2,94C146.4,86 147,72 146,54Z"
    )
    figure.fill(pose(face), ink.FLESH, ink.NAVY, ink.CONTOUR)
    jaw = (
        "M139,55L145.4,55C146.4,74 145.6,85 142.6,92.6C138.4,101.4 129.4,108.6 120.4,109.4"
        "C128.4,105 134.6,98 136.6,89C138.2,79 139,68 139,55Z"
    )
    figure.fill(pose(jaw), ink.SHADE)
    figure.fill(pose("M119.4,75C118.6,80.6 117,85 116,89.8L119.2,89.4C119.8,87 119.8,84 119.4,75Z"), ink.SHADE)
    figure.fill(pose(circle(131.4, 90.6, 5, 3.8)), _BLUSH)
    _lady_eyes(figure, pose)
    nose = "M119.8,68.8C119,75 117.2,81.4 113.8,86.4C111.8,89.2 113,91.2 115.2,90.8C116.8,92.2 118.8,91.6 119.6,89.4"
    figure.line(pose(nose), ink.NAVY, ink.INNER)


def _lady_eyes(figure: Figure, pose: Pose) -> None:
    figure.fill(pose("M105.6,71.8C107.6,66.6 112.2,65.4 115.6,68.4C111.8,67.6 108.2,68.8 105.6,71.8Z"), ink.NAVY)
    figure.fill(pose("M119.8,68.8C125,63.4 133,64.2 137.6,71C132.4,67 126,66.4 119.8,68.8Z"), ink.NAVY)
    figure.fill(pose("M106,78.4C108.2,75.4 112.2,75.4 114.6,78.6C112,81.4 108.2,81.4 106,78.4Z"), ink.PAPER)
    figure.fill(pose("M121.6,78.8C124.6,75 131,74.8 135.4,78.4C131.2,82.2 125,82.2 121.6,78.8Z"), ink.PAPER)
    figure.fill(pose(circle(109.6, 78.6, 2.1)), ink.NAVY)
    figure.fill(pose(circle(127, 78.5, 2.4)), ink.NAVY)
    figure.line(pose("M105.2,78.6C108,74.8 112.4,75 115,78.8"), ink.NAVY, 2.0)
    figure.line(pose("M121.2,79C124.4,74.4 131.2,74.2 137.4,77.6"), ink.NAVY, 2.0)
    creases = "M107.4,73.8C109.4,72.4 112,72.6 113.8,74M123.6,73.6C126.6,71.6 131,71.6 134.2,73.8"
    figure.line(pose(creases), ink.NAVY, 0.8)


def lady_lips(figure: Figure, pose: Pose) -> None:
    """Two red lips with rising corners for `lady_face`."""
    upper = (
        "M107.8,96.4C110.4,97.2 112.4,95.8 114.2,96.7C116.2,95.6 119.4,96.8 123.6,95.8C120.4,99.4 112,100 107.8,96.4Z"
    )
    figure.fill(pose(upper), ink.RED)
    lower = "M110.2,99.6C113.4,100.5 117.6,100.3 120.6,99C118.6,103.6 112.4,103.8 110.2,99.6Z"
    figure.fill(pose(lower), ink.RED)


def boy_profile(figure: Figure, pose: Pose) -> None:
    """A beardless face from the side with its one eye and a mouth about to smile; the ear is under hair."""
    face = (
        "M109,54C107,60 105,65.6 104,70C103.4,73 104.6,74.6 104,76.6C102,81 97.8,84.8 95,87.8"
        "C93.4,89.8 94.4,91.6 96.8,91.9C98.8,92.2 100.8,92.2 101.4,93C101.4,94.4 99.4,95.2 98.8,96.8"
        "C98.8,98 100.4,98.5 101.2,99C100.2,99.7 99.6,100.8 100.2,102C101,103.2 102.4,103.6 102.2,105.2"
        "C101.2,107.6 101.6,110.6 103.8,112.2C106.6,114 111.4,113.4 115.6,111.6"
        "C124,108 134,102 139,96L146,54Z"
    )
    figure.fill(pose(face), ink.FLESH, ink.NAVY, ink.CONTOUR)
    jaw = "M124,70L140,60L139,95C133,103 124,108 114,111.4C122,103 125,92 124,70Z"
    figure.fill(pose(jaw), ink.SHADE)
    figure.fill(pose(circle(113.4, 90.6, 5.2, 4)), _BLUSH)
    figure.fill(pose("M102.6,70.6C107.4,65.4 115.2,65.4 120.6,71.2C114.8,68.9 108.6,69 102.6,70.6Z"), ink.NAVY)
    figure.fill(pose("M105.4,76.8C109,73 114.4,74.4 118.4,78.6C114,81.2 109,81.4 106.6,80Z"), ink.PAPER)
    figure.fill(pose(circle(109, 77.6, 2.3, 2.6)), ink.NAVY)
    figure.line(pose("M104.8,76.8C109,72.6 114.6,74 120,78.8"), ink.NAVY, 1.9)
    figure.line(pose("M107.2,80.9C110,82.1 114,81.6 117,80.1"), ink.NAVY, 0.9)
    figure.line(pose("M103,87C105.2,87.2 106.2,89.4 105,91.6M98.6,91.4C99.8,90.2 101.2,90.4 102,91.6"), ink.NAVY, 1.1)
    figure.fill(pose("M101.6,100.1C103.4,100.4 105,100.3 106.4,99.9C105.2,102 102.8,102.6 101,102Z"), ink.RED)
    figure.line(pose("M101,98.9C104,99.2 107.4,98.8 110.4,96.8"), ink.NAVY, 1.4)
