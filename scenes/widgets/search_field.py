"""Decides how words to be searched for are written by keyboard; must not know where they are searched."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from scenes.intents import KeyPressed
from scenes.look import lettering, tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, rounded
from scenes.widgets.label import Label, Origin, Style, lay
from scenes.widgets.number_field import Paste, clipboard_text
from scenes.widgets.widget import Widget

_WRITTEN = Style("regular", tokens.SIZE_BODY)
_EMPTY = Style("regular", tokens.SIZE_BODY, tokens.TEXT_QUIET)
_BEFORE, _AFTER = 44, 12
_LONGEST = 80


class SearchField(Widget):
    """A line of text. `changed` is told every new text, `entered` each Enter and whether Shift was held."""

    writes = True

    def __init__(
        self, text: str, empty: str, changed: Callable[[str], None], entered: Callable[[bool], None],
        paste: Paste = clipboard_text,
        caret: int | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self._text = text
        self._empty = empty
        self._changed = changed
        self._entered = entered
        self._paste = paste
        self._caret = len(text) if caret is None else min(caret, len(text))
        self._label: Label | None = None
        #: Room at its right end for words about what was found, in pixels at scale 1.
        self.reserved = 0.0

    @property
    def text(self) -> str:
        return self._text

    @property
    def caret(self) -> int:
        """How many characters stand before the caret."""
        return self._caret

    def arrange(self) -> None:
        self._label = lay(self._empty, _EMPTY, self._room(), self.u, most=1)

    def _room(self) -> Box:
        u, box = self.u, self.box
        return Box(box.x + _BEFORE * u, box.y, max(1.0, box.w - (_BEFORE + _AFTER + self.reserved) * u), box.h)

    def labels(self) -> Iterator[Label]:
        if self._label and not self._text:
            yield self._label

    def _write(self, text: str, caret: int) -> None:
        self._text, self._caret = text, caret
        self._changed(text)

    def typed(self, text: str) -> bool:
        clean = "".join(sign for sign in text if sign.isprintable())[: _LONGEST - len(self._text)]
        if clean:
            self._write(self._text[: self._caret] + clean + self._text[self._caret :], self._caret + len(clean))
        return bool(clean)

    def key(self, key: KeyPressed) -> bool:
        if key.name == "enter":
            self._entered(key.shift)
            return True
        if key.ctrl and key.name == "v":
            return self.typed(" ".join(self._paste().split()))
        moves = {
            "left": max(0, self._caret - 1),
            "right": min(len(self._text), self._caret + 1),
            "home": 0,
            "end": len(self._text),
        }
        if key.name in moves:
            self._caret = moves[key.name]
            return True
        if key.name in ("backspace", "delete"):
            at = self._caret - 1 if key.name == "backspace" else self._caret
            if 0 <= at < len(self._text):
                self._write(self._text[:at] + self._text[at + 1 :], at)
            return True
        return False

    def click(self, x: float, _y: float) -> None:
        inside = x - self._room().x + self._hidden()
        edges = [self._advance(k) for k in range(len(self._text) + 1)]
        self._caret = min(range(len(edges)), key=lambda k: abs(edges[k] - inside))

    def _advance(self, count: int) -> float:
        px = lettering.pixels(_WRITTEN.size, self.u)
        return lettering.measure(self._text[:count], _WRITTEN.face, px) if count else 0.0

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
        if self._text:
            px = lettering.pixels(_WRITTEN.size, u)
            lettering.draw(canvas, self._text, _WRITTEN.face, px, tokens.TEXT, left, box.cy)
        elif self._label:
            self._label.draw(canvas, origin)
        if focus:
            at = left + self._advance(self._caret)
            rounded(canvas, Box(at, box.cy - 12 * u, max(1, round(2 * u)), 24 * u), u, fill=tokens.LAMP)
        canvas.set_clip(clip)
