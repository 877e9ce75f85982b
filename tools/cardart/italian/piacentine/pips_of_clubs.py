"""Two to seven of clubs: knotty logs, sawn ends outward, a ribbon round the three."""

from math import cos, radians, sin
from typing import Final

from tools.cardart.italian.inks import DARK_RED, RED
from tools.cardart.italian.ornaments import bow, ribbon
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.signs_piacentine import club

_COLUMNS: Final = (46.0, 100.0, 153.4)


def draw(pen: Pen, value: int) -> None:
    """The face of a value from 2 to 7."""
    {2: _two, 3: _three, 4: _four, 5: _five, 6: _six, 7: _seven}[value](pen)


def _log(pen: Pen, x: float, y: float, turn: float, scale: float, tall: float, flip: bool = False) -> None:
    """A log longer or stouter than the sign: `tall` stretches it along its grain."""
    with pen.at(x, y, scale, turn, flip, tall):
        club(pen, 0, 0)


def _pair(pen: Pen, x: float, y: float, scale: float, tall: float = 1, flip: bool = False) -> None:
    """One log with its sawn end up, its middle at (x, y), and its twin as far from the card's foot."""
    _log(pen, x, y, 0, scale, tall, flip)
    _log(pen, x, 370 - y, 180, scale, tall, flip)


def _two(pen: Pen) -> None:
    _log(pen, 100, 190, 21, 1.7, 1.46)
    _log(pen, 100, 190, -21, 1.7, 1.46, True)


def _three(pen: Pen) -> None:
    for turn, flip in ((-19, True), (19, False)):
        t = radians(turn)
        _log(pen, 100 + sin(t) * 54, 246 - cos(t) * 54, turn, 1.5, 1.5, flip)
    _log(pen, 100, 180, 0, 1.5, 1.6)
    for y in (236, 250):
        ribbon(pen, [(64, y - 5), (82, y + 3), (100, y + 5), (118, y + 3), (136, y - 5)], 15, RED, DARK_RED)
    bow(pen, 100, 248, RED, 1.5)


def _four(pen: Pen) -> None:
    for x, flip in ((56.5, False), (143.5, True)):
        _pair(pen, x, 100, 1.52, 0.86, flip)


def _five(pen: Pen) -> None:
    for x, flip in ((50, False), (150, True)):
        _pair(pen, x, 98, 1.2, 1.05, flip)
    club(pen, 100, 185, 0, 1.3)


def _six(pen: Pen) -> None:
    for x in _COLUMNS:
        _pair(pen, x, 100, 1.2, 1.05)


def _seven(pen: Pen) -> None:
    for x in _COLUMNS:
        _pair(pen, x, 88, 1.12, 0.94)
    club(pen, 100, 185, 90, 1.22, True)
