"""The lines of an answer's panel: what stands in each, how high it is and how it is drawn. Knows no card, no place."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import pygame

from game.words import Words
from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, disc
from scenes.table.answer_said import Said, Source
from scenes.table.numbered import Marked, draw_number
from scenes.widgets.label import CAPTION, Style, height_of, lay, line_height

_HEADING = Style("semibold", tokens.SIZE_BODY, leading=1.25)
_SENTENCE = Style("regular", tokens.SIZE_SECOND, leading=1.3)
_CLOSING = Style("regular", tokens.SIZE_SECOND, tokens.TEXT_QUIET, 1.3)
_SMALL = Style("regular", tokens.SIZE_LABEL, tokens.TEXT_QUIET, 1.3)
_SOURCE = Style("medium", tokens.SIZE_LABEL, tokens.PLACE, 1.35)
_BADGE, _BADGE_GAP = 10, 10
_SIGN, _SIGN_GAP = 16, 6
_DOT, _DOT_GAP = 2, 10


class Part(Enum):
    """What a line is: a sentence of a chain or a reason, what ends them, or what says something about them."""

    LINK = "link"
    REASON = "reason"
    CLOSING = "closing"
    NUMBERS = "numbers"
    CAPTION = "caption"
    SOURCE = "source"


_STYLES = {
    Part.LINK: _SENTENCE,
    Part.REASON: _SENTENCE,
    Part.CLOSING: _CLOSING,
    Part.NUMBERS: _SMALL,
    Part.CAPTION: CAPTION,
    Part.SOURCE: _SOURCE,
}


class Line(NamedTuple):
    """A line of a page, which may be wrapped: its words, its height, and a link's number (else 0)."""

    part: Part
    words: str
    height: float
    number: int = 0

    @property
    def leads(self) -> bool:
        """Whether it stands for the line below it."""
        return self.part in (Part.CAPTION, Part.SOURCE)


class Lines:
    """The lines of one answer; suits in them have the colours of the pack in use. `wood`: on a wooden table."""

    def __init__(self, said: Said, words: Words, four_colours: bool, wood: bool = False) -> None:
        self._said = said
        self._words = words
        quiet = tokens.TEXT_QUIET_ON_WOOD if wood else tokens.TEXT_QUIET
        self._styles = {part: style._replace(four_colours=four_colours) for part, style in _STYLES.items()}
        for part in (Part.CLOSING, Part.NUMBERS):
            self._styles[part] = self._styles[part]._replace(colour=quiet)
        self._heading = _HEADING._replace(four_colours=four_colours)

    def all(self, width: float, u: float) -> list[Line]:
        """Every line below the heading, at this width."""
        said = self._said
        parts = [(Part.LINK, words, number) for number, words in enumerate(said.links, start=1)]
        if said.reasons and said.why:
            parts.append((Part.CAPTION, self._words.text("Why this move"), 0))
        parts += [(Part.REASON, words, 0) for words in said.reasons]
        if said.closing:
            parts.append((Part.CLOSING, said.closing, 0))
        if said.truth:
            parts += [(Part.SOURCE, Source.KNOWS.words(self._words), 0), (Part.CLOSING, said.truth, 0)]
        if said.numbers:
            parts.append((Part.NUMBERS, said.numbers, 0))
        return [
            Line(part, words, height_of(words, self._styles[part], width - self._indent(part, u), u), number)
            for part, words, number in parts
        ]

    def heading_height(self, width: float, u: float) -> float:
        """The height of the heading alone."""
        return height_of(self._said.heading, self._heading, width, u)

    def source_height(self, width: float, u: float) -> float:
        """The height of what says where the answer is known from; 0 where nothing does."""
        source = self._said.source
        if source is None:
            return 0.0
        return height_of(source.words(self._words), _SOURCE, width - self._indent(Part.SOURCE, u), u)

    def draw_heading(self, canvas: pygame.Surface, box: Box, width: float, u: float) -> float:
        """Draw the heading in a box and below it its source, so wide; where they end."""
        lay(self._said.heading, self._heading, box, u).draw(canvas)
        source = self._said.source
        if source is None:
            return box.bottom
        height = self.source_height(width, u)
        self._draw_source(canvas, source, Box(box.x, box.bottom, width, height), u)
        return box.bottom + height

    def draw(self, canvas: pygame.Surface, one: Line, x: float, y: float, width: float, u: float) -> None:
        """Draw a line that begins at `x`, `y`."""
        style, indent = self._styles[one.part], self._indent(one.part, u)
        middle = y + line_height(style, u) / 2
        if one.part is Part.SOURCE:
            self._draw_source(canvas, Source.KNOWS, Box(x, y, width, one.height), u)
            return
        if one.part is Part.LINK:
            draw_number(canvas, (x + _BADGE * u, middle), _BADGE * u, Marked(one.number, True))
        elif one.part is Part.REASON and self._said.why:
            disc(canvas, x + _DOT * u, middle, _DOT * u, tokens.LAMP)
        lay(one.words, style, Box(x + indent, y, width - indent, one.height), u, vertical="top").draw(canvas)

    def _draw_source(self, canvas: pygame.Surface, source: Source, box: Box, u: float) -> None:
        indent = self._indent(Part.SOURCE, u)
        middle = box.y + line_height(_SOURCE, u) / 2
        draw_icon(canvas, source.icon, _SIGN * u, box.x + _SIGN * u / 2, middle, _SOURCE.colour)
        room = Box(box.x + indent, box.y, box.w - indent, box.h)
        lay(source.words(self._words), _SOURCE, room, u, vertical="top").draw(canvas)

    def _indent(self, part: Part, u: float) -> float:
        if part is Part.SOURCE:
            return (_SIGN + _SIGN_GAP) * u
        if part is Part.REASON and self._said.why:
            return (2 * _DOT + _DOT_GAP) * u
        # What follows a chain stands at the left edge, as the heading does.
        return (2 * _BADGE + _BADGE_GAP) * u if part is Part.LINK else 0.0
