"""Decides how the lines of the score sheet stand in their columns; must not know what they count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from scenes.look import lettering, tokens
from scenes.look.shapes import Box, flat
from scenes.match.windows.sheet_proofs import QUIET, Proof
from scenes.widgets.label import Label, Origin, Style, height_of, lay, width_of
from scenes.widgets.widget import Widget

NAME = Style("medium", tokens.SIZE_CONTROL, leading=1.15)
CAPTION = Style("medium", tokens.SIZE_LABEL, tokens.TEXT_QUIET_ON_WOOD, caps=True)
SUBTITLE = Style("regular", 16, tokens.TEXT_QUIET_ON_WOOD)
_COUNT, _POINT, _TOTAL = 22, 20, 34
#: Below this width (pixels at scale 1) a line's name stands over its numbers instead of before them.
_STACKED_BELOW = 690
_NAME_SHARE, _NAME_LEAST = 0.173, 136
_POINTS_SHARE = 0.115
_PROOF_AT = 44
_STACKED_NAME, _STACKED_TOTAL = 28, 24
_AIR = 8
#: A line shows its note from this share of its best height on: all lines begin to at the same time.
_ROOMY = 0.8
#: How far a side's total and its sum reach into its column.
_TOTAL_REACH = 124


class PointsRoom(NamedTuple):
    """From the right edge to the colon between the points, and from the colon to each of them; pixels at scale 1."""

    colon: float
    apart: float


UNITS, HUNDREDS = PointsRoom(32, 24), PointsRoom(48, 30)
"""The room for points of one figure, or two, and for points of three."""
Heights = tuple[float, float]
"""The heights of a line in pixels at scale 1: as it looks best, and the least that can be read."""
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its name, a note under it, both sides' numbers, the points, and what proves the numbers.

    `needed`: the note says why nobody got the point, so it stands there even where room is scarce. `points` is None
    where a line brings none by itself. `ahead` says whose numbers stand out, where that isn't whoever has points.
    """

    name: str
    note: str
    needed: bool
    numbers: tuple[str, str]
    points: Pair | None
    proofs: tuple[Proof, Proof]
    heights: Heights
    ahead: tuple[bool, bool] | None = None

    @property
    def shining(self) -> tuple[bool, bool]:
        """Whose numbers stand out."""
        if self.ahead is not None:
            return self.ahead
        ours, theirs = self.points or (0, 0)
        return ours > 0, theirs > 0


@dataclass(frozen=True, slots=True)
class Columns:
    """Where things stand between the left and right edge of a sheet, in table pixels.

    `stacked`: a line's name stands over its numbers. `sides` are (x, width), what comes first included.
    """

    stacked: bool
    name: float
    sides: tuple[tuple[float, float], tuple[float, float]]
    colon: float

    @staticmethod
    def within(box: Box, u: float, points: PointsRoom = UNITS) -> Columns:
        """The columns of a sheet as wide as `box`."""
        colon = box.right - points.colon * u
        if box.w < _STACKED_BELOW * u:
            half = (box.w - 2 * _AIR * u) / 2
            name = box.w - 2 * points.colon * u - 2 * _AIR * u
            return Columns(True, name, ((box.x, half), (box.x + half + 2 * _AIR * u, half)), colon)
        name = max(_NAME_SHARE * box.w, _NAME_LEAST * u)
        share = (box.w - name - _POINTS_SHARE * box.w) / 2
        first = box.x + name
        return Columns(False, name - _AIR * u, ((first, share), (first + share, share)), colon)


def stacked(width: float, u: float) -> bool:
    """Whether a sheet of this width has the names of its lines over the numbers."""
    return Columns.within(Box(0, 0, width, 0), u).stacked


def heights_of(line: Line, width: float, u: float) -> tuple[float, float]:
    """The height of a line in table pixels: as it looks best, and the least."""
    full, least = line.heights
    columns = Columns.within(Box(0, 0, width, 0), u)
    if not any(line.numbers):
        return full * u, least * u
    if not columns.stacked:
        words = height_of(line.name, NAME, columns.name, u) + height_of(line.note, QUIET, columns.name, u)
        return (max(full * u, words), max(least * u, words)) if line.needed else (full * u, least * u)
    return (full - 14 + _STACKED_NAME) * u, (least - 4 + _STACKED_NAME) * u


