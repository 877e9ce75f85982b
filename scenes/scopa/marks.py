"""What is drawn at the Scopa table besides cards: rings, shades, the prompt, the word of a sweep. Decides nothing."""

from __future__ import annotations

import pygame

from scenes.look import lettering, tokens
from scenes.look.shadow import glow
from scenes.look.shapes import Box, ring, rounded

_CHOSEN, _TAKEABLE = 3.2, 1.6
_KEYLINE = "#1D110A"
_SHADE, _SHADE_ALPHA = "#140B06", 0.46
_PROMPT_SIZE, _PROMPT_HEIGHT, _PROMPT_AIR = 16, 36, 20
_WORD_SIZE = 64


def draw_chosen(canvas: pygame.Surface, box: Box, u: float) -> None:
    """A card that is chosen, or part of a capture: a strong lamp ring and its light."""
    radius = box.w * tokens.RADIUS_CARD
    light, offset = glow(round(box.w), round(box.h), radius, u, 0.8)
    canvas.blit(light, (round(box.x) + offset[0], round(box.y) + offset[1]))
    _ring(canvas, box, radius, max(2, round(_CHOSEN * u)))


def draw_takeable(canvas: pygame.Surface, box: Box, u: float) -> None:
    """A card that can be taken: a thin lamp ring."""
    _ring(canvas, box, box.w * tokens.RADIUS_CARD, max(1.5, _TAKEABLE * u))


def draw_untakeable(canvas: pygame.Surface, box: Box) -> None:
    """A card that cannot: it lies in shade."""
    rounded(canvas, box, box.w * tokens.RADIUS_CARD, _SHADE, _SHADE_ALPHA)


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


def _ring(canvas: pygame.Surface, box: Box, radius: float, width: float) -> None:
    ring(canvas, box, radius, _KEYLINE, width + 2.5, 0, 0.85)
    ring(canvas, box, radius, tokens.LAMP, width, 1.5)
