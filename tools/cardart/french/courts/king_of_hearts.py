"""The king of hearts: from the front, his sword behind his head, ermine over red. Knows no other court."""

from shapely import affinity
from shapely.geometry import box
from shapely.ops import unary_union

from tools.cardart import ink, patterns
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, hands, heads
from tools.cardart.french.cloth import both_sides
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.paths import at, circle
from tools.cardart.pips import PIP
from tools.cardart.shapes import area

_SWORD = hands.placed(200, 115, 1, 15.5)  # the blade runs along local -x
_CROWN = (
    "M100,49C98.6,42 96,34 93.6,28C99,31 104.6,35.4 110,40.6C113.6,33.6 118.6,27.6 125,22.6"
    "C131.4,27.6 136.4,33.6 140,40.6C145.4,35.4 151,31 156.4,28C154,34 151.4,42 150,49"
)


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "H")
    _blade(half)
    half.cloth(cloth.MANTLE, ink.RED, cloth.scales((0, 112, 250, 230)), ink.PAPER, 1.1)
    _tunic(half)
    _ermine(half)
    _arm(half)
    _hair(half)
    heads.front_face(half)
    _beard(half)
    _crown(half)
    return Court(half, sash(ink.GOLD, pips_and_dots("H", 3.9, ink.RED, ink.NAVY)))


def _blade(half: Figure) -> None:
    half.fill(_SWORD("M-18,-6.6L-144,-6.6L-160,0L-144,6.6L-18,6.6Z"), ink.PAPER, ink.NAVY, ink.CONTOUR)
    half.fill(_SWORD("M-18,0L-160,0L-144,6.6L-18,6.6Z"), ink.SHADE)
    half.line(_SWORD("M-18,0L-160,0M-18,-6.6L-144,-6.6L-160,0L-144,6.6L-18,6.6"), ink.NAVY, 1.3)


def _tunic(half: Figure) -> None:
    tunic = half.fill("M96,130L154,130L160,230L90,230Z", ink.NAVY, ink.NAVY, ink.CONTOUR)
    stripes = unary_union([box(x - 1.5, 120, x + 1.5, 240) for x in (101.5, 113, 137, 148.5)])
    half.pattern(tunic, stripes, ink.GOLD)
    half.fill("M120.5,130L129.5,130L129.5,230L120.5,230Z", ink.GOLD, ink.NAVY, ink.INNER)
    half.fill(circle(125, 163, 2.2), ink.RED, ink.NAVY, 1)


def _ermine(half: Figure) -> None:
    edge = "M99,106C82,112 70,114 54,122C60,146 86,165 125,165.5C164,165 190,146 196,122C180,114 168,112 151,106Z"
    half.fill(edge, ink.GOLD, ink.NAVY, ink.CONTOUR)
    collar = "M99,106C86,113 74,116 60,124C67,142 90,159 125,159.5C160,159 183,142 190,124C176,116 164,113 151,106Z"
    fur = half.fill(collar, ink.PAPER, ink.NAVY, ink.INNER)
    half.fill(area(fur.difference(affinity.translate(fur, -7, -5))).buffer(-0.3), ink.SHADE)
    half.line(collar, ink.NAVY, ink.INNER)
    tails = [
        (69, 128, 38),
        (79, 139, 30),
        (94, 147, 16),
        (84, 126, 26),
        (94, 136, 18),
        (109, 150, 6),
        (110, 139, 8),
    ]
    half.fill(at(cloth.ERMINE, 125, 153), ink.NAVY)
    for x, y, turn in tails:
        for tail in both_sides(at(cloth.ERMINE, x, y, 1, turn)):
            half.fill(tail, ink.NAVY)


def _arm(half: Figure) -> None:
    sleeve = "M186,222C187,188 195,166 206,145L236,139C243,160 246,190 246,222Z"
    half.cloth(sleeve, ink.NAVY, patterns.strokes((205, 120, 258, 230), 6.4, -16), ink.GOLD, 2.0)
    guard = "M-19,-16C-15,-18 -12,-16 -13,-12L-13,12C-12,16 -15,18 -19,16C-17,8 -17,-8 -19,-16Z"
    half.fill(_SWORD(guard), ink.GOLD, ink.NAVY, 1.6)
    half.fill(_SWORD("M-13,-3.6L22,-3.6L22,3.6L-13,3.6Z"), ink.NAVY)
    hands.fist(half, 200, 114.8, 0.95, -74.5, flip=True)
    hands.cuff(half, hands.placed(197, 117, 0.95, -80, flip=True), ink.GOLD, ink.NAVY)
    half.fill(_SWORD(circle(25, 0, 5.6)), ink.RED, ink.NAVY, 1.6)


def _hair(half: Figure) -> None:
    lock = (
        "M106,50C92,60 90,78 91.5,92C92,99 88,102 82,101C77,100 76,105 78,109C81,115 90,116 96,112"
        "C103,107 105,98 105,88Z"
    )
    strands = (
        "M104,58C97,66 95.5,80 96.5,92C97,102 92,107 86,106.5M107,66C101,74 100.5,84 101,92C101.4,100 98,106 95,108.6"
    )
    for side, lines in zip(both_sides(lock), both_sides(strands), strict=True):
        half.fill(side, ink.GOLD, ink.NAVY, ink.CONTOUR)
        half.line(lines, ink.NAVY, 1.2)


def _beard(half: Figure) -> None:
    beard = (
        "M103,84C101,100 104,117 113,124C117,129 123,128 125,124C127,128 133,129 137,124"
        "C146,117 149,100 147,84"
        "C145,91 142,97 136,100.5C132,103.2 129,105 125,105C121,105 118,103.2 114,100.5C108,97 105,91 103,84Z"
    )
    half.fill(beard, ink.GOLD, ink.NAVY, 1.8)
    strands = (
        "M104.8,94C105,106 109,115 116,121M109,99C110,108 114,114 120,119.6"
        "M115.5,103C117,109 120,113 123.6,116M121,106C122,109 123,111 125,113"
    )
    for lines in both_sides(strands):
        half.line(lines, ink.NAVY, ink.HAIR)
    half.fill("M119.4,99.4C122,100.4 128,100.4 130.6,99.4C129.4,103.2 120.6,103.2 119.4,99.4Z", ink.RED)
    half.line("M116.4,98C119,99 122.6,98.9 125,99.3C127.4,98.9 131,99 133.6,98", ink.NAVY, 1.4)


def _crown(half: Figure) -> None:
    half.fill("M101,48C102,26 148,26 149,48Z", ink.RED, ink.NAVY, 1.6)
    half.fill(_CROWN + "L149,58Q125,64 101,58Z", ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.line("M100.4,49.6Q125,55.4 149.6,49.6", ink.NAVY, 1.4)
    half.shade(_CROWN + "Q125,54.6 100,49Z", 7, 0, angle=0, pitch=2.2, within=box(0, 0, 250, 47))
    half.fill(at(PIP["H"], 125, 22.5, 5), ink.RED, ink.NAVY, 1.2)
    for x in (93, 157):
        half.fill(circle(x, 27, 3), ink.RED, ink.NAVY, 1.2)
    heads.crown_band(half, 56.0, -2.6)
