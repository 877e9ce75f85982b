"""The queen of hearts: turned to the right, a tulip, a ruff cut as a heart, fair hair.

Knows no other court.
"""

from typing import Final

from shapely.geometry import LineString

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, flowers, hands, heads, heads_fair
from tools.cardart.french.cloth import both_sides
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.paths import Point, at, circle, mirror, polygon
from tools.cardart.patterns import bars
from tools.cardart.pips import PIP
from tools.cardart.shapes import area

_FAIR: Final = ink.mix(ink.PAPER, ink.GOLD, 0.8)
_HEART: Final = (
    "M125,166C113,151 63,132 63,95C63,76 76,66 90,66C107,66 120,78 125,92"
    "C130,78 143,66 160,66C174,66 187,76 187,95C187,132 137,151 125,166Z"
)
_OPENING: Final = (
    "M109,100C109,110 106,115 95,119C99,132 115,138 125,148C135,138 151,132 155,119C144,115 141,110 141,100Z"
)
_PLEATS: Final = 38
_RUFF_MIDDLE: Final = (125.0, 112.0)


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "H")
    _tulip(half)
    _gown(half)
    _ruff(half)
    _hair_behind(half)
    _neck(half)
    _hand(half)
    heads_fair.lady_face(half, mirror)
    heads_fair.lady_lips(half, mirror)
    _hair_before(half)
    _crown(half)
    return Court(half, sash(ink.GOLD, pips_and_dots("H", 3.9, ink.RED, ink.NAVY)))


def _tulip(half: Figure) -> None:
    stem = "M201,190C200,150 203,110 210,70"
    half.line(stem, ink.NAVY, 5.2)
    half.line(stem, ink.GOLD, 2.2)
    half.fill("M204,108C209,100 218,94 232,93C229,105 218,113 203,116Z", ink.NAVY, ink.NAVY, 1.2)
    half.line("M205,112C213,107 221,101.6 228.4,95.6", ink.PAPER, ink.HAIR)
    half.fill("M204,117C195,111 192,99 194.4,83C202,92 206,103 205.6,114Z", ink.NAVY, ink.NAVY, 1.2)
    half.line("M203.6,112.6C199,104 196.6,96 196,87.4", ink.PAPER, ink.HAIR)
    flowers.tulip(half, 211.4, 54, 1.06, 9)


def _gown(half: Figure) -> None:
    sleeve = "M172,150C184,142 196,140 208,141L230,160C240,172 240,190 240,230L174,230L166,170Z"
    half.fill(sleeve, ink.NAVY, ink.NAVY, ink.CONTOUR)
    for x, y in ((180, 171), (196, 168), (212, 168), (228, 169), (204, 179), (220, 180)):
        half.fill(at(PIP["H"], x, y, 4.4), ink.GOLD)
    bodice = half.fill("M82,124L168,124L176,150L170,232L80,232L74,150Z", ink.NAVY, ink.NAVY, ink.CONTOUR)
    half.pattern(bodice, bars((83.6, 120, 168, 232), 9.4, 2.6), ink.GOLD)
    puff = "M100,118C76,110 48,122 40,140C36,150 42,159 48,160C60,154 70,155 77,164C92,158 102,138 100,118Z"
    for side in both_sides(puff):
        half.cloth(side, ink.RED, cloth.scales((32, 108, 218, 170)), ink.PAPER, 1.1)
    for side in both_sides("M46,159C60,153 71,154 78,163"):
        half.line(side, ink.NAVY, 6)
        half.line(side, ink.GOLD, 2.8)


def _ruff(half: Figure) -> None:
    """A pleated collar whose rim is a heart: a scallop with a red bead to every pleat."""
    rim = LineString(area(_HEART).exterior.coords)
    marks = [rim.interpolate(rim.length * n / (2 * _PLEATS)).coords[0] for n in range(2 * _PLEATS)]
    creases, crests = marks[0::2], marks[1::2]
    start, *ends = [f"{x:.2f},{y:.2f}" for x, y in (*creases, creases[0])]
    bulges = [_from_middle(crest, 1.12) for crest in crests]
    scallops = "".join(f"Q{x:.2f},{y:.2f} {end}" for (x, y), end in zip(bulges, ends, strict=True))
    half.fill(f"M{start}{scallops}Z", ink.PAPER, ink.NAVY, ink.CONTOUR)
    for crease, crest in zip(creases, crests, strict=True):
        half.line(polygon([_from_middle(crease, 0.3), crease], closed=False), ink.NAVY, ink.HAIR)
        half.fill(circle(*_from_middle(crest, 0.95), 1.5), ink.RED)


