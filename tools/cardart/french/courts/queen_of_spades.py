"""The queen of spades: turned to the left, a sceptre and a rose, a fan collar. Knows no other court."""

import math
from itertools import pairwise

from shapely.geometry import box
from shapely.ops import unary_union

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, flowers, hands, heads
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.paths import at, circle, number, polygon
from tools.cardart.pips import PIP
from tools.cardart.shapes import area, pieces

_CROWN = [
    (99.0, 49.0),
    (96.5, 33.0),
    (105.4, 41.0),
    (109.0, 27.4),
    (117.0, 38.4),
    (125.0, 20.6),
    (133.0, 38.4),
    (141.0, 27.4),
    (144.6, 41.0),
    (153.5, 33.0),
    (151.0, 49.0),
]


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "S")
    _sceptre(half)
    _fan_collar(half)
    _gown(half)
    _neckline(half)
    hands.fist(half, 203.6, 126, 0.9, 3)
    hands.cuff(half, hands.placed(204, 126, 0.9, 3), ink.PAPER, ink.RED)
    _rose_in_hand(half)
    _head(half)
    _crown(half)
    return Court(half, sash(ink.GOLD, pips_and_dots("S", 4.2, ink.NAVY, ink.RED)))


def _sceptre(half: Figure) -> None:
    put = hands.placed(204, 124, 1, 3)
    half.fill(put("M-2.6,-66L2.6,-66L2.6,110L-2.6,110Z"), ink.GOLD, ink.NAVY, 1.6)
    for y in (-44, -26):
        half.fill(put(f"M-4.6,{y - 2.5}h9.2v5h-9.2Z"), ink.GOLD, ink.NAVY, 1.3)
    half.fill(put(at(PIP["S"], 0, -85, 16)), ink.NAVY)
    vein = "M0,-.66C.1,-.4 .6,-.1 .62,.28M0,-.66C-.1,-.4 -.6,-.1 -.62,.28"
    half.line(put(at(vein, 0, -85, 16)), ink.GOLD, 1.4)
    half.fill(put("M-8,-71C-4,-69.6 4,-69.6 8,-71L4.6,-60L-4.6,-60Z"), ink.GOLD, ink.NAVY, 1.5)
    half.fill(put(circle(0, -65.4, 1.7)), ink.RED)


def _fan_collar(half: Figure) -> None:
    x, y, reach, folds = 126, 108, 52.0, 17
    turns = [math.radians(184 + 172 * fold / folds) for fold in range(folds + 1)]

    def rim(turn: float, radius: float) -> str:
        return f"{number(x + radius * math.cos(turn), 3)},{number(y + radius * math.sin(turn), 3)}"

    middles = [(a + b) / 2 for a, b in pairwise(turns)]
    lobes = "".join(f"Q{rim(m, reach + 8)} {rim(b, reach)}" for m, b in zip(middles, turns[1:], strict=True))
    half.fill(f"M{x},{y + 14}L{rim(turns[0], reach)}{lobes}Z", ink.PAPER, ink.NAVY, ink.CONTOUR)
    for turn in turns[1:-1]:
        half.line(f"M{rim(turn, 12)}L{rim(turn, reach)}", ink.NAVY, ink.HAIR)
    for turn in middles:
        half.fill(circle(x + (reach - 3) * math.cos(turn), y + (reach - 3) * math.sin(turn), 1.5), ink.RED)


def _gown(half: Figure) -> None:
    bodice = half.fill("M84,128C98,134 152,134 166,128L172,150L168,230L82,230L78,150Z", ink.NAVY, ink.NAVY, ink.CONTOUR)
    whole = area("M95,151C108,157 142,157 155,151L156,230L94,230Z")
    drops = [drop for drop in pieces(cloth.lances((83, 150, 170, 230))) if whole.contains(drop)]
    half.pattern(bodice, unary_union(drops), ink.GOLD)
    left = "M90,124C70,118 48,126 38,140C28,156 28,170 30,190L92,200C96,176 98,150 90,124Z"
    _sleeve(half, left, [(44, 158, 10, 20), (58, 150, 6, 26), (73, 146, 0, 28), (86, 150, -6, 26)])
    right = "M160,124C180,118 202,126 214,140C226,156 232,172 236,214L158,214C154,176 152,150 160,124Z"
    slashes = [
        (166, 152, 6, 28),
        (180, 148, 0, 28),
        (194, 152, -6, 30),
        (208, 158, -10, 30),
        (221, 172, -14, 26),
    ]
    _sleeve(half, right, slashes)


def _sleeve(half: Figure, outline: str, slashes: list[tuple[int, int, int, int]]) -> None:
    """A puffed sleeve with paper slashes, each (x, y, turn, length), and a red thread in every one."""
    puff = half.fill(outline, ink.NAVY, ink.NAVY, ink.CONTOUR)
    for x, y, turn, size in slashes:
        leaf = f"M0,{-size * 0.8}C4,-8 4,8 0,{size}C-4,8 -4,-8 0,{-size * 0.8}Z"
        half.fill(at(leaf, x, y, 1, turn), ink.PAPER, within=puff)
        half.line(at(f"M0,{-size * 0.5}L0,{size * 0.6}", x, y, 1, turn), ink.RED, 1.4, within=puff)


