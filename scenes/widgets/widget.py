"""Decides what every control has in common: place, states, focus ring; must not know any particular control."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from scenes.intents import KeyPressed
from scenes.look import tokens
from scenes.look.shapes import Box, ring
from scenes.widgets.label import Label, Origin
from scenes.widgets.scroll import Scroll

#: A fade is drawn in this many steps, so that every drawn state can be kept.
_LEVELS = 8


class Fade:
    """A value between 0 and 1 on its way to one of the two."""

    def __init__(self, seconds: float, value: float = 0.0) -> None:
        self._seconds = seconds
        self._value = value
        self._target = value

    def to(self, target: bool) -> None:
        """Set out for 1 (True) or 0 (False)."""
        self._target = 1.0 if target else 0.0

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        change = dt / self._seconds
        self._value += max(-change, min(change, self._target - self._value))

    @property
    def value(self) -> float:
        """The present value."""
        return self._value

    @property
    def level(self) -> float:
        """The present value in eighths, for what is drawn in kept states."""
        return round(self._value * _LEVELS) / _LEVELS

    @property
    def moving(self) -> bool:
        return self._value != self._target


class Widget:
    """Something in a window.

    Coordinates are those of the pane it lies in (table pixels, before scrolling). `place` must run before
    anything is drawn or pointed at.
    """

    focusable = True
    #: A field that is written in shows its focus after a click too.
    writes = False
    #: Whether a pointer pulls something in it along while it is down.
    drags = False
    #: What it scrolls within its own box; None: it scrolls only with the window.
    scroll: Scroll | None = None
    #: What has just to be said beside it, once.
    notice = ""
    #: Its height in pixels at scale 1, for a control whose width does not change it.
    high: float = tokens.TARGET

    def __init__(self) -> None:
        self.box = Box(0, 0, 0, 0)
        self.u = 1.0
        self.enabled = True
        self.why_off = ""
        """Why it is not `enabled`, said where it is pressed all the same."""
        self.pressed = False
        self.hover = Fade(tokens.HOVER)

    def parts(self) -> Iterator[Widget]:
        """The widgets this piece of a layout is made of."""
        yield self

    def height_for(self, _width: float, u: float) -> float:
        """The height in pixels it wants at this width."""
        return self.high * u

    def place(self, box: Box, u: float) -> None:
        """Take this place; texts are laid out here."""
        self.box, self.u = box, u
        self.arrange()

    def arrange(self) -> None:
        """Lay out what is inside `box`."""

    def target(self) -> Box:
        """Where a press counts: the box, enlarged to the least size a finger needs."""
        least = tokens.TARGET * self.u
        dx, dy = max(0.0, least - self.box.w) / 2, max(0.0, least - self.box.h) / 2
        return Box(self.box.x - dx, self.box.y - dy, self.box.w + 2 * dx, self.box.h + 2 * dy)

    def point(self, _x: float, _y: float) -> bool:
        """A mouse hovers here; True when that changes the look of a part."""
        return False

    def activate(self) -> None:
        """Do what it is there for: Enter or Space was pressed."""

    def click(self, _x: float, _y: float) -> None:
        """A press ended at this point of it."""
        self.activate()

    def down(self, _x: float, _y: float, _time: float, _shift: bool) -> None:
        """A pointer goes down on it, at this time in seconds, while Shift is held or not."""

    def drag(self, _x: float, _y: float) -> None:
        """A pointer that is down on it is here now."""

    def let_go(self) -> None:
        """The pointer that pulled is up, or is there no more."""

    def key(self, _key: KeyPressed) -> bool:
        """A key while it has the focus; True when it was used."""
        return False

    def typed(self, _text: str, _key: str = "") -> bool:
        """Characters typed with this key, while it has the focus; True when they were used."""
        return False

    def composed(self, _text: str) -> bool:
        """What an input method is composing while it has the focus; True when that was used."""
        return False

    def reached(self) -> None:
        """The keyboard has come to it by Tab or an arrow."""

    def step(self, dt: float) -> None:
        """Let `dt` seconds of motion pass."""
        self.hover.step(dt)

    @property
    def moving(self) -> bool:
        return self.hover.moving

    @property
    def tooltip(self) -> str:
        """Words shown beside it while the mouse rests on it; empty: none."""
        return ""

    @property
    def spot(self) -> Box:
        """What is said of it stands beside this part of it."""
        return self.box

    def labels(self) -> Iterator[Label]:
        """The texts it has laid out."""
        yield from ()

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        """Draw it moved by `origin`; `focus`: with the focus ring."""

    def at(self, origin: Origin) -> Box:
        """Its box moved by `origin`."""
        return self.box.moved(*origin)


def focus_ring(canvas: pygame.Surface, box: Box, radius: float, u: float) -> None:
    """The ring that says where the keyboard is."""
    width, gap = max(1, round(tokens.FOCUS_WIDTH * u)), max(1, round(tokens.FOCUS_GAP * u))
    ring(canvas, box, radius, tokens.LAMP, width, gap)
