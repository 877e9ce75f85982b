"""Two grown faces turned a little aside: a stately lady and a gallant.

Decides features; knows neither hair nor hats of a single court. Faces stand and turn as those of `heads` do.
"""

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.french.heads import Pose
from tools.cardart.paths import circle


def stately_face(figure: Figure, pose: Pose) -> None:
    """A lady's long oval face under lowered lids, her lips and a beauty spot; it looks left as drawn."""
    face = (
        "M106.4,54C104.6,61 104,67.6 104.2,72.6C104,76 102.2,79.4 102.4,83.4C102.8,90.8 105.6,99.4 110,105"
        "C113.4,109.4 117,112.6 120.6,112.4C128.6,111.8 139.6,102.6 143.4,92.6C146.4,85 147,73 146,54Z"
    )
    figure.fill(pose(face), ink.FLESH, ink.NAVY, ink.CONTOUR)
    jaw = (
        "M139,55L145.2,55C146,73 145.6,85 142.6,92C138.6,102 129,110.6 120.8,111.2"
        "C128,106.6 134.4,98.6 136.2,89.6C138,79.6 139,68 139,55Z"
    )
    figure.fill(pose(jaw), ink.SHADE)
    figure.fill(pose("M119,76C118,81.6 116.4,86.4 115.4,91L119,90.6C119.4,87.6 119.2,85 119,76Z"), ink.SHADE)
    _lady_eyes(figure, pose)
    nose = "M119.6,70C118.6,76.6 116.6,82 113.2,87.8C111.6,90.8 113,92.4 115,91.8C116.6,93 118.8,92.6 119.4,90.2"
    figure.line(pose(nose), ink.NAVY, ink.INNER)
    figure.fill(pose(circle(129.6, 94.4, 1.1)), ink.NAVY)
    upper = (
        "M108.6,99.2C110.6,98.4 112.6,96.9 114.3,97.9C116,96.9 119,98.2 122.8,97.7C119.6,100.8 112.4,101.2 108.6,99.2Z"
    )
    figure.fill(pose(upper), ink.RED)
    lower = "M110.4,101.2C113.6,102.1 117.4,101.9 120.2,100.9C118.2,104.9 112.6,105.1 110.4,101.2Z"
    figure.fill(pose(lower), ink.RED)


def _lady_eyes(figure: Figure, pose: Pose) -> None:
    figure.fill(pose("M105.4,70.8C107,65.6 111.4,64 115.2,66.8C111.6,66.4 108,67.6 105.4,70.8Z"), ink.NAVY)
    figure.fill(pose("M119.8,67.4C124.8,61.8 133,62.8 138,69.6C132.6,65.4 126,65 119.8,67.4Z"), ink.NAVY)
    figure.fill(pose("M105.8,78.6C108,76.2 112,76.2 114.4,79C111.8,81.6 108,81.4 105.8,78.6Z"), ink.PAPER)
    figure.fill(pose("M121.4,79C124.4,75.8 131,75.6 135.2,78.8C131,82.4 124.8,82.4 121.4,79Z"), ink.PAPER)
    figure.fill(pose(circle(109, 79, 2.1)), ink.NAVY)
    figure.fill(pose(circle(126.4, 79, 2.4)), ink.NAVY)
    figure.line(pose("M105,78.8C107.6,75.6 112.2,75.6 114.8,79"), ink.NAVY, 2.0)
    figure.line(pose("M121,79.2C124.2,75.2 131.2,75 137.2,79.6"), ink.NAVY, 2.0)
    creases = "M107,74.2C109,72.2 112,72.4 114,74.2M122.8,74C126,71.4 131.4,71.4 135,74.4"
    figure.line(pose(creases), ink.NAVY, 0.8)
    figure.line(pose("M123.8,81.8C126.6,83.2 130,83 132.8,81.6"), ink.NAVY, 0.8)


def gallant_face(figure: Figure, pose: Pose) -> None:
    """A young man's face with a strong jaw and a raised brow, down to the nose; it looks left as drawn."""
    face = (
        "M107,54C105,62 104.4,70 104.4,74.4C104.2,77.6 102.8,80.8 103,84.4C103.4,91.6 105.6,99 109,104.6"
        "C111.4,109 114.6,112.4 119,112.4C124,112.4 132,108.8 137.6,103C143,97.6 145.2,88 145.8,80"
        "C146.4,72 146.4,62 146,54Z"
    )
    figure.fill(pose(face), ink.FLESH, ink.NAVY, ink.CONTOUR)
    jaw = (
        "M138,55L145.4,55C146,70 145.6,80 144.2,87C142.4,96 137,102.4 130,107C126,109.6 122,111.2 119,111.4"
        "C126,107 132,101 134.6,93C137.4,83 138,68 138,55Z"
    )
    figure.fill(pose(jaw), ink.SHADE)
    figure.fill(pose("M119.6,76C118.6,82 117,87 116,91.8L120,91C120.4,88 120,85 119.6,76Z"), ink.SHADE)
    figure.fill(pose("M105,72.8C107,68.4 112,67.4 116,71.4C112,70.6 108.4,71 105,72.8Z"), ink.NAVY)
    figure.fill(pose("M119.6,70.4C124.6,63.4 133.6,63.2 139.4,70.4C133,67.2 126.4,67.8 119.6,70.4Z"), ink.NAVY)
    figure.fill(pose("M106.2,78.6C108.2,75.2 112.2,75 114.8,78.4C112.4,80.8 108.6,80.8 106.2,78.6Z"), ink.PAPER)
    figure.fill(pose("M121.6,78.6C124.6,74.6 131,74.4 135.2,78C131,81.4 125,81.6 121.6,78.6Z"), ink.PAPER)
    figure.fill(pose(circle(110.6, 77.8, 2.1)), ink.NAVY)
    figure.fill(pose(circle(128.4, 77.6, 2.4)), ink.NAVY)
    figure.line(pose("M105.6,78.8C108,74.6 112.6,74.6 115.2,78.6"), ink.NAVY, 1.8)
    figure.line(pose("M121.2,78.8C124.4,74 131.4,73.8 136.4,78"), ink.NAVY, 1.8)
    lower_lids = "M108,80.6C109.6,81.6 111.8,81.6 113.4,80.4M124,81C126.8,82.4 130.4,82 133,80.6"
    figure.line(pose(lower_lids), ink.NAVY, 0.8)
    nose = "M119.8,70.6C118.4,77 116.8,82.6 112.2,88.8C110.8,91.6 112.6,93.2 115,92.4C116.6,93.6 119.2,93.2 120,90.8"
    figure.line(pose(nose), ink.NAVY, 1.4)
