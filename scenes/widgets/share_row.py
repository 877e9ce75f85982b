"""Decides a row that shows a share as a bar, and the heading that names the bar's parts.

Must not know what is shared.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, disc, rounded
from scenes.widgets.label import CAPTION, ROW, SMALL, Label, Origin, Style, height_of, lay, line_height, width_of
from scenes.widgets.pieces import Caption
from scenes.widgets.widget import Widget

_NAME, _VALUE = ROW._replace(face="medium"), Style("semibold", tokens.SIZE_OPTION, leading=1.25)
_BAR, _AIR, _VALUE_WIDE = 6, 8, 72
#: How bright the second part of the bar and the empty rest are.
_SECOND_PART, _REST = 0.45, 0.12
#: A dot of the legend, the air after it and that before the next one.
_DOT, _DOT_GAP, _APART = 8, 6, 16


class ShareRow(Widget):
    """A name, a percentage, a bar of two parts and a line that explains them; only read.

    `parts_of` are the two parts of the whole, each between 0 and 1, their sum too. None: there is nothing to share
    yet, and only the name and the line are shown.
    """

    focusable = False

    def __init__(self, name: str, value: str, parts_of: tuple[float, float] | None, facts: str) -> None:
        super().__init__()
        self._name, self._value, self._facts = name, value, facts
        self._parts = parts_of
        self._labels: tuple[Label, ...] = ()

    def height_for(self, width: float, u: float) -> float:
        bar = 0.0 if self._parts is None else (_BAR + _AIR) * u
        return self._head(width, u) + bar + _AIR / 2 * u + height_of(self._facts, SMALL, width, u)

    def _head(self, width: float, u: float) -> float:
        """The height of the name, and of the value beside it."""
        return max(height_of(self._name, _NAME, width - _VALUE_WIDE * u, u), line_height(_VALUE, u))

    def arrange(self) -> None:
        u, box = self.u, self.box
        head = self._head(box.w, u)
        name = lay(self._name, _NAME, Box(box.x, box.y, box.w - _VALUE_WIDE * u, head), u)
        room = Box(box.right - _VALUE_WIDE * u, box.y, _VALUE_WIDE * u, head)
        value = lay(self._value, _VALUE, room, u, "right", most=1)
        below = box.y + self.height_for(box.w, u) - height_of(self._facts, SMALL, box.w, u)
        facts = lay(self._facts, SMALL, Box(box.x, below, box.w, box.bottom - below), u, vertical="top")
        self._labels = (name, value, facts) if self._value else (name, facts)

    def labels(self) -> Iterator[Label]:
        yield from self._labels

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        for label in self._labels:
            label.draw(canvas, origin)
        if self._parts is None:
            return
        u, box = self.u, self.at(origin)
        high = round(_BAR * u)
        rail = Box(box.x, round(box.y + self._head(box.w, u) + _AIR / 2 * u), box.w, high)
        rounded(canvas, rail, high / 2, tokens.LINE, _REST)
        first, both = self._parts[0], sum(self._parts)
        if both > first:
            rounded(canvas, _filled(rail, both), high / 2, tokens.LAMP, _SECOND_PART)
        if first:
            rounded(canvas, _filled(rail, first), high / 2, tokens.LAMP)


def _filled(rail: Box, share: float) -> Box:
    """The left part of the rail, never shorter than its rounded end."""
    return Box(rail.x, rail.y, max(rail.h, round(rail.w * share)), rail.h)


class ShareCaption(Caption):
    """A heading over such rows that names the bars' two parts: at the end of its line, or under it for want of room."""

    def __init__(self, text: str, first: str, second: str) -> None:
        super().__init__(text)
        self._names = (first, second)
        self._legend: tuple[Label, ...] = ()

    def _widths(self, u: float) -> list[float]:
        return [(_DOT + _DOT_GAP) * u + width_of(name, SMALL, u) + 1 for name in self._names]

    def _beside(self, width: float, u: float) -> bool:
        return width_of(self.text, CAPTION, u) + sum(self._widths(u)) + 2 * _APART * u <= width

    def _below(self, width: float, u: float) -> int:
        """How many lines the names take under the heading."""
        if self._beside(width, u):
            return 0
        return 1 if sum(self._widths(u)) + _APART * u <= width else 2

    def height_for(self, width: float, u: float) -> float:
        return super().height_for(width, u) + self._below(width, u) * line_height(SMALL, u)

    def arrange(self) -> None:
        u, box = self.u, self.box
        super().arrange()
        lines, high = self._below(box.w, u), line_height(SMALL, u)
        first, second = self._widths(u)
        x = box.x if lines else box.right - first - second - _APART * u
        y = box.y + super().height_for(box.w, u) if lines or not self._label else self._label.first - high / 2
        places = [Box(x, y, first, high), Box(x + first + _APART * u, y, second, high)]
        if lines == 2:
            places[1] = Box(x, y + high, second, high)
        before = (_DOT + _DOT_GAP) * u
        self._legend = tuple(
            lay(
                name,
                SMALL,
                Box(place.x + before, place.y, min(place.right, box.right) - place.x - before, high),
                u,
                most=1,
            )
            for name, place in zip(self._names, places, strict=True)
        )

    def labels(self) -> Iterator[Label]:
        yield from super().labels()
        yield from self._legend

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        super().draw(canvas, origin, focus)
        u = self.u
        for label, alpha in zip(self._legend, (1.0, _SECOND_PART), strict=True):
            label.draw(canvas, origin)
            x = label.box.x - (_DOT_GAP + _DOT / 2) * u + origin[0]
            disc(canvas, x, label.first + origin[1], _DOT / 2 * u, fill=tokens.LINE, alpha=_REST)
            disc(canvas, x, label.first + origin[1], _DOT / 2 * u, fill=tokens.LAMP, alpha=alpha)
