"""Decides the title screen: the tables side by side, what waits on each, and the doors; must not know any game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.words import Words
from scenes import title_art
from scenes.intents import Intent, KeyPressed, PointerGone, PointerMoved
from scenes.look import lettering, tokens
from scenes.look.shapes import Box
from scenes.title_controls import likeliest, make_buttons, place_buttons, rows
from scenes.title_fans import TitleFans
from scenes.title_plan import FAN_WIDE, TitlePlan, plan
from scenes.title_strip import StripItem, place_strip
from scenes.title_table import Ground, TitleTable
from scenes.widgets.buttons import Button
from scenes.widgets.label import Label, Style, lay
from scenes.widgets.pane import Pane
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Fade

LOGOTYPE = "Osteria Antares"
_LINES: dict[Ground, Style] = {
    "cloth": Style("regular", 16, tokens.TEXT_QUIET, leading=1.25),
    "wood": Style("regular", 16, tokens.TEXT_QUIET_ON_WOOD, leading=1.25),
}


class TitleDoors(NamedTuple):
    """Where the title screen leads besides the tables."""

    settings: Callable[[], None]
    rules: Callable[[], None]
    statistics: Callable[[], None]
    quit: Callable[[], None]


class TitleScene:
    """The first thing on the screen.

    `tables` is asked on every `resize` and `refresh`: all tables in the order they stand in, where those on cloth come
    before those on wood; `speed`, by which motion's durations are multiplied (0: at once), too.
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
        self._ground = pygame.Surface((1, 1))
        self._fans = TitleFans()
        self._appear = Fade(tokens.DEAL_FLIGHT)
        self._mouse: PointerMoved | None = None
        self._changed = True
        self.pane = Pane((), (), Scroll())
        self.tables: tuple[TitleTable, ...] = ()
        self.lines: tuple[Label, ...] = ()
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
        self.tables = tables = tuple(sorted(self._ask_tables(), key=lambda table: table.ground == "wood"))
        grounds = [table.ground for table in tables]
        places = plan(self._size, self._u, grounds)
        lines = self._lay_lines(places, tables)
        if max(len(label.lines) for label in lines) > 1:
            places = plan(self._size, self._u, grounds, lines=2)
            lines = self._lay_lines(places, tables)
        self._furnish(places, lines, tables)
        self._fans.want([table.fan for table in tables], places.places)
        self._changed = True

    def _furnish(self, places: TitlePlan, lines: tuple[Label, ...], tables: Sequence[TitleTable]) -> None:
        """Make and place all controls, and paint what lies still."""
        focus, u = self.pane.focus.place, self._u
        primary = likeliest(tables)
        buttons = [make_buttons(table, number == primary, self.words) for number, table in enumerate(tables)]
        for some, place in zip(buttons, places.places, strict=True):
            place_buttons(some, place, u)
        items = self._make_items()
        strip = place_strip(items, places.strip_y, places.strip_height, self._size[0], u)
        default = buttons[primary][0]
        controls = [*(button for some in buttons for button in some), *items]
        first_time = not self.lines
        before, self.pane = self.pane, Pane((), controls, Scroll(), default)
        self.pane.place(Box(0, 0, *self._size), u)
        self.pane.take_over(before)
        self._rows = rows(controls)
        if first_time:
            self.pane.focus.put(default)
        else:
            self.pane.focus.place = focus
        if self._mouse:
            self.pane.handle(self._mouse)
        self.lines = lines
        self._paint(places, [table.name for table in tables], buttons, strip)

    def _make_items(self) -> list[StripItem]:
        text, doors = self.words.text, self._doors
        return [
            StripItem("gear", text("Settings"), doors.settings),
            StripItem("book", text("Rules"), doors.rules),
            StripItem("statistics", text("Statistics"), doors.statistics),
            StripItem("quit", text("Quit"), doors.quit),
        ]

    def _lay_lines(self, places: TitlePlan, tables: Sequence[TitleTable]) -> tuple[Label, ...]:
        """The line under each name: what waits, or an invitation."""
        return tuple(
            lay(table.line, _LINES[table.ground], place.words, self._u, place.align, "top", most=2)
            for table, place in zip(tables, places.places, strict=True)
        )

    def _paint(self, places: TitlePlan, names: Sequence[str], buttons: list[list[Button]], strip: Box) -> None:
        u = self._u
        ground = title_art.paint_ground(self._size, places, u)
        cloth = places.places[0]
        fan = Box(0, 0, FAN_WIDE * cloth.card, 1.3 * cloth.card)
        fan = fan.moved(cloth.fan_x - fan.w / 2, cloth.fan_y - fan.h / 2)
        name = Box(cloth.board.cx - 100 * u, cloth.name_y - cloth.name_size / 2, 200 * u, cloth.name_size)
        line = self.lines[0].ink
        taken = [fan, name, Box(*line), *(button.box for button in buttons[0]), strip]
        title_art.paint_scorpius(ground, cloth.board, taken, u)
        title_art.paint_logotype(ground, places, LOGOTYPE)
        for words, place, label in zip(names, places.places, self.lines, strict=True):
            size = round(place.name_size)
            lettering.draw(ground, words, "title", size, tokens.TEXT, place.name_x, place.name_y, place.align)
            label.draw(ground)
        title_art.paint_strip(ground, strip, u)
        self._ground = ground

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
        walked = isinstance(intent, KeyPressed) and self._walk_along(intent.name)
        if walked or self.pane.handle(intent):
            self._changed = True

    def _walk_along(self, key: str) -> bool:
        """Left and right stay in the row where the keyboard is, though the strip may be nearer; True: that was it."""
        here, shown = self.pane.focus.place
        if key not in ("left", "right") or here is None or not shown:
            return False
        row = next(row for row in self._rows if here in row)
        there = row.index(here) + (1 if key == "right" else -1)
        self.pane.focus.place = (row[there] if 0 <= there < len(row) else here, True)
        return True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        motion = dt / self._speed if self._speed else math.inf
        if self.moving:
            self._changed = True
        if self._fans.take():
            self._appear.to(True)
            self._changed = True
        self._appear.step(motion)
        if self.pane.step(motion, dt):
            self._changed = True

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """Draw everything."""
        del alpha  # A fade takes a few frames only: the last step's value serves.
        canvas.blit(self._ground, (0, 0))
        self._fans.draw(canvas, self._appear.value)
        self.pane.draw(canvas)
        self.pane.draw_above(canvas)

    @property
    def moving(self) -> bool:
        """Whether frames are needed."""
        return self._appear.moving or self.pane.moving

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