def _neckline(half: Figure) -> None:
    neck = "M110,104C110,116 102,122 88,127C96,146 110,152 125,152C140,152 154,146 162,127C148,122 141,114 141,98Z"
    half.fill(neck, ink.FLESH, ink.NAVY, ink.CONTOUR)
    throat = (
        "M120,109C130,106 137,101 141,94L141,100C141,114 148,122 162,127C154,134 146,132 138,122"
        "C132,118 126,114 120,109Z"
    )
    half.fill(throat, ink.SHADE)
    half.line("M88,127C96,146 110,152 125,152C140,152 154,146 162,127", ink.GOLD, 4.2)
    half.line("M85.6,126.4C94,148 108,154.4 125,154.4C142,154.4 156,148 164.4,126.4", ink.NAVY, 1.6)
    half.line("M90.4,127.4C98,143.6 111,149.6 125,149.6C139,149.6 152,143.6 159.6,127.4", ink.NAVY, 1.2)
    for x in (87, 163):
        half.fill(circle(x, 126.4, 4), ink.GOLD, ink.NAVY, 1.4)
        half.fill(circle(x, 126.4, 1.4), ink.RED)
    beads = [
        (105, 123),
        (109.4, 127.4),
        (115, 130.4),
        (121.4, 132),
        (128, 131.8),
        (134.4, 129.8),
        (140, 126.4),
    ]
    for bead_x, bead_y in beads:
        half.fill(circle(bead_x, bead_y, 2.3), ink.RED, ink.NAVY, 0.9)
    half.fill(at(PIP["D"], 124.6, 138.4, 5), ink.GOLD, ink.NAVY, 1.2)


def _rose_in_hand(half: Figure) -> None:
    half.line("M59,132C58,118 54,108 50,98", ink.NAVY, 2.0)
    half.fill("M57,118C62,112 68,112 72,114C68,120 62,122 57,118Z", ink.NAVY)
    half.fill("M54,108C48,106 42,108 39,112C45,115 51,114 54,108Z", ink.NAVY)
    flowers.rose(half, 48, 88, 11)
    hands.pinch(half, 58, 128, 1.08)
    hands.narrow_cuff(half, hands.placed(58, 128, 1.08), ink.PAPER, ink.RED)


def _head(half: Figure) -> None:
    back = (
        "M112,52C126,52 138,60 140.4,74C141.6,86 141,92 145,101C149,108 157,107 159,98"
        "C162,84 161,64 150,52C140,44 122,44 112,52Z"
    )
    half.fill(back, ink.NAVY, ink.NAVY, ink.CONTOUR)
    heads.three_quarter_face(half, heads.as_drawn)
    heads.painted_mouth(half, heads.as_drawn)
    far = (
        "M116,53C109,57 106,64 105,72C104,80 103.4,88 101.4,96C99.4,101 94.6,100 94,94"
        "C92.6,80 93.6,64 102,54C106,49 113,49 116,53Z"
    )
    half.fill(far, ink.NAVY, ink.NAVY, 1.2)
    near = (
        "M114,52C127,55 136.6,63 138.6,75C140,86 139.4,92 143.4,101C147.6,109 157,108 159,98"
        "C162,84 161,64 150,52C140,44 122,44 114,52Z"
    )
    half.fill(near, ink.NAVY, ink.NAVY, 1.2)
    strands = (
        "M122,52.6C135,56 143,66 144.4,78C145.4,88 145.4,96 149,102M131,51.6C143,57 149.4,68 150.4,80"
        "C151,90 151,96 153,101M140,52.4C150,59 155,70 155.8,82"
        "M111,53.4C104,58 101,66 100.4,76C100,84 99.6,90 98,96M105.6,55C99.6,60 97,68 96.6,78"
    )
    half.line(strands, ink.PAPER, ink.HAIR)
    half.fill(circle(143.5, 93, 2.8), ink.GOLD, ink.NAVY, 1.1)


def _crown(half: Figure) -> None:
    rim = polygon(_CROWN, closed=False)
    half.fill(f"{rim}L150,57Q125,49.6 100,57Z", ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.line("M99.2,50.4Q125,42.6 150.8,50.4", ink.NAVY, 1.3)
    lit = unary_union([box(0, 0, 110, 42), box(110, 0, 250, 47)])
    half.shade(f"{rim}Q125,42 99,49Z", 5, 0, angle=0, pitch=2.2, within=lit)
    for x, y in ((96.5, 32), (109, 26.6), (141, 26.6), (153.5, 32)):
        half.fill(circle(x, y, 2.5), ink.PAPER, ink.NAVY, 1.2)
    half.fill(at(PIP["S"], 125, 23, 6.4), ink.NAVY, ink.NAVY, 1)
    heads.crown_band(half, 49.8, 3.0)
