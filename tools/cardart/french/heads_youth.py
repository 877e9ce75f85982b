"""A young man's face from the side. Decides features; knows neither hair nor hat of a single court.

It stands where the profile of `heads` stands, chin and all; a `pose` maps path text to where it goes.
"""

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.french.heads import Pose
from tools.cardart.paths import circle


def youth_profile(figure: Figure, pose: Pose) -> None:
    """A clean-cut profile with a lifted nose, lips and a firm chin; it looks left as drawn."""
    face = (
        "M109.6,54C107.6,60 105.8,64.6 105,69C104.6,71.6 105.4,73.2 104.8,75.6C103.4,80.4 99.8,84.6 96.4,88.6"
        "C95,90.6 96,93 98.6,93.4L103,94.2C102.8,95.8 101.4,96.8 100.6,98.4C100.4,99.6 101.8,100.2 103,100.6"
        "C101.6,101.4 101,102.8 101.6,103.8C102.4,105 104,105.4 104,106.8C103.8,108.2 102.4,110 102.8,112.6"
        "C103.4,116.4 106.8,118.4 110.6,117.8C119,116.2 128,111 134.6,102L142,96L146,54Z"
    )
    figure.fill(pose(face), ink.FLESH, ink.NAVY, ink.CONTOUR)
    jaw = (
        "M131,55L145,55L141.6,95.4L134,101.4C127.6,109.8 119,115 111,116.6C119,111 126.6,103 129.4,94"
        "C131.6,84 131.6,66 131,55Z"
    )
    figure.fill(pose(jaw), ink.SHADE)
    _eye(figure, pose)
    figure.line(
        pose("M104.2,87.8C106.6,88.4 107.8,90.8 106.6,93.2M99.6,92.4C100.6,91.2 102,91.2 103,92.2"),
        ink.NAVY,
        1.15,
    )
    figure.fill(
        pose(
            "M103,100.7C106,100.4 108.4,101 110,101.2C107,103.2 104.6,105.2 102.4,104.6"
            "C101,103.6 101.6,101.6 103,100.7Z"
        ),
        ink.RED,
    )
    figure.line(pose("M103,100.5C106,100.9 108.8,100.4 111.4,98.9"), ink.NAVY, 1.4)
    ear = "M131,76C131.6,71.6 137.4,71 139,75C140.2,79 137.6,84 135,87.4C133,88.4 131.6,86 131.6,83Z"
    figure.fill(pose(ear), ink.FLESH, ink.NAVY, 1.5)
    figure.line(pose("M133.6,77C135.4,75.4 137,77 136,79.6C135,81.4 134.6,82.4 134.4,84"), ink.NAVY, 1)


def _eye(figure: Figure, pose: Pose) -> None:
    figure.fill(pose("M103.8,69.4C108,63.6 116,63.8 121.6,69C115.4,66.8 109,67.2 103.8,69.4Z"), ink.NAVY)
    figure.fill(pose("M106.4,76.4C109.6,72 115,73 119,78C114.6,80.6 110,80.8 107.4,79.6Z"), ink.PAPER)
    figure.line(pose("M105.6,76.6C109.4,71.4 115.2,72.8 120.2,78.4"), ink.NAVY, 1.8)
    figure.line(pose("M108,80.4C110.8,81.6 114.6,81 117.4,79.6"), ink.NAVY, 0.9)
    figure.fill(pose(circle(109.9, 76.9, 2.3, 2.6)), ink.NAVY)
