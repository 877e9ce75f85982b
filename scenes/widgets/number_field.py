"""Decides how a whole number is written by keyboard; must not know what the number means."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from scenes.intents import KeyPressed
from scenes.look import lettering, tokens
from scenes.look.shapes import Box, rounded
from scenes.widgets.label import Label, Origin, Style, lay
from scenes.widgets.widget import Widget

_FIGURES = Style("regular", tokens.SIZE_NUMBER)
_EMPTY = Style("regular", tokens.SIZE_BODY, tokens.TEXT_QUIET)
_SIDE = 16

Paste = Callable[[], str]


def clipboard_text() -> str:
    """The text on the clipboard; empty when there is none or the system keeps it."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


class NumberField(Widget):
    """A number from 1 to `largest`, or nothing. What would be larger can't be written."""

    writes = True

    def __init__(
        self,
        value: int | None,
        largest: int,
        empty: str,
        changed: Callable[[int | None], None],
        paste: Paste = clipboard_text,
    ) -> None:
        super().__init__()
        self._digits = "" if value is None else str(value)
        self._largest = largest
        self._empty = empty
        self._changed = changed
        self._paste = paste
        self._caret = len(self._digits)
        self._label: Label | None = None

    @property
    def value(self) -> int | None:
        """The number written, None when empty."""
        return int(self._digits) if self._digits else None

    def set(self, value: int) -> None:
        """Write this number in place of what is there; raises ValueError outside 1..largest."""
        if not 1 <= value <= self._largest:
            raise ValueError(f"{value}: expected a number from 1 to {self._largest}")
        self._write(str(value), len(str(value)))

    @property
    def caret(self) -> int:
        """How many digits stand before the caret."""
        return self._caret

    def arrange(self) -> None:
        u, box = self.u, self.box
        room = Box(box.x + _SIDE * u, box.y, max(1.0, box.w - 2 * _SIDE * u), box.h)
        self._label = lay(self._empty, _EMPTY, room, u, most=1)

    def labels(self) -> Iterator[Label]:
        if self._label and not self._digits:
            yield self._label

    def _write(self, digits: str, caret: int) -> None:
        self._digits, self._caret = digits, caret
        self._changed(self.value)

    def _insert(self, text: str) -> bool:
        """Put the digits of a text in at the caret, as many as the range allows; True when any went in."""
        done = False
        for digit in (c for c in text if c in "0123456789"):
            longer = self._digits[: self._caret] + digit + self._digits[self._caret :]
            if longer[0] == "0" or int(longer) > self._largest:
                continue
            self._write(longer, self._caret + 1)
            done = True
        return done

    def typed(self, text: str) -> bool:
        return self._insert(text)

    def key(self, key: KeyPressed) -> bool:
        if key.ctrl and key.name == "v":
            return self._insert(self._paste())
        moves = {
            "left": max(0, self._caret - 1),
            "right": min(len(self._digits), self._caret + 1),
            "home": 0,
            "end": len(self._digits),
        }
        if key.name in moves:
            before, self._caret = self._caret, moves[key.name]
            # At its end the field lets an arrow go on to the next control.
            return before != self._caret or key.name in ("home", "end")
        if key.name in ("backspace", "delete"):
            return self._erase(self._caret - 1 if key.name == "backspace" else self._caret)
        return False

    def _erase(self, at: int) -> bool:
        """Take the digit at this place out; zeros that would come first go with it."""
        if 0 <= at < len(self._digits):
            head, rest = self._digits[:at], self._digits[at + 1 :]
            if not head:
                rest = rest.lstrip("0")
            self._write(head + rest, min(at, len(head + rest)))
        return True

    def click(self, x: float, _y: float) -> None:
        edges = [self._advance(k) for k in range(len(self._digits) + 1)]
        inside = x - self.box.x - _SIDE * self.u
        self._caret = min(range(len(edges)), key=lambda k: abs(edges[k] - inside))

    def _advance(self, count: int) -> float:
        """How far the first digits reach while they are edited."""
        px = lettering.pixels(_FIGURES.size, self.u)
        return lettering.measure(self._digits[:count], _FIGURES.face, px) if count else 0.0

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        radius = tokens.RADIUS_CONTROL * u
        width = (tokens.FOCUS_WIDTH if focus else tokens.STROKE_CONTROL) * u
        line = tokens.LAMP if focus else tokens.LINE
        alpha = 1.0 if focus else 0.42 + 0.18 * self.hover.level
        rounded(canvas, box, radius, tokens.SHADE, 0.24, line, width, alpha)
        left = box.x + _SIDE * u
        if self._digits:
            px = lettering.pixels(_FIGURES.size, u)
            text = self._digits if focus else lettering.grouped(int(self._digits))
            lettering.draw(canvas, text, _FIGURES.face, px, tokens.TEXT, left, box.cy)
        elif self._label:
            self._label.draw(canvas, origin)
        if focus:
            at = left + (self._advance(self._caret) if self._digits else -4 * u)
            caret = Box(at, box.cy - 12 * u, max(1, round(2 * u)), 24 * u)
            rounded(canvas, caret, u, fill=tokens.LAMP)
