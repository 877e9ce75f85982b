"""Decides when and where the words of an icon appear; must not know the icon."""

from __future__ import annotations

from typing import Literal

import pygame

from scenes.look import tokens
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, rounded
from scenes.widgets.label import Style, height_of, lay, line_height, width_of

_STYLE = Style("regular", 16)
_HEIGHT, _SIDE, _AWAY = 36, 16, 8
_WIDEST = 440
"""Longer words take several lines."""
_NARROWEST = 120
"""Where there is less room at the left, words may lie over what they belong to."""
#: Seconds without a tooltip after which the next one has to wait again.
_MEMORY = 0.4

Side = Literal["left", "below"]


class Tooltip:
    """The words of one icon at a time: after half a second of rest, at once when moving on to the next.

    `ground` is its colour, that of the table it shows at.
    """

    def __init__(self, ground: str = tokens.NIGHT) -> None:
        self._ground = ground
        self._words = ""
        self._near = Box(0, 0, 0, 0)
        self._waited = 0.0
        self._gone = _MEMORY
        self._stays = 0.0
        """For how many seconds what was said stays, wherever the mouse is."""
        self.shown = False

    def say(self, words: str, near: Box) -> None:
        """Say this at once, at this box, long enough to be read."""
        self._words, self._near = words, near
        self._stays, self.shown = tokens.toast_hold(len(words)), True

    @property
    def words(self) -> str:
        """What shows now, nothing where nothing does."""
        return self._words if self.shown else ""

    @property
    def said(self) -> str:
        """What was said and not answered yet."""
        return self._words if self._stays else ""

    def forget(self) -> bool:
        """Another key or press: what was said goes. True where there was something."""
        said = self._stays > 0
        if said:
            self._words, self._stays, self.shown = "", 0.0, False
        return said

    def rest(self, words: str, near: Box) -> bool:
        """The mouse rests on something with these words (none: on nothing) at this box. True: looks different."""
        if self._stays:
            return False
        if words == self._words:
            self._near = near
            return False
        was = self.shown
        if was:
            self._gone = 0.0
        self._words, self._near, self._waited = words, near, 0.0
        self.shown = bool(words) and self._gone < _MEMORY
        return was or self.shown

    def step(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when it appeared, or has been read."""
        if self._stays:
            self._stays = max(0.0, self._stays - dt)
            if not self._stays:
                self._words, self.shown = "", False
            return not self._stays
        if not self._words:
            self._gone = min(_MEMORY, self._gone + dt)
        elif not self.shown:
            self._waited += dt
            self.shown = self._waited >= tokens.TOOLTIP_DELAY
            return self.shown
        return False

    @property
    def moving(self) -> bool:
        """Whether time changes anything."""
        return self._stays > 0 or (bool(self._words) and not self.shown) or (not self._words and self._gone < _MEMORY)

    def place(self, u: float, canvas: Box, side: Side = "below") -> Box:
        """Where it stands: inside the canvas, beside what it belongs to."""
        beside, across = self._near.x - canvas.x - 24 * u, canvas.w - 16 * u
        room = beside if side == "left" and beside >= _NARROWEST * u else across
        width = min(room, _WIDEST * u, width_of(self._words, _STYLE, u) + 2 * _SIDE * u)
        words = height_of(self._words, _STYLE, width - 2 * _SIDE * u + 1, u)
        height = _HEIGHT * u + words - line_height(_STYLE, u)
        if side == "left":
            x, y = self._near.x - 16 * u - width, self._near.cy - height / 2
        else:
            x, y = self._near.cx - width / 2, self._near.bottom + _AWAY * u
            if y + height > canvas.bottom - 4 * u:
                y = self._near.y - _AWAY * u - height
        x = max(canvas.x + 8 * u, min(x, canvas.right - 8 * u - width))
        y = max(canvas.y + 4 * u, min(y, canvas.bottom - 4 * u - height))
        return Box(round(x), round(y), round(width), round(height))

    def draw(self, canvas: pygame.Surface, u: float, side: Side = "below", room: Box | None = None) -> None:
        """Draw it if it shows, within `room`, by default the canvas."""
        if not self.shown:
            return
        box = self.place(u, room or Box(0, 0, *canvas.get_size()), side)
        radius = tokens.RADIUS_CONTROL * u
        elevate(canvas, box, radius, tokens.ELEVATION_TOAST, u)
        rounded(canvas, box, radius, self._ground, tokens.NIGHT_ALPHA, tokens.LINE, max(1.0, u), 0.12)
        room = Box(box.x + _SIDE * u, box.y, box.w - 2 * _SIDE * u + 1, box.h)
        lay(self._words, _STYLE, room, u, "centre").draw(canvas)
