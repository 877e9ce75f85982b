"""Decides how a few large numbers stand beside each other, each with its name and a note; must not know what of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, rounded
from scenes.widgets.charts.chart import FAINT, Key, put_mark
from scenes.widgets.label import CAPTION, SMALL, Label, Origin, Style, lay, width_of
from scenes.widgets.widget import Widget

_NUMBER = Style("semibold", 32, leading=1.2)
_ASIDE = Style("medium", tokens.SIZE_OPTION, tokens.TEXT_QUIET)
_HIGH, _NAME_AT, _NUMBER_AT, _ASIDE_AT, _NOTE_AT, _BAR_AT = 72, 9, 37, 40, 62, 59
_BAR, _REST = 6, 0.12
_BAR_WIDE, _BAR_NARROW = 230, 140
"""How wide a bar is where there is room, and in a row that would be too long."""
_GAP, _NARROW_GAP, _ROW_GAP, _ASIDE_GAP, _KEY_GAP, _KEY_NARROW, _DOT = 24, 14, 12, 12, 14, 6, 16
_NAME = CAPTION._replace(caps=False)
"""A name in a row that would be too long in capitals."""


class _Measure(NamedTuple):
    """How closely figures stand: the style of their names, their bars' width, gaps between them and between keys."""

    name: Style
    bar: float
    gap: float
    key: float


_ROOMY = _Measure(CAPTION, _BAR_WIDE, _GAP, _KEY_GAP)
_CLOSE = tuple(_Measure(name, _BAR_NARROW, _NARROW_GAP, _KEY_NARROW) for name in (CAPTION, _NAME))


class Figure(NamedTuple):
    """A number, what it is called, and a note under it. `aside` stands beside the number.

    `parts` draws a bar in the place of the note: two parts of the whole, each between 0 and 1; `keys` name them.
    """

    name: str
    value: str
    note: str = ""
    aside: str = ""
    parts: tuple[float, float] | None = None
    keys: tuple[Key, ...] = ()


class Figures(Widget):
    """Figures in one row, or in more of as many columns each where the row is too narrow; only read."""

    focusable = False

    def __init__(self, figures: Sequence[Figure], flat: bool = False) -> None:
        """`flat`: height is dear, so they rather stand closer than in more rows."""
        super().__init__()
        self.figures = figures
        self._flat = flat
        self._labels: list[Label] = []
        self._keys: list[tuple[Key, Label]] = []
        self._bars: list[tuple[Box, tuple[float, float]]] = []

    def _columns(self, width: float, u: float) -> tuple[_Measure, list[float]]:
        """How closely they stand, and the columns' widths: in as few rows as can be, which are evenly filled."""
        count, measures = len(self.figures), (_ROOMY, *_CLOSE)
        ways = [(rows, measure) for rows in range(1, count + 1) for measure in measures]
        if not self._flat:
            ways.sort(key=lambda way: measures.index(way[1]))
        for rows, measure in ways:
            columns = -(-count // rows)
            cells = [self.figures[place::columns] for place in range(columns)]
            wide = [max(_width(one, measure, u) for one in cell) for cell in cells]
            if sum(wide) + measure.gap * u * (columns - 1) <= width:
                return measure, wide
        return _CLOSE[-1], [width]

    def height_for(self, width: float, u: float) -> float:
        rows = -(-len(self.figures) // max(1, len(self._columns(width, u)[1])))
        return (_HIGH * rows + _ROW_GAP * (rows - 1)) * u

    def arrange(self) -> None:
        u, box = self.u, self.box
        measure, wide = self._columns(box.w, u)
        free = (box.w - sum(wide)) / (len(wide) - 1) if len(wide) > 1 else 0.0
        lefts = [box.x + sum(wide[:place]) + free * place for place in range(len(wide))]
        self._labels, self._keys, self._bars = [], [], []
        for number, figure in enumerate(self.figures):
            row, column = divmod(number, len(wide))
            top = box.y + row * (_HIGH + _ROW_GAP) * u
            self._lay(figure, Box(lefts[column], top, min(wide[column], box.w), _HIGH * u), measure)

    def _lay(self, figure: Figure, cell: Box, measure: _Measure) -> None:
        u = self.u

        def line(text: str, style: Style, x: float, at: float) -> Label:
            wide = width_of(text, style, u) + 1
            return lay(text, style, Box(x, cell.y + (at - 16) * u, wide, 32 * u), u, most=1)

        self._labels.append(line(figure.name, measure.name, cell.x, _NAME_AT))
        self._labels.append(line(figure.value, _NUMBER, cell.x, _NUMBER_AT))
        if figure.aside:
            x = cell.x + width_of(figure.value, _NUMBER, u) + _ASIDE_GAP * u
            self._labels.append(line(figure.aside, _ASIDE, x, _ASIDE_AT))
        if figure.note:
            self._labels.append(line(figure.note, SMALL, cell.x, _NOTE_AT))
        if figure.parts:
            self._bars.append((Box(cell.x, cell.y + _BAR_AT * u, cell.w, round(_BAR * u)), figure.parts))
        x = cell.right
        for key in reversed(figure.keys):
            label = line(key.name, SMALL, x - width_of(key.name, SMALL, u) - 1, _NAME_AT)
            self._keys.append((key, label))
            x = label.box.x - (_DOT + measure.key) * u

    def labels(self) -> Iterator[Label]:
        yield from self._labels
        yield from (label for _, label in self._keys)

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        u = self.u
        for label in self._labels:
            label.draw(canvas, origin)
        for key, label in self._keys:
            label.draw(canvas, origin)
            put_mark(canvas, key.mark, label.box.x - 11 * u + origin[0], label.first + origin[1], u)
        for box, parts in self._bars:
            _draw_share(canvas, box.moved(*origin), parts)


def _draw_share(canvas: pygame.Surface, rail: Box, parts: tuple[float, float]) -> None:
    radius = rail.h / 2
    rounded(canvas, rail, radius, tokens.LINE, _REST)
    for share, alpha in ((sum(parts), FAINT if parts[1] else 0.0), (parts[0], 1.0)):
        if share and alpha:
            filled = Box(rail.x, rail.y, max(rail.h, round(rail.w * share)), rail.h)
            rounded(canvas, filled, radius, tokens.LAMP, alpha)


def _width(figure: Figure, measure: _Measure, u: float) -> float:
    """The width a figure needs."""
    number = width_of(figure.value, _NUMBER, u)
    if figure.aside:
        number += _ASIDE_GAP * u + width_of(figure.aside, _ASIDE, u)
    name = width_of(figure.name, measure.name, u)
    for key in figure.keys:
        name += (_DOT + measure.key) * u + width_of(key.name, SMALL, u)
    bar = measure.bar * u if figure.parts else 0.0
    return max(number, name, width_of(figure.note, SMALL, u), bar) + 2
