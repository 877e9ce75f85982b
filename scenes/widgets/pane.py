"""Decides which control an intent is for: presses, hover, focus and scrolling; must not know the controls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from scenes.intents import (
    Intent,
    KeyPressed,
    PointerDown,
    PointerGone,
    PointerId,
    PointerMoved,
    PointerUp,
    TextComposed,
    TextTyped,
    Wheel,
)
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.widgets.dropdown import DropDown, Popup
from scenes.widgets.focus import ARROWS, Focus
from scenes.widgets.scroll import Scroll
from scenes.widgets.segments import Segments
from scenes.widgets.tooltip import Tooltip
from scenes.widgets.widget import Widget

#: A finger that moves farther than this (pixels at scale 1) scrolls instead of pressing.
_SLOP = 10
_NOWHERE = Box(0, 0, 0, 0)


@dataclass(slots=True)
class _Press:
    """A pointer that is down: on a widget, which it may pull along, on the bar of `scroll`, or turned into a scroll.

    `shift` is how far what `scroll` lies in is itself scrolled.
    """

    widget: Widget | None
    x: float
    y: float
    scroll: Scroll
    shift: float
    bar: float | None = None
    scrolling: bool = False
    dragging: bool = False


class Pane:
    """The controls of a window: `body` scrolls, `fixed` does not. Coordinates are those of the canvas.

    `default` is what Enter does when the keyboard is on nothing of its own, `tooltips` the colour of the tooltips.
    """

    def __init__(
        self,
        body: Sequence[Widget],
        fixed: Sequence[Widget],
        scroll: Scroll,
        default: Widget | None = None,
        tooltips: str = tokens.NIGHT,
    ) -> None:
        self._body = tuple(body)
        self._fixed = tuple(fixed)
        self.scroll = scroll
        self._default = default
        self.focus = Focus([w for w in (*body, *fixed) if w.focusable])
        self._hovered: Widget | None = None
        self._presses: dict[PointerId, _Press] = {}
        self._popup: Popup | None = None
        self.tooltip = Tooltip(tooltips)
        self._canvas = Box(0, 0, 0, 0)
        self._u = 1.0

    def place(self, canvas: Box, u: float) -> None:
        """Know the canvas; the widgets and the scroll have been placed already."""
        self._canvas, self._u = canvas, u

    def take_over(self, old: Pane) -> None:
        """Go on with what pointers have begun in `old`, whose place it takes; once placed itself.

        A control that was made anew while it was down is pressed all the same: one that stands at its place, does the
        same to the eye and bears the same words.
        """
        for pointer, press in old._presses.items():
            if press.widget is not None:
                likes = (w for w in (*self._body, *self._fixed) if w.focusable and _alike(w, press.widget))
                press.widget = next(likes, None)
                if press.widget is None:
                    continue
                press.widget.pressed = True
            self._presses[pointer] = press

    def _shift(self, widget: Widget) -> float:
        return -self.scroll.offset if widget in self._body else 0.0

    def _box(self, widget: Widget) -> Box:
        """Where a control is seen on the canvas."""
        return widget.box.moved(0, self._shift(widget))

    def _walk(self, key: KeyPressed) -> bool:
        reached = self.focus.walk(key, self._box)
        if reached is not None:
            reached.reached()
            self._reveal(reached)
        return reached is not None

    def go_to(self, widget: Widget) -> None:
        """Put the keyboard on a control and bring it into view."""
        self.focus.put(widget, shown=True)
        self._reveal(widget)

    def _reveal(self, widget: Widget) -> None:
        if widget in self._body:
            top = widget.box.y - self.scroll.view.y
            self.scroll.reveal(top, top + widget.box.h)

    # -------------------------------------------------------------- intents

    def handle(self, intent: Intent) -> bool:
        """Give an intent to whom it concerns; True when something may look different now."""
        if self._popup is not None:
            return self._to_popup(intent)
        answered = isinstance(intent, PointerDown | KeyPressed | TextTyped) and self.tooltip.forget()
        return self._take(intent) or answered

    def _take(self, intent: Intent) -> bool:
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
                scroll, _ = self._scrolled(self._at(intent.x, intent.y), -intent.dy)
                scroll.wheel(intent.dy)
                return scroll.moving
            case KeyPressed():
                return self._key(intent)
            case TextComposed():
                writer = self.focus.widget
                return writer is not None and writer.composed(intent.text)
            case TextTyped():
                writer = self.focus.widget
                return writer is not None and writer.typed(intent.text, intent.key)
        return False

    def holds(self, x: float, y: float) -> bool:
        """Whether a press at a point would hit a control."""
        return self._at(x, y) is not None

    def _at(self, x: float, y: float) -> Widget | None:
        """The control under a point: one that is hit first, else one whose target reaches there."""
        seen = [w for w in self._fixed if w.focusable]
        if self.scroll.view.y <= y < self.scroll.view.bottom:
            seen += [w for w in self._body if w.focusable]
        hits = [w for w in seen if w.target().moved(0, self._shift(w)).contains(x, y)]
        drawn = [w for w in hits if self._box(w).contains(x, y)]
        return next(iter(drawn or hits), None)

    def _scrolled(self, widget: Widget | None, way: float = 0.0) -> tuple[Scroll, float]:
        """What scrolls under a pointer that is on this control, and how far that lies from where it was placed.

        A control that scrolls itself gives way to the window where it is at its end (`way`: down, or up).
        """
        own = widget.scroll if widget is not None else None
        if widget is not None and own is not None and own.reach and (own.goes(way) or not self.scroll.goes(way)):
            return own, self._shift(widget)
        return self.scroll, 0.0

    def _down(self, down: PointerDown) -> bool:
        self.tooltip.rest("", _NOWHERE)
        widget = self._at(down.x, down.y)
        press = _Press(widget, down.x, down.y, *self._scrolled(widget))
        self._presses[down.pointer] = press
        thumb, y = press.scroll.thumb(), down.y - press.shift
        if thumb and down.pointer[0] == "mouse" and thumb.grown(8 * self._u).contains(down.x, y):
            press.widget, press.bar = None, y - thumb.y
        if press.widget:
            press.widget.pressed = True
            press.widget.down(down.x, down.y - self._shift(press.widget), down.time, down.shift)
            if press.widget.drags and down.pointer[0] == "mouse":
                self._drag(press, down)
        self.focus.put(press.widget)
        return True

    def _moved(self, move: PointerMoved) -> bool:
        press = self._presses.get(move.pointer)
        if press is None:
            return move.pointer[0] == "mouse" and self._hover(move.x, move.y)
        if press.bar is not None:
            press.scroll.thumb_to(move.y - press.shift - press.bar)
            return True
        if press.scrolling:
            press.scroll.drag(move.y, move.time)
            return True
        sideways = abs(move.x - press.x) > _SLOP * self._u
        if press.dragging or (press.widget and press.widget.drags and sideways):
            # A finger may have come down here only to scroll: it pulls once it goes sideways.
            self._drag(press, move)
            return True
        if move.pointer[0] == "touch" and abs(move.y - press.y) > _SLOP * self._u:
            press.scroll, press.shift = self._scrolled(press.widget, press.y - move.y)
            if press.scroll.reach > 0 and not press.scroll.held:
                self._release(press)
                press.scrolling = True
                press.scroll.grab(move.y, move.time)
                return True
        if press.widget:
            before = press.widget.pressed
            press.widget.pressed = self._at(move.x, move.y) is press.widget
            return before != press.widget.pressed
        return False

    def _drag(self, press: _Press, at: PointerDown | PointerMoved) -> None:
        if press.widget:
            press.dragging = True
            press.widget.drag(at.x, at.y - self._shift(press.widget))

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
            return self.tooltip.rest(widget.tooltip, widget.spot.moved(0, self._shift(widget))) or changed
        return self.tooltip.rest("", _NOWHERE) or changed

    def _release(self, press: _Press) -> None:
        if press.widget:
            press.widget.pressed = False
            if press.dragging:
                press.widget.let_go()
            press.widget = None

    def _up(self, up: PointerUp) -> bool:
        press = self._presses.pop(up.pointer, None)
        if press is None:
            return False
        widget, inside = press.widget, self._at(up.x, up.y) is press.widget
        self._release(press)
        if press.scrolling:
            press.scroll.let_go(up.time)
        elif widget and inside and not press.dragging:
            widget.click(up.x, up.y - self._shift(widget))
            self._say_why_off(widget)
            self._open_popup(widget)
        return True

    def _say_why_off(self, widget: Widget) -> None:
        """What is off and was pressed says why it did nothing."""
        if not widget.enabled and widget.why_off:
            self.say(widget.why_off, widget)

    def _gone(self, pointer: PointerId) -> bool:
        press = self._presses.pop(pointer, None)
        if press:
            if press.scrolling:
                press.scroll.let_go(0.0)
            self._release(press)
        hovered, self._hovered = self._hovered, None
        if hovered:
            hovered.hover.to(False)
        return self.tooltip.rest("", _NOWHERE) or bool(press or hovered)

    def _key(self, key: KeyPressed) -> bool:
        if key.name == "tab":
            return self._walk(key)
        widget = self.focus.widget
        shown = widget is not None and self.focus.shows_on(widget)
        if widget and shown and widget.key(key):
            if widget.notice:
                self.say(widget.notice, widget)
                widget.notice = ""
            return True
        if key.name in ("enter", "space"):
            return self._enter(widget if shown else None, key.name)
        if key.name in ARROWS:
            if not any(w.focusable for w in self._body) and key.name in ("up", "down") and self.scroll.reach:
                self.scroll.wheel(1 if key.name == "up" else -1)
                return True
            return self._walk(key)
        return self.scroll.key(key.name)

    def _enter(self, widget: Widget | None, name: str) -> bool:
        if widget and not widget.writes:
            widget.activate()
            self._say_why_off(widget)
            self._open_popup(widget)
            return True
        if name == "enter" and self._default:
            self._default.activate()
            self._say_why_off(self._default)
            return True
        return False

    def say(self, words: str, widget: Widget) -> None:
        """Say something beside a control, until it is read or something else is done."""
        self.tooltip.say(words, widget.spot.moved(0, self._shift(widget)))

    @property
    def said(self) -> str:
        """What is just being said; empty: nothing."""
        return self.tooltip.said

    # -------------------------------------------------------------- the list of a drop-down

    def _open_popup(self, widget: Widget) -> None:
        if isinstance(widget, DropDown | Segments) and widget.popup:
            self._popup, widget.popup = widget.popup, None
            self._popup.open(self._box(widget), self._canvas, self._u)

    def _to_popup(self, intent: Intent) -> bool:
        popup = self._popup
        assert popup is not None
        match intent:
            case PointerDown():
                popup.press(intent.x, intent.y)
            case PointerMoved():
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
            if widget.scroll is not None:
                widget.scroll.step(seconds)
        self.scroll.step(seconds)
        return self.tooltip.step(seconds) or changed

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return self.scroll.moving or any(w.moving for w in (*self._body, *self._fixed))

    @property
    def waiting(self) -> bool:
        """Whether time alone will change something, such as a tooltip about to appear."""
        return self.moving or self.tooltip.moving

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
                widget.draw(canvas, (0, shift), self.focus.shows_on(widget))
        canvas.set_clip(clip)
        self.scroll.draw(canvas, dy)
        for widget in self._fixed:
            widget.draw(canvas, (0, dy), self.focus.shows_on(widget))

    def draw_above(self, canvas: pygame.Surface) -> None:
        """Draw what lies over the whole window: an open list, a tooltip."""
        if self._popup:
            self._popup.draw(canvas)
        else:
            self.tooltip.draw(canvas, self._u)


def _alike(one: Widget, other: Widget) -> bool:
    """Whether two controls are the same to who presses them."""
    words = [[label.lines for label in widget.labels()] for widget in (one, other)]
    return type(one) is type(other) and one.box == other.box and one.tooltip == other.tooltip and words[0] == words[1]
