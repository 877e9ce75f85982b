"""Decides the window in which rules pages are read; must not know what is written on them.

The table of contents stands at the side of wide windows; in narrow ones it takes the page's place when asked for, and
from there an arrow or Escape leads back to where one was reading.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.words import Words
from scenes.intents import Intent, KeyPressed, TextTyped
from scenes.look import tokens
from scenes.look.shapes import Box, flat
from scenes.reading.body import PageText
from scenes.reading.contents import ContentsRow
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Figure, Setting
from scenes.reading.markup import plain
from scenes.reading.miniatures import make_figures
from scenes.reading.page import Page, read_page
from scenes.widgets.buttons import IconButton
from scenes.widgets.label import TITLE, lay
from scenes.widgets.pieces import Caption, Item, stack
from scenes.widgets.segments import Segments
from scenes.widgets.widget import Widget
from scenes.windows.frame import WOOD, Content, Frame
from scenes.windows.rules_search import RulesSearch
from scenes.windows.window import Window

_RAIL, _RAIL_GAP = 224, 40
_RAIL_FROM, _NARROW_WIDE = 700, 664
"""From this inner width the contents stand at the side; without them the window is no wider than this."""
_ROW_LEAST, _ROW_MOST = 34, 48
_TITLE_AT, _BODY_AT = 44, 84
_TITLE_AT_SHORT, _BODY_AT_SHORT = 34, 62
_FOOT, _VIEW_SIDE = 16, 16
_SEGMENT_WIDE = 150
_OVER_HEADING = 6
_PACKS = {"scorpion": "french"}


class RulesDress(NamedTuple):
    """How cards look, as the player has set it."""

    back: str = "antares"
    four_colours: bool = False
    italian_pack: str = "neapolitan"
    corner_values: bool = False


class RulesWindow(Window):
    """The pages of `games`, the first one shown first, opened at the heading `anchor` (empty: at the top).

    Raises GameError where a page is not there or cannot be used.
    """

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        games: Sequence[str],
        dress: RulesDress,
        anchor: str = "",
        speed: float = 1.0,
    ) -> None:
        super().__init__(words, close, speed)
        self.games = tuple(games)
        self.game = self.games[0]
        self._dress = dress
        self._anchor = anchor
        self._faces: dict[str, MiniatureFaces] = {}
        self._text: PageText | None = None
        self._made_for = ("", "")
        self._listing = self._listed = False
        """Whether the contents are to take the page's place, and whether they do since it was made anew last."""
        self._reading: tuple[int, float] | None = None
        """The block at the view's top and how far the view is into it, kept while the contents stand there."""
        self._left_in = ""
        """The section that was being read as the contents took the page's place."""
        self._pinned: tuple[str, float] = ("", -1.0)
        self._marked_at = -1.0
        self._rows: list[ContentsRow] = []
        self._opener = IconButton("contents", "", self._open_contents)
        self.search = RulesSearch(self)
        for game in self.games:
            read_page(game, words.language)

    # -------------------------------------------------------------- what it holds

    @property
    def page(self) -> Page:
        return read_page(self.game, self.words.language)

    @property
    def text(self) -> PageText:
        """The page that is shown, made anew after a change of language or of page."""
        made_for = (self.game, self.words.language)
        if self._text is None or self._made_for != made_for:
            self._made_for = made_for
            quiet = tokens.TEXT_QUIET_ON_WOOD if self.ground == WOOD else tokens.TEXT_QUIET
            setting = Setting(self.words, self._pictures(), lambda: self.speed, self._relaid, quiet)
            self._text = PageText(self.page, make_figures(self.page, setting), self.go, quiet)
        return self._text

    def _pictures(self) -> MiniatureFaces:
        if self.game not in self._faces:
            now = self._dress
            pack = _PACKS.get(self.game, now.italian_pack)
            self._faces[self.game] = MiniatureFaces(pack, now.back, now.four_colours, now.corner_values)
        return self._faces[self.game]

    def title(self) -> str:
        return self.page.title

    def content(self) -> Content:
        self._rows = [
            ContentsRow(plain(heading.spans), partial(self.go, heading.anchor), _ROW_MOST)
            for heading in self.page.headings
            if heading.level == 2
        ]
        if self._railed:
            self._listing = False
        self._mark_section()
        body: list[Item] = [(self.text, 0, 0)]
        if self._listing:
            rows: list[Item] = [(row, 4, 8) for row in self._rows]
            body = [(Caption(self.words.text("Contents")), 0, 0), *rows]
        return Content([body], fixed=[*(self._rows if self._railed else ()), *self._head()])

    def _head(self) -> list[Widget]:
        """The controls beside the title, or those of the search in its place."""
        text = self.words.text
        if self.search.open:
            return self.search.widgets()
        head: list[Widget] = []
        if self._listing:
            head.append(IconButton("left", text("Back"), self.show_text))
        elif not self._railed:
            self._opener = IconButton("contents", text("Contents"), self._open_contents)
            head.append(self._opener)
        if len(self.games) > 1:
            titles = [read_page(game, self.words.language).title for game in self.games]
            head.append(Segments(titles, self.games.index(self.game), self._turn_to))
        return [*head, IconButton("search", text("Search"), self.search.begin)]

    # -------------------------------------------------------------- where it stands

    @property
    def _padding(self) -> float:
        return tokens.PADDING if self.short or self.room < _NARROW_WIDE else tokens.PADDING_WIDE

    @property
    def _view_height(self) -> float:
        """The height of the text's view, in pixels."""
        head = (_BODY_AT_SHORT if self.short else _BODY_AT) + _FOOT
        return math.floor(self._size[1] - (tokens.WINDOW_MARGIN + head) * self.u)

    def _row_heights(self) -> list[float]:
        """As high as a finger wants, or lower where there is less room."""
        wanted = [row.height_for(_RAIL * self.u, self.u) for row in self._rows]
        over = sum(wanted) - self._view_height
        if over <= 0:
            return wanted
        least = [
            ContentsRow(row.text, row.activate, _ROW_LEAST).height_for(_RAIL * self.u, self.u) for row in self._rows
        ]
        spare = sum(wanted) - sum(least)
        share = min(1.0, over / spare) if spare else 1.0
        return [math.floor(want - (want - low) * share) for want, low in zip(wanted, least, strict=True)]

    @property
    def _railed(self) -> bool:
        """Whether the contents stand at the side: there is the width, and the height for all of them."""
        return self.room >= _RAIL_FROM and sum(self._row_heights()) <= self._view_height

    def lay_out(self, content: Content) -> Frame:
        u, size, railed = self.u, self._size, self._railed
        wide = tokens.WINDOW_MAX_WIDTH if railed else _NARROW_WIDE
        width = math.floor(min(wide * u, size[0] - tokens.WINDOW_MARGIN * u))
        height = math.floor(size[1] - tokens.WINDOW_MARGIN * u)
        box = Box((size[0] - width) // 2, (size[1] - height) // 2, width, height)
        left, inner = box.x + self._padding * u, width - 2 * self._padding * u
        top = round(box.y + (_BODY_AT_SHORT if self.short else _BODY_AT) * u)
        rail = (_RAIL + _RAIL_GAP) * u if railed else 0.0
        column = Box(round(left + rail), top, math.floor(inner - rail), 0)
        tall = self._place_body(content.columns[0], column)
        side = _VIEW_SIDE * u
        view = Box(column.x - side, top, column.w + 2 * side, self._view_height)
        if railed:
            self._place_rail(Box(left - 12 * u, top, _RAIL * u, view.h))
        middle = box.y + (_TITLE_AT_SHORT if self.short else _TITLE_AT) * u
        target = tokens.TARGET * u
        close = Box(round(left + inner - target + 12 * u), round(middle - target / 2), target, target)
        # A search has a button of its own there that ends it.
        searching = self.search.open
        room = Box(left, close.y, (close.right if searching else close.x) - left, target)
        title = self._place_head(content.fixed, room)
        self._pictures().want(
            (figure.card_width(column.w - figure.inner * u, u), figure.cards()) for figure in self.text.figures
        )
        return Frame(
            box, lay(title[0], TITLE, title[1], u, most=1), view, tall, (column,), None if searching else close
        )

    def _place_body(self, body: Sequence[Item], column: Box) -> float:
        """Lay the page out, or its contents where they stand in its place; returns the height."""
        if self._listing:
            return stack(body, column.x, column.y, column.w, self.u) - column.y
        self.text.place(column, self.u)
        self.text.place(Box(column.x, column.y, column.w, self.text.tall), self.u)
        return self.text.tall

    def _place_rail(self, room: Box) -> None:
        y = room.y
        for row, high in zip(self._rows, self._row_heights(), strict=True):
            row.place(Box(round(room.x), y, round(room.w), high), self.u)
            y += high

    def _place_head(self, fixed: Sequence[Widget], room: Box) -> tuple[str, Box]:
        """Place what stands beside the title; returns the title's words, if it shows, and its place."""
        u = self.u
        if self.search.open:
            self.search.place(room, u)
            return "", room
        x, right = room.x, room.right
        for widget in fixed:
            if isinstance(widget, Segments):
                wide = min(_SEGMENT_WIDE * len(self.games) * u, right - tokens.TARGET * u - 8 * u - x)
                widget.place(Box(round(x), room.y, round(wide), room.h), u)
            elif isinstance(widget, IconButton) and widget.tooltip == self.words.text("Search"):
                widget.place(Box(round(right - room.h), room.y, room.h, room.h), u)
                right -= room.h
            elif isinstance(widget, IconButton):
                widget.place(Box(round(x - 14 * u), room.y, room.h, room.h), u)
                x += room.h - 6 * u
        return ("" if len(self.games) > 1 else self.title()), Box(x, room.y, right - x, room.h)

    def resize(self, size: tuple[int, int], u: float) -> None:
        """Lay out for this canvas; what was being read, or was found there, stays in view."""
        found_seen = self.search.in_view
        super().resize(size, u)
        self.search.again()
        if found_seen:
            self.search.show_current(at_once=True)

    def rebuild(self) -> None:
        """Make it anew; what was being read stays in view."""
        text, first_time = self.text, self.frame is None
        if not text.laid:
            self._reading = None
        elif not self._listed:
            self._reading = text.block_at(self.pane.scroll.offset)
        focus = self.pane.focus
        writing = self.search.control(focus.widget)
        shown = focus.place[1]
        super().rebuild()
        if writing is not None:
            self.search.focus(writing, shown)
        self._listed = self._listing
        if first_time:
            self._jump(self._anchor, at_once=True)
        elif self._reading is not None and not self._listing:
            self.pane.scroll.jump(text.offset_of(*self._reading))
        self._mark_section()

    def _relaid(self) -> None:
        self.text.relay()
        self.rebuild()
        self.search.again()

    # -------------------------------------------------------------- going about

    def go(self, anchor: str) -> None:
        """Go to a heading of the page."""
        was_listing, self._listing = self._listing, False
        if was_listing:
            self.rebuild()
        self._jump(anchor, at_once=was_listing or not self.speed)
        self._changed = True

    def _jump(self, anchor: str, at_once: bool) -> None:
        top = self.text.top_of(anchor) if anchor else None
        if top is None:
            return
        scroll = self.pane.scroll
        goal = max(0.0, min(scroll.reach, top - _OVER_HEADING * self.u))
        if at_once:
            scroll.jump(goal)
        else:
            scroll.glide_to(goal)
        self._pinned = (anchor, round(goal))
        self._start_walk_at(self.text.box.y + top)
        self._mark_section()

    def _start_walk_at(self, y: float) -> None:
        """The next Tab goes to the first control from this height of the page on."""
        order = [widget for widget, in_body in self.pane.widgets() if widget.focusable and in_body]
        place = next((k for k, widget in enumerate(order) if widget.box.y >= y), len(order))
        self.pane.focus.place = (place - 1, False)

    def _turn_to(self, number: int) -> None:
        self.game = self.games[number]
        self._listing = False
        self._pinned = ("", -1.0)
        self.rebuild()
        self.pane.scroll.jump(0)
        self._mark_section()

    def show_text(self) -> None:
        """Show the page itself where it was being read, should its contents stand there."""
        if self._listing:
            shown = self.pane.focus.place[1]
            self._listing = False
            self.rebuild()
            self.pane.focus.put(self._opener, shown)

    def _open_contents(self) -> None:
        shown = self.pane.focus.place[1]
        self._left_in = self.section
        self._listing = True
        self.rebuild()
        here = next(row for row in self._rows if row.chosen)
        self.pane.focus.put(here, shown)
        view = self.pane.scroll.view
        # From the top, heading and all, unless that hides where one is.
        self.pane.scroll.jump(here.box.cy - view.y - view.h / 2 if here.box.bottom > view.bottom else 0)

    @property
    def section(self) -> str:
        """The id of the section that is being read."""
        if self._listing:
            return self._left_in
        scroll = self.pane.scroll
        anchor, goal = self._pinned
        if anchor and scroll.offset == goal:
            return self.text.section_at((self.text.top_of(anchor) or 0.0) + 1)
        # The last sections may be too short ever to come to the top.
        ahead = 1.0 if scroll.offset == scroll.reach else 0.2
        return self.text.section_at(scroll.offset + ahead * scroll.view.h)

    def _mark_section(self) -> None:
        if not self.text.laid:
            return
        self._marked_at = self.pane.scroll.offset
        anchors = [heading.anchor for heading in self.page.headings if heading.level == 2]
        for anchor, row in zip(anchors, self._rows, strict=True):
            row.chosen = anchor == self.section

    # -------------------------------------------------------------- a scene

    def take(self, intent: Intent) -> None:
        if self._leaving or self.frame is None or self.search.echoes(intent):
            return
        searching = self.search.open
        if self._take_key(intent) if isinstance(intent, KeyPressed) else self._take_text(intent):
            self._changed = True
        else:
            super().take(intent)
        if self.search.open and not searching:
            self.search.opened_by(intent)

    def _take_text(self, intent: Intent) -> bool:
        writer = self.pane.focus.widget
        if isinstance(intent, TextTyped) and intent.text == "/" and not (writer is not None and writer.writes):
            self.search.begin()
            return True
        return False

    def _take_key(self, key: KeyPressed) -> bool:
        if self.pane.busy:
            return False
        on = self.pane.focus.widget
        shown = on is not None and self.pane.focus.shows_on(on)
        if key.ctrl and key.name == "f":
            self.search.begin()
        elif key.name == "escape" and self.search.open:
            self.search.end()
        elif key.name == "escape" and self._listing:
            self.show_text()
        elif key.name in ("up", "down") and not self._listing and not (shown and isinstance(on, ContentsRow)):
            self.pane.scroll.wheel(1 if key.name == "up" else -1)
        elif key.name == "space" and not shown:
            self.pane.scroll.key("pageup" if key.shift else "pagedown")
        elif key.name == "tab" and not shown and on is None and not self._listing:
            self._start_walk_at(self.pane.scroll.view.y + self.pane.scroll.offset)
            return False
        else:
            return False
        return True

    def update(self, dt: float) -> None:
        if any(faces.take() for faces in self._faces.values()):
            for figure in self.text.figures:
                figure.dress()
            self._changed = True
        unready = self._unready()
        if unready is not None:
            unready.spread.prepare()
        super().update(dt)
        if self._marked_at != self.pane.scroll.offset:
            self._mark_section()
            self._changed = True

    def _unready(self) -> Figure | None:
        """A miniature that would have to be drawn first as it comes into view: better done now, one a step."""
        if self._pictures().empty or self.pane.moving:
            return None
        return next((figure for figure in self.text.figures if figure.spread.stale), None)

    @property
    def waiting(self) -> bool:
        coming = any(faces.coming for faces in self._faces.values())
        return super().waiting or coming or self._unready() is not None

    def draw_behind(self, canvas: pygame.Surface, frame: Frame, dy: float) -> None:
        if self._railed:
            x = frame.columns[0].x - _RAIL_GAP / 2 * self.u
            rule = Box(x, frame.view.y + dy, max(1, round(self.u)), frame.view.h)
            flat(canvas, rule, tokens.LINE, tokens.EDGE_ALPHA)
