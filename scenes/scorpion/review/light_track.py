"""Draws the slider of a Scorpion review: whole while the game could be won, broken once it was lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, rounded
from scenes.review.track import LINE, Track
from scenes.scorpion.light import Light

_DASH, _APART = 5, 4
"""A dash, and what is left out between two, at scale 1."""
_WHOLE, _BROKEN = 0.85, 0.75
"""How strong the line is."""


class LightTrack(Track):
    """`course` tells what is known from which step on and up to which; where nothing is there is no line."""

    def __init__(
        self, count: int, set_to: Callable[[int], None], course: Callable[[], Iterable[tuple[Light, int, int]]]
    ) -> None:
        super().__init__(count, set_to)
        self._course = course

    def draw_line(self, canvas: pygame.Surface, line: Box) -> None:
        u, high = self.u, LINE * self.u
        for light, first, last in self._course():
            start, end = self.x_of(first), self.x_of(last)
            if light is Light.WINNABLE:
                start -= high / 2 if not first else 0
                rounded(canvas, Box(start, line.y - high / 2, end - start, high), high / 2, tokens.PLACE, _WHOLE)
            elif light is Light.LOST:
                while start < end:
                    dash = Box(round(start), line.y - high / 2, min(_DASH * u, end - start), high)
                    rounded(canvas, dash, high / 2, tokens.DANGER, _BROKEN)
                    start += (_DASH + _APART) * u
