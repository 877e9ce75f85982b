"""The strip beside a table: a few live numbers and a short row of icon buttons. Knows no game.

It stands at the side of wide windows and lies at the foot of tall ones, as its box is high or wide.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.intents import Intent, PointerDown, PointerGone, PointerId, PointerMoved, PointerUp
from scenes.look import tokens
from scenes.look.shapes import Box, rounded
from scenes.table import strip_column, strip_row
from scenes.table.strip_column import draw_column
from scenes.table.strip_numbers import Stat
from scenes.table.strip_row import draw_row
from scenes.widgets.buttons import IconButton
from scenes.widgets.tooltip import Tooltip

__all__ = ["Stat", "Strip"]

_GROUP_GAP, _BUTTON_STEP = 24, 56
_GROUP_GAP_CLOSE, _BUTTON_STEP_CLOSE, _CLOSE_BELOW = 16, 50, 500
"""The gap between groups of buttons, and from one to the next, at scale 1; closer on a strip shorter than this."""
_SCALED_PER_WIDTH = 90
_LEAST_WIDTH, _LEAST_HEIGHT = 56, 466
"""What an upright strip takes at scale 1; a strip that lies takes the former as its height."""
_WORDED_HEIGHT, _WORDED_BUTTON, _WORDED_STEP = 620, 56, 62
"""From this height at scale 1 words stand under the buttons, which then are so high, one every so many pixels."""


class Strip:
    """Numbers and buttons; `parted` is the number of buttons before the gap that sets the rest apart.

    `wood`: it stands on a wooden table; `over_cards`: cards lie under it, of which little is to show. Words under
    buttons show where an upright strip has room for them.
    """

    def __init__(
        self, buttons: Sequence[IconButton], parted: int, wood: bool = False, over_cards: bool = False
    ) -> None:
        self._buttons = tuple(buttons)
        self._parted = parted
        colour, alpha = (
            (tokens.STRIP_ON_WOOD, tokens.STRIP_ON_WOOD_ALPHA) if wood else (tokens.STRIP, tokens.STRIP_ALPHA)
        )
        self._ground = (colour, tokens.STRIP_OVER_CARDS_ALPHA if over_cards else alpha)
        self._quiet = tokens.TEXT_QUIET_ON_WOOD if wood else tokens.TEXT_QUIET
        self._stats: tuple[Stat, ...] = ()
        self._box = Box(0, 0, 0, 0)
        self._u = 1.0
        self._pressed: tuple[PointerId, IconButton] | None = None
        self._tooltip = Tooltip(tokens.STRIP_ON_WOOD if wood else tokens.NIGHT)
        self._worded = False
        self.focus: int | None = None
        self.changed = True

    @property
    def buttons(self) -> tuple[IconButton, ...]:
        return self._buttons

    @property
    def box(self) -> Box:
        """Where it stands."""
        return self._box

    @property
    def stats(self) -> tuple[Stat, ...]:
        """The numbers that show."""
        return self._stats

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
        stats, first = self._fitting(), self._buttons[0].box
        if not stats:
            return
        if self._upright:
            draw_column(canvas, stats, self._box, first.y, self._u, self._quiet)
        else:
            draw_row(canvas, stats, self._box, first.x, self._u, self._quiet)

    def _fitting(self) -> tuple[Stat, ...]:
        """The numbers there is room for: what can be spared is left out where there is little."""
        stats, first = self._stats, self._buttons[0].box
        if not any(stat.spare for stat in stats):
            return stats
        if self._upright:
            roomy = strip_column.has_room(stats, self._box, first.y, self._u)
        else:
            roomy = strip_row.has_room(stats, self._box, first.x, self._u)
        return stats if roomy else tuple(stat for stat in stats if not stat.spare)

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
