"""Decides how words to be searched for are written by keyboard; must not know where they are searched."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.intents import KeyPressed
from scenes.look import lettering, tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, rounded
from scenes.widgets.clipboard import Clipboard
from scenes.widgets.label import Origin, Style, lay
from scenes.widgets.written_field import WrittenField

_WRITTEN = Style("regular", tokens.SIZE_BODY)
_EMPTY = Style("regular", tokens.SIZE_BODY, tokens.TEXT_QUIET)
_BEFORE, _AFTER = 44, 12
_LONGEST = 80


class SearchField(WrittenField):
    """A line of text. `changed` is told every new text, `entered` each Enter and whether Shift was held."""

    def __init__(
        self,
        written: str,
        empty: str,
        changed: Callable[[str], None],
        entered: Callable[[bool], None],
        clipboard: Clipboard,
        caret: int | None = None,
    ) -> None:
        super().__init__(
            written,
            lambda text: len(text) <= _LONGEST,
            str,
            empty,
            changed,
            lambda: self._put(" ".join(clipboard.text().split())),
        )
        self._entered = entered
        if caret is not None:
            self._caret = min(caret, len(written))
        #: Room at its right end for words about what was found, in pixels at scale 1.
        self.reserved = 0.0

    def arrange(self) -> None:
        self._label = lay(self._empty, _EMPTY, self._room(), self.u, most=1)

    def _room(self) -> Box:
        u, box = self.u, self.box
        return Box(box.x + _BEFORE * u, box.y, max(1.0, box.w - (_BEFORE + _AFTER + self.reserved) * u), box.h)

    def typed(self, written: str) -> bool:
        """Put those characters in at the caret, as they are; True when any went in."""
        before = self.written
        self._put(written)
        return self.written != before

    def _put(self, text: str) -> None:
        room = _LONGEST - len(self.written)
        clean = "".join(sign for sign in text if sign.isprintable())[:room]
        if clean:
            at = self._caret
            self._write(self.written[:at] + clean + self.written[at:], at + len(clean))

    def key(self, key: KeyPressed) -> bool:
        if key.name == "enter":
            self._entered(key.shift)
            return True
        # The caret stays in the field at its ends too: arrows must not lead a writer away.
        return super().key(key) or key.name in ("left", "right")

    def click(self, x: float, _y: float) -> None:
        inside = x - self._room().x + self._hidden()
        edges = [self._advance(k) for k in range(len(self.written) + 1)]
        self._caret = min(range(len(edges)), key=lambda k: abs(edges[k] - inside))

    def _advance(self, count: int) -> float:
        px = lettering.pixels(_WRITTEN.size, self.u)
        return lettering.measure(self.written[:count], _WRITTEN.face, px) if count else 0.0

    def _hidden(self) -> float:
        """How much of a long text has gone out at the left, so that the caret is in view."""
        return max(0.0, self._advance(self._caret) - self._room().w + 4 * self.u)

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        width = (tokens.FOCUS_WIDTH if focus else tokens.STROKE_CONTROL) * u
        line, alpha = (tokens.LAMP, 1.0) if focus else (tokens.LINE, 0.42 + 0.18 * self.hover.level)
        rounded(canvas, box, tokens.RADIUS_CONTROL * u, tokens.SHADE, 0.24, line, width, alpha)
        draw_icon(canvas, "search", tokens.ICON_IN_BUTTON * u, box.x + 24 * u, box.cy)
        room = self._room().moved(*origin)
        clip = canvas.get_clip()
        canvas.set_clip(room.grown(2 * u).rect().clip(clip))
        left = room.x - self._hidden()
        if self.written:
            px = lettering.pixels(_WRITTEN.size, u)
            lettering.draw(canvas, self.written, _WRITTEN.face, px, tokens.TEXT, left, box.cy)
        elif self._label:
            self._label.draw(canvas, origin)
        if focus:
            at = left + self._advance(self._caret)
            rounded(canvas, Box(at, box.cy - 12 * u, max(1, round(2 * u)), 24 * u), u, fill=tokens.LAMP)
        canvas.set_clip(clip)
