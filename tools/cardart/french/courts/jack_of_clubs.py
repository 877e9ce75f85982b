"""The jack of clubs: turned to the right, an arrow, a beret with a plume, a parted doublet.

Knows no other court.
"""

from shapely.geometry import box

from tools.cardart import ink, patterns
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, hands, heads
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.paths import at, circle, mirror
from tools.cardart.pips import PIP

_BRIM = "M97.4,42C110,36 142,36 154,44C156,48 155,53 152,56C140,49.6 112,49 99,55C95,52.6 94.6,46 97.4,42Z"


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "C")
    _arrow(half)
    _doublet(half)
    _collar(half)
    _neck(half)
    _arm(half)
    _head(half)
    _beret(half)
    _plume(half)
    return Court(half, sash(ink.GOLD, pips_and_dots("C", 4.2, ink.NAVY, ink.RED)))


def _arrow(half: Figure) -> None:
    put = hands.placed(203, 124, 1, 4)
    half.fill(put("M-2.4,-70L2.4,-70L2.4,110L-2.4,110Z"), ink.GOLD, ink.NAVY, 1.6)
    half.fill(put("M0,-104L11,-72L3.4,-76L-3.4,-76L-11,-72Z"), ink.PAPER, ink.NAVY, ink.CONTOUR)
    half.fill(put("M0,-104L11,-72L3.4,-76L0,-76Z"), ink.SHADE)
    half.line(put("M0,-104L0,-76M0,-104L11,-72L3.4,-76L-3.4,-76L-11,-72L0,-104"), ink.NAVY, 1.6)
    half.fill(put("M-4.4,-71L4.4,-71L4.4,-65L-4.4,-65Z"), ink.RED, ink.NAVY, 1.4)


def _doublet(half: Figure) -> None:
    left = "M125,124L98,120C78,124 54,124 42,134C30,146 24,158 16,182L125,240Z"
    half.cloth(left, ink.RED, cloth.trefoils((24, 132, 130, 240)), ink.PAPER)
    right = "M125,124L152,120C172,124 196,124 208,134C222,146 230,160 238,190L238,240L125,240Z"
    half.cloth(right, ink.NAVY, patterns.strokes((108, 110, 250, 240), 9, 22), ink.GOLD, 2.2)
    half.line("M125,150L125,240", ink.NAVY, 2)
    half.line("M72,140C66,150 62,158 62,170", ink.NAVY, ink.CONTOUR)


def _collar(half: Figure) -> None:
    collar = (
        "M102,110L148,110C164,113 178,117 190,124L178,143L168,136L155,152L146,142L125,163L104,142L95,152"
        "L82,136"
        "L72,143L60,124C72,117 86,113 102,110Z"
    )
    half.fill(collar, ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.shade(collar, 7, 4, angle=-35)
    seam = "M72,124.6C84,120 94,118 103,117L125,139L147,117C156,118 166,120 178,124.6"
    half.line(seam, ink.NAVY, 1.2)
    for x, y in ((72, 143), (95, 152), (155, 152), (178, 143)):
        half.fill(circle(x, y + 1.6, 2.7), ink.RED, ink.NAVY, 1.2)
    half.fill(circle(125, 164.4, 2.9), ink.RED, ink.NAVY, 1.2)


def _neck(half: Figure) -> None:
    neck = "M109,98C109,110 107,112 103,116L125,138L147,116C141,112 140,108 140,102Z"
    half.fill(neck, ink.FLESH, ink.NAVY, ink.CONTOUR)
    throat = "M130,109C120,106 113,101 109,94L109,104C109,110 107,112 104,116L112,123C114,114 122,112 130,109Z"
    half.fill(throat, ink.SHADE)


def _arm(half: Figure) -> None:
    sleeve = "M186,230C184,200 190,174 199,152L229,149C238,170 242,190 246,230Z"
    half.cloth(sleeve, ink.RED, cloth.trefoils((184, 150, 250, 240)), ink.PAPER)
    hands.fist(half, 202.8, 126, 0.92, 4)
    hands.cuff(half, hands.placed(203, 126, 0.92, 4), ink.GOLD, ink.NAVY)


def _head(half: Figure) -> None:
    page_cut = (
        "M104,46C90,56 87,78 89,98C90,107 96,111 106,110.4L108.6,109L109,94L140,94L141,109L146,110.4"
        "C155,110.4 160,105 160.4,97C162,80 162,60 150,46Z"
    )
    half.fill(page_cut, ink.RED, ink.NAVY, ink.CONTOUR)
    far = "M152,60C154.4,74 154.4,90 152,106M156.4,60C159,74 158.6,90 156.4,103M147.6,74C149.6,84 149.4,96 147.8,106"
    half.line(far, ink.NAVY, ink.HAIR)
    heads.three_quarter_face(half, mirror)
    heads.young_mouth(half, mirror)
    fringe = (
        "M104,48C94,60 90,80 91,98C92,107 98,112 106,109C109,100 105.6,90 106.4,80C107.4,73 109.6,69 112.6,66"
        "C122,68.6 138,67.8 147.4,63.6C151,59 151,54 148,48Z"
    )
    half.fill(fringe, ink.RED, ink.NAVY, 1.8)
    near = (
        "M101,62C96,76 94.6,92 97.6,108M105,68C100.4,80 99.6,96 102.4,109.6M112.6,66"
        "C109,63.6 107.6,60 107.4,55.6"
        "M121,67.2C116.6,64 114.4,60 114.2,55.6M130,67.2C125,64 122,60 121.6,55.6M139,65.8"
        "C134,62.8 131,59 130.4,55.6"
    )
    half.line(near, ink.NAVY, ink.HAIR)


def _beret(half: Figure) -> None:
    crown = "M97,43C89,38 88,27 97,22.4C112,16 147,15 158,32C161.6,40 157,47 152,50Z"
    half.fill(crown, ink.NAVY, ink.NAVY, ink.CONTOUR)
    folds = (
        "M134,40C128,33 116,27 101,25.4M132,42C122,35.6 110,33 95.4,33.4M137,38C134,31 128,25 118,21.4"
        "M140,38C140,31 138,25 134,20.6M145,40C148,36 150,33 151,30"
    )
    half.line(folds, ink.PAPER, ink.HAIR)
    half.fill(_BRIM, ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.line("M103,47C116,43 136,43.2 148.6,49.2", ink.NAVY, ink.HAIR)
    half.shade(_BRIM, 0, 5, angle=80, pitch=2.4, within=box(90, 30, 120, 60))


def _plume(half: Figure) -> None:
    feather = "M133,46C128,30 136,19 152,17C168,15.6 179,23 176.6,33C174,40.6 165.4,38.6 166,32.6C160,31 150,36 143,48Z"
    half.fill(feather, ink.PAPER, ink.NAVY, ink.CONTOUR)
    barbs = (
        "M138,46C135,34 143,23.4 157,23.2C166,23.6 172,27 171.4,32.6M143,31.6L137.6,27M148,26.8L145,20"
        "M155,23.4L155.6,17.4M164,24.2L167,18.6M149,38L146,29.6M156,33.6L153,24M163,31.6L163.4,24"
    )
    half.line(barbs, ink.NAVY, 1.0)
    half.fill(at(PIP["C"], 139, 45, 7.4, 10), ink.PAPER, ink.NAVY, 2.0)
    half.fill(at(PIP["C"], 139, 45, 6.8, 10), ink.RED)
