"""A horse seen from behind, its head turned to the right. Decides how it is built; knows no rider.

Own frame: the rump's middle at (0, 0), about 100 wide, the croup at y = -52, hooves at y = 110.
"""

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.horse_poses import Coat
from tools.cardart.italian.horses import head_and_mane
from tools.cardart.italian.inks import INK, RED, YELLOW
from tools.cardart.italian.limbs import outline
from tools.cardart.italian.pen import Pen


def horse_behind(pen: Pen, coat: Coat | None = None, bridle: str = RED) -> None:
    """Neck and turned head first, then the rump, legs and tail nearest to us."""
    coat = coat or Coat()
    _neck(pen, coat, bridle)
    for side in pen.both():
        pen.blob(outline([(24, 30, 40), (25, 58, 22), (28, 72, 15), (24, 92, 11), (25, 102, 13)]), coat.body, 1.8, 0.8)
        pen.blob("18,99* 32,99* 37,110* 15,110*", coat.hoof, 1.3, 0)
        pen.blade("21,66 28,70 33,66" if side > 0 else "22,66 28,71 32,67", 1.6)
    _rump(pen, coat)
    _tail(pen, coat)


def _neck(pen: Pen, coat: Coat, bridle: str) -> None:
    pen.blob("-30,-40* -24,-74 -6,-104 22,-118* 44,-96 40,-66 44,-40*", coat.body, 1.9, 0.9)
    with pen.at(-118, -82, 0.94):
        head_and_mane(pen, coat, bridle, mane=False)
    pen.blob(
        "30,-120 12,-118 -10,-104 -26,-76 -32,-44* -22,-52* -18,-42* -12,-58* -4,-50* 0,-70* "
        "8,-64* 10,-86* 18,-84* 18,-104*",
        coat.mane,
        1.7,
        0.7,
    )
    for strand in ("18,-114 -6,-98 -20,-70", "10,-106 -8,-84 -16,-60", "14,-108 2,-84 -4,-64"):
        pen.blade(strand, 2, "both", coat.strands)


def _rump(pen: Pen, coat: Coat) -> None:
    pen.blob(
        "0,-52 22,-50 42,-36 50,-8 48,22 42,46 30,56* 12,50 4,34 0,26* -4,34 -12,50 -30,56* "
        "-42,46 -48,22 -50,-8 -42,-36 -22,-50",
        coat.body,
        2,
        1.1,
    )
    hatch(pen, (46, -20), (44, 34), 11, -10, 2, 1.4)
    hatch(pen, (-34, 48), (-46, 0), 7, 8, 0, 1.2)
    for _ in pen.both():
        pen.blade("14,-44 30,-30 34,-6", 1.8)
        pen.blade("10,14 20,34 16,50", 2)


def _tail(pen: Pen, coat: Coat) -> None:
    pen.blob(
        "0,-50 10,-46 16,-24 20,10 18,48 22,82 14,98* 8,86* 2,104* -4,88* -12,98* -18,70 -17,30 -16,-20 -9,-46",
        coat.mane,
        1.9,
        0.8,
    )
    for strand in ("4,-42 10,-10 10,40 13,84", "-3,-42 -8,-4 -8,44 -9,86", "0,-40 1,0 2,50 2,92", "8,-36 15,4 15,50"):
        pen.blade(strand, 2.2, "both", coat.strands)
    pen.blob("-12,-40 0,-36 12,-40 13,-32 0,-28 -13,-32", RED, 1.5, 0.3)
    pen.oval(0, -34, 4, None, YELLOW, 1.2, 0)
    pen.blade("0,-52 0,-46", 1.4, "in", INK)
