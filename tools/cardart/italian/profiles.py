"""Heads in profile, 100 units high, looking right. Decides features, hair and beards from the side; knows no court.

Crowns and hats of `hats` fit: the skull reaches from x = -40 to 34, the brow lies at y = -22.
"""

from typing import Final, Literal

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import CHEEK, INK, RED, SKIN, WHITE
from tools.cardart.italian.pen import Pen

Ridge = Literal["straight", "hooked"]

_RIDGES: Final[dict[Ridge, tuple[str, str]]] = {
    "straight": ("33,-15* 39,-3 49,11 46,16 37,16*", "35,14 36,9 41,10"),
    "hooked": ("34,-17* 45,-10 52,2 53,15 47,17 37,15*", "37,14 38,8 44,10"),
}
"""Outline from the root of the nose to below it, and the line of the nostril."""


def profile(pen: Pen, ridge: Ridge = "straight", age: int = 0, stern: bool = False) -> None:
    """The face, its one eye and its ear, without hair. `age` 0 is smooth, 1 lined, 2 furrowed."""
    nose, nostril = _RIDGES[ridge]
    pen.blob(
        f"-10,-50 14,-49 28,-39 34,-26 {nose} 39,21 36,25* 39,29 34,34 36,42 30,50 18,51 2,46 "
        f"-14,34 -24,12 -34,-10 -30,-36",
        SKIN,
        1.6,
        0.5,
    )
    pen.dot(14, 17, 8, CHEEK, 6.4)
    pen.blob("37,20 38.5,22 36,25.4 38,29.5 34,31.4 28,28.6 25,26 31,23", RED, 0, 0)
    pen.blade("23,26.6 30,26.2 37,25.4", 2)
    pen.blade(nostril, 1.8)
    _eye(pen, stern)
    if age:
        hatch(pen, (-4, 20), (8, 34), 5, 5, -3, 0.9)
        pen.blade("3,-6 6,-1 4,4", 1.2)
        pen.blade("22,13 19,20 21,26", 1.3)
    if age > 1:
        pen.blade("14,-33 24,-35 31,-32", 1.2)
        pen.blade("17,-39 24,-40 29,-38", 1.1)
    pen.blob("-14,-10 -7,-14 -2,-9 -3,0 -8,10 -13,6", SKIN, 1.4, 0.3)
    pen.blade("-10,-8 -6,-6 -8,2", 1.2)


def _eye(pen: Pen, stern: bool) -> None:
    pen.blob("11,-5* 20,-13 27,-12* 27.4,-6 20,-3.4", WHITE, 0, 0)
    pen.oval(23.2, -8.4, 3.1, 4.4, INK, 0, 0, None)
    pen.blade("8.6,-4.4 17,-13.4 29,-12.6", 3)
    pen.blade("14,-3.4 21,-2.8 26.6,-5.4", 1.4)
    pen.blade("7,-19 18,-25 33,-16" if stern else "6,-19 17,-26 32,-22", 3.8)


# --- hair


def _tresses(pen: Pen, outline: str, colour: str, strands: tuple[str, ...], width: float = 2) -> None:
    """A mass of hair with knife strokes `width` wide along its strands."""
    pen.blob(outline, colour, 1.7, 0.8)
    for strand in strands:
        pen.blade(strand, width)


def cropped_nape(pen: Pen, colour: str) -> None:
    """Hair combed back from the brow and rolled under at the nape, drawn after the face."""
    _tresses(
        pen,
        "30,-36* 24,-52 0,-60 -28,-54 -46,-34 -50,-6 -54,20 -46,34 -30,35 -18,26 -17,8* "
        "-15,-12 -6,-18 2,-10* 8,-24 18,-32",
        colour,
        (
            "24,-42 4,-46 -12,-30 -18,-8",
            "8,-52 -18,-46 -32,-24 -34,6",
            "-24,-48 -42,-24 -44,22",
            "-24,-14 -28,8 -28,28",
            "-46,22 -42,28 -32,29",
        ),
        1.9,
    )


def long_nape(pen: Pen, colour: str, low: float) -> None:
    """Long hair falling behind the ear to y = `low` in three locks; drawn after the face, before a crown."""
    _tresses(
        pen,
        f"28,-40* 8,-58 -24,-56 -46,-36 -52,-4 -50,24 -60,{low * 0.7} -56,{low}* -46,{low - 10} -38,{low + 4}* "
        f"-30,{low - 12} -20,{low - 4}* -14,{low * 0.6} -16,18 -18,-8 -8,-18 0,-12* 6,-26 16,-34",
        colour,
        (
            f"-26,-30 -38,0 -34,{low * 0.5} -40,{low - 6}",
            f"-40,-24 -48,10 -46,{low * 0.5} -54,{low - 10}",
            f"-20,-24 -26,10 -24,{low * 0.55} -24,{low - 12}",
        ),
    )


# --- beards


def long_beard(pen: Pen, colour: str, low: float) -> None:
    """A beard from the ear to a wavy end at y = `low`, jutting before the chin, with its moustache."""
    _tresses(
        pen,
        f"-6,-2* -4,14 8,20 22,20 36,22 42,32 50,44 54,{low * 0.66} 44,{low - 18} 40,{low}* 30,{low - 12} "
        f"20,{low - 4}* 14,{low - 20} 2,{low - 26}* 2,62 -8,44 -14,20 -12,6*",
        colour,
        (
            f"-8,14 0,38 10,60 16,{low - 16}",
            f"6,24 16,46 24,62 26,{low - 18}",
            f"22,34 32,50 38,66 36,{low - 14}",
            f"38,36 45,50 47,{low * 0.68}",
        ),
        2.1,
    )
    pen.blob("28,26 37,25 39,29 34,32", RED, 1, 0)
    pen.blob("39,17* 40,24 30,25 18,28 4,38* 10,24 22,18 34,16", colour, 1.4, 0.3)
    pen.blade("36,20 24,22 12,29", 1.5)
