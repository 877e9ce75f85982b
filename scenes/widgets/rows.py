"""Decides how a long list is shown, a row at a time, and walked; only rows in view are made. Must not know of what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from scenes.intents import KeyPressed
from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, disc, rounded
from scenes.widgets.label import SMALL, Label, Origin, Style, lay, width_of
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget, focus_ring

ROW = 48
"""The height of a row, in pixels at scale 1."""
_AIR, _SIGN_AT, _WORDS_AT, _SIDE = 1, 18, 38, 12
_ARROW_AT, _ACTION_RIGHT, _ACTION_GAP = 22, 40, 12
_BAR_ROOM = 14
"""What the bar takes of the width where there is one."""
_LEAST_WORDS = 270
"""The word of what a row does is left out where less than this would be left to the lines."""
_UP, _DOWN = -9, 11
_TITLE, _ACTION = Style("medium", 16, leading=1.2), Style("semibold", 15, leading=1.2)
_BETWEEN = " · "
_NO_BREAK = "\u00a0"
_MOST_KEPT = 400
_NOWHERE = -1


class Row(NamedTuple):
    """What stands in a row: a tick (`good`) or a ring, none where it is None; two lines; what a press on it does.

    The second line has as many of the `facts`, from the first, as there is room for beside all of `note`. `action` is
    empty where a press does nothing.
    """

    title: str
    facts: tuple[str, ...] = ()
    note: str = ""
    action: str = ""
    good: bool | None = None


class Listed:
    """Where someone is in a list: kept by whoever makes the list anew."""

    def __init__(self) -> None:
        self.scroll = Scroll()
        self.marked = 0


class RowDoors(NamedTuple):
    """What is done with a row, by its number.

    `choose` is told which row is meant now; with it a first press on a row only chooses it. `remove` is what the
    Delete key asks for.
    """

    open: Callable[[int], None]
    choose: Callable[[int], None] | None = None
    remove: Callable[[], None] | None = None


class _Laid(NamedTuple):
    """A row's lines, as from the top left corner of the list."""

    row: Row
    labels: tuple[Label, ...]
    action: Label | None


