"""Values and small signs: the learner's corner marks and the compact faces.

Decides how a card is told where its picture is too small or too new to the player; draws no figure.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from tools.cardart.italian.card import WIDTH, printed
from tools.cardart.italian.inks import BLUE, BRASS, GREEN, PAPER, PINE, RAVEN, RED, SKY, WOOD, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.plate import Look, Mark, Plate
from tools.cardart.lettering import letters
from tools.cardart.paths import at

VALUE: Final = {"A": "1"}
"""Ranks whose value is written differently from their name; in Scopa an ace counts one."""

SUIT_INK: Final = {"D": BRASS, "C": RED, "S": BLUE, "B": GREEN}
_SLIM: Final = 0.92  # how far every numeral is squeezed

# The learner's mark: as large as the corner that every picture leaves bare.
_LEFT: Final = 4.8
_TOP: Final = 5.0
_HIGH: Final = 25.0
_BROAD: Final = 17.2
_SIGN: Final = 11.0
_FRAMED_INSET: Final = 6.8

# The corner mark of a card that lies under another: that much larger, on paper of its own, which may hide the picture.
_CORNER_SCALE: Final = 1.75
_CORNER_SIGN: Final = 28.0
_CORNER_LEFT: Final = 6.5
_CORNER_GAP: Final = 4.5
_CORNER_AIR: Final = 8.0
_CORNER_EDGE: Final = 1.0
_CORNER_FRAME: Final = 9.8
_CORNER_ROUND: Final = 9.0

SmallSign = Callable[[Pen], None]


def numeral(rank: str, left: float, top: float, high: float, broad: float) -> str:
    """The value's outline with its upper left corner at (left, top), squeezed where it would be wider than `broad`."""
    text = VALUE.get(rank, rank)
    _, end = letters(text, 0, 0, high, _SLIM)
    return letters(text, left, top + high, high, _SLIM * min(1, broad / end))[0]


def learner(rank: str, suit: str, height: float, double_ended: bool, signs: Mapping[str, SmallSign]) -> str:
    """The file of a card's corner mark without paper: value over sign, top left.

    A double-ended pack has its twin, turned, bottom right, and both keep inside the frame.
    """
    inset = _FRAMED_INSET if double_ended else 0
    plate = Plate(WIDTH, height)
    left, top = _LEFT + inset, _TOP + inset
    path = numeral(rank, left, top, _HIGH, _BROAD)
    for turn in (0, 180) if double_ended else (0,):
        place = at(path, WIDTH * (turn > 0), height * (turn > 0), turn=turn)
        plate.add(place, Look(SUIT_INK[suit], None, 0))
        pen = Pen(plate, handmade=False)
        with (
            pen.at(WIDTH * (turn > 0), height * (turn > 0), turn=turn),
            pen.at(left + _SIGN / 2, top + _HIGH + 2.6 + _SIGN / 2, _SIGN / 30),
        ):
            signs[suit](pen)
    return plate.text()


def corner(rank: str, suit: str, height: float, framed: bool, signs: Mapping[str, SmallSign]) -> str:
    """The file of a covered card's corner mark: value over sign on paper, top left, inside any frame."""
    edge = _CORNER_FRAME if framed else _CORNER_EDGE
    left, top = edge + _CORNER_LEFT, edge + _CORNER_LEFT
    high, broad = _CORNER_SCALE * _HIGH, _CORNER_SCALE * _BROAD
    path = numeral(rank, left, top, high, broad)
    width = max(Mark(path, Look(PAPER, None, 0)).reach().bounds[2] - left, _CORNER_SIGN)
    middle, sign = left + width / 2, top + high + _CORNER_GAP + _CORNER_SIGN / 2
    right, foot = left + width + _CORNER_AIR, sign + _CORNER_SIGN / 2 + _CORNER_AIR
    plate = Plate(WIDTH, height)
    plate.add(_tab(edge, right, foot, 0.0 if framed else _CORNER_ROUND), Look(PAPER, None, 0))
    plate.add(path, Look(SUIT_INK[suit], None, 0))
    pen = Pen(plate, handmade=False)
    with pen.at(middle, sign, _CORNER_SIGN / 30):
        signs[suit](pen)
    return plate.text()


def _tab(edge: float, right: float, foot: float, first: float) -> str:
    """Paper from the card's corner (rounded by `first`) to (right, foot), round where it ends over the picture."""
    far = _CORNER_ROUND
    return (
        f"M{edge} {edge + first}Q{edge} {edge} {edge + first} {edge}L{right} {edge}"
        f"L{right} {foot - far}Q{right} {foot} {right - far} {foot}L{edge} {foot}Z"
    )


