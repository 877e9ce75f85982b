"""The jack of hearts: in profile to the left, an oak leaf, a winged spear, short fair curls.

Knows no other court.
"""

import math
from itertools import pairwise
from typing import Final

from shapely.geometry import Point as Spot
from shapely.ops import unary_union

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, hands, heads, heads_fair
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.paths import Point, at, circle, polygon
from tools.cardart.patterns import bars, strokes
from tools.cardart.pips import PIP

_SPEAR: Final = hands.placed(207, 127, 1, 4)
_CURLS: Final = [
    (158, 89, 7, 40),
    (140, 104, 7, 90),
    (150, 99, 9, 60),
    (154, 70, 9, -20),
    (149, 83, 9.6, 20),
    (137, 92, 8.2, 120),
    (141, 63, 9.4, -40),
    (134, 78, 9.4, 150),
    (127, 62, 8.2, -60),
    (116, 58.6, 5.4, -80),
]


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "H")
    _spear(half)
    _doublet(half)
    _cape(half)
    _right_arm(half)
    _leaf_in_hand(half)
    _neck(half)
    heads_fair.boy_profile(half, heads.as_drawn)
    _curls(half)
    _cap(half)
    _feather(half)
    _badge(half)
    return Court(half, sash(ink.GOLD, pips_and_dots("H", 3.9, ink.RED, ink.NAVY)))


def _spear(half: Figure) -> None:
    half.fill(_SPEAR("M-2.6,-70L2.6,-70L2.6,110L-2.6,110Z"), ink.RED, ink.NAVY, 1.6)
    half.fill(
        _SPEAR(
            "M-4,-58C-5,-50 -8,-45 -11,-41Q-8,-38 -5.5,-41Q-3,-37 0,-40Q3,-37 5.5,-41Q8,-38 11,-41C8,-45 5,-50 4,-58Z"
        ),
        ink.RED,
        ink.NAVY,
        1.5,
    )
    half.line(_SPEAR("M-2,-55L-5.5,-43M0,-55L0,-42M2,-55L5.5,-43"), ink.GOLD, ink.HAIR)
    wings = (
        "M0,-108C6,-99 9.4,-89 7.4,-80C12,-79 16,-82 18.6,-89C20.6,-77 14,-66 4.6,-65L-4.6,-65"
        "C-14,-66 -20.6,-77 -18.6,-89"
        "C-16,-82 -12,-79 -7.4,-80C-9.4,-89 -6,-99 0,-108Z"
    )
    half.fill(_SPEAR(wings), ink.PAPER, ink.NAVY, ink.CONTOUR)
    half.fill(
        _SPEAR("M0,-108C6,-99 9.4,-89 7.4,-80C12,-79 16,-82 18.6,-89C20.6,-77 14,-66 4.6,-65L0,-65Z"),
        ink.SHADE,
    )
    half.line(_SPEAR("M0,-104L0,-66M-7.4,-80L-3,-74M7.4,-80L3,-74"), ink.NAVY, 1.3)
    half.line(_SPEAR(wings), ink.NAVY, ink.CONTOUR)
    half.fill(_SPEAR("M-5.4,-66L5.4,-66L4.4,-57L-4.4,-57Z"), ink.GOLD, ink.NAVY, 1.5)


def _doublet(half: Figure) -> None:
    shoulders = (
        "M104,128C84,126 50,128 38,139C24,148 18,160 14,180L236,230L236,190C234,164 222,144 208,134"
        "C196,126 172,128 154,128Z"
    )
    half.cloth(shoulders, ink.RED, cloth.scales((8, 116, 240, 230)), ink.PAPER, 1.1)
    front = half.fill("M92,140L160,140L166,232L84,232Z", ink.NAVY, ink.NAVY, ink.CONTOUR)
    half.pattern(front, bars((91, 130, 170, 232), 10.6, 3), ink.GOLD)


def _cape(half: Figure) -> None:
    """A short navy cape whose hem hangs in round dags, with gold hearts."""
    right = [(138.5, 153.0), (163.0, 147.6), (183.0, 138.0), (199.0, 124.0)]
    stops = [(250 - x, y) for x, y in reversed(right)] + right
    dags = "".join(_dag(first, second) for first, second in pairwise(stops))
    cape = half.fill(f"M104,122C90,121 72,117 51,124{dags}C178,117 162,119 150,117Z", ink.NAVY)
    for line, weight in ((ink.NAVY, 6.0), (ink.GOLD, 2.8)):
        half.line(cape, line, weight)
    for x, y in stops[1:-1]:
        fold = [(x, y - 3), (x + (125 - x) * 0.36, y + (100 - y) * 0.36)]
        half.line(polygon(fold, closed=False), ink.GOLD, ink.HAIR)
    for (x1, y1), (x2, y2) in pairwise(stops[1:-1]):  # the hands hide the outer two
        x, y = (x1 + x2) / 2 - (y2 - y1) * 0.04, (y1 + y2) / 2 + (x2 - x1) * 0.04
        half.fill(at(PIP["H"], x, y, 4.4, (125 - x) * 0.6), ink.GOLD)


def _dag(start: Point, end: Point) -> str:
    """One round dag hanging between two points of the hem, as the rest of a path that stands at `start`."""
    (x1, y1), (x2, y2) = start, end
    down, aside = (x2 - x1) / 2, (y1 - y2) / 2
    return f"C{x1 + aside:.1f},{y1 + down:.1f} {x2 + aside:.1f},{y2 + down:.1f} {x2},{y2}"


