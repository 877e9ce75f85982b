"""Faces, and the small things worn about them.

Decides features; knows neither hair nor crowns of a single court.

All three faces stand about x = 125, forehead at y 54, chin at about y 110. A `pose` maps path text to where
it goes: `as_drawn` looks left, `mirror` looks right.
"""

from collections.abc import Callable

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.french.cloth import both_sides
from tools.cardart.paths import at, circle
from tools.cardart.pips import PIP

Pose = Callable[[str], str]


def as_drawn(path: str) -> str:
    """The pose that changes nothing: the head looks to the left."""
    return path


def front_face(figure: Figure) -> None:
    """A man's face from the front, down to the nose; mouth and beard are the court's own."""
    face = "M103,54L147,54C148,70 148,84 145,94C141,104 133,111 125,111C117,111 109,104 105,94C102,84 102,70 103,54Z"
    figure.fill(face, ink.FLESH, ink.NAVY, ink.CONTOUR)
    half_shade = (
        "M127.5,57L147,57C147.6,70 147.4,84 144.6,93C141,103 133,110 126,110L126,94L131,91C129.5,84 128,78 128.6,70Z"
    )
    figure.fill(half_shade, ink.SHADE)
    for brow in both_sides("M106.6,72.2C110.6,67 117,66.8 122.2,71.2C117,69.4 111.6,69.4 106.6,72.2Z"):
        figure.fill(brow, ink.NAVY)
    for white in both_sides("M108.6,78.4C111.5,74.4 116.5,74.2 119.6,78.6C116.5,81.4 111.5,81.4 108.6,78.4Z"):
        figure.fill(white, ink.PAPER)
    for lid in both_sides("M108.2,78.6C111.5,74 116.5,74 119.8,78.6"):
        figure.line(lid, ink.NAVY, 1.7)
    for lid in both_sides("M110.4,80.2C113,81.6 116,81.4 118.2,80"):
        figure.line(lid, ink.NAVY, 0.8)
    for pupil in both_sides(circle(114.6, 77.6, 2.2)):
        figure.fill(pupil, ink.NAVY)
    nose = (
        "M122.4,71.6C123,78 122,84 119.8,89.4C119.6,92.4 122,93 123.4,92.2Q125,94 126.6,92.2"
        "C128,93 130.4,92.4 130.2,89.4"
    )
    figure.line(nose, ink.NAVY, ink.INNER)


def three_quarter_face(figure: Figure, pose: Pose) -> None:
    """A beardless face turned a little aside, without its mouth."""
    face = (
        "M107,54C105,62 104.2,70 104.4,74.6C104.2,78 102.8,81 103.2,85C103.8,92 107,101 111.6,105.6"
        "C114.6,108.8 118.6,110.4 122,109.4C130,107 139,100 143,92C146,86 147,74 146,54Z"
    )
    figure.fill(pose(face), ink.FLESH, ink.NAVY, ink.CONTOUR)
    jaw = (
        "M137,55L145.4,55C146.4,74 145.4,86 142.4,91.6C138.4,99.2 130,106 122.4,108.4"
        "C129,103 133.4,96 135,88C136.6,79 137.4,68 137,55Z"
    )
    figure.fill(pose(jaw), ink.SHADE)
    figure.fill(pose("M119.4,76C118,82 116.4,87 115.6,91.6L119,90.8C119.6,88 119.2,86 119.4,76Z"), ink.SHADE)
    figure.fill(pose("M105.8,73C108,68.8 112.4,68 115.4,70.4C112,69.8 108.4,70.4 105.8,73Z"), ink.NAVY)
    figure.fill(pose("M120.2,70.8C125,65.8 132.6,66.6 137,72.4C132,69.2 126,68.8 120.2,70.8Z"), ink.NAVY)
    figure.fill(pose("M106.2,78.6C108.2,74.8 112.2,74.8 114.6,78.6C112.2,81 108.4,81 106.2,78.6Z"), ink.PAPER)
    figure.fill(pose("M121.8,78.8C124.6,74.2 131,74 135,78.4C131,81.8 125,81.8 121.8,78.8Z"), ink.PAPER)
    figure.line(pose("M105.8,78.8C107.8,74.4 112.4,74.4 114.9,78.8"), ink.NAVY, 1.7)
    figure.line(pose("M121.4,79C124.6,73.8 131,73.6 135.8,78.6"), ink.NAVY, 1.7)
    lower_lids = "M107.6,80.4C109.4,81.6 111.8,81.6 113.4,80.4M123.6,80.6C126.4,82.4 130.6,82.2 133.4,80.4"
    figure.line(pose(lower_lids), ink.NAVY, 0.8)
    figure.fill(pose(circle(109.8, 77.8, 2.1)), ink.NAVY)
    figure.fill(pose(circle(127.2, 77.7, 2.3)), ink.NAVY)
    nose = "M120.2,70.8C118.6,77 116.4,83 112.8,88.6C111.4,91.2 113.2,92.8 115.4,92C116.6,93.2 119,93 119.8,90.6"
    figure.line(pose(nose), ink.NAVY, ink.INNER)


