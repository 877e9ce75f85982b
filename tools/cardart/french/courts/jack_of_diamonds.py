"""The jack of diamonds: turned to the right, a sheathed sword held hilt up, a broad brim, a parted doublet.

Knows no other court.
"""

from typing import Final

from shapely import affinity
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, gentlefolk, hands
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.paths import at, circle, mirror, polygon
from tools.cardart.patterns import Box, strokes
from tools.cardart.pips import PIP
from tools.cardart.shapes import area

_SWORD: Final = hands.placed(202, 127, 1, 4)  # the pommel stands up local -y
_BRIM: Final = (
    "M70,81C75,69 93,59.4 114,53C134,47 156,39.4 170,38C177,38 178,45.4 171,49.8C156,59.6 128,61 107,69"
    "C96,73.4 86,83.6 78,87.4C72,89.4 68,86 70,81Z"
)
_SLASHES: Final = [(82, 78, 42), (98, 67.6, 32), (115, 60.6, 24), (133, 56, 20)]
"""The slits in the brim: middle, lean."""


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "D")
    _sword(half)
    _doublet(half)
    _arm(half)
    _hair_behind(half)
    _collar(half)
    gentlefolk.gallant_face(half, mirror)
    _moustache(half)
    _hair_before(half)
    _hat(half)
    _plumes(half)
    return Court(half, sash(ink.NAVY, pips_and_dots("D", 4.6, ink.GOLD, ink.PAPER)))


def _harlequin(span: Box) -> BaseGeometry:
    """Lozenges that touch point to point, so that the cloth between them is lozenges too."""
    left, top, right, foot = span
    lozenge = area("M0,-12L7.5,0L0,12L-7.5,0Z")
    places = [
        (left + 15 * i, top + 24 * j)
        for i in range(int((right - left) / 15) + 2)
        for j in range(int((foot - top) / 24) + 2)
    ]
    return unary_union([affinity.translate(lozenge, x, y) for x, y in places])


