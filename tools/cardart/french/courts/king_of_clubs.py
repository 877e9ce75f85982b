"""The king of clubs: turned to the left, a square red beard, sword and orb, golden plates over navy.

Knows no other court.
"""

from typing import Final

from shapely.geometry import box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cardart import ink, patterns
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, hands, heads
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.paths import Point, at, circle, mirror, rounded
from tools.cardart.pips import PIP
from tools.cardart.shapes import area, outline

_LOOKS: Final = heads.as_drawn
_SWORD: Final = hands.placed(200, 127, 1, 7)  # the blade runs up local -y
_CROWN: Final = (
    "M99,50L95.6,36.4L100,35.4C102,41.6 105,43.6 109,42L110.5,38L112,42C117,43.6 121.4,40 122.2,32.6"
    "L127.8,32.6"
    "C128.6,40 133,43.6 138,42L139.5,38L141,42C145,43.6 148,41.6 150,35.4L154.4,36.4L151,50"
)
_ORB: Final = (48.0, 98.0, 16.0)


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "C")
    _blade(half)
    _plates(half)
    _tabard(half)
    _gorget(half)
    _sword_arm(half)
    _orb_arm(half)
    _hair_behind(half)
    heads.three_quarter_face(half, _LOOKS)
    _age(half)
    _beard(half)
    _hair_before(half)
    _crown(half)
    return Court(half, sash(ink.GOLD, pips_and_dots("C", 4.2, ink.NAVY, ink.RED)))


def _blade(half: Figure) -> None:
    half.fill(_SWORD("M-9,-20L-7.4,-86L0,-106L7.4,-86L9,-20Z"), ink.PAPER, ink.NAVY, ink.CONTOUR)
    half.fill(_SWORD("M0,-20L0,-106L7.4,-86L9,-20Z"), ink.SHADE)
    half.line(_SWORD("M-9,-20L-7.4,-86L0,-106L7.4,-86L9,-20"), ink.NAVY, ink.CONTOUR)
    half.line(_SWORD("M0,-104L0,-88"), ink.NAVY, 1)
    half.fill(_SWORD("M-2.8,-20L0,-90L2.8,-20Z"), ink.NAVY)


def _plates(half: Figure) -> None:
    """Lames from the shoulders inwards, gold and navy by turns."""
    mantle = half.fill(cloth.MANTLE, ink.NAVY, ink.NAVY, ink.CONTOUR)
    half.pattern_lines(mantle, patterns.strokes((14, 118, 240, 230), 7), ink.GOLD, 1.8)
    for rx, ry, fill in ((86, 66, ink.GOLD), (72, 57, ink.NAVY), (63, 50, ink.GOLD)):
        lame = area(circle(125, 112, rx, ry)).intersection(mantle)
        half.fill(lame, fill, ink.NAVY, ink.CONTOUR)
        if fill == ink.GOLD:
            half.shade(lame, 7, 5, angle=-30)


def _tabard(half: Figure) -> None:
    """Parted in the middle, its clubs counterchanged."""
    left = "M125,120L96,124C92,140 90,170 88,230L125,240Z"
    half.cloth(left, ink.NAVY, _clubs((99.4, 149), (111.6, 157)), ink.GOLD)
    half.cloth(mirror(left), ink.GOLD, _clubs((138.4, 158), (150.6, 149), (152.6, 166)), ink.NAVY)


def _clubs(*places: Point) -> BaseGeometry:
    """Set down one by one, so that neither the edge nor the sash cuts them."""
    return unary_union([area(at(PIP["C"], x, y, 5.4)) for x, y in places])


