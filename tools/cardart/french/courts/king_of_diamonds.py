"""The king of diamonds: in profile, one eye, his axe, red lapels over gold. Knows no other court."""

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.french import cloth, hands, heads
from tools.cardart.french.cloth import both_sides
from tools.cardart.french.court import Court, blank_half
from tools.cardart.french.frame import pips_and_dots, sash
from tools.cardart.paths import at, circle
from tools.cardart.pips import PIP

_CROWN = (
    "M104,{foot}L102,31L109,31L109,38L115,38L115,26L121,26L121,19L129,19L129,26L135,26L135,38L141,38L141,31L150,31"
    "L151,{foot}"
)


def draw() -> Court:
    """The half figure and its sash."""
    half = blank_half()
    cloth.ground(half, "D")
    _axe(half)
    pattern = cloth.lozenges((6, 116, 250, 230))
    half.cloth(cloth.MANTLE, ink.GOLD, pattern, ink.RED)
    _tunic(half)
    _lapels(half)
    half.cloth("M190,230C188,200 194,174 204,153L234,150C243,170 246,190 248,230Z", ink.GOLD, pattern, ink.RED)
    hands.fist(half, 208.6, 127, 0.93, 4)
    hands.cuff(half, hands.placed(208.6, 127, 0.93, 4), ink.NAVY, ink.GOLD)
    _hair_behind(half)
    heads.profile_face(half, heads.as_drawn)
    _beard(half)
    _hair_before(half)
    _crown(half)
    return Court(half, sash(ink.NAVY, pips_and_dots("D", 4.6, ink.GOLD, ink.PAPER)))


def _axe(half: Figure) -> None:
    put = hands.placed(209, 128, 1, 4)
    half.fill(put("M-2.8,-98L2.8,-98L2.8,110L-2.8,110Z"), ink.GOLD, ink.NAVY, 1.6)
    half.fill(put("M3,-86L9,-83L17,-77.5L9,-72L3,-69Z"), ink.PAPER, ink.NAVY, ink.CONTOUR)
    blade = "M-3,-88C-11,-90 -17,-97 -19,-108C-37,-94 -37,-60 -19,-46C-17,-57 -11,-65 -3,-67Z"
    half.fill(put(blade), ink.PAPER, ink.NAVY, ink.CONTOUR)
    half.fill(put("M-19,-108C-37,-94 -37,-60 -19,-46C-26,-64 -26,-90 -19,-108Z"), ink.SHADE, ink.NAVY, 1.6)
    half.fill(put("M-5,-91L5,-91L5,-64L-5,-64Z"), ink.RED, ink.NAVY, 1.6)
    half.fill(put(at(PIP["D"], 0, -77.5, 6.4)), ink.GOLD)
    half.fill(put("M-4.4,-98L4.4,-98L0,-107Z"), ink.GOLD, ink.NAVY, 1.4)


def _tunic(half: Figure) -> None:
    half.fill("M100,104L150,104L132,230L118,230Z", ink.NAVY, ink.NAVY, ink.CONTOUR)
    for y in range(139, 180, 12):
        half.fill(at(PIP["D"], 125, y, 5), ink.GOLD)


def _lapels(half: Figure) -> None:
    lapel = "M104,108L78,113L52,124L64,150L76,146L88,166L98,160L112,186L125,190L125,162L110,128Z"
    zigzag = "M62,127L69,141L80,137L92,156L101,151L114,172"
    for side, stitches in zip(both_sides(lapel), both_sides(zigzag), strict=True):
        half.fill(side, ink.RED, ink.NAVY, ink.CONTOUR)
        half.shade(side, 6, 4, angle=-30)
        half.line(stitches, ink.GOLD, 2.0)


def _hair_behind(half: Figure) -> None:
    hair = (
        "M126,50C136,58 137,72 136,84C135,94 138,104 145,110C152,116 165,113 165.6,104"
        "C166,98 159.6,97.6 157.6,92"
        "C160.6,78 159.4,60 150,50Z"
    )
    half.fill(hair, ink.NAVY, ink.NAVY, ink.CONTOUR)
    half.fill("M104,112L143,106L147,128L104,134Z", ink.PAPER, ink.NAVY, ink.CONTOUR)
    pleats = "M112,131L111,116M120,130L119,115M128,129L127,113M136,128L134.6,111.6M142.4,127L140.4,110"
    half.line(pleats, ink.NAVY, 1.3)


def _beard(half: Figure) -> None:
    beard = (
        "M131,80C131.4,88 127,94 119.6,96.6C114,98.6 109,98.6 104,101.2C103.8,103 102,104.6 100.8,105.2"
        "C97.6,111 95.6,119 98,126C99.4,131 102,134 106.4,136.4C106,133 107.4,131 109.6,131"
        "C112,134.6 116,137.4 121,137C120,133.6 121.6,131.6 124,130.8C131,128 140,119 141.4,107"
        "C142.4,98 139,90 136.6,84Z"
    )
    half.fill(beard, ink.NAVY, ink.PAPER, 1.2)
    strands = (
        "M135,88C136,98 131,106 123,110C114,114 107,116 104,124M138.4,97C138,107 131,114 123,117.6"
        "C115,121 110.6,123 109,129M138.6,107C136,116 129,121 123,124.6C121,126 120,127.6 119.6,129.6"
        "M128.6,97C125,104 116,107 108.4,110C104,112.4 101,117 100.8,123"
    )
    half.line(strands, ink.PAPER, 1.15)
    heads.profile_lips(half, heads.as_drawn)
    moustache = (
        "M98.6,95.2C101.6,94 106,94.2 109.4,96.8C113,99.4 117,100.4 121.6,98.4"
        "C120.4,104.4 113,106.4 107.6,103.8"
        "C104.4,102 101.8,100 98.6,99.6C97.2,98.2 97.4,96 98.6,95.2Z"
    )
    half.fill(moustache, ink.NAVY, ink.PAPER, 1.1)


def _hair_before(half: Figure) -> None:
    hair = (
        "M116,52C126,55 133.6,61 134.4,70C139,70 142,74 141,79C139.6,84 137,87 137,92"
        "C138,100 143,108.4 151,110.4"
        "C159,112 165.6,108 165,102.6C159,101.4 156,97 157,91C160.6,78 159.4,60 150,50Z"
    )
    half.fill(hair, ink.NAVY, ink.NAVY, 1.4)
    strands = (
        "M124,53.4C134,57 140,64 141.4,71C145.4,76 143,84 141.6,90C142,98 147,104.6 155,106.4"
        "M134,53.4C142.6,58 148,66 148.4,74C148.6,84 146.4,90 149,97C151.4,101.4 155,103.4 159,104"
        "M144,54C150.6,60 153.4,68 153.2,76C153,84 151.6,89 153.4,94"
    )
    half.line(strands, ink.PAPER, 1.15)


def _crown(half: Figure) -> None:
    half.fill(_CROWN.format(foot=48) + "L150,57L105,57Z", ink.GOLD, ink.NAVY, ink.CONTOUR)
    half.line("M104,47.6L151,47.6", ink.NAVY, 1.4)
    half.shade(_CROWN.format(foot=47) + "Z", 4, 0, angle=0, pitch=2.2)
    half.fill(at(PIP["D"], 125, 36, 8), ink.RED, ink.NAVY, 1.2)
    for x in (105.6, 145.6):
        half.fill(at(PIP["D"], x, 27, 4.4), ink.RED, ink.NAVY, 1.2)
    for x in (110, 117.6, 125.2, 132.8, 140.4, 147):
        half.fill(circle(x, 52.4, 1.8), ink.NAVY)
