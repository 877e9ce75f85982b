"""The index: rank and suit side by side in a card's upper left corner. Decides their size and place only.

All of it lies above 18 % of the height, so a covered card shows its index and nothing of it is cut. Where cards lie
closer, the game sets `line_index` in its place, as large as the strip allows.
"""

from math import ceil
from typing import Final

from tools.cardart import svg
from tools.cardart.ink import SUIT_INK
from tools.cardart.lettering import letters
from tools.cardart.pips import HALF_WIDTH, pip

CAP: Final = 34
BASELINE: Final = 48
_SQUEEZE: Final = {"10": 0.86, "Q": 0.84, "K": 0.88, "A": 0.90}
LINE: Final = 100
_LINE_GAP: Final = 17
_LINE_GAP_AT_TAIL: Final = 10
_LINE_SIGN: Final = {"H": 48.0, "D": 47.0, "S": 48.5, "C": 48.5}
_SIGN: Final = {"H": 14.8, "D": 16.6, "S": 15.2, "C": 15.2}


def index(rank: str, suit: str) -> str:
    """The corner of a full or plain face."""
    left, gap, between = (13, 4.5, 1.2) if rank == "10" else (14, 5.2, 0.0)
    path, right = letters(rank, left, BASELINE, CAP, squeeze(rank), between)
    scale = _SIGN[suit]
    middle = right + gap + scale * HALF_WIDTH[suit]
    return svg.path(path, SUIT_INK[suit]) + pip(suit, middle, BASELINE - CAP / 2 - 0.3, scale)


def line_index(rank: str, suit: str) -> str:
    """A whole file without paper: rank and sign on one line, each as high as the line, tails and all."""
    path, right = letters(rank, 0, LINE, LINE, squeeze(rank), 3.0 if rank == "10" else 0.0, 0.6, True)
    scale = _LINE_SIGN[suit]
    middle = right + (_LINE_GAP_AT_TAIL if rank == "Q" else _LINE_GAP) + scale * HALF_WIDTH[suit]
    # The spade's and the club's foot end a little above their box, the heart's lobes begin below it.
    lower = {"H": -0.04, "D": 0.0, "S": 0.02, "C": 0.0}[suit] * scale
    sign = pip(suit, middle, LINE / 2 + lower, scale)
    return svg.sheet(svg.path(path, SUIT_INK[suit]) + sign, ceil(middle + scale * HALF_WIDTH[suit]), LINE)


def squeeze(rank: str) -> float:
    """How much a rank's letters are narrowed so that all thirteen take about the same room."""
    return _SQUEEZE.get(rank, 1.04)
