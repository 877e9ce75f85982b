"""Sets words of several looks into lines of a width: where each piece stands, which letters lie where.

Knows no page and no window. Lengths are pixels; a flow has its origin at its own top left corner.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import pygame

from scenes.look import lettering, tokens
from scenes.look.lettering import Face
from scenes.look.shapes import Box, Colour, flat
from scenes.reading.markup import Align, Spans, plain

_WORDS = re.compile("[^ ]+| +")
"""Lines break at plain spaces only, not at those that tie two words."""


class Look(NamedTuple):
    """How words are set; the size is in px at UI scale 1, the leading in sizes."""

    size: float
    leading: float
    colour: Colour = tokens.TEXT
    face: Face = "regular"
    strong: Face = "semibold"


class Piece(NamedTuple):
    """Letters of one look on one line: their left end, and the place of the first one in the flow's text."""

    x: float
    text: str
    face: Face
    link: str
    start: int


class Line(NamedTuple):
    """`middle` is the height of the middle of the capitals."""

    middle: float
    pieces: tuple[Piece, ...]
    width: float


_Part: TypeAlias = tuple[str, Face, str]
"""Letters, their face, and the link they are part of."""


class _Word(NamedTuple):
    """A stretch without a space, perhaps in several looks, or a space."""

    parts: tuple[_Part, ...]
    start: int


@dataclass(frozen=True, slots=True)
class Flow:
    """Words laid out in lines."""

    text: str
    lines: tuple[Line, ...]
    px: int
    step: int
    look: Look

    @property
    def height(self) -> int:
        return self.step * len(self.lines)

    @property
    def width(self) -> float:
        """The width of its longest line."""
        return max((line.width for line in self.lines), default=0.0)

    def draw(self, canvas: pygame.Surface, x: float, y: float, top: float, foot: float) -> None:
        """Draw with the flow's corner at (x, y), leaving out lines that lie above `top` or below `foot`."""
        for line in self.lines:
            middle = y + line.middle
            if middle + self.step < top or middle - self.step > foot:
                continue
            for piece in line.pieces:
                ink = tokens.LAMP if piece.link else self.look.colour
                place = lettering.draw(canvas, piece.text, piece.face, self.px, ink, x + piece.x, middle)
                if piece.link:
                    rule = Box(place.x, round(middle + 0.56 * self.px), place.w, max(1, round(self.px / 16)))
                    flat(canvas, rule, tokens.LAMP, 0.55)

    def boxes(self, start: int, end: int) -> Iterator[Box]:
        """Where the letters from `start` up to `end` stand, a box a line."""
        for line in self.lines:
            found: list[tuple[float, float]] = []
            for piece in line.pieces:
                first, last = max(start, piece.start), min(end, piece.start + len(piece.text))
                if first < last:
                    left = lettering.measure(piece.text[: first - piece.start], piece.face, self.px)
                    right = lettering.measure(piece.text[: last - piece.start], piece.face, self.px)
                    found.append((piece.x + left, piece.x + right))
            if found:
                left, right = found[0][0], found[-1][1]
                yield Box(left, line.middle - self.step / 2, right - left, self.step)

    def links(self) -> Iterator[tuple[str, tuple[Box, ...]]]:
        """Each link with where it stands, a box for every line it is broken over."""
        runs: list[tuple[str, int, int]] = []
        for piece in (piece for line in self.lines for piece in line.pieces):
            end = piece.start + len(piece.text)
            if piece.link and runs and runs[-1][0] == piece.link and piece.start - runs[-1][2] <= 1:
                runs[-1] = (piece.link, runs[-1][1], end)
            elif piece.link:
                runs.append((piece.link, piece.start, end))
        for link, start, end in runs:
            yield link, tuple(self.boxes(start, end))


@lru_cache(maxsize=1024)
def set_flow(spans: Spans, look: Look, width: float, u: float, align: Align = "left") -> Flow:
    """Lay words out in lines at most `width` wide; a word wider than that is broken inside."""
    px = lettering.pixels(look.size, u)
    step = round(px * look.leading)
    rows = _rows(_words(spans, look), px, width)
    lines = []
    for number, row in enumerate(rows):
        pieces, wide = _pieces(row, px)
        if align == "right":
            pieces = tuple(piece._replace(x=piece.x + width - wide) for piece in pieces)
        lines.append(Line(step * (number + 0.5), pieces, wide))
    return Flow(plain(spans), tuple(lines), px, step, look)


