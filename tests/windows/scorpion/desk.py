"""The window that starts a game in a test's hand: its controls pressed, its answers written down."""

from __future__ import annotations

from game.scorpion.record import Start
from game.words import Words
from scenes.intents import MOUSE, KeyPressed, PointerDown, PointerUp, TextTyped
from scenes.scorpion.preferences import GRADES
from scenes.scorpion.windows.new_game import Wanted
from scenes.widgets.buttons import Button
from scenes.widgets.segments import Segments
from scenes.widgets.text_field import TextField
from scenes.widgets.widget import Widget
from tests.windows.helper import Paper
from tests.windows.scorpion.new_game import Search, new_game_window

ANY_DEAL = Wanted(winnable=False)
DICE, PASTE, COPY = range(3)


class Desk:
    """The window on a canvas, what it was answered with and what it kept."""

    def __init__(self, wanted: Wanted | None = None, clipboard: Paper | None = None, **others: object) -> None:
        self.search = Search()
        self.dealt: list[Start | str] = []
        self.kept: list[tuple[str, str | bool]] = []
        self.closed = False
        self.clipboard = clipboard or Paper()
        self.window = new_game_window(
            Words(),
            self._close,
            self.dealt.append,
            None if others.get("replay") is False else (lambda: self.dealt.append("again")),
            lambda name, value: self.kept.append((name, value)),
            self.search,
            wanted,
            None if others.get("code") is False else "scorpion:wasp:ms24",
            clipboard=self.clipboard,
            days=lambda: self.dealt.append("days"),
        )
        self.window.resize((1280, 720), 1.0)

    def _close(self) -> None:
        self.closed = True

    def all(self, kind: type[Widget]) -> list[Widget]:
        return [widget for widget, _ in self.window.pane.widgets() if isinstance(widget, kind)]

    def press(self, kind: type[Widget], number: int = 0) -> None:
        self._press_on(self.all(kind)[number])

    def press_word(self, word: str) -> None:
        self._press_on(next(one for one in self.all(Button) if isinstance(one, Button) and one.text == word))

    def _press_on(self, widget: Widget) -> None:
        x, y = widget.box.cx, widget.box.cy
        self.window.handle(PointerDown(MOUSE, x, y))
        self.window.handle(PointerUp(MOUSE, x, y))

    def press_grade(self, grade: str) -> None:
        box = self.all(Segments)[0].box
        x = box.x + (GRADES.index(grade) + 0.5) * box.w / len(GRADES)
        self.window.handle(PointerDown(MOUSE, x, box.cy))
        self.window.handle(PointerUp(MOUSE, x, box.cy))

    def keys(self, *names: str, ctrl: bool = False) -> None:
        for name in names:
            self.window.handle(KeyPressed(name, ctrl))

    def types(self, text: str) -> None:
        self.window.handle(TextTyped(text))

    def found(self, number: int | None) -> None:
        """The search ends with this number, and the window looks in."""
        self.search.ends(number)
        self.window.update(1 / 120)

    @property
    def written(self) -> str:
        field = self.all(TextField)[0]
        assert isinstance(field, TextField)
        return field.written

    @property
    def said(self) -> list[str]:
        """Every text but that of controls a person presses."""
        kept = [widget for widget, _ in self.window.pane.widgets() if not widget.focusable]
        return [label.text for widget in kept for label in widget.labels()]

    def says(self, text: str) -> bool:
        return any(text in said for said in [*self.said, self.window.pane.said])
