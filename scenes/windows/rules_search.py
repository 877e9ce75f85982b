"""Searching within a rules page: the field, what was found, going from one place to the next. Knows no game."""

from __future__ import annotations

from typing import Protocol

from game.words import Words as Speech
from scenes.intents import Intent, KeyPressed, TextTyped
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.reading.body import PageText
from scenes.reading.finding import find
from scenes.widgets.buttons import IconButton
from scenes.widgets.clipboard import SystemClipboard
from scenes.widgets.label import SECOND, width_of
from scenes.widgets.pane import Pane
from scenes.widgets.pieces import Words
from scenes.widgets.text_field import Look, Meaning, TextField
from scenes.widgets.text_line import TextLine
from scenes.widgets.widget import Widget

_OPENS_WORDS_FROM = 3
"""From so many letters on a miniature whose hidden words hold them shows them."""
_COUNT_GAP = 16
_LONGEST = 80
_LOOK = Look(tokens.SIZE_BODY, tokens.SIZE_BODY, "search")


class Reader(Protocol):
    """What a search needs of the window."""

    words: Speech
    pane: Pane
    u: float
    speed: float

    @property
    def text(self) -> PageText:
        """The page that is shown."""

    def show_text(self) -> None:
        """Show the page itself, should its contents stand there."""

    def rebuild(self) -> None:
        """Make the window anew."""


class RulesSearch:
    """One search in one window; `open` while its field shows."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._field: TextField | None = None
        self._count = Words("", SECOND)
        self._steps: list[IconButton] = []
        self._opener: Intent | None = None
        self.open = False

    @property
    def _wanted(self) -> str:
        return self._field.written.strip() if self._field else ""

    @property
    def told(self) -> str:
        """How many places there are and which one is current; empty while nothing is searched for."""
        page, text = self._reader.text, self._reader.words.text
        if not self._wanted:
            return ""
        if page.current is None:
            return text("Not found")
        number = page.found.index(page.current) + 1
        return text("{number} of {count}").format(number=number, count=len(page.found))

    def begin(self) -> None:
        """Show the field, with the keyboard in it."""
        self._reader.show_text()
        if not self.open:
            self.open = True
            meaning = Meaning(self._search, self._entered)
            line = TextLine(most=_LONGEST)
            self._field = TextField(line, "", meaning, SystemClipboard(), self._reader.words, _LOOK)
            self._reader.rebuild()
        if self._field is not None:
            self._reader.pane.focus.put(self._field)

    def opened_by(self, intent: Intent) -> None:
        """Know what opened it, for `echoes`."""
        self._opener = intent if isinstance(intent, KeyPressed | TextTyped) else None

    def echoes(self, intent: Intent) -> bool:
        """Whether this is text of the key press that opened the search, or of that key still held: not to be written.

        Must be asked about every intent.
        """
        opener = self._opener
        if isinstance(intent, KeyPressed) and not intent.repeat:
            self._opener = None
        if not isinstance(intent, TextTyped) or opener is None:
            return False
        if intent.repeat or (isinstance(opener, KeyPressed) and intent.key == opener.name):
            return True
        self._opener = None
        return False

    def end(self) -> None:
        """Put the field away; the page stays where it is."""
        self.open = False
        self._field = None
        self._reader.text.find("")
        self._reader.pane.focus.place = (None, False)
        self._reader.rebuild()

    def widgets(self) -> list[Widget]:
        """The controls of the search, made anew."""
        if self._field is None:
            return []
        text = self._reader.words.text
        self._field.empty, self._field.words = text("Search this page"), self._reader.words
        self._count = Words(self.told, SECOND)
        self._steps = [
            IconButton("up", text("Previous"), lambda: self.step(-1)),
            IconButton("down", text("Next"), lambda: self.step(1)),
            IconButton("close", text("Close the search"), self.end),
        ]
        return [self._field, self._count, *self._steps]

    def control(self, widget: Widget | None) -> int | None:
        """Which of its controls this is; None where it is none of them."""
        controls = self._controls if self.open else []
        return controls.index(widget) if widget in controls else None

    def focus(self, control: int, shown: bool) -> None:
        """Put the keyboard on one of its controls; they may have been made anew since `control` was asked."""
        self._reader.pane.focus.put(self._controls[control], shown)

    @property
    def _controls(self) -> list[Widget]:
        return [self._field, *self._steps] if self._field else []

    def place(self, room: Box, u: float) -> None:
        """Lay the controls out in the window's head."""
        if self._field is None:
            return
        x = room.right
        for button in reversed(self._steps):
            x -= tokens.TARGET * u
            button.place(Box(round(x), room.y, tokens.TARGET * u, room.h), u)
        wide = width_of(self._count.text, SECOND, u)
        self._field.reserved = (wide / u + _COUNT_GAP) if wide else 0.0
        self._field.place(Box(room.x, room.y, round(x - 8 * u - room.x), room.h), u)
        high = self._count.height_for(wide + 1, u)
        left = self._field.box.right - wide - _COUNT_GAP * u
        self._count.place(Box(round(left), round(room.y + (room.h - high) / 2), wide + 2, high), u)

    def step(self, by: int) -> None:
        """Go to the next place, or the one before; after the last comes the first."""
        text = self._reader.text
        if text.found:
            number = text.found.index(text.current) if text.current in text.found else -by
            text.current = text.found[(number + by) % len(text.found)]
            self._reader.rebuild()
            self.show_current()

    @property
    def in_view(self) -> bool:
        """Whether the current place can be seen whole."""
        text, scroll = self._reader.text, self._reader.pane.scroll
        if text.current is None:
            return False
        box = text.box_of(text.current)
        return scroll.goal <= box.y - scroll.view.y and box.bottom - scroll.view.y <= scroll.goal + scroll.view.h

    def again(self) -> None:
        """The page was laid out anew: find the same words in it."""
        text = self._reader.text
        if not self._wanted:
            return
        number = text.found.index(text.current) if text.current in text.found else 0
        text.find(self._wanted)
        text.current = text.found[min(number, len(text.found) - 1)] if text.found else None

    def _entered(self, backwards: bool) -> None:
        self.step(-1 if backwards else 1)

    def _search(self, _written: str) -> None:
        text, scroll = self._reader.text, self._reader.pane.scroll
        if len(self._wanted) >= _OPENS_WORDS_FROM:
            for figure in text.figures:
                if any(find(figure.hidden_words, self._wanted)):
                    figure.show_words()
        text.find(self._wanted)
        top = scroll.offset + scroll.view.y
        below = (found for found in text.found if text.box_of(found).bottom > top)
        text.current = next(below, text.found[0] if text.found else None)
        self._reader.rebuild()
        self.show_current()

    def show_current(self, at_once: bool = False) -> None:
        """Bring the current place into view, a third down where the page has to move for it."""
        text, scroll = self._reader.text, self._reader.pane.scroll
        if text.current is None:
            return
        box = text.box_of(text.current)
        top, foot = box.y - scroll.view.y, box.bottom - scroll.view.y
        air = 24 * self._reader.u
        if scroll.goal + air <= top and foot <= scroll.goal + scroll.view.h - air:
            return
        goal = top - scroll.view.h / 3
        if self._reader.speed and not at_once:
            scroll.glide_to(goal)
        else:
            scroll.jump(goal)
