"""The badge of a numbered sentence, in a panel and on the cards it speaks of. Knows no words and no rule."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.look import lettering, tokens
from scenes.look.shapes import disc


class Marked(NamedTuple):
    """What has a badge: its number, and whether its sentence is among those that are told now."""

    number: int
    lit: bool


def draw_number(canvas: pygame.Surface, at: tuple[float, float], radius: float, mark: Marked) -> None:
    """The badge of a sentence."""
    fill, ink = (tokens.LAMP, tokens.INK) if mark.lit else (tokens.NIGHT, tokens.TEXT)
    disc(canvas, *at, radius + 1, tokens.KEYLINE, 0.55)
    disc(canvas, *at, radius, fill, 1.0, tokens.LAMP, max(1.0, radius * 0.1), 0.0 if mark.lit else 0.7)
    px = max(8, round(radius * (1.35 if mark.number < 10 else 1.15)))
    lettering.draw(canvas, str(mark.number), "semibold", px, ink, at[0], at[1], "centre")
