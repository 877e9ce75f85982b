"""The queen of clubs: from the front, dark plaits over a collar of petals, a fan and a tall daisy.

Knows no other court.
"""

import math
from itertools import pairwise
from typing import Final

from shapely.geometry import box
from shapely.geometry.base import BaseGeometry

from tools.cardart import ink, patterns
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, hands, heads
from tools.cardart.french.cloth import both_sides
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.paths import at, circle, mirror
from tools.cardart.pips import PIP

_FLOWER: Final = hands.placed(205, 126, 1, 3)
_HAIR: Final = "M125,46C100,46 91,60 91,78C91,92 94,110 104,119L146,119C156,110 159,92 159,78C159,60 150,46 125,46Z"
_FAN: Final = (60.0, 129.0)


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "C")
    _daisy(half)
    _gown(half)
    _petals(half)
    half.fill(_HAIR, ink.NAVY, ink.NAVY, ink.CONTOUR)
    _neckline(half)
    _flower_arm(half)
    _fan(half)
    _fan_arm(half)
    _head(half)
    _plaits(half)
    _crown(half)
    return Court(half, sash(ink.GOLD, pips_and_dots("C", 4.2, ink.NAVY, ink.RED)))


def _daisy(half: Figure) -> None:
    half.line(_FLOWER("M0,110L0,-20C0,-40 2,-54 0,-74"), ink.NAVY, 3.4)
    leaves = "M0,-30C-6,-46 -16,-50 -24,-48C-22,-38 -12,-30 0,-30ZM1,-42C6,-54 15,-59 22,-57C21,-48 12,-41 1,-42Z"
    half.fill(_FLOWER(leaves), ink.NAVY, ink.NAVY, 1.2)
    half.line(_FLOWER("M-4,-33C-10,-39 -15,-43 -20,-45.4M5,-44C10,-48.4 14,-52 18.4,-54.4"), ink.PAPER, 1)
    petal = "M0,-6C-5.4,-9 -6.6,-19 0,-23C6.6,-19 5.4,-9 0,-6Z"
    half.fill(_round_about(petal, 10), ink.PAPER, ink.NAVY, 1.5)
    half.line(_round_about("M0,-9L0,-15", 10), ink.RED, 1.3)
    half.fill(_FLOWER(circle(0, -80, 8)), ink.GOLD, ink.NAVY, 1.7)
    half.fill(_round_about(circle(0, -4.4, 1.1), 6), ink.NAVY)


def _round_about(path: str, count: int) -> str:
    """The path `count` times round the daisy's heart."""
    return "".join(_FLOWER(at(path, 0, -80, 1, 360 * step / count)) for step in range(count))


def _gown(half: Figure) -> None:
    half.cloth(cloth.MANTLE, ink.PAPER, _large_trefoils((22, 128, 250, 232)), ink.NAVY)
    bodice = "M84,130L166,130C162,150 160,190 164,235L86,235C90,190 88,150 84,130Z"
    half.fill(bodice, ink.NAVY, ink.NAVY, ink.CONTOUR)


def _large_trefoils(span: patterns.Box) -> BaseGeometry:
    return patterns.staggered(span, at(PIP["C"], 0, 0, 6), 23, 17)


def _petals(half: Figure) -> None:
    """A collar of broad petals lying on the shoulders, the middle one uppermost."""
    petal = "M-5,12C-14,28 -18,48 0,61C18,48 14,28 5,12Z"
    for turn in (84, -84, 56, -56, 28, -28, 0):
        put = hands.placed(125, 110, 1, turn)
        whole = half.fill(put(petal), ink.RED, ink.NAVY, ink.CONTOUR)
        veins = "M0,24L0,52M-3.6,28C-7,35 -7.6,42 -5,48M3.6,28C7,35 7.6,42 5,48"
        half.line(put(veins), ink.PAPER, 1.2, within=whole)


def _neckline(half: Figure) -> None:
    neck = (
        "M110,98C110,112 106,117 99,120C104,129 114,133.6 125,133.6C136,133.6 146,129 151,120C144,117 140,112 140,98Z"
    )
    half.fill(neck, ink.FLESH, ink.NAVY, ink.CONTOUR)
    throat = (
        "M113,108C119,113 131,113 140,104C140,112 144,117 151,120C145,125 136,121 130,116.6C124,113 117,112 113,108Z"
    )
    half.fill(throat, ink.SHADE)
    hem = "M98.4,120C104,129.4 114,134 125,134C136,134 146,129.4 151.6,120"
    half.line(hem, ink.NAVY, 5.6)
    half.line(hem, ink.GOLD, 3)
    half.line("M108,118C112,122 119,125 125,126C131,125 138,122 142,118", ink.NAVY, 1)
    half.fill(at(PIP["C"], 125, 128.6, 5), ink.GOLD, ink.NAVY, 1.2)


def _flower_arm(half: Figure) -> None:
    sleeve = "M186,230C184,200 190,174 199,153L230,150C239,170 243,190 246,230Z"
    half.cloth(sleeve, ink.PAPER, _large_trefoils((186, 152, 250, 232)), ink.NAVY)
    hands.fist(half, 205, 127, 0.88, 3)
    hands.cuff(half, hands.placed(205, 127, 0.88, 3), ink.RED, ink.GOLD)


def _fan(half: Figure) -> None:
    """Ten pleats, navy and gold by turns, each with a dot of the other ink."""
    turns = [198 + 10.5 * fold for fold in range(11)]
    inks = (ink.NAVY, ink.GOLD)
    for index, (first, last) in enumerate(pairwise(turns)):
        middle = (first + last) / 2
        pleat = f"M{_spoke(0, 0)}L{_spoke(first, 44)}Q{_spoke(middle, 48)} {_spoke(last, 44)}Z"
        half.fill(pleat, inks[index % 2], ink.NAVY, 1.5)
    for pleat_ink, dot_ink in enumerate(reversed(inks)):
        dots = [at(circle(38, 0, 1.6), *_FAN, 1, turn + 5.25) for turn in turns[pleat_ink:-1:2]]
        half.fill("".join(dots), dot_ink)