def balanced(spans: Spans, look: Look, width: float, u: float) -> Flow:
    """As few lines as `set_flow` would need, but of much the same width: no word is left alone at the end."""
    flow = set_flow(spans, look, width, u)
    narrow, wide = 0.0, width
    while len(flow.lines) > 1 and wide - narrow > 4:
        middle = (narrow + wide) / 2
        tried = set_flow(spans, look, middle, u)
        if len(tried.lines) > len(flow.lines):
            narrow = middle
        else:
            flow, wide = tried, middle
    return flow


def widest_word(spans: Spans, look: Look, u: float) -> float:
    """The width a column needs so that no word is broken inside."""
    px = lettering.pixels(look.size, u)
    return max((_set_width(word.parts, px) for word in _words(spans, look)), default=0.0)


def _words(spans: Spans, look: Look) -> list[_Word]:
    words: list[_Word] = []
    at = 0
    for span in spans:
        face: Face = look.strong if span.bold else "italic" if span.italic else look.face
        for text in _WORDS.findall(span.text):
            part = (text, face, span.link)
            glued = words and not text.startswith(" ") and not words[-1].parts[-1][0].startswith(" ")
            if glued:
                words[-1] = words[-1]._replace(parts=(*words[-1].parts, part))
            else:
                words.append(_Word((part,), at))
            at += len(text)
    return words


def _rows(words: list[_Word], px: int, width: float) -> list[list[_Word]]:
    """The words of each line. A line is measured as it will be set: words in a row are not as wide as their sum."""
    rows: list[list[_Word]] = [[]]
    parts: list[_Part] = []
    for word in words:
        space = word.parts[0][0].startswith(" ")
        longer = _merged([*parts, *word.parts])
        if space or (rows[-1] and _set_width(longer, px) <= width):
            if rows[-1]:
                rows[-1].append(word)
                parts = longer
            continue
        if rows[-1]:
            if rows[-1][-1].parts[0][0].startswith(" "):
                rows[-1].pop()
            rows.append([])
        pieces = [word] if _set_width(word.parts, px) <= width else _broken(word, px, width)
        for piece in pieces[:-1]:
            rows[-1].append(piece)
            rows.append([])
        rows[-1].append(pieces[-1])
        parts = list(pieces[-1].parts)
    return rows


def _merged(parts: Sequence[_Part]) -> list[_Part]:
    """Neighbours of one look made one."""
    made: list[_Part] = []
    for text, face, link in parts:
        if made and made[-1][1:] == (face, link):
            made[-1] = (made[-1][0] + text, face, link)
        else:
            made.append((text, face, link))
    return made


def _set_width(parts: Sequence[_Part], px: int) -> float:
    return sum(lettering.measure(text, face, px) for text, face, _ in parts)


def _broken(word: _Word, px: int, width: float) -> list[_Word]:
    """A word wider than a line, in pieces that fit a line each."""
    pieces: list[_Word] = []
    parts: list[_Part] = []
    used, start, at = 0.0, word.start, word.start
    for text, face, link in word.parts:
        for sign in text:
            wide = lettering.measure(sign, face, px)
            if parts and used + wide > width:
                pieces.append(_Word(tuple(parts), start))
                parts, used, start = [], 0.0, at
            if parts and parts[-1][1:] == (face, link):
                parts[-1] = (parts[-1][0] + sign, face, link)
            else:
                parts.append((sign, face, link))
            used += wide
            at += 1
    return [*pieces, _Word(tuple(parts), start)]


def _pieces(row: list[_Word], px: int) -> tuple[tuple[Piece, ...], float]:
    """The pieces of a line and its width: neighbours of one look are set as one."""
    made: list[Piece] = []
    for word in row:
        at = word.start
        for text, face, link in word.parts:
            last = made[-1] if made else None
            if last is not None and (last.face, last.link) == (face, link):
                made[-1] = last._replace(text=last.text + text)
            else:
                made.append(Piece(0.0, text, face, link, at))
            at += len(text)
    placed: list[Piece] = []
    x = 0.0
    for piece in made:
        placed.append(piece._replace(x=x))
        x += lettering.measure(piece.text, piece.face, px)
    return tuple(placed), x