class Row(Widget):
    """One line of the sheet."""

    focusable = False

    def __init__(self, line: Line, strong: bool = False, points: PointsRoom = UNITS) -> None:
        """`strong`: the rule above it sets it apart, as a total's does."""
        super().__init__()
        self._line = line
        self._points = points
        self._rule_alpha = 0.30 if strong else tokens.EDGE_ALPHA
        self._columns = Columns.within(self.box, 1.0, points)
        self._words: list[Label] = []

    def arrange(self) -> None:
        self._columns = Columns.within(self.box, self.u, self._points)
        if not any(self._line.numbers):
            self._words = self._words_beside()
        else:
            self._words = self._stacked_words() if self._over else self._words_before()

    @property
    def _over(self) -> bool:
        """Whether the name stands over the numbers here."""
        return self._columns.stacked and any(self._line.numbers)

    def _words_before(self) -> list[Label]:
        """The name and, where it is needed or the line is high enough, the note under it."""
        u, box, line = self.u, self.box, self._line
        wide = self._columns.name
        name = height_of(line.name, NAME, wide, u)
        note = height_of(line.note, QUIET, wide, u) if line.note else 0.0
        roomy = box.h >= _ROOMY * line.heights[0] * u and name + note <= box.h - 12 * u
        if not note or not (line.needed or roomy):
            return [lay(line.name, NAME, Box(box.x, box.y, wide, box.h), u)]
        top = box.cy - (name + note) / 2
        return [
            lay(line.name, NAME, Box(box.x, top, wide, name), u, vertical="top"),
            lay(line.note, QUIET, Box(box.x, top + name, wide, note), u, vertical="top"),
        ]

    def _words_beside(self) -> list[Label]:
        """The name of a line without numbers, and the note where the first side's number would be."""
        u, box, line = self.u, self.box, self._line
        end = self._columns.colon - 2 * self._points.colon * u
        said = [lay(line.name, NAME, Box(box.x, box.y, end - box.x, box.h), u)]
        if line.note:
            x = max(box.x + width_of(line.name, NAME, u) + 12 * u, self._columns.sides[0][0])
            said.append(lay(line.note, QUIET, Box(x, box.y, end - x, box.h), u))
        return said

    def _stacked_words(self) -> list[Label]:
        """The name, and the note behind it where there is room."""
        u, box, line = self.u, self.box, self._line
        high = _STACKED_NAME * u
        wide = width_of(line.name, NAME, u)
        room = Box(box.x, box.y + 3 * u, self._columns.name, high)
        said = [lay(line.name, NAME, room, u, most=1)]
        left = self._columns.name - wide - 12 * u
        if line.note and (line.needed or width_of(line.note, QUIET, u) <= left):
            said.append(lay(line.note, QUIET, Box(box.x + wide + 12 * u, room.y, left, high), u))
        return said

    def _place_of(self, side: int) -> Box:
        """Where a side's number and its proof stand."""
        x, wide = self._columns.sides[side]
        top = _STACKED_NAME * self.u if self._over else 0.0
        return Box(x, self.box.y + top, wide, self.box.h - top)

    def _proof_place(self, side: int) -> Box:
        place, at = self._place_of(side), _PROOF_AT * self.u
        return Box(place.x + at, place.y, place.w - at - (0 if self._over else 2 * _AIR * self.u), place.h)

    def labels(self) -> Iterator[Label]:
        yield from self._words
        for side, proof in enumerate(self._line.proofs):
            yield from proof.labels(self._proof_place(side), self.u)

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        u, box = self.u, self.at(origin)
        flat(canvas, Box(box.x, box.y, box.w, max(1, round(u))), tokens.LINE, self._rule_alpha)
        for label in self._words:
            label.draw(canvas, origin)
        shining = self._line.shining
        for side, (number, won) in enumerate(zip(self._line.numbers, shining, strict=True)):
            place = self._place_of(side).moved(*origin)
            ink = tokens.TEXT if won else tokens.TEXT_QUIET_ON_WOOD
            size = lettering.pixels(_COUNT, u)
            lettering.draw(canvas, number, "semibold" if won else "regular", size, ink, place.x, place.cy)
            self._line.proofs[side].draw(canvas, self._proof_place(side).moved(*origin), won, u)
        if self._line.points is not None:
            cy = box.y + (3 + _STACKED_NAME / 2) * u if self._over else box.cy
            self._draw_points(canvas, self._line.points, shining, cy, origin)

    def _draw_points(
        self, canvas: pygame.Surface, points: Pair, shining: tuple[bool, bool], cy: float, origin: Origin
    ) -> None:
        """Draw "1 : 0" about the colon's middle."""
        u, quiet, colon = self.u, tokens.TEXT_QUIET_ON_WOOD, self._columns.colon + origin[0]
        lettering.draw(canvas, ":", "regular", lettering.pixels(18, u), quiet, colon, cy - u, "centre")
        for value, won, side in zip(points, shining, (-1, 1), strict=True):
            ink, alpha = (tokens.LAMP, 1.0) if won else (quiet, 0.75)
            x, size = colon + side * self._points.apart * u, lettering.pixels(_POINT, u)
            lettering.draw(canvas, str(value), "semibold" if won else "regular", size, ink, x, cy, "centre", alpha)


