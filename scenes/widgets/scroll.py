"""Decides how far a tall content is scrolled: wheel, finger, bar and keys; must not know the content."""

from __future__ import annotations

import math

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, rounded

#: Pixels at scale 1 of one wheel notch; a finger's speed halves in so many seconds.
_NOTCH, _HALF_LIFE = 72, 0.16
_STOP_SPEED = 20.0
_GLIDE = 0.06
_BAR = 4


class Scroll:
    """A view on a content that may be taller than the view. Lengths are table pixels, times seconds."""

    def __init__(self) -> None:
        self.view = Box(0, 0, 0, 0)
        self.content = 0.0
        self._u = 1.0
        self._offset = 0.0
        self._goal = 0.0
        self._speed = 0.0
        self._grip: tuple[float, float, float] | None = None

    def place(self, view: Box, content: float, u: float) -> None:
        """Look at a content of this height through this box; the offset is kept as far as it can be."""
        self.view, self.content, self._u = view, content, u
        self._offset = self._goal = self._bounded(self._goal)
        self._speed = 0.0

    @property
    def reach(self) -> float:
        """The largest offset; zero when everything is in view."""
        return max(0.0, self.content - self.view.h)

    @property
    def offset(self) -> float:
        """How far the content has gone up, in whole pixels."""
        return float(round(self._offset))

    @property
    def moving(self) -> bool:
        return self._offset != self._goal or self._speed != 0.0

    def _bounded(self, offset: float) -> float:
        return max(0.0, min(self.reach, offset))

    def jump(self, offset: float) -> None:
        """Be there at once."""
        self._offset = self._goal = self._bounded(offset)
        self._speed = 0.0

    def glide(self, by: float) -> None:
        """Move smoothly by so many pixels."""
        self._speed = 0.0
        self._goal = self._bounded(self._goal + by)

    def glide_to(self, offset: float) -> None:
        """Move smoothly until there."""
        self.glide(offset - self._goal)

    @property
    def goal(self) -> float:
        """Where it is going, or is."""
        return self._goal

    def goes(self, way: float) -> bool:
        """Whether there is more down there (`way` above 0) or up there (below 0); 0: anywhere."""
        return self.reach > 0 if not way else self._goal < self.reach if way > 0 else self._goal > 0

    def wheel(self, notches: float) -> None:
        """Turn by wheel notches, positive: back to the top."""
        self.glide(-notches * _NOTCH * self._u)

    def key(self, name: str) -> bool:
        """Page and end keys; True when the key was one of them and there is something to scroll."""
        page = 0.85 * self.view.h
        by = {"pageup": -page, "pagedown": page, "home": -self.reach, "end": self.reach}
        if name not in by or not self.reach:
            return False
        self.glide(by[name])
        return True

    def reveal(self, top: float, bottom: float) -> None:
        """Glide as little as needed to bring this stretch of the content (from its top) into view."""
        margin = 16 * self._u
        if top - margin < self._goal:
            self.glide(top - margin - self._goal)
        elif bottom + margin > self._goal + self.view.h:
            self.glide(bottom + margin - self._goal - self.view.h)

    def grab(self, y: float, time: float) -> None:
        """A finger takes hold of the content."""
        self.jump(self._offset)
        self._grip = (y, time, self._offset)

    def drag(self, y: float, time: float) -> None:
        """The finger moved."""
        if self._grip is None:
            return
        last_y, last_time, _ = self._grip
        seconds = max(1e-3, time - last_time)
        moved = last_y - y
        self._offset = self._goal = self._bounded(self._offset + moved)
        self._speed = 0.6 * moved / seconds + 0.4 * self._speed
        self._grip = (y, time, self._offset)

    def let_go(self, time: float) -> None:
        """The finger left; the content runs on unless the finger had come to rest."""
        if self._grip is not None and time - self._grip[1] > 0.08:
            self._speed = 0.0
        self._grip = None

    @property
    def held(self) -> bool:
        return self._grip is not None

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._grip is not None:
            return
        if self._speed:
            target = self._offset + self._speed * dt
            self._offset = self._goal = self._bounded(target)
            self._speed *= 0.5 ** (dt / _HALF_LIFE)
            if abs(self._speed) < _STOP_SPEED * self._u or self._offset != target:
                self._speed = 0.0
        elif self._offset != self._goal:
            self._offset += (self._goal - self._offset) * (1 - math.exp(-dt / _GLIDE))
            if abs(self._goal - self._offset) < 0.5:
                self._offset = self._goal

    def thumb(self) -> Box | None:
        """The bar's thumb on the canvas, None when everything is in view."""
        if not self.reach:
            return None
        height = max(32 * self._u, self.view.h * self.view.h / self.content)
        top = self.view.y + (self.view.h - height) * self._offset / self.reach
        return Box(self.view.right - _BAR * self._u, top, _BAR * self._u, height)

    def thumb_to(self, top: float) -> None:
        """Put the thumb's top at this height on the canvas."""
        thumb = self.thumb()
        if thumb:
            room = max(1.0, self.view.h - thumb.h)
            self.jump((top - self.view.y) / room * self.reach)

    def draw(self, canvas: pygame.Surface, dy: float) -> None:
        """Draw the bar, moved down by dy."""
        thumb = self.thumb()
        if thumb is None:
            return
        track = Box(thumb.x, self.view.y, thumb.w, self.view.h).moved(0, dy)
        rounded(canvas, track, thumb.w / 2, fill=tokens.LINE, alpha=0.08)
        rounded(canvas, thumb.moved(0, dy), thumb.w / 2, fill=tokens.LINE, alpha=0.34)
