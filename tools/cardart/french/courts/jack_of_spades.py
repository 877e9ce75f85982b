"""The jack of spades: in profile to the right, a scrolled staff, a bag hat, a parted doublet.

Knows no other court.
"""

from shapely.geometry import box

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, hands, heads_youth
from tools.cardart.french.cloth import both_sides
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.french.lances import whole_lances
from tools.cardart.paths import at, circle, mirror, rounded, transform
from tools.cardart.pips import PIP

_STAFF = hands.placed(204, 125, 1, 4)
_CHAIN = "M86,118C96,146 110,154 125,155C138,154 146,147 150,130"
_TASSEL = (
    "M-5.6,2L5.6,2C8.6,8 9.4,15 8.6,20L4.4,17.4L2.6,22.6L-.4,17.6L-3.4,22.4L-4.8,17.2L-8.6,19.6C-9.4,15 -8.6,8 -5.6,2Z"
)
_ROLL = "M95,49C104,40 138,34 151,38C157.4,40.4 158,51.6 152.6,54.6C140,52.4 112,55.6 100,62C93,63 90,54.4 95,49Z"


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "S")
    _staff(half)
    _doublet(half)
    _shoulders(half)
    _neck(half)
    _collar(half)
    _arm(half)
    _bag(half)
    heads_youth.youth_profile(half, mirror)
    _moustache(half)
    _hair(half)
    _roll(half)
    return Court(half, sash(ink.GOLD, pips_and_dots("S", 4.2, ink.NAVY, ink.RED)))


def _staff(half: Figure) -> None:
    put = _STAFF
    half.fill(put("M-2.6,-53L2.6,-53L2.6,110L-2.6,110Z"), ink.GOLD, ink.NAVY, 1.6)
    half.fill(put("M0,-107C2,-102 7.6,-98 7.6,-90L-7.6,-90C-7.6,-98 -2,-102 0,-107Z"), ink.NAVY)
    arm = "M1.8,3C1.8,-5 2.4,-17 9.6,-17.4C17,-17.8 18.6,-9 14.8,-5.4C12.2,-3 8.6,-4 7.6,-6.4"
    upper = at(arm, 0, -75)
    lower = transform(arm, (1, 0, 0, -1, 0, -73))
    scrolls = [put(path) for arc in (upper, lower) for path in (arc, mirror(arc, 0))]
    for weight, colour in ((6.2, ink.NAVY), (3.2, ink.GOLD)):
        for scroll in scrolls:
            half.line(scroll, colour, weight)
    for top in (-76.6, -53):
        half.fill(put(rounded(-5.6, top, 11.2, 5.2, 1)), ink.RED, ink.NAVY, 1.5)


def _doublet(half: Figure) -> None:
    left = "M125,120L100,116C80,120 58,122 43,133C30,144 22,156 14,180L125,240Z"
    right = "M125,120L150,116C170,120 192,122 207,133C222,144 232,160 238,190L238,240L125,240Z"
    for outline, fill, drop_ink in ((left, ink.NAVY, ink.GOLD), (right, ink.PAPER, ink.NAVY)):
        side = half.fill(outline, fill, ink.NAVY, ink.CONTOUR)
        half.pattern(side, whole_lances(side), drop_ink)
    half.line("M125,120L125,240", ink.NAVY, ink.CONTOUR)


def _shoulders(half: Figure) -> None:
    """The left sleeve, and a striped roll over each armhole."""
    _sleeve(
        half,
        "M50,124C34,132 20,152 10,176L10,240L60,240C58,190 54,150 50,124Z",
        [(34, 154, 14), (20, 160, 20)],
    )
    wing = "M64,117C53,119 46,124 42,132C50,142 56,160 57,196L69,196C70,166 68,134 64,117Z"
    for number, path in enumerate(both_sides(wing)):
        puff = half.fill(path, ink.GOLD)
        for top in range(112, 200, 11):
            stripe = f"M36,{top + 8}L72,{top}L72,{top + 5}L36,{top + 13}Z"
            half.fill(both_sides(stripe)[number], ink.NAVY, within=puff)
        half.line(path, ink.NAVY, ink.CONTOUR)


def _sleeve(half: Figure, outline: str, slashes: list[tuple[int, int, int]]) -> None:
    """A navy sleeve with paper slashes, each (x, y, turn), and a red thread in every one."""
    puff = half.fill(outline, ink.NAVY, ink.NAVY, ink.CONTOUR)
    for x, y, turn in slashes:
        half.fill(at("M0,-22C4,-8 4,8 0,26C-4,8 -4,-8 0,-22Z", x, y, 1, turn), ink.PAPER, within=puff)
        half.line(at("M0,-14L0,16", x, y, 1, turn), ink.RED, 1.4, within=puff)


def _neck(half: Figure) -> None:
    half.fill("M101,92L139,108C138,114 139,120 142,126L120,128L97,118Z", ink.FLESH, ink.NAVY, ink.CONTOUR)
    half.fill("M103,97L110,97C116,107 126,114 138,116.6L138.6,121C126,122 110,114 102,104Z", ink.SHADE)


