"""How the numbers of an upright strip stand below each other; knows no button and no game."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.look import lettering, tokens
from scenes.look.shapes import Box, Colour
from scenes.table import notes
from scenes.table.strip_numbers import (
    DOT_AWAY,
    NameLook,
    Stat,
    capitals_size,
    draw_dot,
    draw_name,
    draw_sign,
    face,
    fitted,
)

_FIRST_LABEL, _SCORE_STEP, _STAT_STEP = 32, 76, 64
"""At scale 1, as all that follows: from the strip's top to the first name, and from a name to the next."""
_VALUE_BELOW_SCORE, _VALUE_BELOW = 25, 22
_LAST_STAT_AIR = 20
_EDGE, _LARGE_EDGE = 4, 6
"""Kept free to either edge by words and numbers, and by large numbers."""
_SECOND_LINE, _LOWER_LINE = 12, 15
"""How much lower a note stands below a number on two lines, and how much lower than the first the second line is."""
_LONGEST = 76
"""What a strip is wide that holds the longest number: on a narrower one words grow no more with the UI scale."""
_CROWDED = 0.86
"""How close numbers may stand for the sake of one that can be left out."""
_READABLE = 13
"""Size below which a number stands under its kind instead of beside it."""
_SIGN, _SIGN_CLOSE, _CLOSE = 30, 24, 0.9
"""The side of a sign in a number's place; where the numbers stand closer than so."""


def draw_column(canvas: pygame.Surface, stats: Sequence[Stat], box: Box, foot: float, u: float, quiet: Colour) -> None:
    """Draw the numbers in the strip's box down to `foot`, where the buttons begin."""
    u = max(1.0, min(u, box.w / _LONGEST))
    room = box.w - 2 * _EDGE * u
    close = _closeness(stats, box, foot, u)
    capitals = capitals_size(stats, [room] * len(stats), u)
    least, most = (lettering.pixels(size, u) for size in (tokens.SIZE_LABEL_NARROW, tokens.SIZE_LABEL))
    look: NameLook = (quiet, "centre", capitals, least, most)
    label_y = box.y + _FIRST_LABEL * close * u
    for number, stat in enumerate(stats):
        large = number == 0 or stat.large
        draw_name(canvas, stat, (box.cx, label_y), room, u, look)
        value_y = label_y + (_VALUE_BELOW_SCORE if large or stat.sign else _VALUE_BELOW) * close**0.3 * u
        if stat.sign is not None:
            draw_sign(canvas, stat.sign, box.cx, value_y, (_SIGN if close > _CLOSE else _SIGN_CLOSE) * u)
        elif large:
            _draw_large(canvas, stat, box, value_y, tokens.SIZE_SCORE * close**0.5, u)
        else:
            lower = _draw_lines(canvas, stat.value, box, value_y, u)
            if stat.note is not None:
                notes.draw_below(canvas, stat.note, box.cx, value_y + lower * u, box.w, u)
        label_y += (_SCORE_STEP if large else _STAT_STEP) * close * u


def has_room(stats: Sequence[Stat], box: Box, foot: float, u: float) -> bool:
    """Whether all these numbers stand above `foot` without crowding."""
    return _closeness(stats, box, foot, max(1.0, min(u, box.w / _LONGEST))) >= _CROWDED


def _draw_large(canvas: pygame.Surface, stat: Stat, box: Box, y: float, size: float, u: float) -> None:
    value, px = fitted(stat.value, size, box.w - 2 * _LARGE_EDGE * u, u)
    lettering.draw_figures(canvas, value, "semibold", px, tokens.TEXT, box.cx, y, "centre")
    if stat.lit:
        dot = box.cx - lettering.figures_width(value, px) / 2 - DOT_AWAY * u
        draw_dot(canvas, max(dot, box.x + 2 * notes.DOT * u), y, u)


def _draw_lines(canvas: pygame.Surface, value: str, box: Box, y: float, u: float) -> float:
    """A number, below its kind where it would be too small to read beside it; by how much lower what follows goes."""
    room = box.w - 2 * _EDGE * u
    lines, size, down = [value], tokens.SIZE_NUMBER, 0.0
    if _on_two_lines(value, box, u):
        lines, size, down = value.split(lettering.NO_BREAK), tokens.SIZE_BODY - 1, -2.0
    for line in lines:
        figures, px = fitted(line, size, room, u)
        lettering.draw_figures(canvas, figures, face(px, u), px, tokens.TEXT, box.cx, y + down * u, "centre")
        down = _LOWER_LINE
    return _SECOND_LINE if len(lines) > 1 else 0


def _on_two_lines(value: str, box: Box, u: float) -> bool:
    wide = lettering.figures_width(value, lettering.pixels(_READABLE, u))
    return lettering.NO_BREAK in value and wide > box.w - 2 * _EDGE * u


def _closeness(stats: Sequence[Stat], box: Box, foot: float, u: float) -> float:
    """How close the numbers must stand to leave the buttons room: 1 where they need not."""
    steps = [_SCORE_STEP if number == 0 or stat.large else _STAT_STEP for number, stat in enumerate(stats)]
    room, last = (foot - box.y) / u, stats[-1]
    two = _on_two_lines(last.value, box, u)
    if last.note is not None:
        below = _VALUE_BELOW + (_SECOND_LINE if two else 0) + notes.depth(last.note, box.w, u) / u
        return min(1.0, (room - below) / (_FIRST_LABEL + sum(steps[:-1])))
    lower = _LOWER_LINE if two else 0
    return min(1.0, (room - lower) / (_FIRST_LABEL + sum(steps) - _LAST_STAT_AIR))
