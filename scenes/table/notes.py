"""A word under a number of a strip, with a dot: beside its word, or above it where that is too narrow. No game."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.look import lettering, tokens
from scenes.look.shapes import Colour, disc

DOT = 4
"""A dot's radius at scale 1, as all that follows."""
_BESIDE_DOT = 14
"""From a note's left end to its word, the dot before it."""
_AIR = 4
"""Kept free to either edge of the strip."""
_IN_LINE_BELOW, _DOT_BELOW, _WORD_BELOW_DOT = 24, 19, 16
"""How far below its number a note stands in one line, or its dot; and its word below the dot."""
_LINE, _HALF_LINE = 13, 7
_SMALLEST = 9


class Note(NamedTuple):
    """A word with a dot: whole, or only its rim.

    `alike` are the words that may stand in its place at another time: whichever does, the dot keeps its place.
    """

    word: str
    ink: Colour
    whole: bool
    alike: tuple[str, ...] = ()


def width(note: Note, u: float) -> float:
    """What a note takes in one line at its full size."""
    return _measured(note.word, u) + _BESIDE_DOT * u


def depth(note: Note, strip: float, u: float) -> float:
    """How far below its number a note ends at most in a strip so wide, whichever of its words stands there."""
    if _in_line(note, strip, u):
        return (_IN_LINE_BELOW + _HALF_LINE) * u
    most = max(len(_lines(word, strip, u)) for word in (note.word, *note.alike))
    return (_DOT_BELOW + _WORD_BELOW_DOT + (most - 1) * _LINE + _HALF_LINE) * u


def draw_below(canvas: pygame.Surface, note: Note, x: float, y: float, strip: float, u: float) -> None:
    """A note centred at `x`, in the middle of a strip so wide, below a number at `y`."""
    if _in_line(note, strip, u):
        draw_in_line(canvas, note, x - width(note, u) / 2, y + _IN_LINE_BELOW * u, width(note, u), u)
        return
    _draw_dot(canvas, note, x, y + _DOT_BELOW * u, u)
    for number, line in enumerate(_lines(note.word, strip, u)):
        line_y = y + (_DOT_BELOW + _WORD_BELOW_DOT + number * _LINE) * u
        lettering.draw(canvas, line, "medium", _pixels(u), tokens.TEXT, x, line_y, "centre")


def draw_in_line(canvas: pygame.Surface, note: Note, left: float, y: float, room: float, u: float) -> None:
    """A note in one line from `left` on, set smaller where it would not fit in `room`."""
    beside = _BESIDE_DOT * u
    _draw_dot(canvas, note, left + DOT * u, y, u)
    px = _pixels(u)
    while px > _SMALLEST and lettering.measure(note.word, "medium", px) > room - beside:
        px -= 1
    lettering.draw(canvas, note.word, "medium", px, tokens.TEXT, left + beside, y, "left")


def _in_line(note: Note, strip: float, u: float) -> bool:
    return all(_measured(word, u) + (_BESIDE_DOT + 2 * _AIR) * u <= strip for word in (note.word, *note.alike))


def _lines(word: str, strip: float, u: float) -> list[str]:
    """A word under its dot, on as few lines as it needs."""
    return lettering.wrap(word, "medium", _pixels(u), strip - 2 * _AIR * u)


def _measured(word: str, u: float) -> float:
    return lettering.measure(word, "medium", _pixels(u))


def _pixels(u: float) -> int:
    return lettering.pixels(tokens.SIZE_LABEL_NARROW, u)


def _draw_dot(canvas: pygame.Surface, note: Note, x: float, y: float, u: float) -> None:
    if note.whole:
        disc(canvas, x, y, DOT * u, fill=note.ink)
    else:
        disc(canvas, x, y, DOT * u, stroke=note.ink, stroke_width=1.5 * u)