def _collar(half: Figure) -> None:
    half.line(_CHAIN, ink.NAVY, 5.2)
    half.line(_CHAIN, ink.GOLD, 2.6)
    half.fill(circle(125, 155, 7.4), ink.GOLD, ink.NAVY, 1.8)
    half.fill(at(PIP["S"], 125, 155, 4.4), ink.NAVY)
    frill = (
        "M96,101C92,102 90,106 92,109L100,120L140,130L148,125C150,122 149,119 146,118.4"
        "C144,116 140.4,116.6 139,119"
        "C137,117 133,117.6 132.4,120C130,117.4 126,117.4 125,119.6C123,116.4 119,115.6 117.6,117.8"
        "C116,114 112,112.6 110,114.4C109.6,110.4 106.6,108.2 104,109.4C103.4,105 100,101.4 96,101Z"
    )
    half.fill(frill, ink.PAPER, ink.NAVY, 1.6)
    band = "M92,108C103,119.6 122,127 148,123.6L155,134C131,146 103,140 83,124Z"
    half.fill(band, ink.RED, ink.NAVY, ink.CONTOUR)
    half.shade(band, 6, 1, angle=-35)
    half.line("M90.6,112.4C102,123.6 122,131.4 149.6,128", ink.GOLD, 1.8)


def _arm(half: Figure) -> None:
    sleeve = "M186,230C184,200 190,174 199,152L229,149C238,170 242,190 246,230Z"
    _sleeve(half, sleeve, [(203, 178, 10), (216, 178, 0), (229, 180, -10)])
    hands.fist(half, 203.6, 126, 0.92, 4)
    hands.cuff(half, hands.placed(204, 126, 0.92, 4), ink.GOLD, ink.NAVY)


def _bag(half: Figure) -> None:
    bag = (
        "M150,42C144,20 122,14 106,20C93,25.4 89,42 88.8,58C87,68 77,72 69,78C63.6,82 60,87 58,92L69.4,97.4"
        "C73,92.4 82,92 90,86C97,80 102,72 106,58L148,48Z"
    )
    half.fill(bag, ink.RED, ink.NAVY, ink.CONTOUR)
    half.line("M141,39C136,29.6 126,23.6 112,22.6M133,41C126,33.6 116,30 103,31.4", ink.NAVY, ink.INNER)
    half.line("M124,45C112,37 98,42 96,58C94,70 84,77 75,84", ink.NAVY, ink.INNER)
    half.shade(bag, -5, 0, angle=0, pitch=2.4, within=box(60, 66, 110, 130))
    half.fill(at(_TASSEL, 63, 96, 1, 24), ink.GOLD, ink.NAVY, 1.6)
    half.fill(at(rounded(-8, -3, 16, 6, 2.4), 63.4, 95.6, 1, 25), ink.GOLD, ink.NAVY, 1.6)


def _moustache(half: Figure) -> None:
    moustache = (
        "M99.4,96C103,95 107.6,96.6 111.4,98.6C114.6,100 117.4,98.6 118.4,95.4"
        "C120.4,99.6 117.4,102.6 112.6,102C108,101.4 104,98.8 100.2,98.6C98.6,98 98.6,96.6 99.4,96Z"
    )
    half.fill(mirror(moustache), ink.NAVY)


def _hair(half: Figure) -> None:
    hair = (
        "M116,52C120,58 124,64 130,68C132,72 140,70 141,76C141.6,82 138,86 136.4,91C137,98 141,104 148,106"
        "C146,112 154,116 160,111C167,105 163,96 160,90C162,78 160,60 150,50Z"
    )
    half.fill(mirror(hair), ink.NAVY, ink.NAVY, 1.4)
    strands = (
        "M124,53.4C132,60 140,64 142.4,71C145.4,76 143,84 141.6,90C142,98 147,103 154,105"
        "M134,53.4C142.6,58 148,66 148.4,74C148.6,84 146.4,90 149,97C151.4,101.4 154,103.4 157,104"
        "M144,54C150.6,60 153.4,68 153.2,76C153,84 151.6,89 154.4,95"
    )
    half.line(mirror(strands), ink.PAPER, 1.15)
    half.fill(circle(115.4, 90.4, 2.7), ink.GOLD, ink.NAVY, 1.1)


def _roll(half: Figure) -> None:
    roll = half.fill(_ROLL, ink.GOLD)
    for x in range(96, 156, 9):
        half.fill(f"M{x},30L{x + 4},30L{x - 7},66L{x - 11},66Z", ink.NAVY, within=roll)
    half.line(_ROLL, ink.NAVY, ink.CONTOUR)
    half.fill(circle(146, 47, 6.4), ink.PAPER, ink.NAVY, 1.8)
    half.fill(at(PIP["S"], 146, 46.8, 4.2), ink.NAVY)
