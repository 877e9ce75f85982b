"""The king of spades: an old man turned to the right, a forked beard, his sword upright.

Knows no other court.
"""

from tools.cardart import ink, patterns
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, hands, heads, heads_elder
from tools.cardart.french.cloth import both_sides
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.french.lances import whole_lances
from tools.cardart.paths import at, circle, mirror
from tools.cardart.pips import PIP
from tools.cardart.shapes import area

_SWORD = hands.placed(206, 125, 1, 3)  # the blade runs up along local -y
_CHARTER = hands.placed(50, 122, 1, -10)
_SLEEVE = "M182,230C182,200 188,174 201,152L233,149C242,170 246,190 248,230Z"
_LEAF = (
    "M0,-14C2,-8.6 8.4,-4.6 8.4,1.4C8.4,6 4.4,7.6 1.8,5.2C2,8.6 2.8,11 4,13L-4,13C-2.8,11 -2,8.6 -1.8,5.2"
    "C-4.4,7.6 -8.4,6 -8.4,1.4C-8.4,-4.6 -2,-8.6 0,-14Z"
)


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "S")
    _blade(half)
    _tunic(half)
    _mantle(half)
    _sword_arm(half)
    _charter_in_hand(half)
    _hair_behind(half)
    heads_elder.elder_face(half, mirror)
    _beard(half)
    _moustache(half)
    _hair_before(half)
    _crown(half)
    return Court(half, sash(ink.GOLD, pips_and_dots("S", 4.2, ink.NAVY, ink.RED)))


def _blade(half: Figure) -> None:
    blade = "M-6.6,-20L-6.6,-92L0,-106L6.6,-92L6.6,-20"
    half.fill(_SWORD(blade + "Z"), ink.PAPER)
    half.fill(_SWORD("M0,-20L0,-106L6.6,-92L6.6,-20Z"), ink.SHADE)
    half.line(_SWORD(blade), ink.NAVY, ink.CONTOUR)
    half.line(_SWORD("M0,-30L0,-105"), ink.NAVY, ink.INNER)


