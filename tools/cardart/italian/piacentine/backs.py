"""The Piacentine back: brick red with white lozenges and small flowers. Decides its ornament; knows no face."""

from typing import Final

from tools.cardart.italian.card import PIACENTINE_HEIGHT, WIDTH, printed, rectangle
from tools.cardart.italian.inks import BRICK, PAPER, YELLOW
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Spot

_INSET: Final = 9.0
_BORDER: Final = 7.0
_ACROSS, _DOWN = 5, 10


def draw() -> str:
    """The back's file; it looks the same upside down."""
    return printed(_lozenges, PIACENTINE_HEIGHT)


def _lozenges(pen: Pen) -> None:
    left = _INSET + _BORDER
    wide = (WIDTH - 2 * left) / _ACROSS
    high = (PIACENTINE_HEIGHT - 2 * left) / _DOWN
    with pen.steady():
        pen.poly(rectangle(left, PIACENTINE_HEIGHT), BRICK, 0, 0)
        for row in range(_DOWN):
            _net(pen, left, left + row * high, wide, high)
        middles = [(left + (n + 0.5) * wide, left + (m + 0.5) * high) for m in range(_DOWN) for n in range(_ACROSS)]
        for x, y in middles:
            _lozenge(pen, x, y, wide * 0.39, high * 0.39)
        _flowers(pen, middles, 0, PAPER, YELLOW, 10.5)
        crossings = [(left + n * wide, left + m * high) for m in range(1, _DOWN) for n in range(1, _ACROSS)]
        _flowers(pen, crossings, 45, YELLOW, PAPER, 9.6)
        pen.poly(rectangle(left, PIACENTINE_HEIGHT), None, 1.4, 0, BRICK)
        pen.poly(rectangle(_INSET + 3.6, PIACENTINE_HEIGHT), None, 0.9, 0, BRICK)
        pen.poly(rectangle(_INSET, PIACENTINE_HEIGHT), None, 1.5, 0)


def _net(pen: Pen, left: float, top: float, wide: float, high: float) -> None:
    """One row's white lines: two zigzags that meet at the middles of all sides."""
    for sense in (-1, 1):
        knots = [(left + n * wide / 2, top + high / 2 * (1 + sense * (n % 2)), True) for n in range(2 * _ACROSS + 1)]
        pen.line(knots, 1.8, PAPER)


def _lozenge(pen: Pen, x: float, y: float, dx: float, dy: float) -> None:
    pen.poly([(x - dx, y), (x, y - dy), (x + dx, y), (x, y + dy)], None, 0.9, 0, YELLOW)


def _flowers(pen: Pen, places: list[Spot], turn: float, petals: str, hearts: str, long: float) -> None:
    """Four pointed petals about a round heart, at every place."""
    half = long * 0.27
    for x, y in places:
        for quarter in range(0, 360, 90):
            with pen.at(x, y, turn=turn + quarter):
                pen.blob(
                    [(2.4, 0, True), (long * 0.58, -half), (long, 0, True), (long * 0.58, half)], petals, 0, 0, None
                )
    for x, y in places:
        pen.oval(x, y, 2.1, None, hearts, 0, 0, None)
