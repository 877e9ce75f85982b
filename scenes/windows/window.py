"""Decides a window's frame: place, title, close button, coming and going; must not know what it is about."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.words import Words
from scenes.intents import Intent, KeyPressed, PointerDown, PointerGone, PointerMoved
from scenes.look import tokens
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, flat, rounded
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.label import TITLE, Label, height_of, lay
from scenes.widgets.pane import Pane
from scenes.widgets.pieces import Item, column_height, stack
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Fade, Widget

_TITLE_AT, _BODY_AT = 44, 92
_TITLE_AT_SHORT, _BODY_AT_SHORT = 36, 68
_COLUMN_GAP = 32
_FOOT_GAP, _BUTTON_GAP = 24, 16
#: Up to this inner width (pixels at scale 1) the foot's buttons share the whole width.
_FILLED_FOOT = 520
_CLOSE_IN = 40


@dataclass(frozen=True, slots=True)
class Content:
    """What a window holds.

    Columns stand side by side, their widths in the proportions of `shares`, and scroll together;
    `foot` are the buttons at the end; `default` is what Enter does, `first` what has the keyboard at first.
    `others` are columns that may come in place of the last one: the window is high enough for each.
    """

    columns: Sequence[Sequence[Item]]
    foot: Sequence[Button] = ()
    shares: Sequence[float] = field(default=(1.0,))
    others: Sequence[Sequence[Item]] = ()
    default: Widget | None = None
    first: Widget | None = None


class Window:
    """A modal scene over the table. Subclasses say what it holds; `close` takes it off the screen.

    `speed` scales the motion: 1 is normal, 0 shows everything at once.
    """

    opaque = False
    #: The wished width in pixels at scale 1.
    wide: float = 496
    #: Whether a press beside the window closes it.
    closes_outside = False

    def __init__(self, words: Words, close: Callable[[], None], speed: float = 1.0) -> None:
        self.words = words
        self.speed = speed
        self._close = close
        self._appear = Fade(tokens.WINDOW_IN, 0.0 if speed else 1.0)
        self._appear.to(True)
        self._leaving: Callable[[], None] | None = None
        self._changed = True
        self._size = (0, 0)
        self.u = 1.0
        self.frame = Box(0, 0, 0, 0)
        self.padding = 0.0
        self.pane = Pane((), (), Scroll())
        self._title: Label | None = None
        self._mouse: PointerMoved | None = None

    # -------------------------------------------------------------- what a subclass says

    def title(self) -> str:
        """The words at the top; empty for none."""
        raise NotImplementedError

    def content(self) -> Content:
        """What the window holds now, made anew each time."""
        raise NotImplementedError

    @property
    def short(self) -> bool:
        """Whether the canvas is so low that things must stand side by side."""
        return self._size[1] < tokens.SHORT_CANVAS * self.u

    @property
    def room(self) -> float:
        """The inner width there can be at most, in pixels at scale 1."""
        most = self._size[0] / self.u - tokens.WINDOW_MARGIN
        return min(most, tokens.WINDOW_MAX_WIDTH) - 2 * tokens.PADDING

    # -------------------------------------------------------------- layout

    def resize(self, size: tuple[int, int], u: float) -> None:
        """Lay out for this canvas; also what shows a changed language."""
        self._size, self.u = size, u
        self.rebuild()

    def rebuild(self) -> None:
        """Make the content anew, keeping the focus and how far it is scrolled."""
        focus, scroll, first_time = self.pane.focus, self.pane.scroll, self.frame.w == 0
        u, content = self.u, self.content()
        width = min(self.wide, tokens.WINDOW_MAX_WIDTH) * u
        width = math.floor(min(width, self._size[0] - tokens.WINDOW_MARGIN * u))
        wide = width > tokens.WIDE_WINDOW * u and not self.short
        self.padding = padding = (tokens.PADDING_WIDE if wide else tokens.PADDING) * u
        inner = width - 2 * padding
        head = self._head_height(inner)
        foot = (tokens.BUTTON + _FOOT_GAP) * u if content.foot else 0.0
        tall = self._body_height(content, inner)
        most = self._size[1] - tokens.WINDOW_MARGIN * u
        height = math.floor(min(most, head + tall + foot + padding))
        x, y = (self._size[0] - width) // 2, (self._size[1] - height) // 2
        self.frame = Box(x, y, width, height)
        left = x + padding
        body = self._place_columns(content, left, y + head, inner)
        fixed = self._place_foot(content.foot, left, inner)
        close = IconButton("close", self.words.text("Close"), self.leave)
        title_at = self._title_at()
        close.place(Box(x + width - padding - 36 * u, title_at - 24 * u, 48 * u, 48 * u), u)
        self._title = self._lay_title(left, y, inner, head)
        view = Box(x, y + head, width - 8 * u, height - head - foot - padding)
        scroll.place(view, tall, u)
        self.pane = Pane(body, (*fixed, close), scroll, content.default)
        self.pane.place(Box(0, 0, *self._size), u)
        if first_time and content.first:
            self.pane.focus_on(content.first)
        else:
            self.pane.restore_focus(focus)
        if self._mouse:
            self.pane.handle(self._mouse)
        self._changed = True

    def _title_at(self) -> float:
        """The middle of the title's capitals on the canvas."""
        at = _TITLE_AT_SHORT if self.short else _TITLE_AT
        extra = 4 * self.u if self.padding > tokens.PADDING * self.u else 0
        return self.frame.y + at * self.u + extra

    def _title_width(self, inner: float) -> float:
        return inner - 48 * self.u

    def _head_height(self, inner: float) -> float:
        """What stands above the body: the title, which may take two lines."""
        words = self.title()
        lines = height_of(words, TITLE, self._title_width(inner), self.u) if words else 0.0
        one = height_of("X", TITLE, 1e6, self.u)
        base = (_BODY_AT_SHORT if self.short else _BODY_AT) * self.u
        return round(base + max(0.0, min(lines, 2 * one) - one))

    def _lay_title(self, x: float, y: float, inner: float, head: float) -> Label:
        at = self._title_at() - y
        one = height_of("X", TITLE, 1e6, self.u)
        box = Box(x, y + at - one / 2, self._title_width(inner), head - at)
        return lay(self.title(), TITLE, box, self.u, vertical="top", most=2)

    def _widths(self, content: Content, inner: float) -> list[float]:
        gaps = _COLUMN_GAP * self.u * (len(content.columns) - 1)
        return [math.floor((inner - gaps) * share / sum(content.shares)) for share in content.shares]

    def _body_height(self, content: Content, inner: float) -> float:
        widths = self._widths(content, inner)
        shown = [
            column_height(items, wide, self.u) for items, wide in zip(content.columns, widths, strict=True)
        ]
        return max(shown + [column_height(items, widths[-1], self.u) for items in content.others])

    def _place_columns(self, content: Content, x: float, y: float, inner: float) -> list[Widget]:
        widgets: list[Widget] = []
        for items, wide in zip(content.columns, self._widths(content, inner), strict=True):
            stack(items, x, y, wide, self.u)
            widgets.extend(widget for piece, _, _ in items for widget in piece.parts())
            x += wide + _COLUMN_GAP * self.u
        return widgets

    def _place_foot(self, foot: Sequence[Button], left: float, inner: float) -> list[Widget]:
        """Put the buttons at the foot: filling a narrow window, at the right end of a wide one."""
        if not foot:
            return []
        u, gap = self.u, _BUTTON_GAP * self.u
        share = (inner - gap * (len(foot) - 1)) / len(foot)
        wanted = [button.width_for(u) for button in foot]
        if inner <= _FILLED_FOOT * u or sum(wanted) + gap * (len(foot) - 1) > inner:
            wanted = [share] * len(foot)
        x = left + inner - sum(wanted) - gap * (len(foot) - 1)
        y = self.frame.bottom - self.padding - tokens.BUTTON * u
        for button, wide in zip(foot, wanted, strict=True):
            button.place(Box(round(x), round(y), round(wide), tokens.BUTTON * u), u)
            x += wide + gap
        return list(foot)

    # -------------------------------------------------------------- living

    def handle(self, intent: Intent) -> None:
        """Take one intent; everything stays inside the window."""
        if self._leaving:
            return
        if isinstance(intent, PointerMoved) and intent.pointer[0] == "mouse":
            self._mouse = intent
        if isinstance(intent, PointerGone) and intent.pointer[0] == "mouse":
            self._mouse = None
        if isinstance(intent, KeyPressed) and intent.name == "escape" and not self.pane.busy:
            self.leave()
            return
        outside = isinstance(intent, PointerDown) and not self.frame.contains(intent.x, intent.y)
        if outside and self.closes_outside and not self.pane.busy:
            self.leave()
            return
        if self.pane.handle(intent):
            self._changed = True

    def leave(self, then: Callable[[], None] | None = None) -> None:
        """Fade out, take the window off the screen, and only then do `then`."""
        if self._leaving:
            return
        self._leaving = then or _nothing
        self._appear = Fade(tokens.WINDOW_OUT, self._appear.value)
        self._appear.to(False)
        self._changed = True
        if not self.speed:
            self._go()

    def _go(self) -> None:
        then = self._leaving or _nothing
        self._close()
        then()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        motion = dt / self.speed if self.speed else math.inf
        if self.moving:
            self._changed = True
        coming_or_going = self._appear.moving
        self._appear.step(motion)
        if self.pane.step(motion, dt):
            self._changed = True
        if self._leaving and coming_or_going and not self._appear.moving:
            self._go()

    @property
    def moving(self) -> bool:
        return self._appear.moving or self.pane.moving

    @property
    def waiting(self) -> bool:
        return self.pane.waiting

    @property
    def changed(self) -> bool:
        return self._changed

    def drawn(self) -> None:
        self._changed = False

    # -------------------------------------------------------------- drawing

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """Draw the scrim and the window; while it comes or goes, what lies below shines through."""
        del alpha  # Fades take a few frames only: the last step's value serves.
        shown = 1 - (1 - self._appear.value) ** 3
        dim = round(255 * (1 - tokens.SCRIM_ALPHA * shown))
        canvas.fill((dim, dim, dim), special_flags=pygame.BLEND_RGB_MULT)
        if shown >= 1:
            self._draw_frame(canvas, 0)
            self.pane.draw_above(canvas)
            return
        area = self.frame.grown(80 * self.u).rect().clip(canvas.get_rect())
        below = canvas.subsurface(area).copy()
        self._draw_frame(canvas, round((1 - shown) * tokens.RISE * self.u))
        below.set_alpha(round(255 * (1 - shown)))
        canvas.blit(below, area)

    def _draw_frame(self, canvas: pygame.Surface, dy: float) -> None:
        u, box = self.u, self.frame.moved(0, dy)
        radius = tokens.RADIUS_WINDOW * u
        elevate(canvas, box, radius, tokens.ELEVATION_WINDOW, u)
        ground = (tokens.WINDOW_TOP, tokens.WINDOW_FOOT)
        rounded(canvas, box, radius, ground, 1.0, tokens.LINE, max(1.0, round(u)), tokens.EDGE_ALPHA)
        if self._title:
            self._title.draw(canvas, (0, dy))
        self.draw_behind(canvas, dy)
        self._draw_scroll_edges(canvas, dy)
        self.pane.draw(canvas, dy)

    def draw_behind(self, canvas: pygame.Surface, dy: float) -> None:
        """Draw what lies on the window under its controls."""

    def _draw_scroll_edges(self, canvas: pygame.Surface, dy: float) -> None:
        """A hairline where content goes on beyond the view."""
        scroll = self.pane.scroll
        view = Box(self.frame.x, scroll.view.y, self.frame.w, scroll.view.h).moved(0, dy)
        if scroll.offset > 0:
            flat(canvas, Box(view.x, view.y - 1, view.w, 1), tokens.LINE, 0.10)
        if scroll.offset < scroll.reach:
            flat(canvas, Box(view.x, view.bottom, view.w, 1), tokens.LINE, 0.10)

    @property
    def title_label(self) -> Label | None:
        """The title as laid out."""
        return self._title


def _nothing() -> None:
    """What happens after a window that leads nowhere."""