def young_mouth(figure: Figure, pose: Pose) -> None:
    """A young man's mouth for the three-quarter face: a navy line that rises, a small red lip."""
    figure.fill(pose("M110.2,98.8C113,99.8 117.4,99.8 120.2,98.8C119,102.4 111.6,102.4 110.2,98.8Z"), ink.RED)
    line = "M107.8,97.8C110.2,98.6 112.6,98.2 114.4,98.7C117,98.2 120.6,98.5 123.8,97.2"
    figure.line(pose(line), ink.NAVY, 1.4)


def painted_mouth(figure: Figure, pose: Pose) -> None:
    """A queen's mouth for the three-quarter face: two red lips."""
    upper = "M108.4,98.2C110.6,97 113,95.9 114.4,96.8C116.2,95.9 119.8,96.9 123,97.9C118.6,99.6 112,99.8 108.4,98.2Z"
    figure.fill(pose(upper), ink.RED)
    figure.fill(pose("M110.6,99.8C113.4,100.2 117.2,100.2 120,99.8C118.4,102.8 112.6,102.8 110.6,99.8Z"), ink.RED)


def profile_face(figure: Figure, pose: Pose) -> None:
    """A face from the side with its one eye and the ear; lips, moustache, beard are the court's own."""
    face = (
        "M108.6,54C106.6,61 104.4,66 103.6,70.4C103.2,73 104.4,74.4 103.8,76.4C101.6,82 97.4,86.8 94.4,90.8"
        "C93.2,92.8 94.8,94.4 97.4,94.4L101.6,95C101,96.4 99,97.2 98.4,98.8C99,100.2 101,100.4 101.4,100.8"
        "C100,101.6 99.4,103 100.2,104.2C101.2,105.2 102.4,105.6 102.2,107.6C101,112 102,118 108,120"
        "C122,120 138,110 141,96L146,54Z"
    )
    figure.fill(pose(face), ink.FLESH, ink.NAVY, ink.CONTOUR)
    jaw = "M130,55L145,55L141,96C138,104 130,110 122,112C127,104 130,92 130.4,82C130.6,72 130.6,62 130,55Z"
    figure.fill(pose(jaw), ink.SHADE)
    figure.fill(pose("M102.2,71C107,65.4 115.6,65.2 121.4,71.4C115,68.8 108.6,69.2 102.2,71Z"), ink.NAVY)
    figure.fill(pose("M105.4,76.8C109,73.2 114.4,74.6 118.4,78.8C114,81 109,81.2 106.6,80Z"), ink.PAPER)
    figure.line(pose("M104.8,76.8C109,72.8 114.6,74.2 119.4,79"), ink.NAVY, 1.8)
    figure.line(pose("M107.2,80.8C110,82 114,81.4 117,80"), ink.NAVY, 0.9)
    figure.fill(pose(circle(108.9, 77.7, 2.3, 2.5)), ink.NAVY)
    nostril = "M103.4,88.6C106,88.8 107.2,91.2 105.8,93.8M98.8,93.2C100,91.8 101.6,91.8 102.6,93"
    figure.line(pose(nostril), ink.NAVY, 1.15)
    ear = "M131,76C131.6,71.6 137.4,71 139,75C140.2,79 137.6,84 135,87.4C133,88.4 131.6,86 131.6,83Z"
    figure.fill(pose(ear), ink.FLESH, ink.NAVY, 1.5)
    figure.line(pose("M133.6,77C135.4,75.4 137,77 136,79.6C135,81.4 134.6,82.4 134.4,84"), ink.NAVY, 1)


def profile_lips(figure: Figure, pose: Pose) -> None:
    """The red lips of the profile."""
    lips = (
        "M98.4,99C100.4,99.6 104,100.6 107,102C104.4,103.6 102,104.8 100.4,104.4"
        "C99,103.2 100,101.6 101.4,100.8C101,100.4 99,100.2 98.4,99Z"
    )
    figure.fill(pose(lips), ink.RED)


def crown_band(figure: Figure, base: float, sag: float) -> None:
    """Five jewels along a crown's rim: lozenges and pearls by turns.

    The middle one stands at y = `base`; the outer two, 18 to its sides, `sag` x .56 lower (higher if
    negative).
    """
    for index, x in enumerate((107, 116, 125, 134, 143)):
        y = base + ((x - 125) / 24) ** 2 * sag
        if index % 2 == 0:
            figure.fill(at(PIP["D"], x, y, 3.3), ink.RED)
        else:
            figure.fill(circle(x, y + 0.1, 1.7), ink.NAVY)
