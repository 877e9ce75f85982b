"""An old man's face, turned a little aside. Decides features; knows neither hair nor beard of a single court.

It stands where the faces of `heads` stand; a `pose` maps path text to where it goes.
"""

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.french.heads import Pose
from tools.cardart.paths import circle


def elder_face(figure: Figure, pose: Pose) -> None:
    """A lined face with an aquiline nose and heavy brows, down to the nose; it looks left as drawn."""
    _planes(figure, pose)
    _eyes(figure, pose)
    _nose(figure, pose)
    lines = (
        "M109.4,61.6C115,59.6 124,59.6 132,62M111,65.4C115,64 121,63.8 126,65"
        "M124.6,84C127.6,85.6 131.6,85.4 134.6,83.6"
        "M121.4,90.4C123.4,92 124.6,94 125,96.4"
    )
    figure.line(pose(lines), ink.NAVY, 0.8)


def _planes(figure: Figure, pose: Pose) -> None:
    face = (
        "M106,54C104.2,61 103.4,68 104,73.4C103.4,77 101.8,80.4 102.4,84.6C103.2,92 107,101 111.6,105.6"
        "C114.6,108.8 118.6,110.4 122,109.4C130,107 140,101 144,92C147,86 147.6,74 147,54Z"
    )
    figure.fill(pose(face), ink.FLESH, ink.NAVY, ink.CONTOUR)
    jaw = (
        "M138,55L146.4,55C147.2,74 146.4,86 143.4,91.6C139.4,99.2 130,106 122.4,108.4"
        "C128,103 131,97 133,90C139.6,86 139,68 138,55Z"
    )
    figure.fill(pose(jaw), ink.SHADE)


def _eyes(figure: Figure, pose: Pose) -> None:
    far_brow = (
        "M104.6,74.2C106.4,69.2 111.4,67.4 115.4,70.8C116.4,72 115.6,73.6 114.2,72.8C111,71.6 107.6,72 104.6,74.2Z"
    )
    near_brow = (
        "M120.2,71.6C124,66 134.4,65 140.2,73.4C134.4,70.6 127.4,70.6 122.4,73.6C120.6,74.4 119.6,73 120.2,71.6Z"
    )
    figure.fill(pose(far_brow), ink.NAVY)
    figure.fill(pose(near_brow), ink.NAVY)
    figure.fill(pose("M105.2,79.4C107.2,76 110.8,76 112.8,79.4C110.8,81.4 107.4,81.4 105.2,79.4Z"), ink.PAPER)
    figure.fill(pose("M122,79.6C124.8,75.6 131,75.4 135,79.2C131,82.2 125,82.2 122,79.6Z"), ink.PAPER)
    figure.line(pose("M104.8,79.6C106.6,75.6 110.8,75.6 113.2,79.6"), ink.NAVY, 1.7)
    figure.line(pose("M121.6,79.8C124.6,75 131,74.8 136,79.6"), ink.NAVY, 1.7)
    figure.line(
        pose("M106.4,81.4C108.2,82.6 110.2,82.6 111.8,81.4M123.8,81.6C126.4,83 130.6,82.8 133.4,81.2"),
        ink.NAVY,
        0.8,
    )
    figure.fill(pose(circle(108.8, 78.7, 2.0)), ink.NAVY)
    figure.fill(pose(circle(127.4, 78.6, 2.2)), ink.NAVY)


def _nose(figure: Figure, pose: Pose) -> None:
    side = "M119.6,75C119.2,80 118.4,86 119.4,90.4C117.6,93 114.6,93 113,92.2C116,88 118,82 119.6,75Z"
    figure.fill(pose(side), ink.SHADE)
    ridge = (
        "M118,72.6C117.2,76 113.8,79.4 111.6,83.4C110,86.4 108.4,89.8 109.4,91.8"
        "C110.4,93.6 113,92.8 114.2,92.6"
        "C115.6,94.4 119.6,93.8 120.4,90.6C120.6,89.2 120.2,87.8 119.2,87"
    )
    figure.line(pose(ridge), ink.NAVY, ink.INNER)
