"""Decides the mark of a day whose deal was played, and its words; told apart by shape, not by colour alone."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.days import Mark
from game.words import Words
from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, disc, flat
from scenes.widgets.label import SECOND, Label, Origin, height_of, lay
from scenes.widgets.widget import Widget

RADIUS = 8.5
"""Of a mark, in pixels at scale 1."""
_TEXT_LEFT, _AIR = 30, 4
_LATER_BELOW, _LATER_WIDE = 2.5, 11
SOLVED_ALONE, SOLVED, SOLVED_LATER, TRIED = (
    Mark(solved=True, unaided=True),
    Mark(solved=True),
    Mark(solved=True, unaided=True, later=True),
    Mark(),
)


def draw_mark(canvas: pygame.Surface, mark: Mark, cx: float, cy: float, u: float) -> None:
    """Solved: a tick in a disc, hollow where there was help, with a line below where it was later. Tried: a dash."""
    radius = RADIUS * u
    if not mark.solved:
        disc(canvas, cx, cy, radius, stroke=tokens.TEXT_QUIET, stroke_width=1.5 * u)
        flat(canvas, Box(cx - 3.5 * u, cy - 0.75 * u, 7 * u, 1.5 * u), tokens.TEXT_QUIET)
        return
    if mark.unaided:
        disc(canvas, cx, cy, radius, fill=tokens.LAMP)
    else:
        disc(canvas, cx, cy, radius, stroke=tokens.LAMP, stroke_width=1.75 * u)
    draw_icon(canvas, "check", 12 * u, cx, cy, tokens.INK if mark.unaided else tokens.LAMP, 1.0)
    if mark.later:
        below = Box(cx - _LATER_WIDE / 2 * u, cy + radius + _LATER_BELOW * u, _LATER_WIDE * u, 2 * u)
        flat(canvas, below, tokens.LAMP)


def mark_words(mark: Mark | None, words: Words) -> str:
    """What became of a day's deal, in a sentence."""
    text = words.text
    if mark is None:
        return text("Not played yet.")
    if not mark.solved:
        return text("Tried, not solved yet.")
    if mark.later:
        return (
            text("Solved without help, on a later day.") if mark.unaided else text("Solved with help, on a later day.")
        )
    return text("Solved without help.") if mark.unaided else text("Solved with help.")


class MarkMeaning(Widget):
    """A mark and what it means; only read."""

    focusable = False

    def __init__(self, mark: Mark, meaning: str) -> None:
        super().__init__()
        self._mark = mark
        self._meaning = meaning
        self._label: Label | None = None

    def height_for(self, width: float, u: float) -> float:
        words = height_of(self._meaning, SECOND, width - _TEXT_LEFT * u, u)
        return max(words, 2 * RADIUS * u) + 2 * _AIR * u

    def arrange(self) -> None:
        room = Box(self.box.x + _TEXT_LEFT * self.u, self.box.y, self.box.w - _TEXT_LEFT * self.u, self.box.h)
        self._label = lay(self._meaning, SECOND, room, self.u)

    def labels(self) -> Iterator[Label]:
        if self._label:
            yield self._label

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        box = self.at(origin)
        draw_mark(canvas, self._mark, box.x + (RADIUS + 1) * self.u, box.cy, self.u)
        if self._label:
            self._label.draw(canvas, origin)


def meanings(words: Words) -> list[MarkMeaning]:
    """What the marks mean."""
    text = words.text
    return [
        MarkMeaning(SOLVED_ALONE, text("Solved without help")),
        MarkMeaning(SOLVED, text("Solved with help")),
        MarkMeaning(SOLVED_LATER, text("Solved on a later day")),
        MarkMeaning(TRIED, text("Tried")),
    ]
