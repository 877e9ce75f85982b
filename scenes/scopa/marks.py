"""What is drawn at the Scopa table besides cards: the prompt, the word of a sweep. Decides nothing."""

from __future__ import annotations

import pygame

from scenes.look import lettering, tokens
from scenes.look.shapes import Box, rounded

_KEYLINE = "#1D110A"
_PROMPT_SIZE, _PROMPT_HEIGHT, _PROMPT_AIR = 16, 36, 20
_WORD_SIZE = 64


def draw_prompt(canvas: pygame.Surface, words: str, place: Box, u: float) -> None:
    """A few words on a pill between the runner and the hand."""
    px = lettering.pixels(_PROMPT_SIZE, u)
    width = min(lettering.measure(words, "regular", px) + 2 * _PROMPT_AIR * u, canvas.get_width() - 16 * u)
    while px > 10 and lettering.measure(words, "regular", px) > width - 16 * u:
        px -= 1
    height = _PROMPT_HEIGHT * u
    x = min(max(place.cx - width / 2, 8 * u), canvas.get_width() - 8 * u - width)
    pill = Box(round(x), round(place.cy - height / 2), round(width), round(height))
    rounded(canvas, pill, height / 2, tokens.STRIP_ON_WOOD, 0.66, tokens.LINE, max(1.0, u * 0.8), 0.08)
    lettering.draw(canvas, words, "regular", px, tokens.TEXT, pill.cx, pill.cy, "centre")


def draw_word(canvas: pygame.Surface, word: str, place: Box, u: float, strength: float) -> None:
    """The word of a sweep over the runner, `strength` 0 to 1."""
    if strength <= 0:
        return
    px = lettering.pixels(_WORD_SIZE, u)
    line = lettering.set_line(word, "title", px, tokens.LAMP)
    shade = lettering.set_line(word, "title", px, _KEYLINE)
    x, y = place.cx - line.surface.get_width() / 2, place.cy - line.centre
    for picture, dx, dy, alpha in ((shade.surface, 2 * u, 3 * u, 0.8), (line.surface, 0, 0, 1.0)):
        copy = picture.copy()
        copy.set_alpha(round(255 * alpha * strength))
        canvas.blit(copy, (round(x + dx), round(y + dy)))