def _spoke(turn: float, reach: float) -> str:
    """A point of the fan as path text: `reach` from its pivot, at `turn` degrees clockwise from the right."""
    angle = math.radians(turn)
    return f"{_FAN[0] + reach * math.cos(angle):.3f},{_FAN[1] + reach * math.sin(angle):.3f}"


def _fan_arm(half: Figure) -> None:
    hands.pinch(half, 58, 125, 1.04)
    hands.narrow_cuff(half, hands.placed(58, 125, 1.04), ink.RED, ink.GOLD)


def _head(half: Figure) -> None:
    _face(half)
    band = "M125,54C112,56 105.6,64 104.6,76C104,88 104,96 106,104C99,106 92,96 91,80C91,62 100,48 125,47Z"
    strands = "M122,51C108,54 101,62 99.6,76C99,86 99.4,94 101.6,102M116,50C104,53 97,62 95.8,74C95.2,82 95.6,90 97,96"
    for side, lines in zip(both_sides(band), both_sides(strands), strict=True):
        half.fill(side, ink.NAVY, ink.NAVY, 1.2)
        half.line(lines, ink.PAPER, ink.HAIR)


def _face(half: Figure) -> None:
    face = (
        "M104,52L146,52C148,66 147.6,82 144,93C140.6,102.4 132,110 125,110C118,110 109.4,102.4 106,93"
        "C102.4,82 102,66 104,52Z"
    )
    half.fill(face, ink.FLESH, ink.NAVY, ink.CONTOUR)
    jaw = (
        "M139,55L146,55C147,68 147,82 143.4,92.6C140,101.6 132,109 125.4,109C132,104 137,97 138.6,88"
        "C140,78 140,66 139,55Z"
    )
    half.fill(jaw, ink.SHADE)
    _eyes(half)
    nose = (
        "M122.8,71C123.6,78 122.6,84 121,88.4C120.6,91 122.2,91.8 123.6,91Q125,92.6 126.4,91"
        "C127.8,91.8 129.4,91 129,88.6"
    )
    half.line(nose, ink.NAVY, 1.2)
    upper_lip = (
        "M116.6,97.2C119.6,97.4 122.4,95.6 125,96.8C127.6,95.6 130.4,97.4 133.4,97.2C129.6,99.6 120.4,99.6 116.6,97.2Z"
    )
    lower_lip = "M118.2,98.9C122,100.1 128,100.1 131.8,98.9C129.8,103.8 120.2,103.8 118.2,98.9Z"
    half.fill(upper_lip + lower_lip, ink.RED)


def _eyes(half: Figure) -> None:
    brow = "M106.6,71.2C110,66 116.6,65.4 121.6,69C116.6,67.6 111,68 106.6,71.2Z"
    white = "M108.4,78C111.5,74 116.5,73.8 119.6,78.4C116.5,81.6 111.5,81.6 108.4,78Z"
    lashes = "M106.4,76.4C108,77.4 108.4,77.6 109,77C112,73.8 116.6,73.6 119.8,78.4"
    lower_lid = "M110.6,80.6C113,81.8 116,81.6 118,80.4"
    half.fill(_pair(brow), ink.NAVY)
    half.fill(_pair(white), ink.PAPER)
    half.line(_pair(lashes), ink.NAVY, 1.7)
    half.line(_pair(lower_lid), ink.NAVY, 0.8)
    half.fill(_pair(circle(114.4, 77.2, 2.5)), ink.NAVY)


def _pair(path: str) -> str:
    """The path and its mirror image as one, for half the elements."""
    return path + mirror(path)


def _plaits(half: Figure) -> None:
    """Two plaits of eight turns, tied in gold."""
    for turn in range(8):
        x, y = 95.4 - turn * 1.3, 102 + turn * 6.2
        for side, drop in ((-1, 0.0), (1, 3.1)):
            lock = at(circle(0, 0, 3.7, 6.2), x + side * 2.7, y + drop, 1, -side * 40)
            half.fill(_pair(lock), ink.NAVY, ink.PAPER, 0.9)
    tie = "M80.6,152.4L91,154.6L90,160L79.6,157.6Z"
    tip = "M81,158L89,159.8C90,166 87,172 82,176C79,170 79,164 81,158Z"
    half.fill(_pair(tip), ink.NAVY, ink.PAPER, 0.9)
    half.fill(_pair(tie), ink.GOLD, ink.NAVY, 1.2)


def _crown(half: Figure) -> None:
    """Five golden petals over the band."""
    petal = "M-7,-16C-11,-26 -9,-36 0,-45C9,-36 11,-26 7,-16Z"
    for turn in (38, -38, 19, -19, 0):
        put = hands.placed(125, 66, 1, turn)
        half.fill(put(petal), ink.GOLD, ink.NAVY, ink.CONTOUR)
        if turn >= 0:
            half.shade(put(petal), 5, 0, angle=0, pitch=2.2, within=box(0, 0, 250, 47))
        half.fill(put(circle(0, -45.6, 2.5)), ink.PAPER, ink.NAVY, 1.2)
    half.fill("M100,48Q125,42 150,48L149,58Q125,51 101,58Z", ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.fill(at(PIP["C"], 125, 35, 5.8), ink.RED, ink.NAVY, 1.2)
    heads.crown_band(half, 50.4, 2.6)
