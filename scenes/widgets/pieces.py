"""Decides what stands between controls: headings, lines, prose and named rows; must not know their words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, flat
from scenes.widgets.buttons import Button
from scenes.widgets.label import BODY, CAPTION, HEADING, ROW, Label, Origin, Style, height_of, lay
from scenes.widgets.widget import Widget


class Piece(Protocol):
    """Something a column of a window is made of."""

    def height_for(self, width: float, u: float) -> float:
        """The height in pixels it wants at this width."""

    def place(self, box: Box, u: float) -> None:
        """Take this place."""

    def parts(self) -> Iterator[Widget]:
        """The widgets in it."""


class Words(Widget):
    """Text that is only read."""

    focusable = False

    def __init__(self, text: str, style: Style = BODY) -> None:
        super().__init__()
        self.text = text
        self._style = style
        self._label: Label | None = None

    def height_for(self, width: float, u: float) -> float:
        return height_of(self.text, self._style, width, u)

    def arrange(self) -> None:
        self._label = lay(self.text, self._style, self.box, self.u, vertical="top")

    def labels(self) -> Iterator[Label]:
        if self._label:
            yield self._label

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        if self._label:
            self._label.draw(canvas, origin)


class Caption(Words):
    """A small heading in capitals over a group."""

    def __init__(self, text: str) -> None:
        super().__init__(text, CAPTION)

    def height_for(self, width: float, u: float) -> float:
        return max(20 * u, super().height_for(width, u))


class Divider(Widget):
    """A hairline across the column."""

    focusable = False
    high = 1

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        flat(canvas, self.at(origin), tokens.LINE, 0.10)


class Named:
    """A control with its name: beside it, or above it where the row is too narrow for both.

    The control gives way first, down to `_LEAST`; a long name takes two lines.
    """

    _GAP, _NAME, _LEAST = 24, 120, 300

    def __init__(self, name: str, control: Widget, control_width: float, high: float = 60) -> None:
        """`control_width` and `high` (the row's least height) are pixels at scale 1."""
        self._name = Words(name, ROW)
        self._control = control
        self._control_width = control_width
        self._high = high

    def _control_beside(self, width: float, u: float) -> float:
        """The width the control gets beside its name; 0 when it has to go under it."""
        left = width - (self._NAME + self._GAP) * u
        return min(left, self._control_width * u) if left >= min(self._LEAST, self._control_width) * u else 0.0

    def height_for(self, width: float, u: float) -> float:
        wide = self._control_beside(width, u)
        if wide:
            words = self._name.height_for(width - wide - self._GAP * u, u) + 8 * u
            return max(self._high * u, self._control.height_for(wide, u) + 8 * u, words)
        return self._name.height_for(width, u) + 8 * u + self._control.height_for(width, u) + 12 * u

    def place(self, box: Box, u: float) -> None:
        wide = self._control_beside(box.w, u)
        if wide:
            room = box.w - wide - self._GAP * u
            high = self._name.height_for(room, u)
            self._name.place(Box(box.x, box.cy - high / 2, room, high), u)
            tall = self._control.height_for(wide, u)
            self._control.place(Box(box.right - wide, round(box.cy - tall / 2), wide, tall), u)
            return
        high = self._name.height_for(box.w, u)
        self._name.place(Box(box.x, box.y, box.w, high), u)
        top = round(box.y + high + 8 * u)
        self._control.place(Box(box.x, top, box.w, self._control.height_for(box.w, u)), u)

    def parts(self) -> Iterator[Widget]:
        yield self._name
        yield self._control


class Even:
    """Controls that share the width evenly, each so high (pixels at scale 1)."""

    _GAP = 8

    def __init__(self, high: float, *controls: Widget) -> None:
        self._high = high
        self._controls = controls

    def height_for(self, _width: float, u: float) -> float:
        return self._high * u

    def place(self, box: Box, u: float) -> None:
        count, gap = len(self._controls), self._GAP * u
        wide = (box.w - gap * (count - 1)) / count
        for number, control in enumerate(self._controls):
            control.place(Box(round(box.x + number * (wide + gap)), box.y, round(wide), box.h), u)

    def parts(self) -> Iterator[Widget]:
        yield from self._controls


class Halves:
    """Two buttons that share the width, or lie one under the other where their words need more.

    `close`: height is dear, so words rather take two lines.
    """

    _GAP = 8

    def __init__(self, first: Button, second: Button, close: bool = False) -> None:
        self._buttons = (first, second)
        self._close = close

    def _stacked(self, width: float, u: float) -> bool:
        half = (width - self._GAP * u) / 2
        if self._close:
            return not all(button.fits(half, u) for button in self._buttons)
        return max(button.width_for(u) for button in self._buttons) > half

    def height_for(self, width: float, u: float) -> float:
        rows = 2 if self._stacked(width, u) else 1
        return (rows * tokens.BUTTON_SMALL + (rows - 1) * self._GAP) * u

    def place(self, box: Box, u: float) -> None:
        gap, high = self._GAP * u, tokens.BUTTON_SMALL * u
        first, second = self._buttons
        if self._stacked(box.w, u):
            first.place(Box(box.x, box.y, box.w, high), u)
            second.place(Box(box.x, box.y + high + gap, box.w, high), u)
            return
        half = (box.w - gap) / 2
        first.place(Box(box.x, box.y, half, high), u)
        second.place(Box(box.x + half + gap, box.y, half, high), u)

    def parts(self) -> Iterator[Widget]:
        yield from self._buttons


class Titled:
    """A heading with small controls at the right end of its line."""

    _GAP = 4

    def __init__(self, title: str, *controls: Widget) -> None:
        self._title = Words(title, HEADING)
        self._controls = controls

    def height_for(self, width: float, u: float) -> float:
        return max(tokens.TARGET * u, self._title.height_for(self._room(width, u), u))

    def place(self, box: Box, u: float) -> None:
        room, side = self._room(box.w, u), tokens.TARGET * u
        high = self._title.height_for(room, u)
        self._title.place(Box(box.x, round(box.cy - high / 2), room, high), u)
        x = box.right - len(self._controls) * side - (len(self._controls) - 1) * self._GAP * u
        for control in self._controls:
            control.place(Box(round(x), round(box.cy - side / 2), side, side), u)
            x += side + self._GAP * u

    def _room(self, width: float, u: float) -> float:
        return width - len(self._controls) * (tokens.TARGET + self._GAP) * u

    def parts(self) -> Iterator[Widget]:
        yield self._title
        yield from self._controls


#: A piece, the air before it and how far it reaches beyond the column on both sides (pixels at scale 1).
Item = tuple[Piece, float, float]


def column_height(items: Sequence[Item], width: float, u: float) -> float:
    """The height of pieces one under the other."""
    return sum(round(gap * u) + round(piece.height_for(width + 2 * out * u, u)) for piece, gap, out in items)


def stack(items: Sequence[Item], x: float, y: float, width: float, u: float) -> float:
    """Place pieces one under the other; returns the foot of the last."""
    for piece, gap, out in items:
        y += round(gap * u)
        wide = width + 2 * out * u
        height = round(piece.height_for(wide, u))
        piece.place(Box(round(x - out * u), y, round(wide), height), u)
        y += height
    return y
