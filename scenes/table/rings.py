"""The ring that says where the keyboard is on a table; knows no game."""

from __future__ import annotations

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, ring


def draw_focus(canvas: pygame.Surface, box: Box, u: float) -> None:
    """Where the keyboard is."""
    width, gap = max(2, round(tokens.FOCUS_WIDTH * u)), round(tokens.FOCUS_GAP * u)
    radius = box.w * tokens.RADIUS_CARD
    ring(canvas, box, radius, tokens.KEYLINE, width + 2, gap - 1, 0.55)
    ring(canvas, box, radius, tokens.LAMP, width, gap)
