"""Decides a short notice or question; must not know what it is about."""

from __future__ import annotations

from collections.abc import Callable

from game.words import Words
from scenes.widgets.buttons import Button
from scenes.widgets.pieces import Words as Prose
from scenes.windows.frame import Content
from scenes.windows.window import Window


class MessageWindow(Window):
    """A title, a text and one or two buttons.

    The texts are given in the player's language. `answer` names the primary button and what it does;
    `other`, when given, the ghost button before it. Escape and the close button do what `other` does, where that
    `declines`, else what `answer` does.
    """

    wide = 456

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        title: str,
        message: str,
        answer: tuple[str, Callable[[], None]],
        other: tuple[str, Callable[[], None]] | None = None,
        speed: float = 1.0,
        declines: bool = True,
    ) -> None:
        super().__init__(words, close, speed)
        self._words_at_top = title
        self.message = message
        self._answer = answer
        self._other = other
        self._dismissed = other[1] if other and declines else answer[1]

    def title(self) -> str:
        return self._words_at_top

    def content(self) -> Content:
        primary = Button(self._answer[0], lambda: self.leave(self._answer[1]), "primary")
        foot = [primary]
        if self._other:
            word, action = self._other
            foot.insert(0, Button(word, lambda: self.leave(action)))
        return Content([[(Prose(self.message), 0, 0)]], foot, default=primary)

    def leave(self, then: Callable[[], None] | None = None) -> None:
        super().leave(then or self._dismissed)
