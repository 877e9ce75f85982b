"""Decides how it is drawn how often values come: a bar for each, or one for each of two sides. Counts nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, flat
from scenes.widgets.charts.chart import AXIS, BASE_ALPHA, Chart, Head, Mark, Numbers, put_bar
from scenes.widgets.label import Label, Origin, lay, line_height, width_of

_PAIR_SHARE, _PAIR_MOST, _ONE_SHARE, _ONE_MOST = 0.30, 13, 0.62, 64
_RADIUS, _LEAST, _NAME_GAP, _TOP = 3, 2, 6, 8
_NAME_AIR = 6
"""What stays free between two names under the bars."""
_MARKED = AXIS._replace(colour=tokens.TEXT)


class BarChart(Chart):
    """`names` stand under the bars; `sides` are one or two rows of heights, in their order full and hollow.

    `marked` are the numbers of bars that stand out, where some do; the others are faint then.
    """

    def __init__(
        self,
        head: Head,
        numbers: Numbers,
        read: Callable[[Chart], None],
        names: Sequence[str],
        sides: Sequence[Sequence[int]],
        marked: Collection[int] = (),
    ) -> None:
        super().__init__(head, numbers, read)
        self._names = names
        self._sides = sides
        self._marked = marked
        self._plot = Box(0, 0, 0, 0)
        self._labels: list[Label] = []

    @property
    def _step(self) -> float:
        return self._plot.w / max(1, len(self._names))

    def lay_body(self, body: Box) -> None:
        u, high = self.u, line_height(AXIS, self.u)
        foot = body.bottom - high - _NAME_GAP * u
        self._plot = Box(body.x, body.y + _TOP * u, body.w, round(foot - body.y - _TOP * u))
        every = self._every()
        self._labels = []
        for k in range(0, len(self._names), every):
            wide = self._step * every
            cell = Box(self._plot.x + (k + 0.5) * self._step - wide / 2, foot + _NAME_GAP * u, wide, high)
            style = _MARKED if k in self._marked else AXIS
            self._labels.append(lay(self._names[k], style, cell, u, "centre", most=1))

    def _every(self) -> int:
        """Each how many-th bar is named, so that no name runs into the next."""
        widest = max((width_of(name, AXIS, self.u) for name in self._names), default=0.0) + _NAME_AIR * self.u
        every = 1
        while self._step * every < widest and every < len(self._names):
            every += 1
        return every

    def body_labels(self) -> Iterator[Label]:
        yield from self._labels

    def draw_body(self, canvas: pygame.Surface, origin: Origin) -> None:
        u, plot = self.u, self._plot.moved(*origin)
        flat(canvas, Box(plot.x, plot.bottom, plot.w, max(1, round(u))), tokens.LINE, BASE_ALPHA)
        top = max((max(side, default=0) for side in self._sides), default=0) or 1
        for k in range(len(self._names)):
            cx = plot.x + (k + 0.5) * self._step
            for place, side in enumerate(self._sides):
                if side[k]:
                    self._draw_bar(canvas, self._bar(cx, place, plot, side[k] / top), place, k)
        for label in self._labels:
            label.draw(canvas, origin)

    def _bar(self, cx: float, place: int, plot: Box, share: float) -> Box:
        u = self.u
        high = max(_LEAST * u, round(plot.h * share))
        if len(self._sides) == 1:
            wide = round(min(_ONE_MOST * u, self._step * _ONE_SHARE))
            return Box(round(cx - wide / 2), plot.bottom - high, wide, high)
        wide = max(2, round(min(_PAIR_MOST * u, self._step * _PAIR_SHARE)))
        return Box(round(cx - wide - u if place == 0 else cx + u), plot.bottom - high, wide, high)

    def _draw_bar(self, canvas: pygame.Surface, box: Box, place: int, number: int) -> None:
        mark: Mark = "hollow" if place else "full"
        if self._marked and number not in self._marked:
            mark = "faint"
        put_bar(canvas, box, _RADIUS * self.u, mark, self.u)
