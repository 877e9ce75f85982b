"""Decides how the numbers of a chart are read; must not know what they count."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.words import Words
from scenes.look import tokens
from scenes.look.shapes import Box, flat
from scenes.widgets.buttons import Button
from scenes.widgets.charts.chart import Numbers
from scenes.widgets.label import SMALL, Label, Origin, Style, height_of, lay
from scenes.widgets.pieces import Item
from scenes.widgets.widget import Widget
from scenes.windows.frame import Content
from scenes.windows.window import Window

_CELL = Style("regular", tokens.SIZE_CONTROL_SMALL, leading=1.25)
_ROW, _GAP = 34, 16
_FIRST = 1.4
"""How much wider the first column is than the others."""


class NumbersRow(Widget):
    """The cells of one row, the first at the left, the others at the right of their columns; only read."""

    focusable = False

    def __init__(self, cells: Sequence[str], heading: bool = False) -> None:
        super().__init__()
        self.cells = cells
        self._heading = heading
        self._style = SMALL if heading else _CELL
        self._labels: list[Label] = []

    def _widths(self, width: float, u: float) -> list[float]:
        others = len(self.cells) - 1
        room = width - _GAP * u * others
        return [room * (_FIRST if place == 0 else 1) / (_FIRST + others) for place in range(len(self.cells))]

    def height_for(self, width: float, u: float) -> float:
        widths = self._widths(width, u)
        words = max(height_of(cell, self._style, wide, u) for cell, wide in zip(self.cells, widths, strict=True))
        return max(_ROW * u, words + 10 * u)

    def arrange(self) -> None:
        u, box = self.u, self.box
        x = box.x
        self._labels = []
        for place, (cell, wide) in enumerate(zip(self.cells, self._widths(box.w, u), strict=True)):
            room = Box(x, box.y, wide, box.h)
            self._labels.append(lay(cell, self._style, room, u, "right" if place else "left"))
            x += wide + _GAP * u

    def labels(self) -> Iterator[Label]:
        yield from self._labels

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        for label in self._labels:
            label.draw(canvas, origin)
        box = self.at(origin)
        line = Box(box.x, box.bottom - 1, box.w, max(1, round(self.u)))
        flat(canvas, line, tokens.LINE, 0.20 if self._heading else 0.07)


class NumbersWindow(Window):
    """The numbers a chart is drawn from, row by row, under the chart's name."""

    closes_outside = True
    wide = 520

    def __init__(
        self, words: Words, close: Callable[[], None], title: str, numbers: Numbers, speed: float = 1.0
    ) -> None:
        super().__init__(words, close, speed)
        self._title = title
        self._numbers = numbers

    def title(self) -> str:
        return self._title

    def content(self) -> Content:
        rows: list[Item] = [(NumbersRow(self._numbers.headings, heading=True), 0, 0)]
        rows += [(NumbersRow(cells), 0, 0) for cells in self._numbers.rows]
        done = Button(self.words.text("Close"), self.leave, "primary")
        return Content([rows], foot=[done], default=done)