def _gorget(half: Figure) -> None:
    half.fill("M101,105L150,100L153,126L97,126Z", ink.NAVY, ink.NAVY, ink.CONTOUR)
    plate = "M97,113C95,118 90,122 82,125C90,140 106,148 125,150C144,148 160,140 168,125C160,122 155,118 153,113Z"
    half.fill(plate, ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.shade(plate, 7, 5, angle=-30)
    half.line("M92.6,121C99,133 111,139.6 125,141C139,139.6 151,133 157.4,121", ink.NAVY, ink.INNER)
    for x, y in ((90.6, 127.6), (101.4, 136.6), (113, 143), (137, 143), (148.6, 136.6), (159.4, 127.6)):
        half.fill(circle(x, y, 2.1), ink.RED, ink.NAVY, 1)


def _sword_arm(half: Figure) -> None:
    sleeve = "M184,230C182,200 189,174 200,152L231,149C240,170 244,190 248,230Z"
    half.cloth(sleeve, ink.NAVY, patterns.strokes((190, 140, 250, 230), 7, -8), ink.GOLD, 1.8)
    guard = "M-22,-24C-10,-20.4 10,-20.4 22,-24L22.6,-19.4C10,-14.6 -10,-14.6 -22.6,-19.4Z"
    for side in (-1, 1):
        leaves = unary_union(
            [area(_SWORD(circle(side * x, y, 2.9))) for x, y in ((25.6, -22), (21.6, -26), (22, -17.4))]
        )
        half.fill(leaves, ink.GOLD, ink.NAVY, 1.5)
    half.fill(_SWORD(guard), ink.GOLD, ink.NAVY, 1.6)
    half.fill(_SWORD(circle(0, 26, 5.6)), ink.RED, ink.NAVY, 1.6)
    hands.fist(half, 200, 127, 0.93, 7)
    hands.cuff(half, hands.placed(204.6, 126, 0.93, 1), ink.RED, ink.GOLD)


def _orb_arm(half: Figure) -> None:
    sleeve = "M50,150L74,138C90,150 98,168 100,190L44,200Z"
    half.cloth(sleeve, ink.NAVY, patterns.strokes((34, 130, 110, 210), 7, 16), ink.GOLD, 1.8)
    palm = "M36,110C37.4,118 41,123 46,127C49,130 50,134 51,142L71,136C69,128 72,119 66.6,106Z"
    half.fill(palm, ink.FLESH)
    half.fill("M66.6,106C72,119 69,128 71,136L64,138.4C63,129 65,120 62,113Z", ink.SHADE)
    half.line(palm, ink.NAVY, 1.7)
    _orb(half)
    for x, y, turn in ((35.4, 109.6, -38), (41.2, 114.6, -22), (48, 116.8, -6), (54.8, 116, 10)):
        half.fill(at(rounded(-3.3, -6, 6.6, 13, 3.2), x, y, 1, turn), ink.FLESH, ink.NAVY, 1.35)
    thumb = (
        "M68.4,119C69.4,113 69,106.6 66.8,100.6C65,97 60.8,98.4 61.4,102C62,106.6 61,110 61.4,114"
        "C62,117 63.6,119 65.4,119.6"
    )
    half.fill(thumb, ink.FLESH, ink.NAVY, 1.35)
    half.fill("M46,139L70,130L76.4,143L50,153Z", ink.RED, ink.NAVY, ink.CONTOUR)
    for step in range(4):
        half.fill(circle(52.6 + 5.8 * step, 144.4 - 2.1 * step, 1.7), ink.GOLD)


def _orb(half: Figure) -> None:
    x, y, radius = _ORB
    globe = half.fill(circle(x, y, radius), ink.RED, ink.NAVY, ink.CONTOUR)
    hoops = f"M{x - radius},{y - 1}Q{x},{y + 8} {x + radius},{y - 1}M{x},{y + 4}L{x},{y - radius}"
    for width, band in ((3.1, ink.NAVY), (1.8, ink.GOLD)):
        half.fill(outline(hoops).buffer(width).intersection(globe.buffer(-1)), band)
    cross = "M-2,0L-2,-7L-8,-7L-8,-11L-2,-11L-2,-17L2,-17L2,-11L8,-11L8,-7L2,-7L2,0Z"
    half.fill(at(cross, x, y - radius + 0.4, 0.95), ink.GOLD, ink.NAVY, 1.5)


def _hair_behind(half: Figure) -> None:
    hair = (
        "M112,50C128,46 146,48 153,58C158,68 157,80 158,90C159,98 165,100 166,106C162,112 150,113 144,108"
        "C140,103 138,96 138,86Z"
    )
    half.fill(_LOOKS(hair), ink.RED, ink.NAVY, ink.CONTOUR)


def _age(half: Figure) -> None:
    """Heavier brows and a furrowed forehead."""
    brows = (
        "M119.4,71.6C124.6,63.6 134,64.2 138.8,74C133,69.6 126.4,69.4 119.4,71.6Z",
        "M104.8,74C107.2,66.4 113,65.8 116.2,71C112.6,69.6 108.4,70.2 104.8,74Z",
    )
    for brow in brows:
        half.fill(_LOOKS(brow), ink.NAVY)
    half.line(_LOOKS("M110.4,63.4C114,62 121,61.8 129,63.4M113,60C117,59 121.6,59 126,59.8"), ink.NAVY, 0.8)


def _beard(half: Figure) -> None:
    beard = (
        "M103.6,82C103,96 102.2,112 101,125.4C105,128.4 109.4,129.2 113.4,127.4C117,131 122.6,131.4 127,128.8"
        "C132,131.4 138.4,130.6 142.6,126.4C145.6,110 147,96 146.4,70C143.4,78 141.4,83 138,88"
        "C135,92.4 131,94.6 126,95C121,95 117.4,93.4 114.8,93.2C112,93.4 109.4,94.8 107.4,94"
        "C105,91 104.2,87 103.6,82Z"
    )
    half.fill(_LOOKS(beard), ink.RED, ink.NAVY, 1.8)
    strands = (
        "M104.8,104C104.6,112 104,118 103.8,123M108,107C107.6,114 107.6,120 107.6,126M111.6,109"
        "C111.4,116 112,121 112.6,124"
        "M116,109C115.8,116 117,122 119,127M120.4,108C120.6,116 122,122 123.6,127M125,106"
        "C125.4,114 126.8,121 129,126"
        "M129.6,103.4C131,112 133,120 135,127M134.4,98.4C136.4,108 138,117 138.6,125M138.8,92"
        "C140.6,102 141.6,111 141.6,121"
        "M142.4,84C143.6,92 144,98 144,106"
    )
    half.line(_LOOKS(strands), ink.NAVY, ink.HAIR)
    half.fill(_LOOKS("M109,98C110.4,105.4 120.4,105.4 121.6,98Z"), ink.RED, ink.NAVY, 1.3)
    moustache = (
        "M114.6,92.6C110.6,92.2 105.6,94.6 101.6,99.4C106,101 111,100.6 114.8,98.2"
        "C119.4,100.8 126,101.6 134,98.6"
        "C127,97 120,92.4 114.6,92.6Z"
    )
    half.fill(_LOOKS(moustache), ink.RED, ink.NAVY, 1.4)
    curl = "M112.6,95.2C109.4,95.6 107,97 104.8,98.8M117.4,95.6C121,97.6 125,98.8 129,98.8"
    half.line(_LOOKS(curl), ink.NAVY, 0.9)


def _hair_before(half: Figure) -> None:
    near = (
        "M128,52C137,58 139.4,66 139,76C139.4,84 138.6,94 142,102C145,110 152,114 157,111"
        "C161.4,114 167.6,111 166,105"
        "C161,104 157.8,100 157.6,92C156.6,82 158,68 151,54Z"
    )
    half.fill(_LOOKS(near), ink.RED, ink.NAVY, 1.8)
    far = "M112,52C107,56 105.4,64 104.8,72C104.4,78 103.4,82 101.6,88C97.8,88.6 96,83 97,76C97.8,66 99,58 102,52Z"
    half.fill(_LOOKS(far), ink.RED, ink.NAVY, 1.8)
    strands = (
        "M135,54C142,61 143.4,70 143,80C142.6,91 144,101 151,108M142,54C147.4,62 148,72 147.4,82"
        "C147,93 149,103 157,110.6"
        "M148,55.6C152.6,64 153,74 152.4,84C152.4,94 154.4,102 161,106.6M107,54C102.6,60 101,68 100.4,76"
        "C100,80 99.6,83 99,85.6"
    )
    half.line(_LOOKS(strands), ink.NAVY, ink.HAIR)


def _crown(half: Figure) -> None:
    for x, y, turn, size in ((97, 30.6, -12, 7.0), (153, 30.6, 12, 7.0), (125, 26, 0, 8.6)):
        half.fill(at(PIP["C"], x, y, size, turn), ink.GOLD, ink.NAVY, 1.7)
    half.fill(_CROWN + "L150,58Q125,50.6 100,58Z", ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.line("M99.2,51Q125,43.6 150.8,51", ink.NAVY, ink.INNER)
    lit = unary_union([box(0, 0, 112, 43), box(116, 0, 250, 47)])
    half.shade(_CROWN + "Q125,43 99,50Z", 5, 0, angle=0, pitch=2.2, within=lit)
    for pearl in (110.5, 139.5):
        half.fill(circle(pearl, 37.6, 2.7), ink.RED, ink.NAVY, 1.2)
    heads.crown_band(half, 50.8, 3.0)
