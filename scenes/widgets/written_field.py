"""Decides how a short text is written by keyboard; must not know what it means."""

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


class WrittenField(Widget):
    """A text of which every state `fits`, or nothing: what would make another can't be written.

    `shown` is how the text is written while nobody is at it; `paste` is what Ctrl+V does.
    """

    writes = True

    def __init__(
        self,
        written: str,
        fits: Callable[[str], bool],
        shown: Callable[[str], str],
        empty: str,
        changed: Callable[[str], None],
        paste: Callable[[], None],
    ) -> None:
        super().__init__()
        self.written = written
        self._fits = fits
        self._shown = shown
        self._empty = empty
        self._changed = changed
        self._paste = paste
        self._caret = len(written)
        self._label: Label | None = None

    @property
    def caret(self) -> int:
        """How many characters stand before the caret."""
        return self._caret

    def arrange(self) -> None:
        u, box = self.u, self.box
        room = Box(box.x + _SIDE * u, box.y, max(1.0, box.w - 2 * _SIDE * u), box.h)
        self._label = lay(self._empty, _EMPTY, room, u, most=1)

    def labels(self) -> Iterator[Label]:
        if self._label and not self.written:
            yield self._label

    def _write(self, written: str, caret: int) -> None:
        self.written, self._caret = written, caret
        self._changed(written)

    def typed(self, written: str) -> bool:
        """Put those characters in at the caret that fit there; True when any went in."""
        done = False
        for character in written.casefold():
            longer = self.written[: self._caret] + character + self.written[self._caret :]
            if self._fits(longer):
                self._write(longer, self._caret + 1)
                done = True
        return done

    def key(self, key: KeyPressed) -> bool:
        if key.ctrl and key.name == "v":
            self._paste()
            return True
        moves = {
            "left": max(0, self._caret - 1),
            "right": min(len(self.written), self._caret + 1),
            "home": 0,
            "end": len(self.written),
        }
        if key.name in moves:
            before, self._caret = self._caret, moves[key.name]
            # At its end the field lets an arrow go on to the next control.
            return before != self._caret or key.name in ("home", "end")
        if key.name in ("backspace", "delete"):
            return self._erase(self._caret - 1 if key.name == "backspace" else self._caret)
        return False

    def _erase(self, at: int) -> bool:
        """Take the character at this place out, and of the others what doesn't fit without it."""
        if 0 <= at < len(self.written):
            head, rest = self.written[:at], self.written[at + 1 :]
            while not self._fits(head + rest):
                if head:
                    head = head[:-1]
                else:
                    rest = rest[1:]
            self._write(head + rest, min(at, len(head)))
        return True

    def click(self, x: float, _y: float) -> None:
        edges = [self._advance(k) for k in range(len(self.written) + 1)]
        inside = x - self.box.x - _SIDE * self.u + self._slid
        self._caret = min(range(len(edges)), key=lambda k: abs(edges[k] - inside))

    def _pixels(self, written: str) -> int:
        """The size of the characters: a long text is written smaller, as long as it can be read."""
        px, least = (lettering.pixels(size, self.u) for size in (_FIGURES.size, tokens.SIZE_LABEL))
        while px > least and lettering.measure(written, _FIGURES.face, px) > self.box.w - 2 * _SIDE * self.u:
            px -= 1
        return px

    def _advance(self, count: int) -> float:
        """How far the first characters reach while they are edited."""
        return lettering.measure(self.written[:count], _FIGURES.face, self._pixels(self.written)) if count else 0.0

    @property
    def _slid(self) -> float:
        """How far a text that is too long has been pushed to the left while it is edited: the caret is in view."""
        return max(0.0, self._advance(self._caret) - (self.box.w - 2 * _SIDE * self.u))

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        radius = tokens.RADIUS_CONTROL * u
        width = (tokens.FOCUS_WIDTH if focus else tokens.STROKE_CONTROL) * u
        line = tokens.LAMP if focus else tokens.LINE
        alpha = 1.0 if focus else 0.42 + 0.18 * self.hover.level
        rounded(canvas, box, radius, tokens.SHADE, 0.24, line, width, alpha)
        left = box.x + _SIDE * u
        if self.written:
            written = self.written if focus else self._shown(self.written)
            left -= self._slid if focus else 0.0
            clip = canvas.get_clip()
            canvas.set_clip(box.grown(-4 * u).rect().clip(clip))
            lettering.draw(canvas, written, _FIGURES.face, self._pixels(written), tokens.TEXT, left, box.cy)
            canvas.set_clip(clip)
        elif self._label:
            self._label.draw(canvas, origin)
        if focus:
            at = left + (self._advance(self._caret) if self.written else -4 * u)
            caret = Box(at, box.cy - 12 * u, max(1, round(2 * u)), 24 * u)
            rounded(canvas, caret, u, fill=tokens.LAMP)
