"""Decides the title screen: the tables side by side, what waits on each, and the doors; must not know any game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.words import Words
from scenes.intents import Intent, KeyPressed, PointerGone, PointerMoved
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.title.controls import likeliest, make_buttons, next_in_row, next_row, place_buttons, rows
from scenes.title.fans import TitleFans
from scenes.title.folding import folded, in_order, next_by_letter
from scenes.title.ground import TitleGround
from scenes.title.places import TitlePlan
from scenes.title.plan import MOST_TABLES, is_pair
from scenes.title.strip import StripItem, place_strip
from scenes.title.table import TitleTable
from scenes.title.words import Said, lay_out
from scenes.widgets.buttons import Button
from scenes.widgets.focus import ARROWS
from scenes.widgets.label import Label
from scenes.widgets.pane import Pane
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Fade, Widget


class TitleDoors(NamedTuple):
    """Where the title screen leads besides the tables."""

    settings: Callable[[], None]
    rules: Callable[[], None]
    statistics: Callable[[], None]
    quit: Callable[[], None]


class TitleScene:
    """The first thing on the screen.

    `tables` is asked on every `resize` and `refresh` for all tables, `speed` for what motion's durations are multiplied
    by (0: at once). `tables` afterwards are those that are shown, in walking order.
    """

    opaque = True
    leaving = False

    def __init__(
        self,
        words: Words,
        tables: Callable[[], Sequence[TitleTable]],
        doors: TitleDoors,
        speed: Callable[[], float],
    ) -> None:
        self.words = words
        self._ask_tables = tables
        self._doors = doors
        self._ask_speed = speed
        self._speed = 1.0
        self._size, self._u = (0, 0), 1.0
        self._ground = TitleGround()
        self._fans = TitleFans()
        self._appear = Fade(tokens.DEAL_FLIGHT)
        self._opened: list[Fade] = []
        self._mouse: PointerMoved | None = None
        self._changed = True
        self._unfolded = False
        self._all: list[TitleTable] = []
        self.tables: list[TitleTable] = []
        self._buttons: list[list[Widget]] = []
        self._more: Button | None = None
        self._scroll = Scroll()
        self.pane = Pane((), (), self._scroll)
        self.lines: tuple[Label, ...] = ()
        self._plan: TitlePlan | None = None
        self._rows: list[list[int]] = []

    # -------------------------------------------------------------- laying out

    def resize(self, size: tuple[int, int], u: float) -> None:
        """Lay out for this canvas at this UI scale."""
        self._size, self._u = size, u
        self.refresh()

    def refresh(self) -> None:
        """Ask anew what waits and how things look: a table has been left, or a setting was changed."""
        if not self._size[0]:
            return
        self._speed = self._ask_speed()
        self._all = in_order(self._ask_tables())
        self.tables = self._all if self._unfolded else folded(self._all)
        pair = self._is_pair
        self._plan, said = lay_out(self._size, self._u, self.tables, more=len(self._all) > MOST_TABLES)
        self._furnish(self._plan, said)
        self._opened = [Fade(tokens.HOVER) for _ in self.tables]
        fans = [table.fan if pair else table.fan_of_many or table.fan for table in self.tables]
        self._fans.want(fans, self._plan.places)
        self._open_fans()
        self._changed = True

    @property
    def _is_pair(self) -> bool:
        return is_pair([table.ground for table in self._all])

    def _furnish(self, plan: TitlePlan, said: Said) -> None:
        """Make and place all controls, and paint what lies still."""
        u = self._u
        primary = likeliest(self.tables, self._is_pair)
        self._buttons = [
            make_buttons(table, number == primary, place.compact, self.words)
            for number, (table, place) in enumerate(zip(self.tables, plan.places, strict=True))
        ]
        for some, place in zip(self._buttons, plan.places, strict=True):
            place_buttons(some, place, u)
        self._more = self._make_more(plan.more)
        items = self._make_items()
        strip = place_strip(items, plan.strip_y, plan.strip_height, self._size[0], u)
        self._take_pane(plan, items, self._buttons[primary][0])
        self.lines = said.lines
        boxes = [[button.box for button in some] for some in self._buttons]
        self._ground.paint(self._size, plan, said, boxes, strip, u)

    def _take_pane(self, plan: TitlePlan, items: Sequence[Widget], default: Widget) -> None:
        """Put the controls into a new pane, which goes on where the last one was; what a view shows scrolls."""
        doors = [button for some in self._buttons for button in some] + ([self._more] if self._more else [])
        view = plan.view or Box(0, 0, *self._size)
        self._scroll.place(view, plan.foot - view.y if plan.view else 0.0, self._u)
        controls, seen_through = [*doors, *items], len(doors) if plan.view else 0
        before, self.pane = self.pane, Pane(controls[:seen_through], controls[seen_through:], self._scroll, default)
        self.pane.place(Box(0, 0, *self._size), self._u)
        self.pane.take_over(before)
        self._rows = [*rows(doors), list(range(len(doors), len(controls)))]
        if self.lines:
            self.pane.focus.place = before.focus.place
        else:
            self.pane.focus.put(default)
        if self._mouse:
            self.pane.handle(self._mouse)

    def _make_more(self, room: Box | None) -> Button | None:
        """The row that unfolds the tables which have no place, or folds them again."""
        if room is None:
            return None
        text = self.words.text
        if self._unfolded:
            more = Button(text("Fewer games"), self._fold, icon="up")
        else:
            more = Button(text("More games"), self._fold, icon="down")
        more.place(room, self._u)
        return more

    def _fold(self) -> None:
        """Show all tables, or only those that were played last."""
        self._unfolded = not self._unfolded
        shown = self.pane.focus.place[1]
        self._scroll.jump(0.0)
        self.refresh()
        if self._more is not None:
            self.pane.focus.put(self._more, shown)

    def _make_items(self) -> list[StripItem]:
        text, doors = self.words.text, self._doors
        return [
            StripItem("gear", text("Settings"), doors.settings),
            StripItem("book", text("Rules"), doors.rules),
            StripItem("statistics", text("Statistics"), doors.statistics),
            StripItem("quit", text("Quit"), doors.quit),
        ]

    # -------------------------------------------------------------- the scene

    def handle(self, intent: Intent) -> None:
        """Take one intent."""
        if isinstance(intent, PointerMoved) and intent.pointer[0] == "mouse":
            self._mouse = intent
        if isinstance(intent, PointerGone) and intent.pointer[0] == "mouse":
            self._mouse = None
        if isinstance(intent, KeyPressed) and intent.name == "f1":
            self._doors.rules()
            return
        if (isinstance(intent, KeyPressed) and self._walk(intent)) or self.pane.handle(intent):
            self._changed = True
        self._open_fans()

    def _walk(self, key: KeyPressed) -> bool:
        """Take a key that walks along a row or to a game by its letter; True: it was one."""
        if self._walk_along(key.name):
            return True
        if len(key.name) > 1 or key.ctrl or key.alt:
            return False
        here = self._focused
        found = next_by_letter([table.name for table in self.tables], key.name, here)
        if found is None and self.tables != self._all:
            found = next_by_letter([table.name for table in self._all], key.name, None)
            if found is not None:
                self._fold()
        if found is None:
            return False
        self.pane.go_to(self._buttons[found][0])
        return True

    @property
    def _focused(self) -> int | None:
        """The table on whose buttons the keyboard is seen to be."""
        widget, shown = self.pane.focus.widget, self.pane.focus.place[1]
        return next((k for k, some in enumerate(self._buttons) if shown and widget in some), None)

    def _open_fans(self) -> None:
        """A fan opens a little while the keyboard or the mouse is at its table."""
        if self._plan is None or self._is_pair:
            return
        over, focused = self._under_mouse(self._plan), self._focused
        for number, fade in enumerate(self._opened):
            fade.to(number in (over, focused))

    def _under_mouse(self, plan: TitlePlan) -> int | None:
        """The table whose place the mouse is over."""
        if self._mouse is None or not self._scroll.view.contains(self._mouse.x, self._mouse.y):
            return None
        x, y = self._mouse.x, self._mouse.y + self._scroll.offset
        return next((k for k, place in enumerate(plan.places) if place.box.contains(x, y)), None)

    def _walk_along(self, key: str) -> bool:
        """Left and right stay in the row where the keyboard is, though the strip may be nearer; True: that was it.

        Where rows are scrolled, up and down go from one to the next, the strip being the last.
        """
        here, shown = self.pane.focus.place
        scrolled = self._plan is not None and self._plan.view is not None
        if here is None or not shown or key not in (ARROWS if scrolled else ("left", "right")):
            return False
        controls = [widget for widget, _ in self.pane.widgets()]
        across = key in ("left", "right")
        there = next_in_row(self._rows, here, key) if across else next_row(self._rows, controls, here, key)
        self.pane.go_to(controls[there])
        return True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        motion = dt / self._speed if self._speed else math.inf
        if self.moving:
            self._changed = True
        if self._fans.take():
            self._appear.to(True)
            self._changed = True
        for fade in (self._appear, *self._opened):
            fade.step(motion)
        if self.pane.step(motion, dt):
            self._changed = True

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """Draw everything."""
        del alpha  # A fade takes a few frames only: the last step's value serves.
        view, dy = self._scroll.view, -self._scroll.offset
        self._ground.draw(canvas, view, dy)
        clip = canvas.get_clip()
        canvas.set_clip(view.rect().clip(clip))
        self._fans.draw(canvas, self._appear.value, [fade.value for fade in self._opened], dy)
        canvas.set_clip(clip)
        self.pane.draw(canvas)
        self.pane.draw_above(canvas)

    @property
    def moving(self) -> bool:
        """Whether frames are needed."""
        return self._appear.moving or self.pane.moving or any(fade.moving for fade in self._opened)

    @property
    def waiting(self) -> bool:
        """Whether time has to pass although no frame is needed: cards are being drawn."""
        return self.pane.waiting or self._fans.coming

    @property
    def changed(self) -> bool:
        """Whether one frame is needed."""
        return self._changed

    def drawn(self) -> None:
        """The frame asked for was drawn."""
        self._changed = False
