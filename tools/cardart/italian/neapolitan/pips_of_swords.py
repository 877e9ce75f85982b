"""Two to seven of swords: straight blades that never cross but on the four."""

from tools.cardart.italian.inks import GREEN, RED, WHITE, YELLOW
from tools.cardart.italian.neapolitan.vignettes import bay, piper
from tools.cardart.italian.ornaments import flower, leaf, ribbon
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_neapolitan import sword


def draw(pen: Pen, value: int) -> None:
    """The face of a value from 2 to 7."""
    {2: _two, 3: _three, 4: _four, 5: _five, 6: _six, 7: _seven}[value](pen)


def _two(pen: Pen) -> None:
    sword(pen, 62, 246, 142, 0, 1.52)
    ribbon(pen, "30,194 42,178 62,172 82,176 100,168 118,148 138,140 156,144 170,132", 16, RED, tails=16)
    sword(pen, 138, 246, 142, 0, 1.52)
    _knot(pen, 100, 168)


def _knot(pen: Pen, x: float, y: float) -> None:
    for turn in (-150, -90, -30, 30, 90, 150):
        leaf(pen, x, y, 22, turn, GREEN, 0.38)
    flower(pen, x, y, 12, YELLOW, 6)


def _three(pen: Pen) -> None:
    for x in (40, 160):
        sword(pen, x, 246, 168, 0, 1.26)
    ribbon(pen, "22,194 30,185 42,182 60,190 80,202 100,204 120,202 140,190 158,182 170,185 178,194", 16, RED, tails=13)
    sword(pen, 100, 246, 168, 0, 1.26)


def _four(pen: Pen) -> None:
    for x, y, turn in ((50, 70, 150), (150, 70, -150), (50, 260, 30), (150, 260, -30)):
        sword(pen, x, y, 79, turn, 1.3)
    for x, y, turn in ((100, 94, 90), (100, 236, -90), (34, 165, 0), (166, 165, 180)):
        for lean in (-66, -22, 22, 66):
            leaf(pen, x, y, 27, turn + lean + 180, GREEN, 0.36)
        flower(pen, x, y, 13.5, RED if x == 100 else WHITE, 6)


def _five(pen: Pen) -> None:
    for x in (33, 167):
        sword(pen, x, 117, 86, 0, 1.16)
        sword(pen, x, 213, 86, 180, 1.16)
    sword(pen, 100, 200, 74, 0, 1.16)
    piper(pen, 100, 56, 1.08)
    bay(pen, 100, 285, 1.05)


def _six(pen: Pen) -> None:
    for x in (36, 100, 164):
        sword(pen, x, 118, 80, 0, 1.2)
        sword(pen, x, 212, 80, 180, 1.2)


def _seven(pen: Pen) -> None:
    for x in (36, 100, 164):
        sword(pen, x, 104, 74, 0, 1.1)
        sword(pen, x, 226, 74, 180, 1.1)
    sword(pen, 67, 165, 94, 90, 1.12)
