"""Decides where any number of tables stand on the title screen's two tops; must not know what they look like.

Where each has the width for it they stand upright beside each other, else they are rows: in two columns, cloth and
wood, or one under the other. Rows that have no room for all of them are seen through a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.title.pair import wood_across
from scenes.title.places import SIDE_MARGIN, Frame, Place, TitlePlan, Top, frame
from scenes.title.rows import FLAT, LOW, TALL, Form, more_row, row_place, row_top
from scenes.title.table import Ground

#: An upright place and a column of rows are at least so wide, in pixels at scale 1.
_UPRIGHT_LEAST, _COLUMN_LEAST = 184, 480
#: How much wider than its share the cloth is, in places, for the fan of French cards is the wider one.
_CLOTH_MORE = 0.06
#: Between the last row and the strip, and between a view and the strip.
_OVER_STRIP, _UNDER_VIEW = 16, 8
#: Of the row for more tables: its height, and what stays free round it.
_MORE, _MORE_AIR = tokens.BUTTON_SMALL, 8
#: Between two tops one under the other, at least.
_GAP = 20


class _Asked(NamedTuple):
    """What a plan is asked for, and what stands round the tops."""

    size: tuple[int, int]
    u: float
    grounds: Sequence[Ground]
    lines: int
    more: bool
    around: Frame


class _Upright(NamedTuple):
    """Of an upright place, in pixels at scale 1 the name's size, from name to line, to buttons, the buttons, a line.

    `fan`, `name` and `card` are shares of the height that is free: the fan's middle, the name's top, the cards.
    """

    name_size: float
    line_below: float
    buttons_below: float
    button: float
    line_size: float
    fan: float
    name: float
    card: float


_ROOMY = _Upright(36, 38, 44, tokens.BUTTON, 16, 0.417, 0.798, 0.363)
_SHORT = _Upright(27, 26, 34, tokens.BUTTON_SMALL, 14, 0.382, 0.683, 0.39)
_SHORT_TOP = 400
_CARD_SHARE = 0.42


def many(size: tuple[int, int], u: float, grounds: Sequence[Ground], lines: int, more: bool) -> TitlePlan:
    """The places on a canvas of this size at UI scale `u`, with so many lines of text under each name."""
    width, height = size
    tall, short = width < height, height < tokens.SHORT_CANVAS * u
    share, least = (0.14, 96) if tall else (0.175, 84) if short else (0.2074, 96)
    asked = _Asked(size, u, grounds, lines, more, frame(size, u, share, least))
    if not tall and (width - asked.around.gap) / len(grounds) >= _UPRIGHT_LEAST * u:
        return _upright(asked)
    return _rows(asked, *_chosen(asked, tall))


# ------------------------------------------------------------------ upright


def _upright(asked: _Asked) -> TitlePlan:
    size, u, grounds, lines, more, around = asked
    foot = around.strip_y - ((_MORE + _MORE_AIR) * u if more else 0)
    boards = _boards_beside(size, around, grounds)
    places: list[Place] = []
    for board, ground in boards:
        count = grounds.count(ground)
        for k in range(count):
            x = board.x + k * board.w / count
            places.append(_upright_place(Box(x, board.y, board.w / count, foot - board.y), ground, max(lines, 2), u))
    tops = tuple(
        Top(board, "cloth") if ground == "cloth" else wood_across(board, places[-1], u) for board, ground in boards
    )
    plan = around.plan(size, u, tops, tuple(places))
    if not more:
        return plan
    last, side = boards[-1][0], SIDE_MARGIN * u
    y = round(around.strip_y - (_MORE + _MORE_AIR) * u)
    return plan._replace(more=Box(last.x + side, y, last.w - 2 * side, _MORE * u))


def _boards_beside(size: tuple[int, int], around: Frame, grounds: Sequence[Ground]) -> list[tuple[Box, Ground]]:
    """The boards, each as wide as its share of the places."""
    width, high = size[0], size[1] - around.head
    if len(set(grounds)) == 1:
        return [(Box(0, around.head, width, high), grounds[0])]
    cloth = round((width - around.gap) / len(grounds) * (grounds.count("cloth") + _CLOTH_MORE))
    second = cloth + around.gap
    return [
        (Box(0, around.head, cloth, high), "cloth"),
        (Box(second, around.head, width - second, high), "wood"),
    ]


def _upright_place(box: Box, ground: Ground, lines: int, u: float) -> Place:
    """Share a place's height out among what stands on it."""
    is_short = box.h < _SHORT_TOP * u
    form = _SHORT if is_short else _ROOMY
    buttons_below = form.buttons_below + (lines - 2) * 1.25 * form.line_size
    words = (0.5 * form.name_size + form.line_below + buttons_below + form.button) * u
    free = box.h - words
    card = min(form.card * free, _CARD_SHARE * box.w)
    name_y = round(box.y + form.name * free + 0.5 * form.name_size * u)
    line_y = name_y + round(form.line_below * u)
    half = 0.625 * form.line_size * u
    side = (10 if box.w > 200 * u else 6) * u
    under = Box(box.x + side, line_y - half, box.w - 2 * side, 2 * lines * half)
    buttons = Box(box.x + side, round(line_y + buttons_below * u), box.w - 2 * side, form.button * u)
    fan_y = box.y + form.fan * free
    fan_wide, name_size = box.w - 2 * side, form.name_size * u
    return Place(
        box, ground, box.cx, fan_y, card, fan_wide, name_y, name_size, under, buttons, "centre", form.line_size, True
    )


