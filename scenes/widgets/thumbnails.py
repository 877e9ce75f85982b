"""Decides a choice among pictures; must not know what they show."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.intents import KeyPressed
from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, disc, rounded
from scenes.widgets.label import Origin
from scenes.widgets.widget import Widget, focus_ring

#: A picture for an index at a size in pixels.
Picture = Callable[[int, int, int], pygame.Surface]

_WIDE, _HIGH, _PLATE, _GAP = 52, 73, 8, 8


class Thumbnails(Widget):
    """Pictures side by side at the right end of the box; the chosen one lies on a plate and is ticked."""

    high = _HIGH + 2 * _PLATE

    def __init__(self, names: Sequence[str], chosen: int, choose: Callable[[int], None], picture: Picture) -> None:
        super().__init__()
        self._names = tuple(names)
        self.chosen = chosen
        self._choose = choose
        self._picture = picture
        self._hovered = -1

    def width_for(self, u: float) -> float:
        """The width all pictures take."""
        return (len(self._names) * (_WIDE + 2 * _PLATE + _GAP) - _GAP) * u

    @property
    def tooltip(self) -> str:
        return self._names[self._hovered] if self._hovered >= 0 else ""

    def _plate(self, k: int) -> Box:
        u = self.u
        step = (_WIDE + 2 * _PLATE + _GAP) * u
        left = self.box.right - self.width_for(u) + k * step
        return Box(left, self.box.y, (_WIDE + 2 * _PLATE) * u, (_HIGH + 2 * _PLATE) * u)

    def _index_at(self, x: float) -> int:
        hits = [k for k in range(len(self._names)) if self._plate(k).x <= x < self._plate(k).right]
        return hits[0] if hits else -1

    def _take(self, index: int) -> None:
        if index != self.chosen and 0 <= index < len(self._names):
            self.chosen = index
            self._choose(index)

    def point(self, x: float, _y: float) -> bool:
        before = self._hovered
        self._hovered = self._index_at(x)
        return self._hovered != before

    def activate(self) -> None:
        self._take((self.chosen + 1) % len(self._names))

    def click(self, x: float, _y: float) -> None:
        self._take(self._index_at(x))

    def key(self, key: KeyPressed) -> bool:
        if key.name not in ("left", "right"):
            return False
        self._take(self.chosen + (1 if key.name == "right" else -1))
        return True

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u = self.u
        for k in range(len(self._names)):
            plate = self._plate(k).moved(*origin)
            chosen = k == self.chosen
            fill = 0.14 if chosen else 0.07 * self.hover.level if k == self._hovered else 0.0
            if fill:
                rounded(canvas, plate, tokens.RADIUS_CONTROL * u, fill=tokens.LINE, alpha=fill)
            if focus and chosen:
                focus_ring(canvas, plate, tokens.RADIUS_CONTROL * u, u)
            picture = self._picture(k, round(_WIDE * u), round(_HIGH * u))
            canvas.blit(picture, picture.get_rect(center=(round(plate.cx), round(plate.cy))))
            if chosen:
                cx, cy = plate.right - 10 * u, plate.bottom - 10 * u
                disc(canvas, cx, cy, 11 * u, tokens.LAMP, 1.0, tokens.WINDOW_TOP, 2 * u)
                draw_icon(canvas, "check", 14 * u, cx, cy, tokens.INK, 1.0)
