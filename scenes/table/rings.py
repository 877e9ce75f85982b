"""The rings round cards: where the keyboard is, what is chosen, what can be taken; knows no game."""

from __future__ import annotations

import pygame

from scenes.look import tokens
from scenes.look.shadow import glow
from scenes.look.shapes import Box, ring, rounded

_CHOSEN, _TAKEABLE = 3.2, 1.6
_KEYLINE = "#1D110A"
_SHADE, _SHADE_ALPHA = "#140B06", 0.46
_LEAST_ASPECT = 1.4
"""Height by width of the broadest cards; a ring round several side by side is broader still."""


def card_radius(box: Box) -> float:
    """The radius of the corners of a ring round a card, or round cards that lie partly on one another."""
    return min(box.w, box.h / _LEAST_ASPECT) * tokens.RADIUS_CARD


def draw_focus(canvas: pygame.Surface, box: Box, u: float) -> None:
    """Where the keyboard is."""
    width, gap = max(2, round(tokens.FOCUS_WIDTH * u)), round(tokens.FOCUS_GAP * u)
    radius = card_radius(box)
    ring(canvas, box, radius, tokens.KEYLINE, width + 2, gap - 1, 0.55)
    ring(canvas, box, radius, tokens.LAMP, width, gap)


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


def _ring(canvas: pygame.Surface, box: Box, radius: float, width: float) -> None:
    ring(canvas, box, radius, _KEYLINE, width + 2.5, 0, 0.85)
    ring(canvas, box, radius, tokens.LAMP, width, 1.5)
