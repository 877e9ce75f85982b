"""Decides the window that tells of a won game and what may follow; must not know the game or how it was counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.words import Words
from scenes.widgets.buttons import Button
from scenes.widgets.figures import Figures
from scenes.widgets.pieces import Item
from scenes.widgets.pieces import Words as Prose
from scenes.windows.frame import Content
from scenes.windows.window import Window

_FIRST_AIR, _AIR = 20, 4
"""Before the first sentence and between them."""


class Told(NamedTuple):
    """What there is to be glad of: names and numbers, then sentences. In the player's language."""

    figures: tuple[tuple[str, str], ...]
    notes: tuple[str, ...]


class WonDoors(NamedTuple):
    """What follows: the same deal again, another one, or a look at the table, which closing means too."""

    again: Callable[[], None]
    another: Callable[[], None]
    look: Callable[[], None]


class WonWindow(Window):
    """The figures of a won game; nothing in it asks for an answer."""

    wide = 520

    def __init__(self, words: Words, close: Callable[[], None], told: Told, doors: WonDoors, speed: float) -> None:
        super().__init__(words, close, speed)
        self._told = told
        self._doors = doors

    def title(self) -> str:
        return self.words.text("You've won!")

    def content(self) -> Content:
        text, doors = self.words.text, self._doors
        again = Button(text("Play this deal again"), lambda: self.leave(doors.again))
        another = Button(text("Another deal"), lambda: self.leave(doors.another), "primary")
        column: list[Item] = [(Figures(self._told.figures), 0, 0)] if self._told.figures else []
        first = _FIRST_AIR if column else 0
        column += [(Prose(note), _AIR if number else first, 0) for number, note in enumerate(self._told.notes)]
        return Content([column], [again, another], default=another)

    def leave(self, then: Callable[[], None] | None = None) -> None:
        super().leave(then or self._doors.look)
