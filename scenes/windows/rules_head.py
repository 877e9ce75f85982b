"""Decides what stands beside a rules window's title: contents, pages, search; must not know what they lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.words import Words
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.widgets.buttons import IconButton
from scenes.widgets.segments import Segments
from scenes.widgets.widget import Widget
from scenes.windows.rules_contents import RulesContents
from scenes.windows.rules_pages import RulesPages
from scenes.windows.rules_search import RulesSearch

_SEGMENT_WIDE = 150


class Reader(Protocol):
    """What the head needs of the window."""

    words: Words
    pages: RulesPages
    contents: RulesContents
    search: RulesSearch
    u: float

    @property
    def has_steps(self) -> bool:
        """Whether there are first steps of the game whose page is shown."""

    def begin_steps(self) -> None:
        """Begin first steps of that game."""

    def show_text(self) -> None:
        """Show the page itself, should its contents stand there."""

    def open_contents(self) -> None:
        """Show the contents in the page's place."""

    def turn_to(self, number: int) -> None:
        """Show another page."""


class RulesHead:
    """The controls beside the title; `opener` is the one that shows the contents."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self.opener = IconButton("contents", "", reader.open_contents)

    def make(self) -> list[Widget]:
        """The controls beside the title, or those of the search in its place, made anew."""
        reader, text, pages = self._reader, self._reader.words.text, self._reader.pages
        if reader.search.open:
            return reader.search.widgets()
        head: list[Widget] = []
        if reader.contents.listing:
            head.append(IconButton("left", text("Back"), reader.show_text))
        elif not reader.contents.railed:
            self.opener = IconButton("contents", text("Contents"), reader.open_contents)
            head.append(self.opener)
        if len(pages.games) > 1:
            head.append(Segments(pages.titles, pages.games.index(pages.game), reader.turn_to))
        if reader.has_steps:
            head.append(IconButton("play", text("First steps"), reader.begin_steps))
        return [*head, IconButton("search", text("Search"), reader.search.begin)]

    def place(self, controls: Sequence[Widget], room: Box) -> tuple[str, Box]:
        """Lay the controls out; returns the title's words, if it shows, and its place."""
        u, pages = self._reader.u, self._reader.pages
        if self._reader.search.open:
            self._reader.search.place(room, u)
            return "", room
        x, right, text = room.x, room.right, self._reader.words.text
        at_right = {text("Search"), text("First steps")}
        aside = sum(isinstance(widget, IconButton) and widget.tooltip in at_right for widget in controls)
        for widget in controls:
            if isinstance(widget, Segments):
                wide = min(_SEGMENT_WIDE * len(pages.games) * u, right - (aside * tokens.TARGET + 8) * u - x)
                widget.place(Box(round(x), room.y, round(wide), room.h), u)
            elif isinstance(widget, IconButton) and widget.tooltip in at_right:
                widget.place(Box(round(right - room.h), room.y, room.h, room.h), u)
                right -= room.h
            elif isinstance(widget, IconButton):
                widget.place(Box(round(x - 14 * u), room.y, room.h, room.h), u)
                x += room.h - 6 * u
        return ("" if len(pages.games) > 1 else pages.page.title), Box(x, room.y, right - x, room.h)
