"""What is drawn at the Scopa table besides cards: the prompt, the word of a sweep. Decides nothing."""

from __future__ import annotations

import math

import pygame

from scenes.look import lettering, tokens
from scenes.look.shapes import Box, rounded

_KEYLINE = "#1D110A"
_PROMPT_SIZE, _PROMPT_HEIGHT, _PROMPT_AIR = 16, 36, 20
_WORD_SIZE, _WORD_LEAST, _WORD_STEPS = 64, 13, 16
_FEAST_SIZE = 44


def draw_prompt(canvas: pygame.Surface, words: str, place: Box, room: Box, u: float) -> None:
    """A few words on a pill between the runner and the hand, about the middle of a place and within a room."""
    px = lettering.pixels(_PROMPT_SIZE, u)
    width = min(lettering.measure(words, "regular", px) + 2 * _PROMPT_AIR * u, room.w - 16 * u)
    while px > 10 and lettering.measure(words, "regular", px) > width - 16 * u:
        px -= 1
    height = _PROMPT_HEIGHT * u
    x = min(max(place.cx - width / 2, room.x + 8 * u), room.right - 8 * u - width)
    pill = Box(round(x), round(place.cy - height / 2), round(width), round(height))
    rounded(canvas, pill, height / 2, tokens.STRIP_ON_WOOD, 0.66, tokens.LINE, max(1.0, u * 0.8), 0.08)
    lettering.draw(canvas, words, "regular", px, tokens.TEXT, pill.cx, pill.cy, "centre")


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
    """The word of a sweep over the runner, `strength` 0 to 1."""
    if strength <= 0:
        return
    px = _fitting(word, _WORD_SIZE, place.w - 2 * _PROMPT_AIR * u, u)
    # In steps, so that the pictures of a fade can be kept.
    alpha = math.ceil(strength * _WORD_STEPS) / _WORD_STEPS
    lettering.draw(canvas, word, "title", px, _KEYLINE, place.cx + 2 * u, place.cy + 3 * u, "centre", 0.8 * alpha)
    lettering.draw(canvas, word, "title", px, tokens.LAMP, place.cx, place.cy, "centre", alpha)
