"""Decides a field that opens a list to choose from; must not know what is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from scenes.intents import KeyPressed
from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, rounded
from scenes.widgets.label import ROW, Label, Origin, lay, width_of
from scenes.widgets.widget import Widget, focus_ring

Choose = Callable[[int], None]

_MARGIN = 8
_INSET = 4


class Popup:
    """The open list of a drop-down: lies over everything and takes every intent until it closes.

    Its coordinates are the canvas's. `closed` tells that it wants to be taken away.
    """

    def __init__(self, options: Sequence[str], chosen: int, choose: Choose) -> None:
        self._options = tuple(options)
        self._chosen = chosen
        self._choose = choose
        self._first = 0
        self._rows = len(self._options)
        self._labels: list[Label] = []
        self._row_height = 0.0
        self._u = 1.0
        self._held: tuple[float, int] | None = None
        self._dragged = False
        self.marked = chosen
        self.box = Box(0, 0, 0, 0)
        self.closed = False

    def open(self, field: Box, canvas: Box, u: float) -> None:
        """Find a place under the field, or over it, or wherever the canvas has room."""
        self._u = u
        inset, margin = _INSET * u, _MARGIN * u
        self._row_height = tokens.TARGET * u
        room = canvas.h - 2 * margin - 2 * inset
        self._rows = max(1, min(len(self._options), int(room // self._row_height)))
        height = self._rows * self._row_height + 2 * inset
        widest = max(width_of(option, ROW, u) for option in self._options)
        width = min(max(field.w, widest + 72 * u), canvas.w - 2 * margin)
        x = max(canvas.x + margin, min(field.x, canvas.right - margin - width))
        below = field.bottom + 4 * u
        y = below if below + height <= canvas.bottom - margin else field.y - 4 * u - height
        if y < canvas.y + margin:
            y = max(canvas.y + margin, min(below, canvas.bottom - margin - height))
        self.box = Box(round(x), round(y), round(width), round(height))
        self._labels = [
            lay(text, ROW, Box(0, 0, width - 64 * u, self._row_height), u, most=1) for text in self._options
        ]
        self._show(self.marked)

    def _show(self, index: int) -> None:
        """Scroll by whole rows until the row is in view."""
        self._first = max(0, min(index, max(self._first, index - self._rows + 1)))
        self._first = min(self._first, len(self._options) - self._rows)

    def _row_at(self, x: float, y: float) -> int | None:
        if not self.box.contains(x, y):
            return None
        row = self._first + int((y - self.box.y - _INSET * self._u) // self._row_height)
        return max(self._first, min(row, self._first + self._rows - 1))

    def press(self, x: float, y: float) -> None:
        """A press began here: closes the list when outside it."""
        self.closed = not self.box.contains(x, y)
        self._held, self._dragged = (y, self._first), False
        self.point(x, y)

    def point(self, x: float, y: float) -> None:
        """A pointer moved here; a pressed one drags a list that is longer than its box."""
        if self._held is not None:
            start, first = self._held
            rows = round((start - y) / self._row_height)
            if rows:
                self._dragged = True
                self._first = max(0, min(len(self._options) - self._rows, first + rows))
                return
        row = self._row_at(x, y)
        if row is not None:
            self.marked = row

    def release(self, x: float, y: float) -> None:
        """A press ended here: chooses a row, unless it dragged a long list."""
        dragged = self._dragged and self._rows < len(self._options)
        self._held = None
        if dragged:
            return
        row = self._row_at(x, y)
        if row is not None:
            self._take(row)
        self.closed = True

    def wheel(self, dy: float) -> None:
        """Turn the list by notches."""
        last = len(self._options) - self._rows
        self._first = max(0, min(last, self._first - (1 if dy > 0 else -1)))

    def key(self, key: KeyPressed) -> None:
        """Walk, choose or close by key."""
        last = len(self._options) - 1
        steps = {
            "up": -1,
            "down": 1,
            "pageup": -self._rows,
            "pagedown": self._rows,
            "home": -last,
            "end": last,
        }
        if key.name in steps:
            self.marked = max(0, min(last, self.marked + steps[key.name]))
            self._show(self.marked)
        elif key.name in ("enter", "space"):
            self._take(self.marked)
            self.closed = True
        elif key.name in ("escape", "tab"):
            self.closed = True

    def _take(self, row: int) -> None:
        if row != self._chosen:
            self._choose(row)

    def labels(self) -> Iterator[Label]:
        """The texts of the rows."""
        yield from self._labels

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the list."""
        u, box = self._u, self.box
        radius = tokens.RADIUS_CONTROL * u
        elevate(canvas, box, radius, tokens.ELEVATION_TOAST, u)
        rounded(canvas, box, radius, tokens.NIGHT, 1.0, tokens.LINE, max(1.0, u), 0.14)
        for k in range(self._first, self._first + self._rows):
            top = box.y + _INSET * u + (k - self._first) * self._row_height
            row = Box(box.x + _INSET * u, top, box.w - 2 * _INSET * u, self._row_height)
            if k == self.marked:
                rounded(canvas, row, tokens.RADIUS_INNER * u, fill=tokens.LINE, alpha=0.12)
            ink = tokens.LAMP if k == self._chosen else tokens.TEXT
            self._labels[k].draw(canvas, (row.x + 12 * u, row.y), ink)
            if k == self._chosen:
                draw_icon(canvas, "check", 20 * u, row.right - 22 * u, row.cy, tokens.LAMP, 1.0)


class DropDown(Widget):
    """A field that shows the choice and opens the list of all."""

    def __init__(self, options: Sequence[str], chosen: int, choose: Choose) -> None:
        super().__init__()
        self.options = tuple(options)
        self.chosen = chosen
        self._choose = choose
        self._label: Label | None = None
        self.popup: Popup | None = None

    def arrange(self) -> None:
        u, box = self.u, self.box
        room = Box(box.x + 16 * u, box.y, max(1.0, box.w - 60 * u), box.h)
        self._label = lay(self.options[self.chosen], ROW, room, u, most=1)

    def _take(self, index: int) -> None:
        self.chosen = index
        self.arrange()
        self._choose(index)

    def activate(self) -> None:
        self.popup = Popup(self.options, self.chosen, self._take)

    def labels(self) -> Iterator[Label]:
        if self._label:
            yield self._label

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        radius = tokens.RADIUS_CONTROL * u
        lit = 0.42 + 0.18 * self.hover.level
        width = tokens.STROKE_CONTROL * u
        rounded(canvas, box, radius, tokens.SHADE, 0.24, tokens.LINE, width, lit)
        if self.pressed:
            rounded(canvas, box, radius, fill=tokens.SHADE, alpha=0.20)
        if focus:
            focus_ring(canvas, box, radius, u)
        if self._label:
            self._label.draw(canvas, origin)
        draw_icon(canvas, "down", 22 * u, box.right - 24 * u, box.cy, tokens.TEXT)
