"""Decides how a short text is written with keyboard and pointer, as on any desktop; must not know what it means."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.plain import plain
from game.words import Words
from scenes.intents import KeyPressed
from scenes.look import lettering, tokens
from scenes.look.icons import IconName, draw_icon
from scenes.look.shapes import Box, flat, rounded
from scenes.widgets.clipboard import Clipboard
from scenes.widgets.label import Label, Origin, Style, lay
from scenes.widgets.text_line import TextLine, Way
from scenes.widgets.widget import Widget

_SIDE, _BEHIND_ICON, _ICON_AT, _AFTER_ICON = 16, 44, 24, 12
_CARET_HIGH, _MARK_HIGH = 24, 28
_MARK_ALPHA = 0.34
_CLICKS_WITHIN, _CLICKS_APART = 0.4, 8
"""Seconds and pixels at scale 1 in which a second click belongs to the first."""
_WAYS: dict[str, Way] = {"left": -1, "right": 1, "backspace": -1, "delete": 1}
#: Keys that do with Ctrl or Shift what a letter does with Ctrl.
_OLD_KEYS = {("insert", True, False): "c", ("insert", False, True): "v", ("delete", False, True): "x"}


class Look(NamedTuple):
    """How a field shows what is written: the size, the least size a long text may be written in, an icon before it."""

    size: float = tokens.SIZE_NUMBER
    least: float = tokens.SIZE_LABEL
    icon: IconName | None = None


class Meaning(NamedTuple):
    """What becomes of a text.

    `changed` is told every new one; `entered` each Enter and whether Shift was held (None: Enter is the window's);
    `pasted` gets a text from the clipboard (None: it goes in where the caret is); `shown` is how the text is written
    while nobody is at it. `signs` are those it is made of, where a layout of other letters is to write them too: a
    character that is none of them is written as the sign on its key.
    """

    changed: Callable[[str], None]
    entered: Callable[[bool], None] | None = None
    pasted: Callable[[str], None] | None = None
    shown: Callable[[str], str] = str
    signs: str = ""


class TextField(Widget):
    """One line of text. `empty` is said where there is none; `notice` what has just to be said about a key."""

    writes = drags = True

    def __init__(
        self,
        line: TextLine,
        empty: str,
        meaning: Meaning,
        clipboard: Clipboard,
        words: Words,
        look: Look | None = None,
    ) -> None:
        super().__init__()
        self.line = line
        self.empty = empty
        self.words = words
        self._meaning = meaning
        self._clipboard = clipboard
        self._look = look or Look()
        self._label: Label | None = None
        self._slid = 0.0
        """How far a text that is too long is pushed to the left."""
        self._composed = ""
        """What an input method is composing; it is seen where it will go in."""
        self._struck: tuple[float, float, float] | None = None
        self._clicks = 0
        self._extends = self._pulled = False
        #: Room at its right end for words about what was written, in pixels at scale 1.
        self.reserved = 0.0

    @property
    def written(self) -> str:
        return self.line.written

    def arrange(self) -> None:
        style = Style("regular", tokens.SIZE_BODY, tokens.TEXT_QUIET)
        self._label = lay(self.empty, style, self._room(), self.u, most=1)
        self._reveal()

    def labels(self) -> Iterator[Label]:
        if self._label and not self.written:
            yield self._label

    def _room(self) -> Box:
        """Where the text shows."""
        u, box = self.u, self.box
        before, after = (_BEHIND_ICON, _AFTER_ICON) if self._look.icon else (_SIDE, _SIDE)
        return Box(box.x + before * u, box.y, max(1.0, box.w - (before + after + self.reserved) * u), box.h)

    # Keys

    def typed(self, text: str, key: str = "") -> bool:
        signs = self._meaning.signs
        if signs and len(text) == 1 and text.casefold() not in signs and key and key in signs:
            text = key
        self._composed = ""
        self._edited(self.line.insert(_clean(text), "type"))
        return True

    def composed(self, text: str) -> bool:
        self._composed = _clean(text)
        self._reveal()
        return True

    def key(self, key: KeyPressed) -> bool:
        if key.alt:
            return False
        name = _OLD_KEYS.get((key.name, key.ctrl, key.shift))
        if name or (key.ctrl and key.name in "acxvzy"):
            return self._command(name or key.name, key.shift)
        if key.name == "enter" and self._meaning.entered:
            self._meaning.entered(key.shift)
            return True
        if key.name in ("backspace", "delete"):
            self._edited(self.line.erase(_WAYS[key.name], key.ctrl))
            return True
        if key.name in ("left", "right"):
            return self._step(_WAYS[key.name], key)
        if key.name in ("home", "end") or (key.shift and key.name in ("up", "down")):
            self._go(0 if key.name in ("home", "up") else len(self.written), key.shift)
            return True
        return False

    def _command(self, letter: str, shift: bool) -> bool:
        line = self.line
        match letter:
            case "a":
                line.select_all()
                self._reveal()
            case "c":
                self._copy()
            case "x":
                if self._copy():
                    self._edited(line.erase(-1))
            case "v":
                self.paste()
            case "z":
                self._edited(line.redo() if shift else line.undo())
            case "y":
                self._edited(line.redo())
        return True

    def _step(self, way: Way, key: KeyPressed) -> bool:
        """An arrow; out of a field with nothing in it, it leads on to the next control."""
        line = self.line
        if not self.written and not key.shift:
            return False
        if key.ctrl:
            to = line.beyond_word(way)
        elif line.selected and not key.shift:
            to = line.span[way > 0]
        else:
            to = line.beyond(way)
        self._go(to, key.shift)
        return True

    def _go(self, to: int, extend: bool) -> None:
        self.line.go(to, extend)
        self._reveal()

    def _copy(self) -> bool:
        """Copy what is selected; True when it is on the clipboard."""
        chosen = self.line.selected
        if not chosen:
            return False
        if not self._clipboard.put(chosen):
            self.notice = self.words.text("The clipboard isn't available.")
            return False
        return True

    def paste(self) -> None:
        """Put in what is on the clipboard, or say that nothing is."""
        text = _clean(self._clipboard.text()).strip()
        if not text:
            self.notice = self.words.text("The clipboard is empty.")
        elif self._meaning.pasted:
            self._meaning.pasted(text)
            self._reveal()
        else:
            self._edited(self.line.insert(text))

    def _edited(self, changed: bool) -> None:
        self._reveal()
        if changed:
            self._meaning.changed(self.written)

    def reached(self) -> None:
        self.line.select_all()

    # The pointer

    def down(self, x: float, y: float, time: float, shift: bool) -> None:
        again = False
        if self._struck:
            was_x, was_y, was = self._struck
            near = max(abs(x - was_x), abs(y - was_y)) <= _CLICKS_APART * self.u
            again = near and time - was <= _CLICKS_WITHIN
        self._clicks = self._clicks % 3 + 1 if again else 1
        self._struck = (x, y, time)
        self._extends, self._pulled = shift, False

    def drag(self, x: float, _y: float) -> None:
        """The pointer that went down at a place selects up to where it is now."""
        if self._pulled:
            if self._clicks == 1:
                self._go(self._place(x), extend=True)
            return
        self._pulled = True
        self.click(x, 0)

    def click(self, x: float, _y: float) -> None:
        line, at = self.line, self._place(x)
        if self._clicks >= 3:
            line.select_all()
        elif self._clicks == 2:
            line.select(*line.word_at(self._place(x, whole=True)))
        else:
            line.go(at, self._extends)
        self._reveal()

    def let_go(self) -> None:
        self._pulled = False

    def _place(self, x: float, whole: bool = False) -> int:
        """The place in the text nearest to a point; `whole`: the one before the character that lies there."""
        inside = x - self._room().x + self._slid
        edges = [self._advance(k) for k in range(len(self.written) + 1)]
        if whole:
            return max((k for k, edge in enumerate(edges) if edge <= inside), default=0)
        return min(range(len(edges)), key=lambda k: abs(edges[k] - inside))

    # How it looks

    @property
    def _seen(self) -> str:
        """What is written, with what is being composed in it."""
        start, end = self.line.span
        return self.written[:start] + self._composed + self.written[end:] if self._composed else self.written

    @property
    def _caret_seen(self) -> int:
        return self.line.span[0] + len(self._composed) if self._composed else self.line.caret

    def _pixels(self, written: str) -> int:
        """The size of the characters: a long text is written smaller, as long as it can be read."""
        px, least = (lettering.pixels(size, self.u) for size in (self._look.size, self._look.least))
        while px > least and lettering.measure(written, "regular", px) > self._room().w:
            px -= 1
        return px

    def x_of(self, place: int) -> float:
        """Where on the canvas a place in the text is, while the keyboard is here."""
        return self._room().x + self._advance(place) - self._slid

    def _advance(self, count: int) -> float:
        """How far the first characters reach."""
        return lettering.measure(self._seen[:count], "regular", self._pixels(self._seen)) if count else 0.0

    def _reveal(self) -> None:
        """Push the text so that the caret is in view, and no room is left empty."""
        room, caret = self._room().w, self._advance(self._caret_seen)
        most = max(0.0, self._advance(len(self._seen)) + 2 * self.u - room)
        self._slid = min(max(self._slid, caret + 2 * self.u - room), caret, most)

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box, room = self.u, self.at(origin), self._room().moved(*origin)
        width = (tokens.FOCUS_WIDTH if focus else tokens.STROKE_CONTROL) * u
        line, alpha = (tokens.LAMP, 1.0) if focus else (tokens.LINE, 0.42 + 0.18 * self.hover.level)
        rounded(canvas, box, tokens.RADIUS_CONTROL * u, tokens.SHADE, 0.24, line, width, alpha)
        if self._look.icon:
            draw_icon(canvas, self._look.icon, tokens.ICON_IN_BUTTON * u, box.x + _ICON_AT * u, box.cy)
        clip = canvas.get_clip()
        canvas.set_clip(room.grown(4 * u).rect().clip(box.grown(-3 * u).rect()).clip(clip))
        left = room.x - (self._slid if focus else 0.0)
        if focus:
            self._draw_mark(canvas, left, box.cy)
        written = self._seen if focus else self._meaning.shown(self.written)
        if written:
            lettering.draw(canvas, written, "regular", self._pixels(written), tokens.TEXT, left, box.cy)
        elif self._label:
            self._label.draw(canvas, origin)
        if focus:
            at = left + (self._advance(self._caret_seen) if written else -4 * u)
            caret = Box(at, box.cy - _CARET_HIGH / 2 * u, max(1, round(2 * u)), _CARET_HIGH * u)
            rounded(canvas, caret, u, fill=tokens.LAMP)
            if self._composed:
                # Where the input method may offer what it knows without hiding what is written.
                pygame.key.set_text_input_rect(caret.rect())
        canvas.set_clip(clip)

    def _draw_mark(self, canvas: pygame.Surface, left: float, cy: float) -> None:
        """The ground of what is selected, or the line under what is being composed."""
        first, last = self.line.span
        start, end = self._advance(first), self._advance(self._caret_seen if self._composed else last)
        high = _MARK_HIGH * self.u
        if self._composed:
            flat(canvas, Box(left + start, cy + high / 2 - 4 * self.u, end - start, self.u), tokens.TEXT)
        elif end > start:
            flat(canvas, Box(left + start, cy - high / 2, end - start, high), tokens.LAMP, _MARK_ALPHA)


def _clean(text: str) -> str:
    """What of a text can stand on a line."""
    return "".join(sign for sign in plain(text) if sign.isprintable())
