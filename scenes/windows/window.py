"""Decides how a window comes, lives and goes; must not know what it is about or how it is laid out."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import product

import pygame

from game.words import Words
from scenes.intents import Intent, KeyPressed, PointerDown, PointerGone, PointerMoved, PointerUp
from scenes.look import tokens
from scenes.look.shapes import Box, Gradient
from scenes.widgets.buttons import IconButton
from scenes.widgets.pane import Pane
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Fade, Widget
from scenes.windows.frame import GROUND, WOOD, Content, Frame, draw_frame, is_short, lay_out

#: Seconds in which a window that nobody asked for takes no press: it was meant for what lay there before.
UNASKED_REST = 0.4
#: The step in which it is moved to free the places of the last presses, in pixels at scale 1, and how many are tried.
_LIFT_STEP = 16
_MOST_TRIES = 80

#: How far a window's shadow reaches, in pixels at scale 1.
_SHADOW_REACH = 80


class Window(ABC):
    """A modal scene over the table. Subclasses say what it holds.

    `close` takes it off the screen; it is called once, when the window has faded out. `speed` scales the
    motion: 1 is normal, 0 shows everything at once. To show a changed language, set `words` and resize.
    """

    opaque = False
    #: The wished width in pixels at scale 1.
    wide: float = 496
    #: Whether a press beside the window closes it.
    closes_outside = False
    #: Its colours from top to foot: those of the table it lies on.
    ground: Gradient = GROUND

    def __init__(self, words: Words, close: Callable[[], None], speed: float = 1.0) -> None:
        self.words = words
        self.speed = speed
        self._close = close
        self._appear = Fade(tokens.WINDOW_IN, 0.0 if speed else 1.0)
        self._appear.to(True)
        self._leaving = self._gone = False
        self._changed = True
        self._size = (0, 0)
        self.rest = 0.0
        """For so many seconds it takes no press."""
        self._presses: tuple[tuple[float, float], ...] = ()
        self._lift = self._narrow = 0
        self.u = 1.0
        self.frame: Frame | None = None
        self.pane = Pane((), (), Scroll())
        self._mouse: PointerMoved | None = None

    @property
    def leaving(self) -> bool:
        """Whether the window fades out and takes nothing any more."""
        return self._leaving

    @abstractmethod
    def title(self) -> str:
        """The words at the top."""

    @abstractmethod
    def content(self) -> Content:
        """What the window holds now, made anew each time."""

    def lay_out(self, content: Content) -> Frame:
        """Place all that the window holds; the common way, unless a window has its own."""
        return lay_out(content, self.title(), self.wide, self.room_size, self.u)

    @property
    def room_size(self) -> tuple[int, int]:
        """The part of the canvas, from its top left corner, in whose middle the window stands."""
        return self._size[0] - self._narrow, self._size[1] - self._lift

    @property
    def short(self) -> bool:
        """Whether the canvas is so low that things must stand side by side."""
        return is_short(self._size, self.u)

    @property
    def room(self) -> float:
        """The inner width there can be at most, in pixels at scale 1."""
        most = self.room_size[0] / self.u - tokens.WINDOW_MARGIN
        return min(most, tokens.WINDOW_MAX_WIDTH) - 2 * tokens.PADDING

    def resize(self, size: tuple[int, int], u: float) -> None:
        """Lay out for this canvas at this UI scale."""
        self._size, self.u, self._lift, self._narrow = size, u, 0, 0
        self.rebuild()
        presses, self._presses = self._presses, ()
        self._stand_clear(presses)

    def come_unasked(self, presses: Sequence[tuple[float, float]] = ()) -> None:
        """It opens by itself: it takes no press for a moment, and no control of it comes to lie where these fell."""
        self.rest, self._presses = UNASKED_REST, tuple(presses)

    def _stand_clear(self, presses: Sequence[tuple[float, float]]) -> None:
        """Move up and left, as little as needed, until no control lies under these points, or as few as can be."""
        if not presses:
            return
        step = round(_LIFT_STEP * self.u)
        ways = product(range(0, self._size[1] // 3, step), range(0, self._size[0] // 3, 2 * step))
        best, least = (0, 0), len(presses) + 1
        for lift, narrow in sorted(ways, key=sum)[:_MOST_TRIES]:
            if lift or narrow:
                self._lift, self._narrow = lift, narrow
                self.rebuild()
            under = sum(self.pane.holds(*press) for press in presses)
            if under < least:
                best, least = (lift, narrow), under
            if not under:
                return
        self._lift, self._narrow = best
        self.rebuild()

    def stand_on_wood(self) -> None:
        """Take the colours of a window over a wooden table."""
        self.ground = WOOD

    def rebuild(self) -> None:
        """Make the content anew, keeping the focus and how far it is scrolled."""
        focus, scroll, first_time = self.pane.focus.place, self.pane.scroll, self.frame is None
        content = self.content()
        frame = self.lay_out(content)
        fixed: list[Widget] = [*content.foot, *content.fixed]
        if frame.close:
            close = IconButton("close", self.words.text("Close"), self.leave)
            close.place(frame.close, self.u)
            fixed.append(close)
        scroll.place(frame.view, frame.tall, self.u)
        body = [widget for items in content.columns for piece, _, _ in items for widget in piece.parts()]
        tooltips = tokens.STRIP_ON_WOOD if self.ground == WOOD else tokens.NIGHT
        before, self.pane = self.pane, Pane(body, fixed, scroll, content.default, tooltips)
        self.pane.place(Box(0, 0, *self._size), self.u)
        self.pane.take_over(before)
        if first_time and content.first:
            self.pane.focus.put(content.first)
        else:
            self.pane.focus.place = focus
        if self._mouse:
            self.pane.handle(self._mouse)
        self.frame = frame
        self._changed = True

    def handle(self, intent: Intent) -> None:
        """Take one intent, unless it is a press that can't be meant for the window yet."""
        if self.rest <= 0 or isinstance(intent, PointerMoved | PointerUp | PointerGone):
            self.take(intent)

    def take(self, intent: Intent) -> None:
        """Take one intent; everything stays inside the window."""
        if self._leaving or self.frame is None:
            return
        if isinstance(intent, PointerMoved) and intent.pointer[0] == "mouse":
            self._mouse = intent
        if isinstance(intent, PointerGone) and intent.pointer[0] == "mouse":
            self._mouse = None
        beside = isinstance(intent, PointerDown) and not self.frame.box.contains(intent.x, intent.y)
        escape = isinstance(intent, KeyPressed) and intent.name == "escape"
        if (escape or (beside and self.closes_outside)) and not self.pane.busy:
            self.leave()
        elif self.pane.handle(intent):
            self._changed = True

    def leave(self, then: Callable[[], None] | None = None) -> None:
        """Do `then`, and fade out over whatever that brought; the window takes no more intents."""
        if self._leaving:
            return
        self._leaving = True
        self._appear = Fade(tokens.WINDOW_OUT, self._appear.value)
        self._appear.to(False)
        self._changed = True
        if then:
            then()
        if not self.speed:
            self._go()

    def _go(self) -> None:
        if not self._gone:
            self._gone = True
            self._close()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.rest = max(0.0, self.rest - dt)
        motion = dt / self.speed if self.speed else math.inf
        if self.moving:
            self._changed = True
        self._appear.step(motion)
        if self.pane.step(motion, dt):
            self._changed = True
        if self._leaving and not self._appear.moving:
            self._go()

    @property
    def moving(self) -> bool:
        """Whether frames are needed."""
        return self._appear.moving or self.pane.moving or (self._leaving and not self._gone)

    @property
    def waiting(self) -> bool:
        """Whether time has to pass although no frame is needed."""
        return self.pane.waiting or self.rest > 0

    @property
    def changed(self) -> bool:
        """Whether one frame is needed."""
        return self._changed

    def drawn(self) -> None:
        """The frame asked for was drawn."""
        self._changed = False

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """Draw the scrim and the window; while it comes or goes, what lies below shines through."""
        del alpha  # Fades take a few frames only: the last step's value serves.
        if self.frame is None:
            return
        shown = 1 - (1 - self._appear.value) ** 3
        dim = round(255 * (1 - tokens.SCRIM_ALPHA * shown))
        canvas.fill((dim, dim, dim), special_flags=pygame.BLEND_RGB_MULT)
        if shown >= 1:
            self._draw_window(canvas, self.frame, 0)
            self.pane.draw_above(canvas)
            return
        area = self.frame.box.grown(_SHADOW_REACH * self.u).rect().clip(canvas.get_rect())
        below = canvas.subsurface(area).copy()
        self._draw_window(canvas, self.frame, round((1 - shown) * tokens.RISE * self.u))
        below.set_alpha(round(255 * (1 - shown)))
        canvas.blit(below, area)

    def _draw_window(self, canvas: pygame.Surface, frame: Frame, dy: float) -> None:
        draw_frame(canvas, frame, self.pane.scroll, dy, self.u, self.ground)
        self.draw_behind(canvas, frame, dy)
        self.pane.draw(canvas, dy)

    def draw_behind(self, canvas: pygame.Surface, frame: Frame, dy: float) -> None:  # noqa: B027  # most windows have nothing there
        """Draw what lies on the window's ground under its controls."""