# ------------------------------------------------------------------ rows


def _chosen(asked: _Asked, tall: bool) -> tuple[tuple[Box, ...], Form, float]:
    """The columns, the form of the rows and their height: the first choice that has room for all, or else the last."""
    width, u, side = asked.size[0], asked.u, SIDE_MARGIN * asked.u
    one: tuple[Box, ...] = (Box(side, 0, width - 2 * side, 0),)
    half = (width - asked.around.gap) // 2
    two: tuple[Box, ...] = (Box(0, 0, half, 0), Box(width - half, 0, half, 0))
    apart = half >= _COLUMN_LEAST * u and len(set(asked.grounds)) == 2
    beside = [(two, LOW), (two, FLAT)] if apart else []
    choices = [(one, TALL), *beside[:1], (one, LOW), (one, TALL)] if tall else beside or [(one, FLAT)]
    for columns, form in choices:
        room, least = _room_for_row(asked, columns), form.least_with(asked.lines) * u
        if room >= least:
            break
    return columns, form, float(int(max(least, min(form.most * u, room))))


def _room_for_row(asked: _Asked, columns: tuple[Box, ...]) -> float:
    """How high a row may be, if all are to be seen at once."""
    around, u = asked.around, asked.u
    counts, gaps = _counts(asked), _gaps(asked, columns)
    most = max(counts) if len(columns) > 1 else sum(counts)
    return (around.strip_y - _OVER_STRIP * u - around.head - gaps - _extra(asked)) / most


def _counts(asked: _Asked) -> list[int]:
    return [asked.grounds.count(ground) for ground in _kinds(asked)]


def _kinds(asked: _Asked) -> list[Ground]:
    return list(dict.fromkeys(asked.grounds))


def _gaps(asked: _Asked, columns: tuple[Box, ...]) -> float:
    """What lies between two tops one under the other."""
    return 0.0 if len(columns) > 1 or len(_kinds(asked)) == 1 else max(asked.around.gap, _GAP * asked.u)


def _extra(asked: _Asked) -> float:
    return (_MORE + 2 * _MORE_AIR) * asked.u if asked.more else 0.0


def _rows(asked: _Asked, columns: tuple[Box, ...], form: Form, row: float) -> TitlePlan:
    """Rows on boards in these columns: both grounds one under the other in one column, or each in its own."""
    size, u, _, lines, more, around = asked
    counts, gaps, beside = _counts(asked), _gaps(asked, columns), len(columns) > 1
    last_row = around.head + row * (max(counts) if beside else sum(counts)) + gaps
    foot, seen = last_row + _extra(asked), around.strip_y - _UNDER_VIEW * u
    end = foot if foot > seen else size[1]
    places: list[Place] = []
    tops: list[Top] = []
    y = around.head
    for number, (ground, count) in enumerate(zip(_kinds(asked), counts, strict=True)):
        column = columns[number if beside else 0]
        runs_on = beside or number == len(counts) - 1
        board = Box(column.x, y, column.w, end - y if runs_on else row * count)
        places += [row_place(Box(board.x, y + k * row, board.w, row), ground, form, lines, u) for k in range(count)]
        tops.append(row_top(board, ground, row, form, u))
        y = around.head if beside else board.bottom + gaps
    plan = around.plan(size, u, tuple(tops), tuple(places))
    if foot > seen:
        plan = plan._replace(view=Box(0, around.head, size[0], seen - around.head), foot=foot)
    if more:
        plan = plan._replace(more=more_row(tops[-1].board, last_row + _MORE_AIR * u, row, form, u))
    return plan
