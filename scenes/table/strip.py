"""The strip beside a table: a few live numbers and a short row of icon buttons. Knows no game.

It stands at the side of wide windows and lies at the foot of tall ones, as its box is high or wide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.intents import Intent, PointerDown, PointerGone, PointerId, PointerMoved, PointerUp
from scenes.look import lettering, tokens
from scenes.look.shapes import Box, disc, rounded
from scenes.table import notes
from scenes.table.notes import Note
from scenes.widgets.buttons import IconButton
from scenes.widgets.tooltip import Tooltip

_GROUP_GAP, _BUTTON_STEP = 24, 56
_GROUP_GAP_CLOSE, _BUTTON_STEP_CLOSE, _CLOSE_BELOW = 16, 50, 500
"""The gap between groups of buttons, and from one to the next, at scale 1; closer on a strip shorter than this."""
_FIRST_LABEL, _SCORE_STEP, _STAT_STEP = 32, 76, 64
_VALUE_BELOW_SCORE, _VALUE_BELOW = 25, 22
_LAST_STAT_AIR = 20
_SCALED_PER_WIDTH = 90
_LEAST_WIDTH, _LEAST_HEIGHT = 56, 466
"""What an upright strip takes at scale 1; a strip that lies takes the former as its height."""
_STAT_GAP, _STAT_GAP_NARROW, _STAT_LEAST = 24, 10, 72
_WORDED_HEIGHT, _WORDED_BUTTON, _WORDED_STEP = 620, 56, 62
"""From this height at scale 1 words stand under the buttons, which then are so high, one every so many pixels."""
_DOT_AWAY = 12
_SECOND_LINE, _LOWER_LINE = 12, 15
"""How much lower a note stands below a number on two lines, and how much lower than the first the second line is."""
_NAME_LINE = 15
_ROW_LINE, _ROW_LINE_OF_THREE = 13, 18
_READABLE = 13
"""Size at scale 1 below which a long number is set on two lines instead."""
_SMALLEST = 9
"""Size at scale 1 of words and numbers that lie side by side in the narrowest windows."""


class Stat(NamedTuple):
    """A number with its name. The first of a strip is set larger, and so is a `large` one; a `lit` one has a dot."""

    name: str
    value: str
    large: bool = False
    lit: bool = False
    note: Note | None = None


class Strip:
    """Numbers and buttons; `parted` is the number of buttons before the gap that sets the rest apart.

    `wood`: it stands on a wooden table. Words under buttons show where an upright strip has room for them.
    """

    def __init__(self, buttons: Sequence[IconButton], parted: int, wood: bool = False) -> None:
        self._buttons = tuple(buttons)
        self._parted = parted
        self._ground = (
            (tokens.STRIP_ON_WOOD, tokens.STRIP_ON_WOOD_ALPHA) if wood else (tokens.STRIP, tokens.STRIP_ALPHA)
        )
        self._quiet = tokens.TEXT_QUIET_ON_WOOD if wood else tokens.TEXT_QUIET
        self._stats: tuple[Stat, ...] = ()
        self._box = Box(0, 0, 0, 0)
        self._u = 1.0
        self._pressed: tuple[PointerId, IconButton] | None = None
        self._tooltip = Tooltip()
        self._worded = False
        self.focus: int | None = None
        self.changed = True

    @property
    def buttons(self) -> tuple[IconButton, ...]:
        return self._buttons

    def resize(self, box: Box, u: float) -> None:
        """Lay it out in `box` at UI scale `u`."""
        # On a large table the strip grows with its box, so that it keeps its place among the cards; in a small box
        # it grows no more than there is room.
        across, along = min(box.w, box.h), max(box.w, box.h)
        most = across / _LEAST_WIDTH if box.w > box.h else min(across / _LEAST_WIDTH, along / _LEAST_HEIGHT)
        self._box, self._u = box, min(max(u, across / _SCALED_PER_WIDTH), max(most, 1.0))
        worded = any(button.word for button in self._buttons)
        self._worded = worded and self._upright and box.h >= _WORDED_HEIGHT * self._u
        for button, place in zip(self._buttons, self._button_boxes(), strict=True):
            button.shows_word = self._worded
            button.place(place, self._u)
        self._tooltip.rest("", box)
        self.changed = True

    def show(self, stats: Sequence[Stat]) -> None:
        """Show these numbers from now on."""
        if tuple(stats) != self._stats:
            self._stats = tuple(stats)
            self.changed = True

    def enable(self, button: IconButton, on: bool) -> None:
        if button.enabled != on:
            button.enabled = on
            self.changed = True

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies on the strip."""
        return self._box.contains(x, y)

    def handle(self, intent: Intent) -> bool:
        """Take an intent; True where it was the strip's."""
        match intent:
            case PointerDown(pointer, x, y, "primary"):
                return self._press(pointer, x, y)
            case PointerMoved(pointer, x, y):
                self._hover(x, y, pointer)
                return self._pressed is not None and self._pressed[0] == pointer
            case PointerUp(pointer, x, y):
                return self._release(pointer, x, y)
            case PointerGone(pointer):
                self._let_go()
                self._hover(-1, -1, pointer)
        return False

    def step(self, dt: float) -> None:
        for button in self._buttons:
            button.step(dt)
        if self._tooltip.step(dt):
            self.changed = True

    @property
    def moving(self) -> bool:
        return any(button.moving for button in self._buttons)

    @property
    def waiting(self) -> bool:
        return self._tooltip.moving

    def draw(self, canvas: pygame.Surface) -> None:
        u = self._u
        radius = tokens.RADIUS_STRIP * u
        rounded(canvas, self._box, radius, *self._ground, tokens.LINE, max(1.0, u * 0.8), 0.07)
        self._draw_stats(canvas)
        for number, button in enumerate(self._buttons):
            button.draw(canvas, (0, 0), self.focus == number)

    def draw_tooltip(self, canvas: pygame.Surface) -> None:
        self._tooltip.draw(canvas, self._u, "left" if self._upright else "below")

    @property
    def _upright(self) -> bool:
        return self._box.h > self._box.w

    def _button_boxes(self) -> list[Box]:
        u, box = self._u, self._box
        side, count = tokens.TARGET * u, len(self._buttons)
        margin = (min(box.w, box.h) - side) / 2 if self._upright else 8 * u
        margin = max(min(margin, 16 * u), 0)
        wide, high, step, group = side, side, _BUTTON_STEP, _GROUP_GAP
        if max(box.w, box.h) < _CLOSE_BELOW * u:
            step, group = _BUTTON_STEP_CLOSE, _GROUP_GAP_CLOSE
        if self._worded:
            wide, high, step, margin = box.w - 4 * u, _WORDED_BUTTON * u, _WORDED_STEP, 8 * u
        boxes = []
        for number in range(count):
            back = (count - 1 - number) * step * u + (group * u if number < self._parted else 0)
            if self._upright:
                boxes.append(Box(round(box.cx - wide / 2), round(box.bottom - margin - high - back), wide, high))
            else:
                boxes.append(Box(round(box.right - margin - wide - back), round(box.cy - high / 2), wide, high))
        return boxes

    def _draw_stats(self, canvas: pygame.Surface) -> None:
        if self._upright:
            self._draw_column(canvas)
        else:
            self._draw_row(canvas)

    def _draw_column(self, canvas: pygame.Surface) -> None:
        box, room = self._box, self._stat_room
        close, capitals = self._closeness(), self._capitals([self._stat_room] * len(self._stats))
        label_y = box.y + _FIRST_LABEL * close * self._u
        for number, stat in enumerate(self._stats):
            large = number == 0 or stat.large
            self._draw_name(canvas, stat, box.cx, label_y, room, "centre", capitals)
            value_y = label_y + (_VALUE_BELOW_SCORE if large else _VALUE_BELOW) * close**0.3 * self._u
            if large:
                size = tokens.SIZE_SCORE * close**0.5
                self._draw_value(canvas, stat.value, "semibold", size, box.cx, value_y, room, "centre")
                if stat.lit:
                    width = lettering.figures_width(stat.value, lettering.pixels(size, self._u))
                    dot = box.cx - width / 2 - _DOT_AWAY * self._u
                    self._draw_dot(canvas, max(dot, box.x + 2 * notes.DOT * self._u), value_y)
            else:
                two = self._draw_lines(canvas, stat.value, box.cx, value_y, room)
                if stat.note is not None:
                    lower = _SECOND_LINE * self._u if two else 0
                    notes.draw_below(canvas, stat.note, box.cx, value_y + lower, box.w, self._u)
            label_y += (_SCORE_STEP if large else _STAT_STEP) * close * self._u

    @property
    def _stat_room(self) -> float:
        """The width of what an upright strip says."""
        return self._box.w - 8 * self._u

    def _closeness(self) -> float:
        """How close the numbers must stand to leave the buttons room: 1 where they need not."""
        steps = [_SCORE_STEP if number == 0 or stat.large else _STAT_STEP for number, stat in enumerate(self._stats)]
        if not (self._buttons and steps):
            return 1.0
        room = (self._buttons[0].box.y - self._box.y) / self._u
        last = self._stats[-1]
        two = self._on_two_lines(last.value, self._stat_room)
        if last.note is not None:
            foot = _VALUE_BELOW + (_SECOND_LINE if two else 0) + notes.depth(last.note, self._box.w, self._u) / self._u
            return min(1.0, (room - foot) / (_FIRST_LABEL + sum(steps[:-1])))
        lower = _LOWER_LINE if two else 0
        return min(1.0, (room - lower) / (_FIRST_LABEL + sum(steps) - _LAST_STAT_AIR))

    def _draw_lines(self, canvas: pygame.Surface, value: str, x: float, y: float, room: float) -> bool:
        """A number, on two lines where it would be too small to read on one; whether it is on two."""
        if not self._on_two_lines(value, room):
            self._draw_value(canvas, value, "regular", tokens.SIZE_NUMBER, x, y, room, "centre")
            return False
        first, _, rest = value.partition(lettering.THIN_SPACE)
        size = tokens.SIZE_BODY - 1
        self._draw_value(canvas, first, "regular", size, x, y - 2 * self._u, room, "centre")
        self._draw_value(canvas, rest, "regular", size, x, y + _LOWER_LINE * self._u, room, "centre")
        return True

    def _on_two_lines(self, value: str, room: float) -> bool:
        readable = lettering.pixels(_READABLE, self._u)
        return lettering.THIN_SPACE in value and lettering.figures_width(value, readable) > room

    def _draw_row(self, canvas: pygame.Surface) -> None:
        u, box = self._u, self._box
        x, end = box.x + 16 * u, self._buttons[0].box.x - 12 * u
        gaps = max(len(self._stats) - 1, 1)
        widths = self._row_widths(end - x - gaps * _STAT_GAP_NARROW * u)
        narrow = sum(max(width + _STAT_GAP * u, _STAT_LEAST * u) for width in widths) > end - x
        gap = max((end - x - sum(widths)) / gaps, _STAT_GAP_NARROW * u)
        noted = any(stat.note for stat in self._stats)
        apart = (_ROW_LINE_OF_THREE if noted else _ROW_LINE) * u
        value_y = box.cy + (0 if noted else apart)
        capitals = self._capitals(widths)
        for stat, width in zip(self._stats, widths, strict=True):
            self._draw_name(canvas, stat, x, box.cy - apart, width, "left", capitals)
            self._draw_value(
                canvas, stat.value, "regular", tokens.SIZE_NUMBER, x, value_y, width - self._dot_room(stat), "left"
            )
            if stat.note is not None:
                # Nothing else stands in its line: a long word may begin farther left.
                left = max(box.x + 16 * u, min(x, end - notes.width(stat.note, u)))
                notes.draw_in_line(canvas, stat.note, left, box.cy + apart, end - left, u)
            if stat.lit:
                figures = lettering.figures_width(stat.value, lettering.pixels(tokens.SIZE_NUMBER, u))
                self._draw_dot(canvas, x + figures + _DOT_AWAY * u, value_y)
            x += width + gap if narrow else max(width + _STAT_GAP * u, _STAT_LEAST * u)

    def _row_widths(self, room: float) -> list[float]:
        """What the numbers take side by side, in smaller and smaller type where there is not so much room."""
        smaller, widths = 0, [self._stat_width(stat, 0) for stat in self._stats]
        while sum(widths) > room and smaller < tokens.SIZE_NUMBER - _SMALLEST:
            smaller += 1
            widths = [self._stat_width(stat, smaller) for stat in self._stats]
        return widths

    def _stat_width(self, stat: Stat, smaller: int) -> float:
        """The width of a number and its name, set so many pixels (at scale 1) smaller, the name half as many."""
        px = lettering.pixels(max(_SMALLEST, tokens.SIZE_NUMBER - smaller), self._u)
        name_px = lettering.pixels(max(_SMALLEST, tokens.SIZE_LABEL - smaller // 2), self._u)
        if smaller:
            name = lettering.measure(stat.name, "medium", name_px)
        else:
            name = lettering.measure(lettering.capitals(stat.name), "medium", name_px, tokens.TRACKING)
        return max(name, lettering.figures_width(stat.value, px) + self._dot_room(stat))

    def _dot_room(self, stat: Stat) -> float:
        return (_DOT_AWAY + 2 * notes.DOT) * self._u if stat.large else 0.0

    def _draw_dot(self, canvas: pygame.Surface, x: float, y: float) -> None:
        """The dot of a lit number, beside its figures: names keep their whole room and never shift."""
        disc(canvas, x, y, notes.DOT * self._u, fill=tokens.LAMP)

    def _capitals(self, rooms: Sequence[float]) -> int | None:
        """The size of the names in capitals, each having so much room; None where one has not enough for them."""
        for size in (tokens.SIZE_LABEL, tokens.SIZE_LABEL_NARROW):
            px = lettering.pixels(size, self._u)
            names = [lettering.capitals(stat.name) for stat in self._stats]
            widths = [lettering.measure(name, "medium", px, tokens.TRACKING) for name in names]
            if all(width <= room for width, room in zip(widths, rooms, strict=True)):
                return size
        return None

    def _draw_name(
        self,
        canvas: pygame.Surface,
        stat: Stat,
        x: float,
        y: float,
        room: float,
        align: lettering.Align,
        capitals: int | None,
    ) -> None:
        """In capitals of that size, all of a strip's names or none, else in small letters: a name is never cut."""
        name, ink = stat.name, tokens.TEXT if stat.lit else self._quiet
        if capitals is not None:
            lettering.draw_label(canvas, name, x, y, self._u, align, capitals, ink)
            return
        px = lettering.pixels(tokens.SIZE_LABEL, self._u)
        least = lettering.pixels(tokens.SIZE_LABEL_NARROW if self._upright else _SMALLEST, self._u)
        while px > least and lettering.measure(name, "medium", px) > room:
            px -= 1
        lines = _lines(name, px, room) if self._upright else [name]
        first = y - (len(lines) - 1) * _NAME_LINE / 2 * self._u
        for number, line in enumerate(lines):
            lettering.draw(canvas, line, "medium", px, ink, x, first + number * _NAME_LINE * self._u, align)

    def _draw_value(
        self,
        canvas: pygame.Surface,
        value: str,
        face: lettering.Face,
        size: float,
        x: float,
        y: float,
        room: float,
        align: lettering.Align,
    ) -> None:
        px = lettering.pixels(size, self._u)
        while px > 9 and lettering.figures_width(value, px) > room:
            px -= 1
        lettering.draw_figures(canvas, value, face, px, tokens.TEXT, x, y, align)

    def _button_at(self, x: float, y: float) -> IconButton | None:
        return next((button for button in self._buttons if button.target().contains(x, y)), None)

    def _press(self, pointer: PointerId, x: float, y: float) -> bool:
        if not self.holds(x, y):
            return False
        button = self._button_at(x, y)
        if button is not None and self._pressed is None:
            button.pressed = True
            self._pressed = (pointer, button)
        self._tooltip.rest("", self._box)
        self.focus = None
        self.changed = True
        return True

    def _release(self, pointer: PointerId, x: float, y: float) -> bool:
        if self._pressed is None or self._pressed[0] != pointer:
            return False
        button = self._pressed[1]
        self._let_go()
        if button.target().contains(x, y):
            button.insist()
        return True

    def _let_go(self) -> None:
        if self._pressed is not None:
            self._pressed[1].pressed = False
            self._pressed = None
            self.changed = True

    def _hover(self, x: float, y: float, pointer: PointerId) -> None:
        under = self._button_at(x, y) if pointer[0] == "mouse" else None
        for button in self._buttons:
            button.hover.to(button is under and button.enabled)
        if self._tooltip.rest(under.tooltip if under else "", under.box if under else self._box):
            self.changed = True


def _lines(words: str, px: int, room: float) -> list[str]:
    """Words on as few lines as they need."""
    if lettering.measure(words, "medium", px) <= room:
        return [words]
    return lettering.wrap(words, "medium", px, room)