class Captions(Widget):
    """The words over the columns."""

    focusable = False
    high = 16

    def __init__(self, sides: tuple[str, str], points: str, room: PointsRoom = UNITS) -> None:
        super().__init__()
        self._sides = sides
        self._points = points
        self._room = room
        self._words: list[Label] = []

    def arrange(self) -> None:
        columns, box, u = Columns.within(self.box, self.u, self._room), self.box, self.u
        self._words = [
            lay(name, CAPTION, Box(x, box.y, wide - (_AIR if k == 0 else 72) * u, box.h), u, most=1)
            for k, (name, (x, wide)) in enumerate(zip(self._sides, columns.sides, strict=True))
        ]
        reach = min(width_of(self._points, CAPTION, u), 96 * u)
        left = min(columns.colon - reach / 2, box.right - reach)
        self._words.append(lay(self._points, CAPTION, Box(left, box.y, reach + 1, box.h), u, most=1))

    def labels(self) -> Iterator[Label]:
        yield from self._words

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        for label in self._words:
            label.draw(canvas, origin)


class MatchRow(Widget):
    """The match's total: both sides' points or games, and what proves them beside."""

    focusable = False
    high = tokens.BUTTON

    def __init__(self, name: str, match: Pair, beside: tuple[Proof, Proof]) -> None:
        super().__init__()
        self._name = name
        self._match = match
        self._beside = beside
        self._label: Label | None = None
        self._places: list[Box] = []

    @property
    def room_right(self) -> float:
        """The width left to the right of the other side's total, in table pixels."""
        return self.box.right - Columns.within(self.box, self.u).sides[1][0] - _TOTAL_REACH * self.u

    def arrange(self) -> None:
        columns, box, u = Columns.within(self.box, self.u), self.box, self.u
        room = Box(box.x, box.y, columns.name, _STACKED_TOTAL * u if columns.stacked else box.h)
        self._label = lay(self._name, NAME, room, u)
        top = _STACKED_TOTAL * u if columns.stacked else 0.0
        self._places = []
        for total, (x, wide) in zip(self._match, columns.sides, strict=True):
            at = lettering.measure(str(total), "semibold", lettering.pixels(_TOTAL, u)) + 16 * u
            self._places.append(Box(x + at, box.y + top, wide - at, box.h - top))

    def labels(self) -> Iterator[Label]:
        if self._label:
            yield self._label
        for proof, place in zip(self._beside, self._places, strict=True):
            yield from proof.labels(place, self.u)

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        columns, box, u = Columns.within(self.box, self.u), self.at(origin), self.u
        if self._label:
            self._label.draw(canvas, origin)
        cy = box.y + (box.h + _STACKED_TOTAL * u) / 2 if columns.stacked else box.cy
        for side, (x, _) in enumerate(columns.sides):
            ahead = self._match[side] >= self._match[1 - side]
            ink = tokens.TEXT if ahead else tokens.TEXT_QUIET_ON_WOOD
            size = lettering.pixels(_TOTAL, u)
            lettering.draw(canvas, str(self._match[side]), "semibold", size, ink, x + origin[0], cy)
            self._beside[side].draw(canvas, self._places[side].moved(*origin), ahead, u)
