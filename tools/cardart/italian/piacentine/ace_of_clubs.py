"""Ace of clubs: the stump of a great tree with its roots, sawn off above, green shoots at its sides."""

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import CHESTNUT, GREEN, LEAF, PINE, RED, WHITE, WOOD
from tools.cardart.italian.ornaments import flower, leaf
from tools.cardart.italian.pen import Pen


def draw(pen: Pen) -> None:
    """The whole face."""
    with pen.at(100):
        _meadow(pen)
        _shoots(pen)
        _branches(pen)
        _trunk(pen)
        _bark(pen)
        _top(pen)
        _grass(pen)


def _meadow(pen: Pen) -> None:
    pen.blob("-86,324 -66,308 -30,300 30,300 62,304 71,317 62,334 40,346 -40,348 -72,338", LEAF, 1.8, 0.8)
    hatch(pen, (-60, 336), (56, 336), 16, 5, -7, 1.3)


def _shoots(pen: Pen) -> None:
    """Young branches in leaf, one on each side."""
    pen.tube("22,120 48,112 62,92 66,62", 4, GREEN, 1.5)
    for x, y, turn in ((50, 110, 30), (58, 100, -150), (63, 88, 10), (65, 76, -160), (66, 66, -40), (66, 62, -100)):
        leaf(pen, x, y, 25, turn, LEAF if turn in (10, -100) else GREEN, 0.4)
    pen.tube("-22,214 -50,208 -64,190 -68,164", 4, GREEN, 1.5)
    for x, y, turn in (
        (-50, 208, 150),
        (-60, 197, -30),
        (-65, 186, 170),
        (-67, 176, -20),
        (-68, 168, -140),
        (-68, 164, -80),
    ):
        leaf(pen, x, y, 25, turn, LEAF if turn in (170, -80) else GREEN, 0.4)


def _branches(pen: Pen) -> None:
    for x, y, turn, size in ((26, 168, 52, 1.7), (-25, 106, -50, 1.8), (26, 240, 60, 1.35), (-26, 160, -62, 1.25)):
        with pen.at(x, y, size, turn):
            pen.cut("M-8 8L-6.4 -16L6.4 -16L8 8Z", PINE, 1.6, 0.6)
            pen.blade("-4.4,4 -3.4,-11", 2, "in", GREEN)
            pen.oval(0, -16, 7, 4.6, WOOD, 1.5, 0)
            pen.oval(0, -16, 3.2, 2, None, 1.1, 0, CHESTNUT)


def _trunk(pen: Pen) -> None:
    """The bark's outline, roots and all; the left half lit."""
    pen.blob(
        "-33,54* 33,54* 34,78 28,100* 36,112 36,128* 28,142 27,170 33,192* 28,212 30,238 36,262 50,282 62,292 71,305 "
        "72,318* 64,309 56,304 50,307 56,322 52,339* 44,324 32,310 24,310 20,328 6,348* 0,330 -6,312 -14,310 -22,326 "
        "-42,344* -40,326 -32,311 -40,307 -56,314 -80,328* -74,308 -54,290 -40,270 -32,244 "
        "-30,218* -36,204 -36,188* -29,172 -28,148 -33,132* "
        "-30,108 -35,92* -35,76",
        PINE,
        2.2,
        1.1,
    )
    pen.blob(
        "-31,58* -4,66* -6,92 -14,112* -4,132 -8,168 -14,186* -6,206 -8,240 -16,268* -6,290 -10,308* -18,312 -25,324 "
        "-38,338* -36,322 -30,308 -40,304 -56,311 -75,323* -69,308 -50,293 -37,270 -29,244 "
        "-27,218* -33,204 -33,190* -26,172 "
        "-25,148 -30,132* -27,108 -32,92* -32,76",
        GREEN,
        0,
        0,
    )


def _bark(pen: Pen) -> None:
    for light in (
        "-29,76 -27,88 -29,96",
        "-25,112 -26,124 -28,134",
        "-22,150 -22,166 -28,184",
        "-30,204 -23,220 -25,240",
        "-28,252 -36,276 -52,296",
        "-14,296 -20,310 -30,322",
    ):
        pen.blade(light, 3, "both", LEAF)
    for crack in (
        "-18,74 -20,92 -15,112",
        "-16,124 -20,148 -15,172",
        "-17,190 -18,216 -14,240",
        "-16,252 -24,278 -40,300",
        "-6,262 -10,288 -18,312",
        "8,72 12,92 6,112",
        "18,82 20,104 15,124",
        "9,150 6,176 10,200",
        "20,150 17,172 22,196",
        "8,216 10,246 6,276",
        "18,226 22,252 38,282",
        "8,284 12,304 6,334",
        "26,266 40,292 48,316",
        "44,286 56,298 64,308",
    ):
        pen.blade(crack, 2.4)
    for x, y, high, ink in ((8, 130, 11, GREEN), (-6, 222, 9, PINE), (14, 208, 7, GREEN)):
        pen.oval(x, y, high * 0.62, high, ink, 1.7, 0.4)
        pen.blade([(x, y - high * 0.6), (x + 1, y), (x, y + high * 0.6)], 2.2)
    hatch(pen, (31, 66), (28, 100), 7, -9, 3, 1.4)
    hatch(pen, (33, 116), (26, 164), 8, -9, 3, 1.4)
    hatch(pen, (30, 196), (33, 256), 10, -9, 3, 1.4)


def _top(pen: Pen) -> None:
    """The sawn face with its rings, a crack and a splinter left by the axe."""
    pen.blob("-34,56 -30,44 -14,37 6,36 26,42 34,54 28,66 8,72 -14,71 -29,66", WOOD, 2, 0)
    for wide, high in ((24, 12.4), (15.4, 8), (7.4, 4)):
        pen.oval(0, 54, wide, high, None, 1.4, 0, CHESTNUT)
    pen.dot(0, 54, 2.4, CHESTNUT, 1.6)
    for crack in ("2,54 16,50 31,50", "-2,55 -12,62 -18,69", "-3,52 -10,44 -12,39"):
        pen.blade(crack, 1.8, "in", CHESTNUT)


def _grass(pen: Pen) -> None:
    for x, y in ((-70, 330), (60, 326), (-14, 344), (26, 340)):
        for turn in (-120, -90, -60):
            leaf(pen, x, y, 15, turn, GREEN, 0.24)
    flower(pen, -58, 334, 8, RED, 5)
    flower(pen, 40, 336, 7, WHITE, 5)