class RowList(Widget):
    """`count` rows, each told by `row` when it comes into view. It scrolls within its box, which may be any height."""

    def __init__(self, count: int, row: Callable[[int], Row], doors: RowDoors, at: Listed, most: int = 0) -> None:
        """`most`: it wants to be no higher than so many rows; 0: as high as all of them."""
        super().__init__()
        self.count = count
        self._row = row
        self._doors = doors
        self._at = at
        self._most = most
        self._laid: dict[int, _Laid] = {}
        self._mouse = (-1.0, -1.0)
        self.scroll = at.scroll
        at.marked = max(0, min(count - 1, at.marked))

    @property
    def marked(self) -> int:
        """The row the keyboard is on, and that is chosen where rows are."""
        return self._at.marked

    def height_for(self, _width: float, u: float) -> float:
        return (min(self.count, self._most) if self._most else self.count) * ROW * u

    def arrange(self) -> None:
        self._laid.clear()
        self._at.scroll.place(self.box, self.count * self._high, self.u)

    @property
    def _high(self) -> float:
        return round(ROW * self.u)

    @property
    def moving(self) -> bool:
        return super().moving or self._at.scroll.moving

    # Which rows there are

    def visible(self) -> range:
        """The rows in view."""
        first = int(self._at.scroll.offset // self._high)
        return range(first, min(self.count, int((self._at.scroll.offset + self.box.h - 1) // self._high) + 1))

    def row_box(self, number: int) -> Box:
        """Where a row lies, in the coordinates of the list's box."""
        room = _BAR_ROOM * self.u if self._at.scroll.reach else 0.0
        top = self.box.y - self._at.scroll.offset + number * self._high
        return Box(self.box.x, top, self.box.w - room, self._high)

    def told(self, number: int) -> Row:
        """What stands in a row."""
        return self._of(number).row

    def _row_at(self, x: float, y: float) -> int:
        """The row at a point, `_NOWHERE` beside them all."""
        number = int((y - self.box.y + self._at.scroll.offset) // self._high) if self._high else _NOWHERE
        inside = 0 <= number < self.count and self.box.contains(x, y)
        return number if inside else _NOWHERE

    def _of(self, number: int) -> _Laid:
        laid = self._laid.get(number)
        if laid is None:
            if len(self._laid) >= _MOST_KEPT:
                self._laid.clear()
            laid = self._laid[number] = self._lay(self._row(number))
        return laid

    def _lay(self, row: Row) -> _Laid:
        u, wide = self.u, self.row_box(0).w
        left = self.box.x + (_WORDS_AT if row.good is not None else _SIDE) * u
        right = self.box.x + wide - (_ARROW_AT + _ACTION_GAP if row.action else _SIDE) * u
        action = None
        if row.action:
            word = width_of(row.action, _ACTION, u)
            end = self.box.x + wide - _ACTION_RIGHT * u
            if end - word - left >= _LEAST_WORDS * u:
                action = lay(row.action, _ACTION, Box(end - word - u, 0, word + u, self._high), u, "right", most=1)
                right = end - word - _ACTION_GAP * u
        room = Box(left, 0, max(1.0, right - left), self._high)
        second = _fitting(row, room.w, u)
        lines = [lay(row.title, _TITLE, room.moved(0, _UP * u if second else 0), u, most=1)]
        if second:
            lines.append(lay(second, SMALL, room.moved(0, _DOWN * u), u, most=1))
        return _Laid(row, tuple(lines), action)

    # Hands

    def point(self, x: float, y: float) -> bool:
        before, self._mouse = self._pointed, (x, y)
        return self._pointed != before

    @property
    def _pointed(self) -> int:
        return self._row_at(*self._mouse)

    @property
    def spot(self) -> Box:
        number = self._pointed if self.hover.value else self._at.marked
        return self.row_box(number) if 0 <= number < self.count else self.box

    @property
    def tooltip(self) -> str:
        """All that stands in the row the mouse is on, where not all of it is shown."""
        if not 0 <= self._pointed < self.count:
            return ""
        row, labels, action = self._of(self._pointed)
        whole = [row.title, _second(row)]
        shown = [" ".join(label.lines) for label in labels]
        said = "\n".join(line for line in whole if line) if shown != [line for line in whole if line] else ""
        return said or (row.action if action is None else "")

    def click(self, x: float, y: float) -> None:
        number = self._row_at(x, y)
        if number == _NOWHERE:
            return
        chosen = number == self._at.marked
        self._mark(number)
        if self._doors.choose is None or chosen or self._on_action(number, x):
            self._doors.open(number)

    def _on_action(self, number: int, x: float) -> bool:
        action = self._of(number).action
        edge = action.box.x - _ACTION_GAP * self.u if action else self.row_box(number).right - tokens.TARGET * self.u
        return bool(self.told(number).action) and x >= edge

    def activate(self) -> None:
        if self.count:
            self._doors.open(self._at.marked)

    def key(self, key: KeyPressed) -> bool:
        page = max(1, int(self.box.h // self._high) - 1)
        last = self.count - 1
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -last, "end": last}
        if key.name == "delete" and self.count and self._doors.remove is not None:
            self._doors.remove()
            return True
        if key.name not in steps or not self.count:
            return False
        to = max(0, min(last, self._at.marked + steps[key.name]))
        if to == self._at.marked and key.name in ("up", "down") and not key.repeat:
            return False
        self._mark(to)
        return True

    def reached(self) -> None:
        self._reveal()

    def _mark(self, number: int) -> None:
        if number != self._at.marked:
            self._at.marked = number
            if self._doors.choose is not None:
                self._doors.choose(number)
        self._reveal()

    def _reveal(self) -> None:
        top = self._at.marked * self._high
        scroll = self._at.scroll
        if top < scroll.goal:
            scroll.glide_to(top)
        elif top + self._high > scroll.goal + self.box.h:
            scroll.glide_to(top + self._high - self.box.h)

    # Looks

    def labels(self) -> Iterator[Label]:
        for number in self.visible():
            laid, top = self._of(number), self.row_box(number).y
            for label in (*laid.labels, *([laid.action] if laid.action else [])):
                yield label._replace(box=label.box.moved(0, top), first=label.first + top)

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        clip = canvas.get_clip()
        view = self.at(origin)
        canvas.set_clip(view.rect().clip(clip))
        for number in self.visible():
            self._draw_row(canvas, number, origin, focus and number == self._at.marked)
        canvas.set_clip(clip)
        self._at.scroll.draw(canvas, origin[1])

    def _draw_row(self, canvas: pygame.Surface, number: int, origin: Origin, focus: bool) -> None:
        u, laid = self.u, self._of(number)
        box = self.row_box(number).moved(*origin)
        ground = Box(box.x, box.y + _AIR * u, box.w, box.h - 2 * _AIR * u)
        pointed = self._pointed == number and self.hover.level > 0
        chosen = self._doors.choose is not None and number == self._at.marked
        if chosen or pointed:
            level = 0.10 if chosen else 0.07 * self.hover.level
            rounded(canvas, ground, tokens.RADIUS_CONTROL * u, fill=tokens.LINE, alpha=level)
        if focus:
            focus_ring(canvas, ground.grown(-4 * u), tokens.RADIUS_INNER * u, u)
        if laid.row.good:
            draw_icon(canvas, "check", 18 * u, box.x + _SIGN_AT * u, box.cy, tokens.LAMP, 1.0)
        elif laid.row.good is not None:
            x = box.x + _SIGN_AT * u
            disc(canvas, x, box.cy, 5 * u, stroke=tokens.TEXT_QUIET, stroke_width=tokens.STROKE_EMPTY * u)
        place = (origin[0], box.y)
        for label in laid.labels:
            label.draw(canvas, place)
        if laid.row.action:
            ink = tokens.LAMP if chosen or pointed or focus else tokens.TEXT
            draw_icon(canvas, "right", 18 * u, box.right - _ARROW_AT * u, box.cy, ink, 0.9)
            if laid.action:
                laid.action.draw(canvas, place, ink)


def _second(row: Row) -> str:
    return _joined([*row.facts, *([row.note] if row.note else [])])


def _joined(facts: list[str]) -> str:
    return _BETWEEN.join(fact.replace(" ", _NO_BREAK) for fact in facts)


def _fitting(row: Row, width: float, u: float) -> str:
    """The second line with as many facts as there is room for; of a note with no room for any, the note alone."""
    note = [row.note] if row.note else []
    for count in range(len(row.facts), 0, -1):
        line = _joined([*row.facts[:count], *note])
        if width_of(line, SMALL, u) <= width:
            return line
    return _joined(note or [*row.facts[:1]])
