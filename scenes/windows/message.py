"""Decides a short notice or question; must not know what it is about."""

from __future__ import annotations

from collections.abc import Callable

from game.words import Words
from scenes.host import Asked
from scenes.widgets.buttons import Button
from scenes.widgets.pieces import Words as Prose
from scenes.windows.frame import Content
from scenes.windows.window import Window


class MessageWindow(Window):
    """A title, a text and one or two buttons; Escape and the close button do what closing means."""

    wide = 456

    def __init__(self, words: Words, close: Callable[[], None], asked: Asked, speed: float = 1.0) -> None:
        super().__init__(words, close, speed)
        self._asked = asked
        self.message = asked.message
        self._dismissed = asked.other[1] if asked.other and asked.declines else asked.answer[1]

    def title(self) -> str:
        return self._asked.title

    def content(self) -> Content:
        answer = self._asked.answer
        primary = Button(answer[0], lambda: self.leave(answer[1]), "primary")
        foot = [primary]
        if self._asked.other:
            word, action = self._asked.other
            foot.insert(0, Button(word, lambda: self.leave(action)))
        return Content([[(Prose(self.message), 0, 0)]], foot, default=primary)

    def leave(self, then: Callable[[], None] | None = None) -> None:
        super().leave(then or self._dismissed)
