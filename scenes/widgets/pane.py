"""Decides which control an intent is for: presses, hover, focus and scrolling; must not know the controls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import get_args

import pygame

from scenes.intents import (
    Intent,
    KeyPressed,
    PointerDown,
    PointerGone,
    PointerId,
    PointerMoved,
    PointerUp,
    TextTyped,
    Wheel,
)
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.widgets.dropdown import DropDown, Popup
from scenes.widgets.focus import Direction, neighbour
from scenes.widgets.scroll import Scroll
from scenes.widgets.segments import Segments
from scenes.widgets.tooltip import Tooltip
from scenes.widgets.widget import Widget

#: A finger that moves farther than this (pixels at scale 1) scrolls instead of pressing.
_SLOP = 10


@dataclass(slots=True)
class _Press:
    """A pointer that is down: on a widget, on the bar, or turned into a scroll."""

    widget: Widget | None
    x: float
    y: float
    bar: float | None = None
    scrolling: bool = False


class Pane:
    """The controls of a window: `body` scrolls, `fixed` does not. Coordinates are those of the canvas.

    `default` is what Enter does when the keyboard is on nothing of its own.
    """

    def __init__(
        self, body: Sequence[Widget], fixed: Sequence[Widget], scroll: Scroll, default: Widget | None = None
    ) -> None:
        self._body = tuple(body)
        self._fixed = tuple(fixed)
        self.scroll = scroll
        self._default = default
        self._order = tuple(w for w in (*body, *fixed) if w.focusable)
        self._focus: int | None = None
        self._keyboard = False
        self._hovered: Widget | None = None
        self._presses: dict[PointerId, _Press] = {}
        self._popup: Popup | None = None
        self._tooltip = Tooltip()
        self._canvas = Box(0, 0, 0, 0)
        self._u = 1.0

    def place(self, canvas: Box, u: float) -> None:
        """Know the canvas; the widgets and the scroll have been placed already."""
        self._canvas, self._u = canvas, u

    # -------------------------------------------------------------- focus

    @property
    def focus(self) -> tuple[int | None, bool]:
        """Which control in walking order the keyboard is on, and whether that shows."""
        return self._focus, self._keyboard

    def restore_focus(self, focus: tuple[int | None, bool]) -> None:
        """Take up the focus of a pane with the same controls."""
        index, self._keyboard = focus
        self._focus = index if index is not None and index < len(self._order) else None

    @property
    def focused(self) -> Widget | None:
        return None if self._focus is None else self._order[self._focus]

    def focus_on(self, widget: Widget) -> None:
        """Put the keyboard on a control, without showing it."""
        self._focus = self._order.index(widget)

    def _shows_focus(self, widget: Widget) -> bool:
        return widget is self.focused and (self._keyboard or widget.writes)

    def _shift(self, widget: Widget) -> float:
        return -self.scroll.offset if widget in self._body else 0.0

    def _walk(self, key: KeyPressed) -> bool:
        """Move the focus by Tab or an arrow."""
        count = len(self._order)
        if not count:
            return False
        if self._focus is None:
            self._focus = count - 1 if key.shift else 0
        elif key.name == "tab":
            self._focus = (self._focus + (-1 if key.shift else 1)) % count
        elif self._keyboard or self._order[self._focus].writes:
            boxes = [w.box.moved(0, self._shift(w)) for w in self._order]
            directions: dict[str, Direction] = {d: d for d in get_args(Direction)}
            self._focus = neighbour(boxes, self._focus, directions[key.name])
        self._keyboard = True
        widget = self._order[self._focus]
        if widget in self._body:
            top = widget.box.y - self.scroll.view.y
            self.scroll.reveal(top, top + widget.box.h)
        return True

    # -------------------------------------------------------------- intents

    def handle(self, intent: Intent) -> bool:
        """Give an intent to whom it concerns; True when something may look different now."""
        if self._popup is not None:
            return self._to_popup(intent)
        match intent:
            case PointerDown(button="primary"):
                return self._down(intent)
            case PointerMoved():
                return self._moved(intent)
            case PointerUp():
                return self._up(intent)
            case PointerGone():
                return self._gone(intent.pointer)
            case Wheel():
                self.scroll.wheel(intent.dy)
                return self.scroll.moving
            case KeyPressed():
                return self._key(intent)
            case TextTyped():
                widget = self.focused
                return widget is not None and widget.typed(intent.text)
        return False

    def _at(self, x: float, y: float) -> Widget | None:
        """The control under a point: one that is hit first, else one whose target reaches there."""
        seen = [w for w in self._fixed if w.focusable]
        if self.scroll.view.y <= y < self.scroll.view.bottom:
            seen += [w for w in self._body if w.focusable]
        hits = [w for w in seen if w.target().moved(0, self._shift(w)).contains(x, y)]
        drawn = [w for w in hits if w.box.moved(0, self._shift(w)).contains(x, y)]
        return next(iter(drawn or hits), None)

    def _down(self, down: PointerDown) -> bool:
        self._keyboard = False
        self._tooltip.rest("", Box(0, 0, 0, 0))
        press = _Press(self._at(down.x, down.y), down.x, down.y)
        self._presses[down.pointer] = press
        thumb = self.scroll.thumb()
        if thumb and down.pointer[0] == "mouse" and thumb.grown(8 * self._u).contains(down.x, down.y):
            press.widget, press.bar = None, down.y - thumb.y
        if press.widget:
            press.widget.pressed = True
            self.focus_on(press.widget)
        elif self.focused and self.focused.writes:
            self._focus = None
        return True

    def _moved(self, move: PointerMoved) -> bool:
        press = self._presses.get(move.pointer)
        if press is None:
            return move.pointer[0] == "mouse" and self._hover(move.x, move.y)
        if press.bar is not None:
            self.scroll.thumb_to(move.y - press.bar)
            return True
        if press.scrolling:
            self.scroll.drag(move.y, move.time)
            return True
        finger = move.pointer[0] == "touch" and self.scroll.reach > 0
        if finger and not self.scroll.held and abs(move.y - press.y) > _SLOP * self._u:
            self._release(press)
            press.scrolling = True
            self.scroll.grab(move.y, move.time)
            return True
        if press.widget:
            before = press.widget.pressed
            press.widget.pressed = self._at(move.x, move.y) is press.widget
            return before != press.widget.pressed
        return False

    def _hover(self, x: float, y: float) -> bool:
        widget = self._at(x, y)
        changed = widget is not self._hovered
        if changed:
            for old in (self._hovered, widget):
                if old:
                    old.hover.to(old is widget)
            self._hovered = widget
        if widget:
            changed = widget.point(x, y - self._shift(widget)) or changed
            near = widget.box.moved(0, self._shift(widget))
            return self._tooltip.rest(widget.tooltip, near) or changed
        return self._tooltip.rest("", Box(0, 0, 0, 0)) or changed

    def _release(self, press: _Press) -> None:
        if press.widget:
            press.widget.pressed = False
            press.widget = None

    def _up(self, up: PointerUp) -> bool:
        press = self._presses.pop(up.pointer, None)
        if press is None:
            return False
        widget, inside = press.widget, self._at(up.x, up.y) is press.widget
        self._release(press)
        if press.scrolling:
            self.scroll.let_go(up.time)
        elif widget and inside:
            widget.click(up.x, up.y - self._shift(widget))
            self._open_popup(widget)
        return True

    def _gone(self, pointer: PointerId) -> bool:
        press = self._presses.pop(pointer, None)
        if press:
            if press.scrolling:
                self.scroll.let_go(0.0)
            self._release(press)
        hovered, self._hovered = self._hovered, None
        if hovered:
            hovered.hover.to(False)
        return self._tooltip.rest("", Box(0, 0, 0, 0)) or bool(press or hovered)

    def _key(self, key: KeyPressed) -> bool:
        widget = self.focused
        if key.name == "tab":
            return self._walk(key)
        shown = widget is not None and self._shows_focus(widget)
        if widget and shown and widget.key(key):
            return True
        if key.name in ("enter", "space") and not key.repeat:
            return self._enter(widget if shown else None, key.name)
        if key.name in get_args(Direction):
            if not any(w.focusable for w in self._body) and key.name in ("up", "down") and self.scroll.reach:
                self.scroll.wheel(1 if key.name == "up" else -1)
                return True
            return self._walk(key)
        return self.scroll.key(key.name)

    def _enter(self, widget: Widget | None, name: str) -> bool:
        if widget and not widget.writes:
            widget.activate()
            self._open_popup(widget)
            return True
        if name == "enter" and self._default:
            self._default.activate()
            return True
        return False

    # -------------------------------------------------------------- the list of a drop-down

    def _open_popup(self, widget: Widget) -> None:
        if isinstance(widget, DropDown | Segments) and widget.popup:
            self._popup, widget.popup = widget.popup, None
            self._popup.open(widget.box.moved(0, self._shift(widget)), self._canvas, self._u)

    def _to_popup(self, intent: Intent) -> bool:
        popup = self._popup
        assert popup is not None
        match intent:
            case PointerDown() if not popup.box.contains(intent.x, intent.y):
                popup.closed = True
            case PointerDown() | PointerMoved():
                popup.point(intent.x, intent.y)
            case PointerUp():
                popup.release(intent.x, intent.y)
            case Wheel():
                popup.wheel(intent.dy)
            case KeyPressed():
                popup.key(intent)
        if popup.closed:
            self._popup = None
        return True

    # -------------------------------------------------------------- time and drawing

    def step(self, dt: float, seconds: float) -> bool:
        """Let `dt` seconds of motion and `seconds` of real time pass; True when something looks different."""
        changed = self.moving
        for widget in (*self._body, *self._fixed):
            widget.step(dt)
        self.scroll.step(seconds)
        return self._tooltip.step(seconds) or changed

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return self.scroll.moving or any(w.moving for w in (*self._body, *self._fixed))

    @property
    def waiting(self) -> bool:
        """Whether time alone will change something, such as a tooltip about to appear."""
        return self.moving or self._tooltip.moving

    @property
    def busy(self) -> bool:
        """Whether an open list wants every intent, Escape too."""
        return self._popup is not None

    def widgets(self) -> Iterator[tuple[Widget, bool]]:
        """All widgets, and whether each lies in the scrolled body."""
        yield from ((widget, True) for widget in self._body)
        yield from ((widget, False) for widget in self._fixed)

    def draw(self, canvas: pygame.Surface, dy: float = 0.0) -> None:
        """Draw everything, moved down by dy."""
        view = self.scroll.view.moved(0, dy)
        clip = canvas.get_clip()
        if self.scroll.reach:
            canvas.set_clip(view.rect().clip(clip))
        shift = dy - self.scroll.offset
        for widget in self._body:
            if widget.box.bottom + shift > view.y - tokens.TARGET and widget.box.y + shift < view.bottom:
                widget.draw(canvas, (0, shift), self._shows_focus(widget))
        canvas.set_clip(clip)
        self.scroll.draw(canvas, dy)
        for widget in self._fixed:
            widget.draw(canvas, (0, dy), self._shows_focus(widget))

    def draw_above(self, canvas: pygame.Surface) -> None:
        """Draw what lies over the whole window: an open list, a tooltip."""
        if self._popup:
            self._popup.draw(canvas)
        else:
            self._tooltip.draw(canvas, self._u)