def _right_arm(half: Figure) -> None:
    sleeve = "M188,230C186,200 192,174 202,153L232,150C240,170 244,190 246,230Z"
    half.cloth(sleeve, ink.NAVY, bars((186, 140, 250, 230), 8, 2.4), ink.GOLD)
    hands.fist(half, 206.6, 126, 0.93, 4)
    hands.cuff(half, hands.placed(206.6, 126, 0.93, 4), ink.PAPER, ink.RED)


def _leaf_in_hand(half: Figure) -> None:
    sleeve = "M10,146C20,138 30,132 37,128L57,147C52,156 50,166 50,190L10,190Z"
    half.cloth(sleeve, ink.NAVY, strokes((-14, 120, 70, 190), 8, 34), ink.GOLD, 2.2)
    half.line("M65,134C64,124 60,116 56,108", ink.NAVY, 2.4)
    _oak_leaf(half, hands.placed(51, 92, 0.98, -12))
    hands.pinch(half, 64, 124, 1.06, 0, True)
    hands.narrow_cuff(half, hands.placed(64, 124, 1.06, 0, True), ink.PAPER, ink.RED)


def _oak_leaf(half: Figure, put: hands.Place) -> None:
    side = (
        "C4.4,-26 6.6,-22 5.4,-18C10,-20 14,-16.4 12.6,-11.4C12,-9 10,-7.6 8.4,-7C14,-8.4 18,-4 16.4,1.4"
        "C15.4,5 11.4,6 8.8,5.6C12.6,7 13.4,11.4 10.6,13.8C7.4,16.6 3,14.4 0,20"
    )
    half.fill(put(f"M0,-27{side}L0,-27Z"), ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.fill(put(at(f"M0,-27{side}L0,-27Z", 0, 0, 1, 0, True)), ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.line(
        put("M0,-20L0,20M0,-9L6.6,-14M0,-9L-6.6,-14M0,2L10,-2M0,2L-10,-2M0,12L7,9M0,12L-7,9"),
        ink.NAVY,
        ink.INNER,
    )


def _neck(half: Figure) -> None:
    half.fill(
        "M115,104C116,110 113,116 106,122L120,128L150,118C146,116 145,106 145,96Z",
        ink.FLESH,
        ink.NAVY,
        ink.CONTOUR,
    )
    half.fill("M114,108C122,108 132,104 140,96L146,98L148,112C138,119 122,122 114,119Z", ink.SHADE)
    half.fill("M103,120C118,122 136,119 150,113L154,123C141,131 118,133 101,129Z", ink.PAPER, ink.NAVY, ink.CONTOUR)
    half.line(
        "M110,130L111,122M120,131L120,122.4M130,129.6L129,121M140,126.6L138.4,118.6M147.6,123L146,115.6",
        ink.NAVY,
        ink.INNER,
    )


def _curls(half: Figure) -> None:
    mass = unary_union([Spot(x, y).buffer(r) for x, y, r, _ in _CURLS])
    half.fill(mass.buffer(1.6).buffer(-1.6), ink.GOLD, ink.NAVY, ink.CONTOUR)
    for x, y, radius, turn in _CURLS:
        half.fill(circle(x, y, radius), ink.GOLD, ink.NAVY, ink.HAIR)
        half.line(at(_spiral(), x, y, radius, turn), ink.NAVY, ink.HAIR)


def _spiral() -> str:
    """The inside of one curl of hair of radius 1 about 0,0."""
    points = []
    for step in range(21):
        turn, reach = math.radians(180 - 22 * step), 0.98 - 0.04 * step
        points.append(f"{reach * math.cos(turn):.2f},{reach * math.sin(turn):.2f}")
    return "M" + "L".join(points)


def _feather(half: Figure) -> None:
    vane = (
        "M140,48C141,34 150,23 164,19C174,16.4 184,19 190,25C184,26 184,30 178,31C179,35 172,38 166,38"
        "C166,43 156,47 150,52Z"
    )
    half.fill(vane, ink.PAPER, ink.NAVY, ink.CONTOUR)
    barbs = (
        "M144,48C149,36 162,26 184,23.6M152,37L151,29M158,32L158,23.6M165,28L167,20.6M172,25.8L175,19.8"
        "M156,34L164,36M162,30.4L172,34M169,27.6L177,29.6"
    )
    half.line(barbs, ink.NAVY, 1.0)


def _cap(half: Figure) -> None:
    half.fill(
        "M104,52C101,40 104,28 116,23.6C128,19 144,21 151,30C154,34 155,40 155,46Z",
        ink.RED,
        ink.NAVY,
        ink.CONTOUR,
    )
    half.line(
        "M112,46C110,38 114,29 126,22M126,45C124,36 126,28 130,21.4M140,44C141,35 140,27 136,21.6",
        ink.NAVY,
        ink.HAIR,
    )
    brim = "M90,58.4C98,50 112,46.6 128,45.4C142,44.4 152,40 160,33C162,44 159,54 151,58C134,62 108,60.6 90,58.4Z"
    half.fill(brim, ink.NAVY, ink.NAVY, ink.CONTOUR)
    half.line("M94,57C101,51.6 114,49 128.4,48C142,47 151,43.4 158,38", ink.GOLD, 1.4)


def _badge(half: Figure) -> None:
    half.fill(at(PIP["H"], 144, 50, 6.4), ink.GOLD, ink.NAVY, 1.3)
