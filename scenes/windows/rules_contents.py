"""Decides where a rules page's contents stand and which section they mark; must not know what is written there.

They stand at the side where there is the width, and the height for all of them; else they take the page's place when
asked for.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Protocol

from scenes.look.shapes import Box
from scenes.reading.contents import ContentsRow
from scenes.reading.markup import plain
from scenes.widgets.pane import Pane
from scenes.windows.rules_pages import RulesPages

RAIL = 224
"""How wide the contents at the side are, in pixels at scale 1."""
_RAIL_FROM = 700
"""From this inner width they stand there."""
_ROW_LEAST, _ROW_MOST = 34, 48


class Reader(Protocol):
    """What the contents need of the window."""

    pages: RulesPages
    pane: Pane
    u: float

    @property
    def room(self) -> float:
        """The inner width there can be at most, in pixels at scale 1."""

    @property
    def view_height(self) -> float:
        """The height of the text's view, in pixels."""

    def go(self, anchor: str) -> None:
        """Go to a heading of the page."""


class RulesContents:
    """The contents of one window.

    `listing`: they are to take the page's place; `listed`: they do since the window was made anew last. `left_in` is
    the section that was being read then. `marked_at` is how far the page was scrolled when a section was marked last.
    """

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self.rows: list[ContentsRow] = []
        self.listing = self.listed = False
        self.left_in = ""
        self.marked_at = -1.0
        self._pinned: tuple[str, float] = ("", -1.0)

    def make(self) -> None:
        """Make the rows anew for the page that is shown."""
        self.rows = [
            ContentsRow(plain(heading.spans), partial(self._reader.go, heading.anchor), _ROW_MOST)
            for heading in self._reader.pages.page.headings
            if heading.level == 2
        ]
        if self.railed:
            self.listing = False
        self.mark()

    # Where they stand

    @property
    def railed(self) -> bool:
        """Whether the contents stand at the side: there is the width, and the height for all of them."""
        return self._reader.room >= _RAIL_FROM and sum(self._row_heights()) <= self._reader.view_height

    def place_rail(self, room: Box) -> None:
        """Lay them out at the side."""
        y = room.y
        for row, high in zip(self.rows, self._row_heights(), strict=True):
            row.place(Box(round(room.x), y, round(room.w), high), self._reader.u)
            y += high

    def _row_heights(self) -> list[float]:
        """As high as a finger wants, or lower where there is less room."""
        u = self._reader.u
        wanted = [row.height_for(RAIL * u, u) for row in self.rows]
        over = sum(wanted) - self._reader.view_height
        if over <= 0:
            return wanted
        least = [ContentsRow(row.text, row.activate, _ROW_LEAST).height_for(RAIL * u, u) for row in self.rows]
        spare = sum(wanted) - sum(least)
        share = min(1.0, over / spare) if spare else 1.0
        return [math.floor(want - (want - low) * share) for want, low in zip(wanted, least, strict=True)]

    # What is being read

    def pin(self, anchor: str, offset: float) -> None:
        """As long as the page is scrolled so far, this is the heading that was gone to; "": none was."""
        self._pinned = (anchor, offset)

    @property
    def section(self) -> str:
        """The id of the section that is being read."""
        if self.listing:
            return self.left_in
        scroll, text = self._reader.pane.scroll, self._reader.pages.text
        anchor, goal = self._pinned
        if anchor and scroll.offset == goal:
            return text.section_at((text.top_of(anchor) or 0.0) + 1)
        # The last sections may be too short ever to come to the top.
        ahead = 1.0 if scroll.offset == scroll.reach else 0.2
        return text.section_at(scroll.offset + ahead * scroll.view.h)

    def mark(self) -> None:
        """Mark the row of the section that is being read."""
        if not self._reader.pages.text.laid:
            return
        self.marked_at = self._reader.pane.scroll.offset
        anchors = [heading.anchor for heading in self._reader.pages.page.headings if heading.level == 2]
        for anchor, row in zip(anchors, self.rows, strict=True):
            row.chosen = anchor == self.section
