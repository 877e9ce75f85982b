"""Decides where the parts of the window of finished games stand; must not know what they do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.widgets.buttons import Button
from scenes.widgets.field_row import FieldRow
from scenes.widgets.label import SECOND, TITLE, Label, height_of, lay, line_height
from scenes.widgets.rows import RowList
from scenes.widgets.widget import Widget
from scenes.windows.frame import Frame, Size

_TITLE_AT, _TITLE_AT_SHORT = 44, 34
_OUT = 12
"""How far the list's rows reach beyond the column, so that their signs stand on its edge."""
_GAP, _GAP_SHORT = 12, 8


class Parts(NamedTuple):
    """What the window holds: `told` stands over the list, `notice` with its button `undo` under it, where it is."""

    fields: FieldRow
    list: RowList
    actions: Sequence[Button]
    load: Widget
    undo: Button | None
    told: str
    notice: str


class Laid(NamedTuple):
    """The window laid out, and its words that belong to no control."""

    frame: Frame
    labels: tuple[Label, ...]


def place(parts: Parts, title: str, size: Size, short: bool, u: float) -> Laid:
    """Place everything; the list has what height is left."""
    width = math.floor(min(tokens.WINDOW_MAX_WIDTH * u, size[0] - tokens.WINDOW_MARGIN * u))
    height = math.floor(size[1] - tokens.WINDOW_MARGIN * u)
    box = Box((size[0] - width) // 2, (size[1] - height) // 2, width, height)
    padding = (tokens.PADDING_WIDE if width > tokens.WIDE_WINDOW * u and not short else tokens.PADDING) * u
    gap = (_GAP_SHORT if short else _GAP) * u
    column = Box(box.x + padding, box.y, width - 2 * padding, height)
    frame_title, close, y = _head(parts, title, column, short, u)
    y += gap
    high = parts.fields.height_for(column.w, u)
    parts.fields.place(Box(column.x, y, column.w, high), u)
    y = round(y + high + gap)
    told, y = _told(parts, column, y, u)
    foot = _foot(parts, column, box.bottom - (gap + 4 * u if short else padding), u)
    notice, foot = _notice(parts, column, foot, gap, u)
    parts.list.place(Box(column.x - _OUT * u, y, column.w + 2 * _OUT * u, max(0.0, foot - gap - y)), u)
    view = Box(box.x, y, width, 0)
    return Laid(Frame(box, frame_title, view, 0.0, (column,), close), (*told, *notice))


def _head(parts: Parts, title: str, column: Box, short: bool, u: float) -> tuple[Label, Box, float]:
    """The title, the way to a record's file, the close button; and where they end."""
    middle = column.y + (_TITLE_AT_SHORT if short else _TITLE_AT) * u
    target = tokens.TARGET * u
    close = Box(round(column.right - target + 12 * u), round(middle - target / 2), target, target)
    wide = parts.load.width_for(u) if isinstance(parts.load, Button) else target
    parts.load.place(Box(round(close.x - 8 * u - wide), close.y, round(wide), target), u)
    left = Box(column.x, close.y, parts.load.box.x - 12 * u - column.x, target)
    return lay(title, TITLE, left, u, most=1), close, close.bottom


def _told(parts: Parts, column: Box, y: float, u: float) -> tuple[list[Label], float]:
    high = height_of(parts.told, SECOND, column.w, u)
    return [lay(parts.told, SECOND, Box(column.x, y, column.w, high), u, vertical="top")], round(y + high + 4 * u)


def _foot(parts: Parts, column: Box, bottom: float, u: float) -> float:
    """The actions in equal widths, side by side or in two rows; returns where they begin."""
    count, between, high = len(parts.actions), 8 * u, tokens.BUTTON_SMALL * u
    in_a_row = count if all(button.fits(_share(column, count, between), u) for button in parts.actions) else 2
    wide, rows = _share(column, in_a_row, between), math.ceil(count / in_a_row)
    top = round(bottom - rows * high - (rows - 1) * between)
    for number, button in enumerate(parts.actions):
        row, place = divmod(number, in_a_row)
        left = round(column.x + place * (wide + between))
        button.place(Box(left, round(top + row * (high + between)), round(wide), high), u)
    return top


def _share(column: Box, count: int, between: float) -> float:
    return (column.w - between * (count - 1)) / count


def _notice(parts: Parts, column: Box, foot: float, gap: float, u: float) -> tuple[list[Label], float]:
    """What was deleted and can be brought back, over the actions; returns where it begins."""
    if parts.undo is None:
        return [], foot
    high = tokens.BUTTON_SMALL * u
    top = round(foot - gap - high)
    wide = parts.undo.width_for(u)
    parts.undo.place(Box(round(column.right - wide), top, round(wide), high), u)
    room = Box(column.x, top, column.w - wide - 16 * u, max(high, line_height(SECOND, u)))
    return [lay(parts.notice, SECOND, room, u, most=2)], top
