"""The head-dress that stands for a court on the plain faces. Decides three ornaments; knows no figure."""

from tools.cardart import ink, svg
from tools.cardart.paths import at, circle

_KING = "M-34,0L-40,-34L-21,-18L-13,-40L0,-24L13,-40L21,-18L40,-34L34,0Z"
_QUEEN = (
    "M-32,0C-34,-12 -38,-20 -43,-27C-34,-27 -27,-22 -22,-14C-20,-24 -13,-34 0,-42"
    "C13,-34 20,-24 22,-14C27,-22 34,-27 43,-27C38,-20 34,-12 32,0Z"
)
_BERET = "M-31,-6C-40,-11 -41,-24 -31,-29C-14,-36 25,-37 37,-19C41,-10 36,-2 31,1Z"
_BRIM = "M-31,-7C-17,-14 19,-14 32,-5C35,-1 34,5 30,9C17,1 -14,0 -29,8C-33,5 -34,-3 -31,-7Z"
_PLUME = "M9,-5C3,-23 12,-36 30,-38C49,-40 61,-31 58,-20C55,-11 46,-13 46,-20C40,-22 28,-16 20,-3Z"
_QUILL = "M16,-6C12,-20 22,-30 36,-31C46,-31 52,-27 52,-20"


def ornament(rank: str, x: float, foot: float, jewel: str) -> str:
    """A gold crown for K, a tiara for Q, a plumed cap for J, about 84 wide, standing at y = `foot`.

    `jewel` is the ink of its stones.
    """
    parts = {"K": _king, "Q": _queen, "J": _jack}[rank](jewel)
    return "".join(svg.path(at(d, x, foot), fill, line, weight) for d, fill, line, weight in parts)


Part = tuple[str, str, str | None, float]


def _king(jewel: str) -> list[Part]:
    points = [(-40.0, -36.0), (-13.0, -42.0), (13.0, -42.0), (40.0, -36.0)]
    return [
        (_KING, ink.GOLD, ink.NAVY, 3),
        ("M-34,0L34,0L33,9L-33,9Z", jewel, ink.NAVY, 3),
        *[(circle(px, py, 4.4), jewel, ink.NAVY, 2.4) for px, py in points],
    ]


def _queen(jewel: str) -> list[Part]:
    return [
        (_QUEEN, ink.GOLD, ink.NAVY, 3),
        ("M-32,0Q0,6 32,0L31,8Q0,14 -31,8Z", jewel, ink.NAVY, 3),
        *[(circle(px, py, 4.4), jewel, ink.NAVY, 2.4) for px, py in ((-43, -28), (0, -43), (43, -28))],
        (circle(0, -17, 5), ink.PAPER, ink.NAVY, 2.4),
    ]


def _jack(jewel: str) -> list[Part]:
    return [
        (_BERET, jewel, ink.NAVY, 3),
        (_BRIM, ink.GOLD, ink.NAVY, 3),
        (_PLUME, ink.PAPER, ink.NAVY, 3),
        (_QUILL, "none", ink.NAVY, 1.6),
        (circle(14, -4, 4.6), jewel, ink.NAVY, 2.4),
    ]
