"""Decides a row of large numbers, each under its name; must not know what they count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from scenes.look import tokens
from scenes.widgets.label import CAPTION, Label, Origin, Style, height_of, lay, line_height, width_of
from scenes.widgets.widget import Widget

_NUMBER = Style("semibold", tokens.SIZE_TITLE, leading=1.2)
_AIR, _APART = 2, 16


class Figures(Widget):
    """Names and numbers side by side, in equal shares of the width; only read."""

    focusable = False

    def __init__(self, figures: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._figures = tuple(figures)
        self._labels: tuple[Label, ...] = ()

    def _share(self, width: float, u: float) -> float:
        count = len(self._figures)
        return (width - (count - 1) * _APART * u) / count

    def _names_high(self, width: float, u: float) -> float:
        return max(height_of(name, CAPTION, self._share(width, u), u) for name, _ in self._figures)

    def height_for(self, width: float, u: float) -> float:
        return self._names_high(width, u) + _AIR * u + line_height(_NUMBER, u)

    def arrange(self) -> None:
        u, box = self.u, self.box
        share, high = self._share(box.w, u), self._names_high(box.w, u)
        labels: list[Label] = []
        for place, (name, number) in enumerate(self._figures):
            x = box.x + place * (share + _APART * u)
            # Names of one line and of two stand on the same foot.
            top = box.y + high - height_of(name, CAPTION, share, u)
            labels.append(lay(name, CAPTION, box._replace(x=x, y=top, w=share, h=high), u, vertical="top"))
            room = box._replace(x=x, y=box.y + high + _AIR * u, w=max(share, width_of(number, _NUMBER, u)))
            labels.append(lay(number, _NUMBER, room, u, vertical="top"))
        self._labels = tuple(labels)

    def labels(self) -> Iterator[Label]:
        yield from self._labels

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        for label in self._labels:
            label.draw(canvas, origin)
