"""The queen of diamonds: turned to the left, a golden lily, red hair in a net, a stepped collar, a veil.

Knows no other court.
"""

from typing import Final

from shapely.geometry import box
from shapely.ops import unary_union

from tools.cardart import ink, patterns
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, gentlefolk, hands, heads
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.paths import Point, at, circle, polygon
from tools.cardart.pips import PIP
from tools.cardart.shapes import pieces

_COLLAR_STEPS: Final = [
    (27.0, 88.0),
    (36.0, 88.0),
    (36.0, 100.0),
    (48.0, 100.0),
    (48.0, 111.0),
    (59.0, 111.0),
    (59.0, 131.0),
    (45.0, 131.0),
    (45.0, 141.0),
    (30.0, 141.0),
    (30.0, 151.0),
    (15.0, 151.0),
    (15.0, 161.0),
]
"""The collar's rim from the ear down to the breast: distance from the card's middle, height."""
_VEIL_STONES: Final = [
    (168, 55),
    (177.4, 68),
    (181, 82),
    (182, 96),
    (186.6, 66),
    (192.4, 80),
    (195.6, 94),
    (198.6, 108),
    (202.6, 122),
]
_NET: Final = "M140,54C156,50 172,62 172,78C172,94 160,104 148,101C139,98 137,88 139,78C140,70 141,62 140,54Z"
_CROWN: Final = (
    "M101,45L99,35L105,35L105,28L112.4,28L112.4,21.6L119,21.6L125,15.6L131,21.6L137.6,21.6L137.6,28"
    "L145,28L145,35L151,35L149,45"
)


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "D")
    _veil(half)
    _gown(half)
    _collar(half)
    _neck(half)
    _lily_in_hand(half)
    _net(half)
    gentlefolk.stately_face(half, heads.as_drawn)
    _hair(half)
    _crown(half)
    return Court(half, sash(ink.NAVY, pips_and_dots("D", 4.6, ink.GOLD, ink.PAPER)))


def _veil(half: Figure) -> None:
    veil = "M140,34C168,31 194,50 203,80C208,98 212,122 224,150L160,150L140,90Z"
    whole = half.fill(veil, ink.PAPER, ink.NAVY, ink.CONTOUR)
    for x, y in _VEIL_STONES:
        half.fill(at(PIP["D"], x, y, 3.2), ink.GOLD)
    half.line("M148,38C172,38 191,55 198.6,82C203,99 207,122 219,150", ink.RED, 2.2, within=whole)
    half.line("M150,42C172,46 184,68 188,92C190,108 194,124 200,140", ink.NAVY, ink.HAIR, within=whole)


def _gown(half: Figure) -> None:
    mantle = half.fill(cloth.MANTLE, ink.RED, ink.NAVY, ink.CONTOUR)
    whole = [stone for stone in pieces(cloth.lozenges((6, 116, 250, 230))) if mantle.contains(stone)]
    half.pattern(mantle, unary_union(whole), ink.GOLD)
    half.fill("M90,130L160,130L152,235L98,235Z", ink.PAPER, ink.NAVY, ink.CONTOUR)
    for x in (104, 113, 137, 146):
        half.line(f"M{x},140L{125 + (x - 125) * 0.85:.1f},230", ink.NAVY, 1.3)
    half.fill("M60,176L62,146L84,124L104,150L92,180Z", ink.RED, ink.NAVY, ink.CONTOUR)


