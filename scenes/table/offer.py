"""A quiet line at a table where nothing was played yet: three first steps, if one likes. Takes no input away.

It goes with its cross, with Escape, and with the first move. Decides no step.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.words import Words
from scenes.intents import Intent
from scenes.table.side_panel import Around, SidePanel
from scenes.widgets.buttons import Button


class Offer:
    """The line, once it is due; `around` says where there is room for it."""

    def __init__(self, words: Words, around: Callable[[], Around], wood: bool) -> None:
        self._words = words
        self._around = around
        self.panel = SidePanel(words, wood)
        self._accept: Callable[[], None] | None = None

    def make(self, accept: Callable[[], None]) -> None:
        """Offer it as soon as nothing moves; `accept` is called where it is taken up."""
        self._accept = accept

    def withdraw(self) -> None:
        """It is offered no more: something was played, or the table is another one."""
        self._accept = None
        self.panel.hide()

    def relay(self) -> None:
        """The window is another one: it is shown anew."""
        self.panel.hide()

    def handle(self, intent: Intent) -> bool:
        """Take what is meant for it; True where it was."""
        shown, taken = self.panel.shown, self.panel.handle(intent)
        if shown and not self.panel.shown:
            self._accept = None
        return taken

    def step(self, dt: float, u: float, still: bool) -> None:
        """Let `dt` seconds pass at a table that lies open; `still`: nothing moves there."""
        self.panel.step(dt)
        accept = self._accept
        if accept is None or self.panel.shown or not still:
            return
        from scenes.table.answer_said import Said

        text = self._words.text
        said = Said(text("New at this table?"), closing=text("Three short moves show how it goes."))

        def take_up() -> None:
            self.withdraw()
            accept()

        self.panel.say(said, self._around(), u, [Button(text("First steps"), take_up, icon="play")])

    def draw(self, canvas: pygame.Surface) -> None:
        self.panel.draw(canvas)

    @property
    def moving(self) -> bool:
        return self.panel.moving

    @property
    def waiting(self) -> bool:
        """Whether time brings something although nothing moves."""
        return self.panel.waiting or (self._accept is not None and not self.panel.shown)
