"""A row of a page's table of contents; knows nothing but its words and where it leads."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, rounded
from scenes.widgets.label import Label, Origin, Style, height_of, lay
from scenes.widgets.widget import Widget, focus_ring

_ROW = Style("regular", tokens.SIZE_SECOND, leading=1.25)
_CHOSEN = Style("semibold", tokens.SIZE_SECOND, leading=1.25)
_SIDE, _ABOVE = 14, 8


class ContentsRow(Widget):
    """A section's name. Long ones take as many lines as they need; `chosen` is the section being read."""

    def __init__(self, text: str, action: Callable[[], None], least: float) -> None:
        """`least` is the row's least height in pixels at scale 1."""
        super().__init__()
        self.text = text
        self._action = action
        self._least = least
        self._labels: dict[bool, Label] = {}
        self.chosen = False

    def height_for(self, width: float, u: float) -> float:
        words = max(height_of(self.text, style, width - 2 * _SIDE * u, u) for style in (_ROW, _CHOSEN))
        return round(max(self._least * u, words + 2 * _ABOVE * u))

    def arrange(self) -> None:
        room = Box(self.box.x + _SIDE * self.u, self.box.y, max(1.0, self.box.w - 2 * _SIDE * self.u), self.box.h)
        self._labels = {chosen: lay(self.text, _CHOSEN if chosen else _ROW, room, self.u) for chosen in (False, True)}

    def activate(self) -> None:
        self._action()

    def target(self) -> Box:
        """Rows stand one under the other: each is pressed where it is drawn."""
        return self.box

    def labels(self) -> Iterator[Label]:
        if self._labels:
            yield self._labels[self.chosen]

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        radius = tokens.RADIUS_INNER * u
        if self.pressed:
            rounded(canvas, box, radius, fill=tokens.SHADE, alpha=0.28)
        elif self.chosen or self.hover.level:
            rounded(canvas, box, radius, fill=tokens.LINE, alpha=0.10 if self.chosen else 0.06 * self.hover.level)
        if self.chosen:
            rounded(canvas, Box(box.x, box.cy - 11 * u, 3 * u, 22 * u), 1.5 * u, fill=tokens.LAMP)
        if focus:
            focus_ring(canvas, box.grown(-2 * u), radius, u)
        if self._labels:
            ink = tokens.TEXT if self.chosen or self.hover.level else None
            self._labels[self.chosen].draw(canvas, origin, ink, 1.0 if self.chosen else 0.86)
