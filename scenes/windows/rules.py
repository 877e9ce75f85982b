"""Decides the window in which rules pages are read; must not know what is written on them.

The table of contents stands at the side of wide windows; in narrow ones it takes the page's place when asked for, and
from there an arrow or Escape leads back to where one was reading.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.words import Words
from scenes.intents import Intent, KeyPressed, TextTyped
from scenes.look import tokens
from scenes.look.shapes import Box, flat
from scenes.preferences import Preferences
from scenes.reading.body import PageText
from scenes.reading.contents import ContentsRow
from scenes.widgets.label import TITLE, lay
from scenes.widgets.pieces import Caption, Item, stack
from scenes.windows.frame import Content, Frame
from scenes.windows.rules_contents import RAIL, RulesContents
from scenes.windows.rules_head import RulesHead
from scenes.windows.rules_pages import RulesOf, RulesPages, StepsDoor
from scenes.windows.rules_search import RulesSearch
from scenes.windows.window import Window

_RAIL_GAP = 40
_NARROW_WIDE = 664
"""Without contents at the side the window is no wider than this."""
_TITLE_AT, _BODY_AT = 44, 84
_TITLE_AT_SHORT, _BODY_AT_SHORT = 34, 62
_FOOT, _VIEW_SIDE = 16, 16
_OVER_HEADING = 6


class RulesWindow(Window):
    """The pages of `games`, the first one shown first, opened at the heading `anchor` (empty: at the top).

    Raises GameError where a page is not there or cannot be used.
    """

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        games: Sequence[RulesOf],
        preferences: Preferences,
        anchor: str = "",
        speed: float = 1.0,
        steps: StepsDoor | None = None,
    ) -> None:
        """`steps` is where first steps are begun."""
        super().__init__(words, close, speed)
        self._leave = close
        self._steps = steps
        self.pages = RulesPages(self, games, preferences)
        self.contents = RulesContents(self)
        self._anchor = anchor
        self._reading: tuple[int, float] | None = None
        """The block at the view's top and how far the view is into it, kept while the contents stand there."""
        self.search = RulesSearch(self)
        self.head = RulesHead(self)

    # what it holds

    @property
    def has_steps(self) -> bool:
        """Whether there are first steps of the game whose page is shown."""
        return self._steps is not None and self.pages.game in self._steps.games

    def begin_steps(self) -> None:
        """Close, and begin first steps of the game whose page is shown."""
        if self._steps is not None:
            self._leave()
            self._steps.begin(self.pages.game)

    @property
    def text(self) -> PageText:
        """The page that is shown."""
        return self.pages.text

    def title(self) -> str:
        return self.pages.page.title

    def content(self) -> Content:
        self.contents.make()
        body: list[Item] = [(self.text, 0, 0)]
        if self.contents.listing:
            rows: list[Item] = [(row, 4, 8) for row in self.contents.rows]
            body = [(Caption(self.words.text("Contents")), 0, 0), *rows]
        return Content([body], fixed=[*(self.contents.rows if self.contents.railed else ()), *self.head.make()])

    # where it stands

    @property
    def _padding(self) -> float:
        return tokens.PADDING if self.short or self.room < _NARROW_WIDE else tokens.PADDING_WIDE

    @property
    def view_height(self) -> float:
        """The height of the text's view, in pixels."""
        head = (_BODY_AT_SHORT if self.short else _BODY_AT) + _FOOT
        return math.floor(self._size[1] - (tokens.WINDOW_MARGIN + head) * self.u)

    def lay_out(self, content: Content) -> Frame:
        u, size, railed = self.u, self._size, self.contents.railed
        wide = tokens.WINDOW_MAX_WIDTH if railed else _NARROW_WIDE
        width = math.floor(min(wide * u, size[0] - tokens.WINDOW_MARGIN * u))
        height = math.floor(size[1] - tokens.WINDOW_MARGIN * u)
        box = Box((size[0] - width) // 2, (size[1] - height) // 2, width, height)
        left, inner = box.x + self._padding * u, width - 2 * self._padding * u
        top = round(box.y + (_BODY_AT_SHORT if self.short else _BODY_AT) * u)
        rail = (RAIL + _RAIL_GAP) * u if railed else 0.0
        column = Box(round(left + rail), top, math.floor(inner - rail), 0)
        tall = self._place_body(content.columns[0], column)
        side = _VIEW_SIDE * u
        view = Box(column.x - side, top, column.w + 2 * side, self.view_height)
        if railed:
            self.contents.place_rail(Box(left - 12 * u, top, RAIL * u, view.h))
        middle = box.y + (_TITLE_AT_SHORT if self.short else _TITLE_AT) * u
        target = tokens.TARGET * u
        close = Box(round(left + inner - target + 12 * u), round(middle - target / 2), target, target)
        # A search has a button of its own there that ends it.
        searching = self.search.open
        room = Box(left, close.y, (close.right if searching else close.x) - left, target)
        title = self.head.place(content.fixed, room)
        self.pages.want_pictures(column.w, u)
        return Frame(
            box, lay(title[0], TITLE, title[1], u, most=1), view, tall, (column,), None if searching else close
        )

    def _place_body(self, body: Sequence[Item], column: Box) -> float:
        """Lay the page out, or its contents where they stand in its place; returns the height."""
        if self.contents.listing:
            return stack(body, column.x, column.y, column.w, self.u) - column.y
        self.text.place(column, self.u)
        self.text.place(Box(column.x, column.y, column.w, self.text.tall), self.u)
        return self.text.tall

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
        elif not self.contents.listed:
            self._reading = text.block_at(self.pane.scroll.offset)
        focus = self.pane.focus
        writing = self.search.control(focus.widget)
        shown = focus.place[1]
        super().rebuild()
        if writing is not None:
            self.search.focus(writing, shown)
        self.contents.listed = self.contents.listing
        if first_time:
            self._jump(self._anchor, at_once=True)
        elif self._reading is not None and not self.contents.listing:
            self.pane.scroll.jump(text.offset_of(*self._reading))
        self.contents.mark()

    def relay(self) -> None:
        """A figure needs another room: lay the page out anew."""
        self.text.relay()
        self.rebuild()
        self.search.again()

    # going about

    def go(self, anchor: str) -> None:
        """Go to a heading of the page."""
        was_listing, self.contents.listing = self.contents.listing, False
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
        self.contents.pin(anchor, round(goal))
        self._start_walk_at(self.text.box.y + top)
        self.contents.mark()

    def _start_walk_at(self, y: float) -> None:
        """The next Tab goes to the first control from this height of the page on."""
        order = [widget for widget, in_body in self.pane.widgets() if widget.focusable and in_body]
        place = next((k for k, widget in enumerate(order) if widget.box.y >= y), len(order))
        self.pane.focus.place = (place - 1, False)

    def turn_to(self, number: int) -> None:
        """Show another page."""
        self.pages.game = self.pages.games[number]
        self.contents.listing = False
        self.contents.pin("", -1.0)
        self.rebuild()
        self.pane.scroll.jump(0)
        self.contents.mark()

    def show_text(self) -> None:
        """Show the page itself where it was being read, should its contents stand there."""
        if self.contents.listing:
            shown = self.pane.focus.place[1]
            self.contents.listing = False
            self.rebuild()
            self.pane.focus.put(self.head.opener, shown)

    def open_contents(self) -> None:
        """Show the contents in the page's place."""
        shown = self.pane.focus.place[1]
        self.contents.left_in = self.contents.section
        self.contents.listing = True
        self.rebuild()
        here = next(row for row in self.contents.rows if row.chosen)
        self.pane.focus.put(here, shown)
        view = self.pane.scroll.view
        # From the top, heading and all, unless that hides where one is.
        self.pane.scroll.jump(here.box.cy - view.y - view.h / 2 if here.box.bottom > view.bottom else 0)

    # a scene

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
        elif key.name == "escape" and self.contents.listing:
            self.show_text()
        elif key.name in ("up", "down") and not self.contents.listing and not (shown and isinstance(on, ContentsRow)):
            self.pane.scroll.wheel(1 if key.name == "up" else -1)
        elif key.name == "space" and not shown:
            self.pane.scroll.key("pageup" if key.shift else "pagedown")
        elif key.name == "tab" and not shown and on is None and not self.contents.listing:
            self._start_walk_at(self.pane.scroll.view.y + self.pane.scroll.offset)
            return False
        else:
            return False
        return True

    def update(self, dt: float) -> None:
        if self.pages.take_pictures():
            self._changed = True
        unready = None if self.pane.moving else self.pages.unready
        if unready is not None:
            unready.spread.prepare()
        super().update(dt)
        if self.contents.marked_at != self.pane.scroll.offset:
            self.contents.mark()
            self._changed = True

    @property
    def waiting(self) -> bool:
        unready = not self.pane.moving and self.pages.unready is not None
        return super().waiting or self.pages.coming or unready

    def draw_behind(self, canvas: pygame.Surface, frame: Frame, dy: float) -> None:
        if self.contents.railed:
            x = frame.columns[0].x - _RAIL_GAP / 2 * self.u
            rule = Box(x, frame.view.y + dy, max(1, round(self.u)), frame.view.h)
            flat(canvas, rule, tokens.LINE, tokens.EDGE_ALPHA)
