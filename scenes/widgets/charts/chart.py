"""Decides what every chart has in common: its heading, its key, the numbers behind it; must not know what it draws."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, disc, rounded
from scenes.widgets.label import CAPTION, SECOND, SMALL, Label, Origin, height_of, lay, line_height, width_of
from scenes.widgets.widget import Widget, focus_ring

Mark = Literal["full", "faint", "hollow"]
"""How a side's bars are filled; "faint" is a second part of the same bar."""

FAINT, HOLLOW_FILL, HOLLOW_LINE = 0.45, 0.05, 0.9
LINE_ALPHA, BASE_ALPHA = 0.09, 0.22
AXIS = SMALL._replace(size=tokens.SIZE_LABEL)
"""Numbers along a chart."""
_OUT = 8
"""The ground that answers pointer and keyboard reaches so far beyond the chart."""
_HEAD, _HEAD_GAP, _APART, _KEY_GAP, _DOT, _DOT_GAP = 20, 12, 6, 14, 8, 8
_LEAST_HIGH = 166


class Key(NamedTuple):
    """What the bars of one kind are called."""

    name: str
    mark: Mark


class Numbers(NamedTuple):
    """The numbers a chart is drawn from, to be read: headings, and a row of cells for each."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Head(NamedTuple):
    """What a chart is called, and beside it either a note or the names of its bars.

    `instead`: words in the chart's place, where there is too little to draw.
    """

    title: str
    note: str = ""
    keys: tuple[Key, ...] = ()
    instead: str = ""


def put_mark(canvas: pygame.Surface, mark: Mark, cx: float, cy: float, u: float) -> None:
    """The sign of a kind of bar, in a line of words."""
    if mark == "hollow":
        disc(canvas, cx, cy, 5 * u, stroke=tokens.TEXT_QUIET, stroke_width=tokens.STROKE_EMPTY * u)
    else:
        disc(canvas, cx, cy, _DOT / 2 * u, fill=tokens.LAMP, alpha=1.0 if mark == "full" else FAINT)


def put_bar(canvas: pygame.Surface, box: Box, radius: float, mark: Mark, u: float) -> None:
    """A bar of a kind."""
    if mark == "hollow":
        line = tokens.STROKE_EMPTY * u
        rounded(canvas, box, radius, tokens.LINE, HOLLOW_FILL, tokens.TEXT_QUIET, line, HOLLOW_LINE)
    else:
        rounded(canvas, box, radius, tokens.LAMP, 1.0 if mark == "full" else FAINT)


class Chart(Widget):
    """A heading with a drawing under it. Enter or a press reads its numbers, where there are any."""

    high = _LEAST_HIGH

    def __init__(self, head: Head, numbers: Numbers, read: Callable[[Chart], None]) -> None:
        """`read` is asked to show the numbers of this chart."""
        super().__init__()
        self.head = head
        self.numbers = numbers
        self._read = read
        self.focusable = not head.instead
        self.hint = ""
        """What a press on it does, said while the mouse rests on it."""
        self._title: Label | None = None
        self._beside: list[Label] = []
        self._words: Label | None = None

    # Where things are

    def head_height(self, width: float, u: float) -> float:
        """The height of the heading: what stands beside it goes on a line of its own where there is no room."""
        title = max(_HEAD * u, height_of(self.head.title, CAPTION, width, u))
        if not self._beside_width(u) or self._fits(width, u):
            return title
        return title + line_height(SMALL, u)

    def height_for(self, width: float, u: float) -> float:
        if self.head.instead:
            gap = _HEAD_GAP * u
            return self.head_height(width, u) + gap + height_of(self.head.instead, SECOND, width, u) + gap
        return self.least(width, u)

    def least(self, _width: float, u: float) -> float:
        """The height of the chart with its drawing."""
        return _LEAST_HIGH * u

    def _fits(self, width: float, u: float) -> bool:
        title = width_of(self.head.title, CAPTION, u)
        return title + _APART * u + self._beside_width(u) <= width

    def _beside_width(self, u: float) -> float:
        """The width of what stands beside the title."""
        if self.head.note:
            return width_of(self.head.note, SMALL, u)
        parts = [width_of(key.name, SMALL, u) + (_DOT + _DOT_GAP + 2) * u for key in self.head.keys]
        return sum(parts) + _KEY_GAP * u * (len(parts) - 1) if parts else 0.0

    def arrange(self) -> None:
        u, box = self.u, self.box
        high = self.head_height(box.w, u)
        beside, fits = self._beside_width(u), self._fits(box.w, u)
        title_high = _HEAD * u if not beside or fits else high - line_height(SMALL, u)
        room = box.w - (beside + _APART * u if beside and fits else 0)
        self._title = lay(self.head.title, CAPTION, Box(box.x, box.y, room, max(title_high, _HEAD * u)), u)
        row = Box(box.x, box.y, box.w, _HEAD * u)
        if beside and not fits:
            row = Box(box.x, box.y + title_high, box.w, line_height(SMALL, u))
        self._lay_beside(row, "right" if fits else "left")
        body = Box(box.x, box.y + high, box.w, box.h - high)
        if self.head.instead:
            top = body.y + _HEAD_GAP * u
            words = Box(body.x, top, body.w, max(1.0, body.bottom - top))
            self._words = lay(self.head.instead, SECOND, words, u, vertical="top")
        else:
            self.lay_body(body)

    def _lay_beside(self, row: Box, side: Literal["left", "right"]) -> None:
        u = self.u
        self._beside = []
        if self.head.note:
            self._beside = [lay(self.head.note, SMALL, row, u, side, most=1)]
            return
        x = row.x if side == "left" else row.right - self._beside_width(u)
        for key in self.head.keys:
            x += (_DOT + _DOT_GAP + 2) * u
            wide = width_of(key.name, SMALL, u)
            self._beside.append(lay(key.name, SMALL, Box(x, row.y, wide + 1, row.h), u, most=1))
            x += wide + _KEY_GAP * u

    @abstractmethod
    def lay_body(self, body: Box) -> None:
        """Lay the drawing out in this box, under the heading."""

    # What is done with it

    @property
    def tooltip(self) -> str:
        return "" if self.head.instead else self.hint

    def activate(self) -> None:
        if not self.head.instead:
            self._read(self)

    # Looks

    def labels(self) -> Iterator[Label]:
        if self._title:
            yield self._title
        yield from self._beside
        if self._words:
            yield self._words
        if not self.head.instead:
            yield from self.body_labels()

    def body_labels(self) -> Iterator[Label]:
        """The words of the drawing."""
        yield from ()

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, ground = self.u, self.at(origin).grown(_OUT * self.u)
        radius = tokens.RADIUS_CONTROL * u
        if self.pressed:
            rounded(canvas, ground, radius, fill=tokens.SHADE, alpha=0.20)
        elif self.hover.level and self.focusable:
            rounded(canvas, ground, radius, fill=tokens.LINE, alpha=0.04 * self.hover.level)
        if focus:
            focus_ring(canvas, ground.grown(-4 * u), radius, u)
        if self._title:
            self._title.draw(canvas, origin)
        for label in self._beside:
            label.draw(canvas, origin)
        for key, label in zip(self.head.keys, self._beside if self.head.keys else [], strict=False):
            x = label.box.x - (_DOT_GAP + _DOT / 2) * u + origin[0]
            put_mark(canvas, key.mark, x, label.first + origin[1], u)
        if self._words:
            self._words.draw(canvas, origin)
        if not self.head.instead:
            self.draw_body(canvas, origin)

    @abstractmethod
    def draw_body(self, canvas: pygame.Surface, origin: Origin) -> None:
        """Draw what stands under the heading, moved by `origin`."""
