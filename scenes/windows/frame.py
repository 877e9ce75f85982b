"""Decides where a window stands and how its parts are laid out; must not know what it is about or when it goes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from scenes.look import tokens
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, Gradient, flat, rounded
from scenes.widgets.buttons import Button
from scenes.widgets.label import TITLE, Label, height_of, lay
from scenes.widgets.pieces import Item, column_height, stack
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

Size = tuple[int, int]

#: A window's colours from its top to its foot: over green cloth, and over wood.
GROUND: Gradient = (tokens.WINDOW_TOP, tokens.WINDOW_FOOT)
WOOD: Gradient = (tokens.WOOD_WINDOW_TOP, tokens.WOOD_WINDOW_FOOT)

#: Pixels at scale 1 from the window's top to the middle of the title and to the body.
_TITLE_AT, _BODY_AT = 44, 92
_TITLE_AT_SHORT, _BODY_AT_SHORT = 36, 68
_COLUMN_GAP = 32
_FOOT_GAP, _FOOT_GAP_SHORT, _BUTTON_GAP = 24, 12, 16
#: Up to this inner width (pixels at scale 1) the foot's buttons share the whole width.
_FILLED_FOOT = 520
_CLOSE_CENTRE = 12


@dataclass(frozen=True, slots=True)
class Content:
    """What a window holds.

    Columns stand side by side, their widths in the proportions of `shares`, and scroll together;
    `foot` are the buttons at the end; `default` is what Enter does, `first` what has the keyboard at first.
    `others` are columns that may come in place of the last one: the window is high enough for each.
    `fixed` are widgets that don't scroll either; who gives them lays the window out himself.
    """

    columns: Sequence[Sequence[Item]]
    foot: Sequence[Button] = ()
    shares: Sequence[float] = field(default=(1.0,))
    others: Sequence[Sequence[Item]] = ()
    default: Widget | None = None
    first: Widget | None = None
    fixed: Sequence[Widget] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """A window laid out on a canvas; boxes are table pixels.

    `view` is where the body shows, `tall` the body's whole height, `columns` where its columns stand,
    `close` the room of the close button, None where there is none.
    """

    box: Box
    title: Label
    view: Box
    tall: float
    columns: tuple[Box, ...]
    close: Box | None


def is_short(size: Size, u: float) -> bool:
    """Whether a canvas is so low that things must stand side by side."""
    return size[1] < tokens.SHORT_CANVAS * u


def lay_out(content: Content, title: str, wide: float, size: Size, u: float) -> Frame:
    """Lay a window out in the middle of a canvas; places every widget of its content.

    `wide` is the wished width in pixels at scale 1. The window never comes nearer to the canvas' edge than
    half the common margin; what is taller scrolls.
    """
    width = math.floor(min(min(wide, tokens.WINDOW_MAX_WIDTH) * u, size[0] - tokens.WINDOW_MARGIN * u))
    roomy = width > tokens.WIDE_WINDOW * u and not is_short(size, u)
    padding = (tokens.PADDING_WIDE if roomy else tokens.PADDING) * u
    inner = width - 2 * padding
    head = _head_height(title, inner, size, u)
    foot_gap = _FOOT_GAP_SHORT if is_short(size, u) else _FOOT_GAP
    foot = (tokens.BUTTON + foot_gap) * u if content.foot else 0.0
    widths = _column_widths(content, inner, u)
    shown = _columns_height(content.columns, widths, u)
    tall = max([shown, *(column_height(items, widths[-1], u) for items in content.others)])
    most = size[1] - tokens.WINDOW_MARGIN * u
    height = math.floor(min(most, head + tall + foot + padding))
    box = Box((size[0] - width) // 2, (size[1] - height) // 2, width, height)
    title_at = box.y + _title_at(size, u) + (4 * u if roomy else 0)
    left = box.x + padding
    columns, x = [], left
    for items, column in zip(content.columns, widths, strict=True):
        foot_of_column = stack(items, x, box.y + head, column, u)
        columns.append(Box(x, box.y + head, column, foot_of_column - box.y - head))
        x += column + _COLUMN_GAP * u
    _place_foot(content.foot, Box(left, box.bottom - padding - tokens.BUTTON * u, inner, tokens.BUTTON * u), u)
    view = Box(box.x, box.y + head, width - 8 * u, height - head - foot - padding)
    target = tokens.TARGET * u
    close = Box(left + inner - _CLOSE_CENTRE * u - target / 2, title_at - target / 2, target, target)
    return Frame(box, _lay_title(title, left, title_at, inner, u), view, shown, tuple(columns), close)


def _title_at(size: Size, u: float) -> float:
    return (_TITLE_AT_SHORT if is_short(size, u) else _TITLE_AT) * u


def _title_width(inner: float, u: float) -> float:
    return inner - tokens.TARGET * u


def _title_line(u: float) -> float:
    return height_of("X", TITLE, math.inf, u)


def _head_height(title: str, inner: float, size: Size, u: float) -> float:
    """What stands above the body: the title, which may take two lines."""
    lines = height_of(title, TITLE, _title_width(inner, u), u)
    base = (_BODY_AT_SHORT if is_short(size, u) else _BODY_AT) * u
    return round(base + min(lines, 2 * _title_line(u)) - _title_line(u))


def _lay_title(title: str, x: float, at: float, inner: float, u: float) -> Label:
    one = _title_line(u)
    box = Box(x, at - one / 2, _title_width(inner, u), 2 * one)
    return lay(title, TITLE, box, u, vertical="top", most=2)


def _column_widths(content: Content, inner: float, u: float) -> list[float]:
    gaps = _COLUMN_GAP * u * (len(content.columns) - 1)
    return [math.floor((inner - gaps) * share / sum(content.shares)) for share in content.shares]


def _columns_height(columns: Sequence[Sequence[Item]], widths: Sequence[float], u: float) -> float:
    return max(column_height(items, wide, u) for items, wide in zip(columns, widths, strict=True))


def _place_foot(foot: Sequence[Button], room: Box, u: float) -> None:
    """Put the buttons at the foot: filling a narrow window, at the right end of a wide one."""
    if not foot:
        return
    gap = _BUTTON_GAP * u
    gaps = gap * (len(foot) - 1)
    wanted = [button.width_for(u) for button in foot]
    if room.w <= _FILLED_FOOT * u or sum(wanted) + gaps > room.w:
        wanted = [(room.w - gaps) / len(foot)] * len(foot)
    x = room.right - sum(wanted) - gaps
    for button, wide in zip(foot, wanted, strict=True):
        button.place(Box(round(x), round(room.y), round(wide), room.h), u)
        x += wide + gap


def draw_frame(
    canvas: pygame.Surface, frame: Frame, scroll: Scroll, dy: float, u: float, ground: Gradient = GROUND
) -> None:
    """Draw the window's ground and title, moved down by dy; hairlines show where the body goes on."""
    box = frame.box.moved(0, dy)
    radius = tokens.RADIUS_WINDOW * u
    elevate(canvas, box, radius, tokens.ELEVATION_WINDOW, u)
    rounded(canvas, box, radius, ground, 1.0, tokens.LINE, max(1.0, round(u)), tokens.EDGE_ALPHA)
    frame.title.draw(canvas, (0, dy))
    view = frame.view.moved(0, dy)
    if scroll.offset > 0:
        flat(canvas, Box(box.x, view.y - 1, box.w, 1), tokens.LINE, tokens.EDGE_ALPHA)
    if scroll.offset < scroll.reach:
        flat(canvas, Box(box.x, view.bottom, box.w, 1), tokens.LINE, tokens.EDGE_ALPHA)