def _collar(half: Figure) -> None:
    """A standing collar cut in steps, which goes down to the breast in steps as well."""
    left: list[Point] = [(125 - u, y) for u, y in _COLLAR_STEPS]
    right: list[Point] = [(125 + u, y) for u, y in reversed(_COLLAR_STEPS)]
    rim = polygon([*left, *right])
    whole = half.fill(rim, ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.fill(whole.buffer(-4.6, join_style="mitre"), ink.RED, ink.NAVY, ink.INNER)
    inner = whole.buffer(-11.4, join_style="mitre").buffer(2.4, join_style="mitre")
    half.fill(inner, ink.GOLD, ink.NAVY, ink.INNER)
    half.shade(inner, 9, 4, angle=-30, within=box(121, 0, 250, 200))


def _neck(half: Figure) -> None:
    neck = "M110,100C110,111 107,116 99,121L125,147L151,121C143,116 141,108 141,96Z"
    half.fill(neck, ink.FLESH, ink.NAVY, ink.CONTOUR)
    throat = "M120,110.6C130,108.6 137,102 141,95L141,100C141,110 144,116 151,121L142,130C138,120 128,114 120,110.6Z"
    half.fill(throat, ink.SHADE)
    half.line("M99,121L125,147L151,121", ink.NAVY, ink.CONTOUR)
    for x, y in ((107, 121), (111.6, 124.8), (117.4, 127.4), (131.6, 127.2), (137.2, 124.4), (141.8, 120.6)):
        half.fill(circle(x, y, 2), ink.PAPER, ink.NAVY, 1)
    half.fill(at(PIP["D"], 124.6, 131, 7), ink.RED, ink.NAVY, 1.3)


def _lily_in_hand(half: Figure) -> None:
    half.line("M54,132C54,120 50,110 46,98", ink.NAVY, 2.4)
    half.fill("M51,108C55,101 62,97.6 70,98C68,105 61,110 52.4,111Z", ink.NAVY)
    half.fill("M50,107C44,103 35,103 29,107.6C35,112.4 44,113 51,110Z", ink.NAVY)
    half.line("M54,107.6C58.6,103.6 63,101.4 67,100.4M47.6,107.8C42.6,106.6 38,106.6 33,107.6", ink.PAPER, 0.9)
    _lily(half, 44, 85, 20)
    hands.pinch(half, 53, 126, 1.04)
    hands.narrow_cuff(half, hands.placed(53, 126, 1.04), ink.PAPER, ink.RED)


def _lily(half: Figure, x: float, y: float, reach: float) -> None:
    """A lily from the front: six petals like lozenges, a red rib in each, red anthers."""
    petal = (
        "M0,-.14C-.2,-.36 -.36,-.56 -.34,-.64C-.2,-.76 -.1,-.86 0,-1C.1,-.86 .2,-.76 .34,-.64C.36,-.56 .2,-.36 0,-.14Z"
    )
    for turn in (60, 180, 300, 0, 120, 240):
        half.fill(at(petal, x, y, reach, turn), ink.GOLD, ink.NAVY, 1.6)
        half.line(at("M0,-.3L0,-.78", x, y, reach, turn), ink.RED, 1.8)
    for turn in range(30, 390, 60):
        half.line(at("M0,0L0,-.36", x, y, reach, turn), ink.NAVY, 1.1)
        half.fill(at(circle(0, -0.4, 0.09), x, y, reach, turn), ink.RED, ink.NAVY, 0.9)
    half.fill(circle(x, y, reach * 0.15), ink.PAPER, ink.NAVY, 1.3)


def _net(half: Figure) -> None:
    """The knot of hair in its golden net."""
    knot = half.fill(_NET, ink.GOLD, ink.NAVY, ink.CONTOUR)
    for angle in (45, -45):
        half.pattern_lines(knot, patterns.hatch(155, 77, 60, 7.6, angle), ink.NAVY, ink.HAIR)
    half.line(_NET, ink.NAVY, ink.CONTOUR)


def _hair(half: Figure) -> None:
    hair = (
        "M103,72C100,60 101,48 112,43C128,38 146,42 152,50C155,58 150,66 146,72C144,78 144,84 141,90"
        "C138.4,88 138,82 138.6,77C137,67 131,60.4 122,60C113,60 106.4,64 105,72C104.6,74 103.6,74.6 103,72Z"
    )
    half.fill(hair, ink.RED, ink.NAVY, 1.8)
    strands = (
        "M106,66C106,57 112,50 122,46M112,60.6C115,54.6 122,49.6 132,47M122,58.4C128,53 136,50 145,51"
        "M131,60.6C137,56 143,55 150,56M137,66C141,61.6 145,60 150,61"
    )
    half.line(strands, ink.NAVY, ink.HAIR)
    ear = "M138.4,79.6C139.4,75.6 145.4,75.4 146,79.8C146.4,84 143.4,88 141.2,91.4C139.4,92.6 138,90.4 138,87Z"
    half.fill(ear, ink.FLESH, ink.NAVY, 1.5)
    half.line("M140.6,80.4C142.4,79 143.8,80.6 142.8,83C141.8,84.6 141,86 140.8,87.6", ink.NAVY, 1)
    half.fill(at(PIP["D"], 140, 98, 5.4), ink.RED, ink.NAVY, 1.2)


def _crown(half: Figure) -> None:
    half.fill(f"{_CROWN}L148.4,53Q125,46 101.6,53Z", ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.line("M101,45.6Q125,38.6 149,45.6", ink.NAVY, ink.INNER)
    half.shade(f"{_CROWN}Q125,38 101,45Z", 9, 1, angle=-30, pitch=2.4, within=box(134, 22, 250, 40))
    half.fill(at(PIP["D"], 125, 30, 6.6), ink.RED, ink.NAVY, 1.2)
    heads.crown_band(half, 45.8, 2.6)
