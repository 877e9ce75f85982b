"""Decides how parts of the statistics stand beside each other, and the list of games under its heading."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, rounded
from scenes.widgets.label import CAPTION, Label, Origin, Style, lay, width_of
from scenes.widgets.pieces import Caption, Piece
from scenes.widgets.rows import ROW, RowList
from scenes.widgets.widget import Widget, focus_ring

_APART = 36
_HEAD, _OUT, _GAP = 20, 12, 4
_LINK = Style("semibold", tokens.SIZE_SMALL, leading=1.2)
_LINK_GAP, _LINK_AIR, _ARROW = 14, 4, 20


class Beside:
    """Pieces that share the width evenly, equally high; `extra` pixels higher than they have to be."""

    def __init__(self, *pieces: Piece) -> None:
        self._pieces = pieces
        self.extra = 0.0

    def _share(self, width: float, u: float) -> float:
        return (width - _APART * u * (len(self._pieces) - 1)) / len(self._pieces)

    def height_for(self, width: float, u: float) -> float:
        return max(piece.height_for(self._share(width, u), u) for piece in self._pieces) + self.extra

    def place(self, box: Box, u: float) -> None:
        wide = self._share(box.w, u)
        for place, piece in enumerate(self._pieces):
            piece.place(Box(round(box.x + place * (wide + _APART * u)), box.y, round(wide), box.h), u)

    def parts(self) -> Iterator[Widget]:
        for piece in self._pieces:
            yield from piece.parts()


class HeadLink(Widget):
    """Words with an arrow at the right end of a heading that lead somewhere."""

    def __init__(self, text: str, action: Callable[[], None]) -> None:
        super().__init__()
        self.text = text
        self._action = action
        self._label: Label | None = None

    def width_for(self, u: float) -> float:
        """The width it wants."""
        return width_of(self.text, _LINK, u) + (_ARROW + _LINK_AIR) * u

    def arrange(self) -> None:
        u, box = self.u, self.box
        words = Box(box.x + _LINK_AIR * u, box.y, max(1.0, box.w - (_ARROW + _LINK_AIR) * u) + 1, box.h)
        self._label = lay(self.text, _LINK, words, u, most=1)

    def activate(self) -> None:
        self._action()

    def labels(self) -> Iterator[Label]:
        if self._label:
            yield self._label

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        ground, radius = box.grown(4 * u), tokens.RADIUS_INNER * u
        if self.pressed or self.hover.level:
            alpha = 0.28 if self.pressed else 0.08 * self.hover.level
            rounded(canvas, ground, radius, fill=tokens.SHADE if self.pressed else tokens.LINE, alpha=alpha)
        if focus:
            focus_ring(canvas, ground, radius, u)
        ink = tokens.LAMP if self.hover.level or focus else tokens.TEXT
        if self._label:
            self._label.draw(canvas, origin, ink)
        draw_icon(canvas, "right", 16 * u, box.right - 8 * u, box.cy, ink, 0.9)


class ListPart:
    """A list of games under its heading, at whose end something leads to all games; under it where it is too long."""

    def __init__(self, title: str, link: HeadLink, rows: RowList, least: int) -> None:
        """It is at least as high as so many rows, or as it has."""
        self._title = Caption(title)
        self._link = link
        self._rows = rows
        self._least = least

    def _head(self, width: float, u: float) -> float:
        """The height of the heading: the link has a line of its own where there is no room for both."""
        link = self._link.width_for(u)
        beside = width_of(self._title.text, CAPTION, u) + _LINK_GAP * u + link <= width
        return (_HEAD if beside else 2 * _HEAD + _LINK_GAP / 2) * u

    def height_for(self, width: float, u: float) -> float:
        return self._head(width, u) + ROW * min(self._least, max(1, self._rows.count)) * u

    def place(self, box: Box, u: float) -> None:
        head, wide = self._head(box.w, u), self._link.width_for(u)
        beside = head == _HEAD * u
        self._title.place(Box(box.x, box.y, box.w - (wide + _LINK_GAP * u if beside else 0), _HEAD * u), u)
        left = box.right - wide if beside else box.x - _LINK_AIR * u
        self._link.place(Box(left, box.y + head - _HEAD * u, wide, _HEAD * u), u)
        top = box.y + head + _GAP * u
        self._rows.place(Box(box.x - _OUT * u, top, box.w + 2 * _OUT * u, box.bottom - top), u)

    def parts(self) -> Iterator[Widget]:
        yield self._title
        yield self._link
        yield self._rows
