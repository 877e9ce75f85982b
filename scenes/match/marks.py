"""What is drawn at a table besides cards: the prompt, a large word, that of a feast. Decides nothing."""

from __future__ import annotations

import math

import pygame

from scenes.look import lettering, tokens
from scenes.look.shapes import Box, rounded

_KEYLINE = "#1D110A"
_PROMPT_SIZE, _PROMPT_HEIGHT, _PROMPT_AIR = 16, 36, 20
_PROMPT_LEAST, _PROMPT_SECOND, _PROMPT_LEADING = 13, 15, 1.3
"""How small a prompt becomes on one line, how large it begins on two, and how far apart those are, in their size."""
_WORD_SIZE, _WORD_LEAST, _WORD_STEPS = 64, 13, 16
_FEAST_SIZE = 44


def draw_prompt(canvas: pygame.Surface, words: str, place: Box, room: Box, u: float) -> None:
    """A few words on a pill between the runner and the hand, about the middle of a place and within a room."""
    px, widest = lettering.pixels(_PROMPT_SIZE, u), room.w - 16 * u
    width = min(lettering.measure(words, "regular", px) + 2 * _PROMPT_AIR * u, widest)
    lines, px = _prompt_lines(words, width - 16 * u, widest - 16 * u, u)
    step = px * _PROMPT_LEADING
    if len(lines) > 1:
        longest = max(lettering.measure(line, "regular", px) for line in lines)
        width = min(longest + 2 * _PROMPT_AIR * u, widest)
    height = _PROMPT_HEIGHT * u + (len(lines) - 1) * step
    x = min(max(place.cx - width / 2, room.x + 8 * u), room.right - 8 * u - width)
    pill = Box(round(x), round(place.cy - height / 2), round(width), round(height))
    radius = _PROMPT_HEIGHT * u / 2
    rounded(canvas, pill, radius, tokens.STRIP_ON_WOOD, 0.66, tokens.LINE, max(1.0, u * 0.8), 0.08)
    for number, line in enumerate(lines):
        y = pill.cy + (number - (len(lines) - 1) / 2) * step
        lettering.draw(canvas, line, "regular", px, tokens.TEXT, pill.cx, y, "centre")


def _prompt_lines(words: str, on_one: float, on_two: float, u: float) -> tuple[list[str], int]:
    """A prompt on one line, or on two where it would become too small, and its size in pixels."""
    size, least = lettering.pixels(_PROMPT_SIZE, u), lettering.pixels(_PROMPT_LEAST, u)
    for px in range(size, least - 1, -1):
        if lettering.measure(words, "regular", px) <= on_one:
            return [words], px
    for px in range(lettering.pixels(_PROMPT_SECOND, u), least, -1):
        if len(lines := lettering.balanced(words, "regular", px, on_two)) <= 2:
            return lines, px
    return lettering.balanced(words, "regular", least, on_two), least


def draw_feast_word(canvas: pygame.Surface, words: str, place: Box, u: float) -> None:
    """What a won match is celebrated with, below its cards."""
    px = _fitting(words, _FEAST_SIZE, place.w - _PROMPT_AIR * u, u)
    lettering.draw(canvas, words, "title", px, _KEYLINE, place.cx + 2 * u, place.cy + 3 * u, "centre", 0.8)
    lettering.draw(canvas, words, "title", px, tokens.LAMP, place.cx, place.cy, "centre")


def _fitting(words: str, size: float, room: float, u: float) -> int:
    """The size in pixels at which a title is no wider than the room."""
    px = lettering.pixels(size, u)
    while px > _WORD_LEAST and lettering.measure(words, "title", px) > room:
        px -= 1
    return px


def draw_word(canvas: pygame.Surface, word: str, place: Box, u: float, strength: float) -> None:
    """A large word over the runner, `strength` 0 to 1."""
    if strength <= 0:
        return
    px = _fitting(word, _WORD_SIZE, place.w - 2 * _PROMPT_AIR * u, u)
    # In steps, so that the pictures of a fade can be kept.
    alpha = math.ceil(strength * _WORD_STEPS) / _WORD_STEPS
    lettering.draw(canvas, word, "title", px, _KEYLINE, place.cx + 2 * u, place.cy + 3 * u, "centre", 0.8 * alpha)
    lettering.draw(canvas, word, "title", px, tokens.LAMP, place.cx, place.cy, "centre", alpha)
