"""A capture of Scopone in miniature, and the values it breaks in two: of those an odd number of cards is gone."""

from __future__ import annotations

import pygame

from game.cards import ITALIAN
from scenes.look import lettering, tokens
from scenes.look.shapes import Box, rounded
from scenes.reading.figure import Setting
from scenes.reading.markup import Miniature
from scenes.scopa.page.play_figures import CaptureFigure
from scenes.scopone.page.positions import Parting

_HIGH, _ABOVE = 32, 14
_MOST_WIDE, _GAP = 44, 0.14
"""How wide a value's chip gets at scale 1, and the gap after it, in widths of its own."""


class PartingFigure(CaptureFigure):
    """Under the cards a chip for each value: lit where a card of it is left without its like."""

    foot = float(_ABOVE + _HIGH)

    def __init__(self, miniature: Miniature, told: str, parting: Parting, setting: Setting) -> None:
        super().__init__(miniature, told, parting, setting)
        self._parting = parting

    @property
    def odd(self) -> frozenset[int]:
        """The values that are broken as it is shown now."""
        taken = (self._parting.card, *self.chosen) if self.chosen else ()
        return self._parting.odd(taken)

    def draw_over(self, canvas: pygame.Surface, x: float, y: float) -> None:
        super().draw_over(canvas, x, y)
        u, values = self.u, range(1, len(ITALIAN.ranks) + 1)
        step = min(_MOST_WIDE * u, self.picture.w / len(values))
        left = x + (self.picture.w - step * len(values) + step * _GAP) / 2
        top = y + self.picture.h - _HIGH * u
        for number, value in enumerate(values):
            chip = Box(round(left + number * step), round(top), round(step * (1 - _GAP)), _HIGH * u)
            self._draw_chip(canvas, chip, value)

    def _draw_chip(self, canvas: pygame.Surface, chip: Box, value: int) -> None:
        u, odd = self.u, value in self.odd
        stroke = (tokens.LAMP, max(1.5, 1.6 * u), 1.0) if odd else (tokens.LINE, max(1.0, u), 0.14)
        rounded(canvas, chip, tokens.RADIUS_INNER * u, tokens.STRIP_ON_WOOD, 0.78 if odd else 0.42, *stroke)
        px = lettering.pixels(tokens.SIZE_CONTROL_SMALL, u)
        face: lettering.Face = "semibold" if odd else "regular"
        ink = tokens.LAMP if odd else tokens.TEXT_QUIET_ON_WOOD
        lettering.draw(canvas, str(value), face, px, ink, chip.cx, chip.cy, "centre")