def _sword(half: Figure) -> None:
    half.fill(_SWORD("M-4,-34L4,-34L4,110L-4,110Z"), ink.NAVY, ink.NAVY, 1.6)
    half.fill(_SWORD("M-5.4,-34L5.4,-34L4.6,-20L-4.6,-20Z"), ink.GOLD, ink.NAVY, 1.6)
    half.line(_SWORD("M-5,-27L5,-27"), ink.NAVY, 1.2)
    half.fill(_SWORD("M-3.4,-74L3.4,-74L4,-40L-4,-40Z"), ink.RED, ink.NAVY, 1.6)
    for y in (-68, -61, -54, -47):
        half.line(_SWORD(f"M-3.4,{y + 2}L3.4,{y - 2}"), ink.GOLD, 1.8)
    guard = (
        "M-23,-47C-18,-47 -16,-41 -11,-40.4L11,-40.4C17,-40.4 19.4,-37 20.4,-33C21,-29.4 24.4,-28.4 26,-31"
        "C28,-25 22,-21 17.6,-24.4C14.6,-27 14,-33 9,-33L-11,-33C-19,-33 -24,-40 -23,-47Z"
    )
    half.fill(_SWORD(guard), ink.GOLD, ink.NAVY, 1.7)
    half.fill(_SWORD(at(PIP["D"], 0, -37, 8)), ink.RED, ink.NAVY, 1.5)
    half.fill(_SWORD(at("M0,-10L9,0L0,10L-9,0Z", 0, -82)), ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.fill(_SWORD(at(PIP["D"], 0, -82, 5)), ink.RED)


def _doublet(half: Figure) -> None:
    left = "M125,122L100,116C80,120 58,122 43,133C30,144 22,156 14,182L125,240Z"
    half.cloth(left, ink.PAPER, _harlequin((20, 120, 130, 230)), ink.RED)
    right = "M125,122L150,116C170,120 192,122 207,133C222,144 232,160 238,190L238,240L125,240Z"
    half.cloth(right, ink.GOLD, strokes((108, 110, 250, 240), 9, 18), ink.NAVY, 2.2)
    half.line("M125,122L125,240", ink.NAVY, ink.CONTOUR)


def _arm(half: Figure) -> None:
    sleeve = "M182,230C180,200 187,174 196,152L228,149C238,170 243,190 247,230Z"
    half.cloth(sleeve, ink.PAPER, _harlequin((181, 148, 250, 232)), ink.RED)
    hands.fist(half, 202, 127, 0.93, 4)
    hands.cuff(half, hands.placed(202, 127, 0.93, 4), ink.GOLD, ink.NAVY)


def _collar(half: Figure) -> None:
    """A falling band of linen, cut in steps."""
    neck = "M109,96C109,108 106,112 102,116L125,136L148,116C142,112 140,106 140,96Z"
    half.fill(neck, ink.FLESH, ink.NAVY, ink.CONTOUR)
    half.fill(
        "M109,98C115,107 123,111.6 131,112.4C124,114 117,118 114,125L103,116C106,112 109,108 109,98Z",
        ink.SHADE,
    )
    wing = [
        (104.0, 110.0),
        (89.0, 115.0),
        (70.0, 122.0),
        (70.0, 135.0),
        (83.0, 135.0),
        (83.0, 144.0),
        (96.0, 144.0),
        (96.0, 153.0),
        (108.0, 153.0),
        (108.0, 161.0),
        (115.0, 161.0),
        (125.0, 134.0),
    ]
    for side in (polygon(wing), mirror(polygon(wing))):
        whole = half.fill(side, ink.PAPER, ink.NAVY, ink.CONTOUR)
        half.line(whole.buffer(-3.6, join_style="mitre"), ink.RED, 1.9)
    for x, y in ((82, 126.8), (94, 135.6), (106, 144.4)):
        for stone in (at(PIP["D"], x, y, 4.2), at(PIP["D"], 250 - x, y, 4.2)):
            half.fill(stone, ink.GOLD, ink.NAVY, 1.0)
    half.fill(circle(125, 135, 3.6), ink.GOLD, ink.NAVY, 1.4)


def _hair_behind(half: Figure) -> None:
    """The locks on the far side, and what is seen of the near ones beyond the jaw."""
    far = (
        "M140,56C154,60 160,70 158,80C156.6,87 160,92 160.6,98C161.6,106 158,113 150,115.6"
        "C143,117.4 137,114 137.6,108L138,80Z"
    )
    half.fill(far, ink.NAVY, ink.NAVY, ink.CONTOUR)
    half.line(
        "M151,70C154.6,80 152,86 154.6,94C156.4,101 154,107 149,110M148,94C150.6,99 149.6,103 146,106",
        ink.PAPER,
        ink.HAIR,
    )
    half.fill("M96,60L112,60L116,112L104,118L90,112Z", ink.NAVY, ink.NAVY, ink.CONTOUR)


def _moustache(half: Figure) -> None:
    half.fill(mirror("M110.8,99.8C113.4,100.8 117.4,100.8 120,99.8C118.6,103 112.2,103 110.8,99.8Z"), ink.RED)
    far = (
        "M114.6,95.2C111.8,94.6 109,97.4 105.8,96.4C104.6,96 104.2,94.8 104.4,93.4"
        "C102.6,96 103.4,98.8 106.4,99.4C109.4,99.8 112.6,99 114.6,97.8Z"
    )
    near = (
        "M114.8,95.2C118.6,94.4 122,98 126.2,96.8C128,96.2 128.6,94.6 128.2,92.8"
        "C130.8,95.4 130,99.2 126.2,100C122,100.6 117.6,99.4 114.8,97.8Z"
    )
    for side in (far, near):
        half.fill(mirror(side), ink.NAVY)
    half.fill(
        mirror(
            "M114.4,104.4C115.2,104 116.6,104 117.2,104.6C117,106.4 118.4,108 118.2,110.6"
            "C118,113.4 117.4,116 115.4,118.4C113.2,116 112.4,113 112.8,110.4"
            "C113,108 114.4,106.4 114.4,104.4Z"
        ),
        ink.NAVY,
    )


def _hair_before(half: Figure) -> None:
    near = (
        "M126,54C136,60 140,67 139.4,76C139,82 136.6,86 137.4,92C138,97 141.4,100 140.6,106"
        "C140,110 141,116 146,119.6"
        "C153,124 165,122 169,114.6C170.6,109.6 166,106.4 165.4,100C165,94 168,90 167,83C165.6,76 161,68 152,62Z"
    )
    half.fill(mirror(near), ink.NAVY, ink.NAVY, 1.8)
    strands = (
        "M137,59C143.6,66 145.6,74 144.4,82C143.4,88 141.6,92 143.6,98C145.6,103.6 144.4,108 147,112.6"
        "C149.6,116.6 155,117.4 159,115"
        "M144.6,60C151,68 151.6,76 150,83.4C148.6,90 148,94 150.4,100C152.4,105 151,109 155,111.6"
        "M152,62C158,70 158.6,78 156.6,85C155,91 154.4,95 156.6,100.6C158,105 160,109 164.6,110.6"
        "M158.6,66C162.4,74 163.6,80 162,87C161,91 160.4,94 161,98"
    )
    half.line(mirror(strands), ink.PAPER, ink.HAIR)
    temple = "M112,54C108,57 106,63 105.4,69C105,75 104.4,80 103.4,85C100,82 99,74 100.4,66C102,58 106,53 112,54Z"
    half.fill(mirror(temple), ink.NAVY, ink.NAVY, 1.4)


def _hat(half: Figure) -> None:
    crown = "M98,59C90,46 95,29 110,23.4C124,18 143,19 151,29C157,37 156,43 154,49C136,47 114,53 98,59Z"
    half.fill(crown, ink.GOLD, ink.NAVY, ink.CONTOUR)
    pleats = (
        "M104,46C101,38 104,30 114,24M114,43C110,35 113,28 121,21.6M124,40C121,33 122,27 127,21"
        "M134,38C132,32 132,26 133,21.6"
    )
    half.line(pleats, ink.NAVY, ink.HAIR)
    half.fill("M94.6,50C112,43.4 134,38 154,38L154,49C136,47 114,53 98,59Z", ink.RED, ink.NAVY, 1.6)
    brim = half.fill(_BRIM, ink.GOLD)
    half.shade(_BRIM, 1, 6, angle=62, pitch=2.4)
    for x, y, turn in _SLASHES:
        slit = at("M0,-7.4C3.2,-3 3.2,3 0,7.4C-3.2,3 -3.2,-3 0,-7.4Z", x, y, 1, turn)
        half.fill(slit, ink.RED, ink.NAVY, 1.2, within=brim)
    half.line(_BRIM, ink.NAVY, ink.CONTOUR)


def _plumes(half: Figure) -> None:
    """Two ostrich feathers, the red one over the paper one, under a jewel."""
    lower = (
        "M148,46C156,38 168,36 180,40C193,44 199,53 194.4,62C192,67 185.6,67 184,62.4"
        "C186,58.6 184,54.6 179,54C168,52.6 158,52 151,54Z"
    )
    half.fill(lower, ink.PAPER, ink.NAVY, ink.CONTOUR)
    quill = (
        "M152,50C162,44 175,44.6 184,48.6C190,51.4 192,57 190,62M162,46L164,39.6M170,45.4L174.6,39.4M179,46.6L184,42.4"
    )
    half.line(quill, ink.NAVY, 1.0)
    upper = (
        "M146,50C136,40 134,27 146,20.4C158,14.6 184,15 194,26C200,33 197,42.4 189.6,42.6"
        "C184,42.6 182,38 184,35C176,30.6 164,35 153,50Z"
    )
    half.fill(upper, ink.RED, ink.NAVY, ink.CONTOUR)
    barbs = (
        "M149.6,44C147.6,36 153,27 167,24.4C179,22.6 190,27 190.6,36M149.2,39L142,35.6M152,33L145.4,26"
        "M158,27.8L154.4,20"
        "M167,24.4L168,17.6M178.8,24.7L183,18.8M186.7,28.6L192.6,25.4M152,33L156.6,38M158,27.8L163,33.4"
        "M167,24.4L171,31M178.8,24.7L180,31"
    )
    half.line(barbs, ink.PAPER, ink.HAIR)
    half.fill(at(PIP["D"], 148, 47, 9), ink.PAPER, ink.NAVY, 1.8)
    half.fill(at(PIP["D"], 148, 47, 5), ink.RED)