def compact(
    rank: str,
    suit: str,
    height: float,
    framed: bool,
    signs: Mapping[str, SmallSign],
    large: Callable[[Pen], None],
) -> str:
    """The file of a compact face: a tall value with the suit's small sign beside it, `large` art below."""

    def drawing(pen: Pen) -> None:
        pen.plate.add(numeral(rank, 15, 17, 74, 66), Look(SUIT_INK[suit], None, 0))
        with pen.at(150, 54, 72 / 30):
            signs[suit](pen)
        large(pen)

    return printed(drawing, height, framed)


# --- small signs, 30 units high about their middle, bold enough for 8 pixels


def _small_sun(pen: Pen) -> None:
    pen.oval(0, 0, 14, None, YELLOW, 1.9, 0)
    pen.oval(0, 0, 10.4, None, RED, 1.2, 0)
    pen.oval(0, 0, 5.4, None, YELLOW, 1.1, 0)


def _small_cup(pen: Pen) -> None:
    for _ in pen.both():
        pen.tube("9,-8 15,-9 14,-2 9,1", 2.4, YELLOW, 1.2)
    pen.blob("-9,14* 9,14* 3,7 3,3* -3,3* -3,7", RED, 1.4, 0)
    pen.blob("-11,-12* 11,-12* 9,0 0,5 -9,0", GREEN, 1.6, 0)
    pen.blob("-11.6,-13* 11.6,-13* 10.8,-6* -10.8,-6*", RED, 1.4, 0)


def _small_sword(pen: Pen, grip: str = RED) -> None:
    pen.poly("-3,4 -2.6,-12 0,-15 2.6,-12 3,4", SKY, 1.4, 0)
    pen.poly("0,4 0,-15 2.6,-12 3,4", BLUE, 0, 0, None)
    pen.blob("-10,3 0,1.4 10,3 10,7 0,6 -10,7", YELLOW, 1.4, 0)
    pen.poly("-2,7 2,7 2,12 -2,12", grip, 1.2, 0)
    pen.oval(0, 13, 2.8, None, YELLOW, 1.2, 0)


def _small_pod(pen: Pen) -> None:
    with pen.at(turn=24):
        pen.blob("0,-16 6,-13 6,-2 3,9* -3,9* -6,-2 -6,-13", GREEN, 1.6, 0)
        pen.blob("1.4,-15* 6,-12 5.6,-2 2.8,8.4* 1,8*", RED, 0, 0, None)
        pen.blob("-7,7* 0,9 7,7* 4,13 0,12 -4,13", YELLOW, 1.2, 0)
        pen.tube("0,12 0,15", 2.6, GREEN, 1.2)


def _small_bead_coin(pen: Pen) -> None:
    pen.oval(0, 0, 14, None, RAVEN, 1.6, 0)
    pen.oval(0, 0, 10, None, YELLOW, 0, 0, None)
    pen.oval(0, 0, 7, None, RED, 1.2, 0)


def _small_goblet(pen: Pen) -> None:
    pen.blob("-8,15* 8,15* 2.4,9 2,2* -2,2* -2.4,9", YELLOW, 1.4, 0)
    pen.blob("-9,-13* 9,-13* 7.6,-2 0,5 -7.6,-2", GREEN, 1.6, 0)
    pen.oval(0, -12.4, 9.4, 3, RED, 1.4, 0)


def _small_log(pen: Pen) -> None:
    with pen.at(turn=24):
        pen.tube("3,-2 9,-6", 4, PINE, 1.6)
        pen.tube("-3,5 -8,2", 4, PINE, 1.6)
        pen.blob("-5,-14* 5,-14* 4.4,-4 5.4,4 4,15* -4.4,15* -5,4 -4.4,-4", PINE, 1.6, 0)
        pen.blob("-4.4,-13* -1,-13* -1.4,2 -.4,14* -3.8,14* -4.2,2", GREEN, 0, 0, None)
        pen.oval(0, -14, 5, 2.8, WOOD, 1.2, 0)


NEAPOLITAN: Final[Mapping[str, SmallSign]] = {"D": _small_sun, "C": _small_cup, "S": _small_sword, "B": _small_pod}
PIACENTINE: Final[Mapping[str, SmallSign]] = {
    "D": _small_bead_coin,
    "C": _small_goblet,
    "S": partial(_small_sword, grip=GREEN),
    "B": _small_log,
}
