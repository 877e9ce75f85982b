"""Draws what a review says of a step: a heading, numbered sentences in pages, what ends them. Knows no rule."""

from __future__ import annotations

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.scorpion.review.told import Told
from scenes.table.numbered import Marked, draw_number
from scenes.widgets.label import Label, Style, height_of, lay, line_height, width_of

_HEADING = Style("semibold", tokens.SIZE_BODY, leading=1.25)
_SENTENCE = Style("regular", tokens.SIZE_SECOND, leading=1.3)
_CLOSING = Style("regular", tokens.SIZE_SMALL, tokens.TEXT_QUIET, 1.35)
_BADGE, _INDENT, _BETWEEN = 8, 26, 2


class Side:
    """The words of one step in a box; of sentences that have no room those of one page show."""

    def __init__(self, four_colours: bool) -> None:
        self._styles = [style._replace(four_colours=four_colours) for style in (_HEADING, _SENTENCE, _CLOSING)]
        self._told = Told("")
        self._box = self._foot = Box(0, 0, 0, 0)
        self._u = 1.0
        self._pages: list[list[int]] = [[]]
        self._page = 0
        self._labels: list[Label] = []

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    @property
    def page(self) -> tuple[int, int]:
        """The first sentence that shows, by its place, and how many do."""
        shown = self._pages[self._page]
        return (shown[0], len(shown)) if shown else (0, 0)

    def show(self, told: Told) -> None:
        """Say this from now on."""
        if told != self._told:
            self._told, self._page = told, 0

    def turn(self) -> None:
        """Show the next page, after the last one the first again."""
        self._page = (self._page + 1) % self.pages
        self._lay()

    def height(self, width: float, u: float) -> float:
        """How high all it says is, so wide."""
        heading, sentence, _ = self._styles
        total = height_of(self._told.heading, heading, width, u)
        for one in self._told.sentences:
            total += height_of(one, sentence, width - _INDENT * u, u) + _BETWEEN * u
        return total + self.closing_height(width, u)

    def width_of(self, sentence: str, u: float) -> float:
        """What a numbered sentence takes on one line."""
        return width_of(sentence, self._styles[1], u) + _INDENT * u + 2

    def natural_width(self, u: float) -> float:
        """What all it says takes where nothing is broken."""
        heading, _, closing = self._styles
        others = width_of(self._told.heading, heading, u), width_of(self._told.closing, closing, u)
        return max(*others, *(self.width_of(one, u) for one in self._told.sentences), 0.0)

    def closing_height(self, width: float, u: float) -> float:
        """How high what ends the sentences is, so wide."""
        if not self._told.closing:
            return 0.0
        return height_of(self._told.closing, self._styles[2], width, u) + 4 * _BETWEEN * u

    def place(self, box: Box, foot: Box, u: float) -> None:
        """Take a box for heading and sentences, and one for what ends them."""
        self._box, self._foot, self._u = box, foot, u
        heading, sentence, _ = self._styles
        room = box.h - height_of(self._told.heading, heading, box.w, u)
        self._pages, left = [[]], room
        for number, one in enumerate(self._told.sentences):
            high = height_of(one, sentence, box.w - _INDENT * u, u) + _BETWEEN * u
            if high > left and self._pages[-1]:
                self._pages.append([])
                left = room
            self._pages[-1].append(number)
            left -= high
        self._page = min(self._page, self.pages - 1)
        self._lay()

    def labels(self) -> list[Label]:
        """What it says."""
        return self._labels

    def draw(self, canvas: pygame.Surface) -> None:
        for label in self._labels:
            label.draw(canvas)
        first, count = self.page
        middle = line_height(self._styles[1], self._u) / 2
        for number, label in zip(range(first, first + count), self._labels[1:], strict=False):
            at = self._box.x + _BADGE * self._u, label.box.y + middle
            draw_number(canvas, at, _BADGE * self._u, Marked(number + 1, True))

    def _lay(self) -> None:
        u, box = self._u, self._box
        heading, sentence, closing = self._styles
        high = height_of(self._told.heading, heading, box.w, u)
        self._labels = [lay(self._told.heading, heading, Box(box.x, box.y, box.w, high), u)]
        y = box.y + high
        for number in self._pages[self._page]:
            words = self._told.sentences[number]
            high = height_of(words, sentence, box.w - _INDENT * u, u)
            room = Box(box.x + _INDENT * u, y + _BETWEEN * u, box.w - _INDENT * u, high)
            self._labels.append(lay(words, sentence, room, u, vertical="top"))
            y += high + _BETWEEN * u
        if self._told.closing and self._told.sentences:
            self._labels.append(lay(self._told.closing, closing, self._foot, u))
        elif self._told.closing:
            room = Box(box.x, y + 2 * _BETWEEN * u, box.w, max(1.0, box.bottom - y))
            self._labels.append(lay(self._told.closing, closing, room, u, vertical="top"))
