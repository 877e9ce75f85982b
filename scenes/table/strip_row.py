"""How the numbers of a strip that lies stand side by side; knows no button and no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.look import lettering, tokens
from scenes.look.shapes import Box, Colour
from scenes.table import notes
from scenes.table.strip_numbers import DOT_AWAY, Stat, capitals_size, draw_dot, draw_name, draw_sign, face, fitted

_START, _END = 16, 12
"""At scale 1, as all that follows: from the strip's end to the first number, and from the last one to the buttons."""
_GAP, _GAP_NARROW, _LEAST = 24, 10, 72
"""Between two numbers, where there is little room, and what one takes with its gap at least."""
_EDGE = 6
"""Kept free above and below."""
_APART, _APART_CLOSE = 9, 6
"""Between a name, its number and the note below it; where the strip is low."""
_SMALLEST = 9
"""Size of names side by side in the narrowest windows."""
_SIGN = 26
"""The side of a sign in the place of a number at its best size."""


class _Sizes(NamedTuple):
    """Pixels of a large number, of another one and of names in small letters."""

    large: int
    number: int
    name: int

    def of(self, stat: Stat, first: bool) -> int:
        return self.large if first or stat.large else self.number


def draw_row(canvas: pygame.Surface, stats: Sequence[Stat], box: Box, end: float, u: float, quiet: Colour) -> None:
    """Draw the numbers in the strip's box, as large as it is high, up to `end`, where the buttons begin."""
    x, end = box.x + _START * u, end - _END * u
    gaps = max(len(stats) - 1, 1)
    sizes, widths = _sized(stats, box, end - x - gaps * _GAP_NARROW * u, u)
    narrow = sum(max(width + _GAP * u, _LEAST * u) for width in widths) > end - x
    gap = max((end - x - sum(widths)) / gaps, _GAP_NARROW * u)
    capitals = capitals_size(stats, widths, u)
    name_y, line_y, note_y = _lines(stats, box, sizes, u)
    for number, (stat, width) in enumerate(zip(stats, widths, strict=True)):
        draw_name(canvas, stat, (x, name_y), width, u, (quiet, "left", capitals, sizes.name, sizes.name))
        _draw_value(canvas, stat, (x, line_y), width, sizes, number == 0, u)
        if stat.note is not None:
            # Nothing else stands in its line: a long word may begin farther left.
            left = max(box.x + _START * u, min(x, end - notes.width(stat.note, u)))
            notes.draw_in_line(canvas, stat.note, left, note_y, end - left, u)
        x += width + gap if narrow else max(width + _GAP * u, _LEAST * u)


def _draw_value(
    canvas: pygame.Surface, stat: Stat, at: tuple[float, float], width: float, sizes: _Sizes, first: bool, u: float
) -> None:
    """A number that stands on a line, or the sign in its place."""
    (x, line_y), px = at, sizes.of(stat, first)
    if stat.sign is not None:
        side = _sign_side(px, u)
        draw_sign(canvas, stat.sign, x + side / 2, line_y - tokens.CAP_SANS * px / 2, side)
        return
    value, px = fitted(stat.value, px / u, width - _dot_room(stat, u), u)
    weight = "semibold" if first or stat.large else face(px, u)
    value_y = line_y - tokens.CAP_SANS * px / 2
    lettering.draw_figures(canvas, value, weight, px, tokens.TEXT, x, value_y, "left")
    if stat.lit:
        draw_dot(canvas, x + lettering.figures_width(value, px) + DOT_AWAY * u, value_y, u)


def _sign_side(px: int, u: float) -> float:
    """The side of a sign where a number would be so many pixels high."""
    return _SIGN * u * px / lettering.pixels(tokens.SIZE_NUMBER, u)


def has_room(stats: Sequence[Stat], box: Box, end: float, u: float) -> bool:
    """Whether all these numbers stand before `end` at their best size."""
    room = end - box.x - (_START + _END + max(len(stats) - 1, 0) * _GAP) * u
    sizes, widths = _sized(stats, box, room, u)
    best, _ = _sized(stats[:1], box, room, u)
    return sizes == best and sum(widths) <= room


def _lines(stats: Sequence[Stat], box: Box, sizes: _Sizes, u: float) -> tuple[float, float, float]:
    """The middle of the names, the line the numbers stand on, and the middle of the notes."""
    name, note = (tokens.CAP_SANS * size * u for size in (tokens.SIZE_LABEL, tokens.SIZE_LABEL_NARROW))
    figures = tokens.CAP_SANS * max(sizes.of(stat, number == 0) for number, stat in enumerate(stats))
    noted = any(stat.note for stat in stats)
    texts, gaps = name + figures + (note if noted else 0), 2 if noted else 1
    apart = max(_APART_CLOSE * u, min(_APART * u, (box.h - 2 * _EDGE * u - texts) / gaps))
    top = box.cy - (texts + gaps * apart) / 2
    line = top + name + apart + figures
    return top + name / 2, line, line + apart + note / 2


def _sized(stats: Sequence[Stat], box: Box, room: float, u: float) -> tuple[_Sizes, list[float]]:
    """Sizes at which the numbers fit side by side, and what each takes: smaller where there is not so much room."""
    noted = any(stat.note for stat in stats)
    beside = tokens.CAP_SANS * (tokens.SIZE_LABEL + (tokens.SIZE_LABEL_NARROW if noted else 0))
    high = box.h / u - 2 * _EDGE - (2 if noted else 1) * _APART_CLOSE - beside
    most = max(tokens.SIZE_NUMBER, min(tokens.SIZE_SCORE, high / tokens.CAP_SANS))
    smaller = 0
    while True:
        sizes = _Sizes(
            lettering.pixels(max(tokens.SIZE_LABEL_NARROW, most - 2 * smaller), u),
            lettering.pixels(max(tokens.SIZE_LABEL_NARROW, tokens.SIZE_NUMBER - smaller), u),
            lettering.pixels(max(_SMALLEST, tokens.SIZE_LABEL - smaller // 2), u),
        )
        widths = [_width(stat, sizes, number == 0, smaller > 0, u) for number, stat in enumerate(stats)]
        over = max(0.0, sum(widths) - room)
        if not over or sizes.name <= lettering.pixels(_SMALLEST, u):
            widths[-1] -= over
            return sizes._replace(name=_largest_name(stats, widths, sizes.name, u)), widths
        smaller += 1


def _largest_name(stats: Sequence[Stat], widths: Sequence[float], least: int, u: float) -> int:
    """Numbers may have asked for more than names in small letters need: the names have it then."""
    for px in range(lettering.pixels(tokens.SIZE_LABEL, u), least, -1):
        names = (lettering.measure(stat.name, "medium", px) for stat in stats)
        if all(name <= width for name, width in zip(names, widths, strict=True)):
            return px
    return least


def _width(stat: Stat, sizes: _Sizes, first: bool, small_letters: bool, u: float) -> float:
    """The width of a number and its name."""
    if small_letters:
        name = lettering.measure(stat.name, "medium", sizes.name)
    else:
        name = lettering.measure(lettering.capitals(stat.name), "medium", sizes.name, tokens.TRACKING)
    px = sizes.of(stat, first)
    value = lettering.figures_width(stat.value, px) + _dot_room(stat, u) if stat.sign is None else _sign_side(px, u)
    return max(name, value)


def _dot_room(stat: Stat, u: float) -> float:
    return (DOT_AWAY + 2 * notes.DOT) * u if stat.large else 0.0
