"""The Neapolitan back: blue and white majolica tiles with yellow flowers. Decides its ornament; knows no face."""

from typing import Final

from tools.cardart.italian.card import NEAPOLITAN_HEIGHT, printed, rectangle
from tools.cardart.italian.inks import BLUE, PAPER, YELLOW
from tools.cardart.italian.pen import Pen

_INSET: Final = 9.0
_ACROSS, _DOWN = 5, 8


def draw() -> str:
    """The back's file; it looks the same upside down."""
    return printed(_tiles, NEAPOLITAN_HEIGHT)


def _tiles(pen: Pen) -> None:
    wide = (200 - 2 * _INSET) / _ACROSS
    high = (NEAPOLITAN_HEIGHT - 2 * _INSET) / _DOWN
    with pen.steady():
        pen.poly(rectangle(_INSET, NEAPOLITAN_HEIGHT), BLUE, 1.6, 0)
        for row in range(_DOWN + 1):
            for column in range(_ACROSS + 1):
                x, y = _INSET + column * wide, _INSET + row * high
                if row < _DOWN and column < _ACROSS:
                    with pen.at(x + wide / 2, y + high / 2, tall=high / wide):
                        _star(pen, wide / 2)
                if 0 < row < _DOWN and 0 < column < _ACROSS:
                    _rose(pen, x, y)
        pen.poly(rectangle(_INSET + 2, NEAPOLITAN_HEIGHT), None, 2.4, 0, PAPER)
        pen.poly(rectangle(_INSET, NEAPOLITAN_HEIGHT), None, 1.8, 0)


def _star(pen: Pen, half: float) -> None:
    """A white star of four points with a blue flower and a yellow heart."""
    path = f"M0 {-half}"
    corners = [(0.0, -half), (half, 0.0), (0.0, half), (-half, 0.0)]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        first = f"{ax * 0.44 + bx * 0.22} {ay * 0.44 + by * 0.22}"
        path += f"C{first} {ax * 0.22 + bx * 0.44} {ay * 0.22 + by * 0.44} {bx} {by}"
    pen.cut(path + "Z", PAPER, 0, 0, None)
    for turn in range(0, 360, 90):
        with pen.at(turn=turn):
            pen.blob("0,-3* 2.6,-7 0,-13* -2.6,-7", BLUE, 0, 0, None)
    pen.oval(0, 0, 2.6, None, YELLOW, 0, 0, None)


def _rose(pen: Pen, x: float, y: float) -> None:
    """A yellow flower where four tiles meet."""
    for turn in range(0, 360, 45):
        with pen.at(x, y, turn=turn):
            long = 12.6 if turn % 90 else 9
            pen.blob(
                [(0, -3, True), (3.2, -long * 0.62, False), (0, -long, True), (-3.2, -long * 0.62, False)],
                YELLOW,
                0,
                0,
                None,
            )
    pen.oval(x, y, 3.4, None, PAPER, 0, 0, None)
    pen.oval(x, y, 1.7, None, BLUE, 0, 0, None)