def _tunic(half: Figure) -> None:
    tunic = half.fill("M92,112L158,112L176,230L74,230Z", ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.shade("M147,112L158,112L176,230L164,230Z", 12, 0, angle=-30, within=tunic)
    half.line("M129,120L125,230", ink.NAVY, ink.INNER)
    half.fill(circle(127.2, 154, 2.4), ink.RED, ink.NAVY, 1.1)


def _mantle(half: Figure) -> None:
    left = "M100,112C80,117 58,121 42,132C28,142 20,152 12,168L10,230L84,230C92,190 96,150 104,116Z"
    right = "M150,112C170,117 192,121 208,132C224,143 236,158 240,176L240,230L166,230C158,190 154,150 146,116Z"
    border = "M94,110C92,150 86,186 78,230L92,230C98,190 102,152 105,112Z"
    brooch = circle(88, 129, 8.4)
    parts = zip((left, right), both_sides(border), both_sides(brooch), strict=True)
    for side, edge, clasp in parts:
        whole = half.fill(side, ink.NAVY, ink.NAVY, ink.CONTOUR)
        free = whole.difference(area(edge + clasp + _SLEEVE + circle(203, 127, 14) + circle(60, 136, 17)))
        half.pattern(whole, whole_lances(free, 5, -6), ink.GOLD)
        half.fill(edge, ink.RED, ink.NAVY, ink.CONTOUR)
        half.fill(clasp, ink.GOLD, ink.NAVY, ink.CONTOUR)
    for x in (88, 162):
        half.line(circle(x, 129, 6.3), ink.NAVY, 0.9)
        half.fill(at(PIP["S"], x, 129, 4.6), ink.NAVY)


def _sword_arm(half: Figure) -> None:
    half.cloth(_SLEEVE, ink.GOLD, patterns.strokes((190, 146, 250, 236), 8.4, -14), ink.NAVY, ink.HAIR)
    half.shade(_SLEEVE, 7, 0, angle=-20)
    half.fill(_SWORD("M-3.4,-22L3.4,-22L3.4,28L-3.4,28Z"), ink.NAVY, ink.NAVY, 1.3)
    guard = (
        "M-22,-26C-23,-30 -18,-31 -16,-28C-12,-25 -6,-25 0,-25C6,-25 12,-25 16,-28C18,-31 23,-30 22,-26"
        "C20,-20 10,-18.6 0,-18.6C-10,-18.6 -20,-20 -22,-26Z"
    )
    half.fill(_SWORD(guard), ink.GOLD, ink.NAVY, 1.8)
    half.fill(_SWORD(at(PIP["D"], 0, -22, 3.2)), ink.RED)
    hands.fist(half, 206, 127, 0.92, 3)
    hands.cuff(half, hands.placed(207, 127, 0.95, 3), ink.RED, ink.GOLD)
    half.fill(_SWORD(circle(-1, 25, 5.4)), ink.GOLD, ink.NAVY, 1.6)
    half.fill(_SWORD(circle(-1, 25, 1.8)), ink.RED)


def _charter_in_hand(half: Figure) -> None:
    """A rolled charter under seal: the king who judges."""
    sleeve = "M50,150L80,144L100,230L26,230Z"
    half.cloth(sleeve, ink.GOLD, patterns.strokes((44, 140, 100, 236), 8.4, 8), ink.NAVY, ink.HAIR)
    half.fill(_CHARTER("M-8,-48L8,-48L8,30L-8,30Z"), ink.PAPER, ink.NAVY, ink.CONTOUR)
    half.fill(_CHARTER("M3,-48L7,-48L7,29L3,29Z"), ink.SHADE)
    half.line(_CHARTER("M3,-45L3,30"), ink.NAVY, ink.HAIR)
    half.fill(_CHARTER(circle(0, -48, 9.6, 4)), ink.PAPER, ink.NAVY, 1.6)
    half.line(_CHARTER("M-5,-48C-5,-50.6 5,-50.6 5,-48C5,-45.8 -1.4,-45.8 -1.4,-48"), ink.NAVY, 1.0)
    half.fill(_CHARTER("M-8.4,-35L8.4,-35L8.4,-29.6L-8.4,-29.6Z"), ink.RED, ink.NAVY, 1.3)
    tails = "M-2,-32L-12,-17L-11,-10L-6,-15L1,-30ZM2,-32L5,-14L8,-19L12,-15L6,-32Z"
    half.fill(_CHARTER(tails), ink.RED, ink.NAVY, 1.3)
    half.fill(_CHARTER(circle(0, -32, 6.6)), ink.RED, ink.NAVY, 1.6)
    half.fill(_CHARTER(at(PIP["S"], 0, -32, 4)), ink.PAPER)
    hands.fist(half, 50, 124, 0.9, -6)
    hands.cuff(half, hands.placed(51, 123, 0.93, -14), ink.RED, ink.GOLD)


def _hair_behind(half: Figure) -> None:
    near = (
        "M113,50C98,51 89,62 88.6,78C88.4,88 90,94 86,100C82.6,105 76,105.6 72.6,102"
        "C73.6,111 80,118.6 90,119.4"
        "C100,120 108,114 109.6,104L112,60Z"
    )
    far = (
        "M138,50C152,53 159.6,64 159.4,78C159.2,88 158,94 161,99.6C163.6,103.6 168.6,104 171.6,101.4"
        "C171.4,109.6 165.6,116.6 157,117.4C149,117.6 144.4,110 144,100Z"
    )
    strands = (
        "M104,56C96,62 93.4,72 93.6,82C94,92 93,100 87.6,105C84,108.4 80.6,109 78,108"
        "M106,62C99.6,70 98.4,80 98.6,90C98.6,100 95.6,108 89.6,112.4M104,80C103.6,92 103,104 97,114"
        "M150,62C154.6,70 154.6,82 154.2,90C154,98 156,104 161,107.6C163,109 165,109.4 167,108.6"
        "M149.6,84C149.2,96 151,107 158,112.6"
    )
    for side in (near, far):
        half.fill(side, ink.NAVY, ink.NAVY, ink.CONTOUR)
    half.line(strands, ink.PAPER, 1.2)


def _beard(half: Figure) -> None:
    beard = (
        "M103.2,82C102.4,90 100.4,97 98.4,106C96,117 97,125 98,131C99.2,138.6 97.6,144.6 92,147.4"
        "C89.6,148.6 87.2,148 85.6,146.4C86.4,152 91.6,155.4 97.4,154.6C105.6,153.6 110.4,146.6 112,139"
        "C112.8,134 114,128.4 116,122.6C118.6,129 119.6,134.4 121.2,140C123.6,148.6 130.4,156 140,156.6"
        "C146,157 151.6,153.6 153,147.6C151,149.6 148.6,150 146,149C140,146.6 138.6,139.4 140.4,131.6"
        "C143,121 148.6,110 148.4,98C148.2,92 147.6,86 146.6,78L142.4,80C143,88 139,94.6 132,96.4"
        "C126,98 118,94.6 113,95.4C108,95 104.6,90 103.2,82Z"
    )
    half.fill(mirror(beard), ink.NAVY, ink.PAPER, 1.3)
    broad = (
        "M104,102C101.4,114 102.6,124 103.6,133C104.4,141.6 101.6,148.6 95.6,151"
        "M139.6,101C138,113 132.6,121 131.6,131C131,141 134.6,150 143,152.8"
    )
    half.line(mirror(broad), ink.PAPER, 2.1)
    fine = (
        "M108.4,103C106.4,114 107.4,124 108,133C108.4,140 106.4,146 102.6,150M113,106"
        "C111.4,112 111,119 110.8,126"
        "M119.6,106C119.4,113 121.4,119 122.6,126C123.6,136 127.6,147 135.6,152.4"
        "M125.4,105C124.4,113 125.8,121 126.6,129C127,138 130.6,147.4 138.4,152.4"
        "M144.4,92C144.4,106 138.6,116 136.4,127C135.2,136 137.6,146 144,150.4"
        "M132.4,102C131,110 128.6,115 128.6,121"
    )
    half.line(mirror(fine), ink.PAPER, ink.HAIR)


def _moustache(half: Figure) -> None:
    half.fill(
        mirror("M108.4,99.4C112.6,100.4 118,100.4 122,99.4C120.6,105 110,105 108.4,99.4Z"),
        ink.RED,
        ink.NAVY,
        0.9,
    )
    lobes = (
        "M114.4,93.4C110.6,93 106.4,95.6 103.6,100C102.4,102.4 101,104.4 98.6,106"
        "C103.6,107.6 108,104.6 110.4,101.4"
        "C112,99.8 113.4,99 114.6,99C117,99 119,99.8 121.4,102C125.6,106 132,108.4 138.6,105.4"
        "C134.4,103.4 132.6,100.6 129.6,97.4C125.4,93.2 119,92.2 114.4,93.4Z"
    )
    half.fill(mirror(lobes), ink.NAVY, ink.PAPER, 1.1)
    half.line(
        mirror("M117.4,95.6C122,95.4 126.4,98.4 130,102M111.4,96C108.6,97.4 106.4,100 104.6,103"),
        ink.PAPER,
        1.0,
    )


def _hair_before(half: Figure) -> None:
    temple = "M106,51C112,55 113,62 111,69C110,75 107,79 106.4,85C104,92 98,88 98.6,78C99,66 99,58 106,51Z"
    half.fill(temple, ink.NAVY, ink.NAVY, 1.2)
    half.line("M107.4,58C103.4,66 102,76 102.4,86", ink.PAPER, ink.HAIR)
    half.fill("M139,52C144,56 146.6,64 146.4,72C149.4,64 148,56 144,51Z", ink.NAVY, ink.NAVY, 1.2)


def _crown(half: Figure) -> None:
    half.fill("M102,48C103,35 147,35 148,48Z", ink.RED, ink.NAVY, 1.6)
    for x, tip in ((112.4, 31.6), (137.6, 31.6)):
        half.fill(f"M{x},{tip}L{x + 4.4},50L{x - 4.4},50Z", ink.GOLD, ink.NAVY, 1.6)
        half.fill(circle(x, tip, 2.6), ink.PAPER, ink.NAVY, 1.3)
    for x, y, turn, size in ((100.6, 35.4, -12, 0.9), (149.4, 35.4, 12, 0.9), (125, 31.4, 0, 1.04)):
        half.fill(at(_LEAF, x, y, size, turn), ink.GOLD, ink.NAVY, 1.8)
        half.line(at("M0,-7L0,5", x, y, size, turn), ink.NAVY, ink.HAIR)
    band = "M97.6,43.6Q125,50 152.4,43.6L150,57.6Q125,63.6 100,57.6Z"
    half.fill(band, ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.line("M98.6,47.4Q125,53.6 151.4,47.4", ink.NAVY, ink.INNER)
    heads.crown_band(half, 55.4, -2.6)