def _from_middle(point: Point, share: float) -> Point:
    """The point moved along its ray from the ruff's middle to `share` of its distance."""
    x, y = _RUFF_MIDDLE
    return x + (point[0] - x) * share, y + (point[1] - y) * share


def _neck(half: Figure) -> None:
    half.fill(_OPENING, ink.FLESH)
    throat = (
        "M130,109C120,106 113,101 109,94L109,102C109,110 106,115 95,119C97,127 103,132 110,137C110,124 120,116 130,109Z"
    )
    half.fill(throat, ink.SHADE)
    half.line(_OPENING, ink.NAVY, ink.CONTOUR)
    edge = "M95,119C99,132 115,138 125,148C135,138 151,132 155,119"
    half.line(edge, ink.NAVY, 5.6)
    half.line(edge, ink.GOLD, 3)
    half.line("M102,117.6C108,127 118,130.6 126,130.6C134,130.6 143,127 149,117.6", ink.NAVY, 1.2)
    half.fill(at(PIP["H"], 126, 134, 5.6), ink.RED, ink.NAVY, 1.3)


def _hand(half: Figure) -> None:
    hands.pinch(half, 202, 131, 1.08, 14)
    hands.narrow_cuff(half, hands.placed(202, 131, 1.08, 14), ink.PAPER, ink.RED)


def _hair_behind(half: Figure) -> None:
    back = (
        "M110,52C128,50 142,58 144,74C145,84 141,92 143,101C145,109 152,112 157,107C164,100 163,84 161,74"
        "C158,56 148,44 126,44C100,44 90,58 90,74C90,86 92,94 96,100C98,104 102,104 104,100Z"
    )
    half.fill(mirror(back), _FAIR, ink.NAVY, ink.CONTOUR)


def _hair_before(half: Figure) -> None:
    far = (
        "M119,53C111,57 107,62 106,68C105,74 104.4,79 103,84C101.8,89 103.4,94 101,99"
        "C98,103 93,100 92,95C90,87 88.4,77 92,67C96,57 104,48 113,48Z"
    )
    half.fill(mirror(far), _FAIR, ink.NAVY, 1.6)
    lines = "M112,54C104,59 101,66 100,73C99,80 97.6,86 98,93M105,55C98,61 95.4,68 95,75C94.6,81 93.6,85 94,90"
    half.line(mirror(lines), ink.NAVY, ink.HAIR)
    near = (
        "M116,53C127,55 136,61 138.6,71C140.4,78 138.6,84 138.4,90C138,99 141,108 148.6,110.4"
        "C157,112.6 165.6,107 165.4,99C165,92.6 158,90.6 155,94.6C152.6,98.4 156,102.6 159.4,100.6"
        "C163.4,94 164.4,86 163,77C161,63 155,54 146,49C136,45 123,47 116,53Z"
    )
    half.fill(mirror(near), _FAIR, ink.NAVY, 1.8)
    strands = (
        "M124,53.4C135,57 142,64 143.6,73C145,81 142.6,86 143,92C143.6,100 147.6,106.4 155,105.8"
        "M133,52C143,57 149,64 150,74C150.6,82 147.6,87 148,93C148.4,97.6 149.6,101 152.4,102.6"
        "M142,52C150.6,58 155.6,66 156.4,75C157,82 153.6,85.6 152.4,91"
    )
    half.line(mirror(strands), ink.NAVY, ink.HAIR)


def _crown(half: Figure) -> None:
    for x, y, radius in ((106.4, 41, 9.6), (143.6, 41, 9.6), (125, 37, 12.4)):
        lobe = circle(x, y, radius)
        half.fill(lobe, ink.GOLD, ink.NAVY, ink.CONTOUR)
        half.shade(lobe, 4, 0, angle=0, pitch=2.2)
        half.fill(at(PIP["H"], x, y - 0.6, radius * 0.5), ink.RED, ink.NAVY, 1.2)
    half.fill("M98.6,45Q125,52 151.4,45L149.6,56Q125,62 100.4,56Z", ink.GOLD, ink.NAVY, ink.CONTOUR)
    heads.crown_band(half, 54, -2.8)
    for x, y in ((98, 32), (113.2, 31), (136.8, 31), (152, 32)):
        half.fill(circle(x, y, 2.4), ink.PAPER, ink.NAVY, 1.2)
    half.fill(circle(125, 22.2, 3.2), ink.RED, ink.NAVY, 1.2)
