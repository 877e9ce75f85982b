"""Decides where the parts of a table's row stand on the title screen; must not know how many rows there are."""

from __future__ import annotations

from typing import NamedTuple

from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.title.places import PLANKS, Place, Top
from scenes.title.table import Ground


class _Measures(NamedTuple):
    """In pixels at scale 1: the name's size, from its middle to the lines, a line's size, to the buttons, the buttons.

    `lines`: for so many lines of text at least room is kept.
    """

    name: float
    to_lines: float
    line: float
    to_buttons: float
    button: float
    lines: int = 1

    def high(self, lines: int) -> float:
        """How high words and buttons are together, with so many lines of text."""
        return 0.5 * self.name + self.to_lines + self.line * _LEADING * lines + self.to_buttons + self.button


_LEADING = 1.25
_LARGE = _Measures(tokens.SIZE_TABLE_NAME, 30, 16, 6, tokens.BUTTON, 2)
_MIDDLE = _Measures(32, 25, 16, 6, tokens.BUTTON)
_SMALL = _Measures(27, 19, 14, 5, tokens.BUTTON_SMALL)
#: A row of this height at scale 1 or more has the large words, the middle ones.
_LARGE_ROW, _MIDDLE_ROW = 190, 148
#: So far a fan and the words beside it stand above the row's middle.
_RISE = 4
#: Buttons are so much farther from a single line, where there is room.
_APART = 10
#: The room of buttons at a row's right end, and what is free right of them and round the words.
_BUTTONS_WIDE, _SIDE, _AIR = 176, 16, 10

#: Of the room at a row's left that the fan lies in: in shares of a row's width and height, whichever is less.
_ZONE, _FLAT_ZONE = (0.509, 1.6), (0.27, 1.75)
#: In shares of that room: the runner's left edge and width, the fan's middle and its greatest width.
_RUNNER_X, _RUNNER_WIDE, _FAN_X = 0.086, 0.811, 0.4914
_FAN_WIDE: dict[Ground, float] = {"cloth": 0.885, "wood": 0.825}
#: How high cards are in shares of a row.
_CARD, _FLAT_CARD = 0.62, 0.69


class Form(NamedTuple):
    """How rows are set out: `flat` ones have the buttons at their right end, others under the words.

    A row is between `least` and `most` high, in pixels at scale 1.
    """

    flat: bool
    least: float
    most: float

    def least_with(self, lines: int) -> float:
        """The least height of a row with so many lines of text."""
        if self.flat:
            return max(self.least, 0.62 * _SMALL.name + _SMALL.name + lines * _LEADING * _SMALL.line + 4)
        measures = _MIDDLE if self.least >= _MIDDLE_ROW else _SMALL
        return max(self.least, measures.high(lines) + 2)


TALL = Form(False, 150, 340)
LOW = Form(False, 116, 200)
FLAT = Form(True, 104, 150)


def row_place(box: Box, ground: Ground, form: Form, lines: int, u: float) -> Place:
    """The place of a row on this box, with so many lines of text."""
    return _flat(box, ground, form, lines, u) if form.flat else _stacked(box, ground, form, lines, u)


def _stacked(box: Box, ground: Ground, form: Form, lines: int, u: float) -> Place:
    zone = _zone(box.w, box.h, form)
    measures = _measures_for(box.h / u, lines)
    lines = max(lines, measures.lines)
    high = measures.high(lines) * u
    apart = _APART * max(0.0, min(1.0, (box.h - high) / (40 * u))) * u if lines == 1 else 0.0
    high += apart
    above = max(0.0, min((box.h - high) / 2, _RISE * u))
    name_y = round(box.cy - above - high / 2 + 0.5 * measures.name * u)
    x = box.x + zone
    room = box.right - _SIDE * u - x
    words = Box(x, name_y + round(measures.to_lines * u), room, measures.line * _LEADING * lines * u)
    buttons = Box(x, round(words.bottom + measures.to_buttons * u + apart), room, measures.button * u)
    return Place(
        box,
        ground,
        box.x + _FAN_X * zone,
        box.cy - _RISE * u,
        _CARD * box.h,
        _FAN_WIDE[ground] * zone,
        name_y,
        measures.name * u,
        words,
        buttons,
        "left",
        measures.line,
        True,
    )


def _measures_for(high: float, lines: int) -> _Measures:
    """The largest words that go with a row so high at scale 1, and have room in it."""
    if high >= max(_LARGE_ROW, _LARGE.high(lines)):
        return _LARGE
    return _MIDDLE if high >= max(_MIDDLE_ROW, _MIDDLE.high(lines)) else _SMALL


def _flat(box: Box, ground: Ground, form: Form, lines: int, u: float) -> Place:
    zone, size = _zone(box.w, box.h, form), _SMALL.name * u
    x = box.x + zone + _AIR * u
    buttons_x = box.right - (_SIDE + _BUTTONS_WIDE) * u
    high = _SMALL.line * _LEADING * lines * u
    top = box.cy - (1.12 * size + high) / 2
    words = Box(x, round(top + 1.12 * size), buttons_x - _AIR * u - x, high)
    buttons = Box(buttons_x, round(box.cy - _SMALL.button * u / 2), _BUTTONS_WIDE * u, _SMALL.button * u)
    return Place(
        box,
        ground,
        box.x + _FAN_X * zone,
        box.cy - _RISE * u,
        _FLAT_CARD * box.h,
        _FAN_WIDE[ground] * zone,
        round(top + 0.5 * size),
        size,
        words,
        buttons,
        "left",
        _SMALL.line,
        True,
    )


def row_top(board: Box, ground: Ground, row: float, form: Form, u: float) -> Top:
    """A top for rows this high: on wood the runner runs down under the fans, and joints lie between rows only."""
    if ground == "cloth":
        return Top(board, "cloth")
    zone = _zone(board.w, row, form)
    runner = Box(round(_RUNNER_X * zone), -40 * u, round(_RUNNER_WIDE * zone), board.h + 80 * u)
    rows_a_plank = max(1, -int(-board.h // (PLANKS * row)))
    return Top(board, "wood", runner, row * rows_a_plank)


def more_row(board: Box, y: float, row: float, form: Form, u: float) -> Box:
    """The row that stands for tables which are not shown: beside the runner."""
    x = board.x + _zone(board.w, row, form)
    return Box(round(x), round(y), round(board.right - _SIDE * u - x), tokens.BUTTON_SMALL * u)


def _zone(width: float, row: float, form: Form) -> float:
    wide, high = _FLAT_ZONE if form.flat else _ZONE
    return min(wide * width, high * row)
