"""Decides how two sides are compared row by row, a bar and a number for each; must not know what the rows are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, flat
from scenes.widgets.charts.chart import Chart, Head, Numbers, put_bar
from scenes.widgets.label import SECOND, Label, Origin, Style, lay, width_of

_NAME = Style("regular", tokens.SIZE_SECOND, leading=1.2)
_OWN = Style("medium", tokens.SIZE_SECOND, leading=1.2)
_SUM, _SUM_OTHER = Style("semibold", 16, leading=1.2), Style("regular", 16, tokens.TEXT_QUIET, leading=1.2)
_ROW_LEAST, _NAME_GAP, _COLUMN_GAP, _BAR, _BAR_APART, _TOP = 26, 16, 18, 8, 5, 4
_LEAST_BAR, _NAME_MOST, _FULL = 4, 0.36, 0.95


class Row(NamedTuple):
    """A row: its name, what it is worth to both sides, and how that is written."""

    name: str
    worth: tuple[float, float]
    written: tuple[str, str]


class SidesChart(Chart):
    """Rows with two bars each, and at the foot what both sides have together, without bars."""

    def __init__(
        self, head: Head, numbers: Numbers, read: Callable[[Chart], None], rows: Sequence[Row], together: Row
    ) -> None:
        super().__init__(head, numbers, read)
        self._rows = rows
        self._together = together
        self._laid: list[tuple[Label, Label, Label]] = []
        self._bars = (0.0, 0.0)
        self._step = 0.0
        self._top = 0.0

    def least(self, width: float, u: float) -> float:
        return self.head_height(width, u) + _ROW_LEAST * u * (len(self._rows) + 1) + _TOP * u

    def lay_body(self, body: Box) -> None:
        u = self.u
        every = [*self._rows, self._together]
        name = max(width_of(row.name, _SUM if row is self._together else _NAME, u) for row in every)
        name = min(name + 1, _NAME_MOST * body.w)
        columns = [
            max(width_of(row.written[side], _SUM, u) for row in every) + u for side in (0, 1)
        ]  # the second is as wide in its own style, or narrower
        right = body.right - columns[1] - _COLUMN_GAP * u
        self._bars = (body.x + name + _NAME_GAP * u, right - columns[0] - _NAME_GAP * u)
        self._step, self._top = (body.h - _TOP * u) / len(every), body.y + _TOP * u
        self._laid = []
        for place, row in enumerate(every):
            cell = Box(body.x, self._top + place * self._step, body.w, self._step)
            strong = row is self._together
            own, other = (_SUM, _SUM_OTHER) if strong else (_OWN, SECOND)
            self._laid.append(
                (
                    lay(row.name, _OWN if strong else _NAME, Box(cell.x, cell.y, name, cell.h), u, most=1),
                    lay(row.written[0], own, Box(right - columns[0], cell.y, columns[0], cell.h), u, "right", most=1),
                    lay(row.written[1], other, Box(cell.right - columns[1], cell.y, columns[1], cell.h), u, "right",
                        most=1),
                )
            )  # fmt: skip

    def body_labels(self) -> Iterator[Label]:
        for labels in self._laid:
            yield from labels

    def draw_body(self, canvas: pygame.Surface, origin: Origin) -> None:
        u = self.u
        most = max((max(row.worth) for row in self._rows), default=0.0) or 1.0
        left, right = self._bars
        for place, row in enumerate(self._rows):
            cy = self._top + (place + 0.5) * self._step + origin[1]
            for side, worth in enumerate(row.worth):
                wide = max(_LEAST_BAR * u, round((right - left) * _FULL * worth / most))
                y = cy + (_BAR_APART * u if side else -_BAR_APART * u) - _BAR / 2 * u
                box = Box(round(left + origin[0]), round(y), wide, round(_BAR * u))
                if worth > 0:
                    put_bar(canvas, box, box.h / 2, "hollow" if side else "full", u)
        foot = self._top + len(self._rows) * self._step + origin[1]
        flat(canvas, Box(self.box.x + origin[0], foot, self.box.w, max(1, round(u))), tokens.LINE, 0.12)
        for labels in self._laid:
            for label in labels:
                label.draw(canvas, origin)
