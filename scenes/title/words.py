"""Decides how the names of the tables and the lines under them are set on the title; must not know what they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.look import lettering, tokens
from scenes.look.shapes import Box
from scenes.title.places import Place, TitlePlan
from scenes.title.plan import is_pair, plan
from scenes.title.table import Ground, TitleTable
from scenes.widgets.label import Label, Style, lay

_QUIET: dict[Ground, str] = {"cloth": tokens.TEXT_QUIET, "wood": tokens.TEXT_QUIET_ON_WOOD}
#: Names are set smaller, down to so many pixels at scale 1, until the longest has room.
_LEAST_NAME = 18
#: On how many lines at most what is said under the names is set, and whether smaller: the first where all is read.
_PAIR_TRIES = (1, False), (2, False)
_TRIES = (1, False), (2, False), (2, True), (3, True)


class Said(NamedTuple):
    """What is written of all tables, in their order: names, their size in pixels, and the lines under them."""

    names: tuple[str, ...]
    size: int
    lines: tuple[Label, ...]

    def draw(self, canvas: pygame.Surface, places: Sequence[Place], dy: float = 0.0) -> None:
        """Draw it all moved down by `dy`."""
        for name, place, line in zip(self.names, places, self.lines, strict=True):
            x, y = place.name_x, place.name_y + dy
            lettering.draw(canvas, name, "title", self.size, tokens.TEXT, x, y, place.align)
            line.draw(canvas, (0, dy))

    def taken(self, number: int, place: Place, u: float) -> list[Box]:
        """What a table's words cover."""
        wide, x = 200 * u, place.name_x - (100 * u if place.align == "centre" else 0)
        name = Box(x, place.name_y - place.name_size / 2, wide, place.name_size)
        return [name, Box(*self.lines[number].ink)]


def lay_out(size: tuple[int, int], u: float, tables: Sequence[TitleTable], more: bool) -> tuple[TitlePlan, Said]:
    """The plan of a canvas of this size with as much room for the lines as they need, and the words in their places."""
    grounds = [table.ground for table in tables]
    for most, small in _PAIR_TRIES if is_pair(grounds) and not more else _TRIES:
        places = plan(size, u, grounds, most, more)
        lines = tuple(
            _lay_line(table.line, place, most, small, u) for table, place in zip(tables, places.places, strict=True)
        )
        if not any(_is_cut(label) for label in lines):
            break
    px = _name_size([table.name for table in tables], places.places, u)
    names = tuple(
        lettering.fitted(table.name, "title", px, place.words.w)
        for table, place in zip(tables, places.places, strict=True)
    )
    return places, Said(names, px, lines)


def _lay_line(words: str, place: Place, most: int, small: bool, u: float) -> Label:
    """The line under a name."""
    size = min(place.line_size, tokens.SIZE_SMALL) if small else place.line_size
    style = Style("regular", size, _QUIET[place.ground], leading=1.25)
    return lay(words, style, place.words, u, place.align, "top", most=most)


def _is_cut(label: Label) -> bool:
    return "…" in label.lines[-1]


def _name_size(names: Sequence[str], places: Sequence[Place], u: float) -> int:
    """The size in pixels all names have: that of the places, or less where one of them would not have room."""
    px = round(min(place.name_size for place in places))
    while px > _LEAST_NAME * u and any(
        lettering.measure(name, "title", px) > place.words.w for name, place in zip(names, places, strict=True)
    ):
        px -= 1
    return px
