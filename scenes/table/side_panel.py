"""What is said beside the cards of a table, taking no input away, or asked there. Decides no words.

The panel itself is loaded with the first of them, so that the table is on the screen sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.words import Words
from scenes.intents import KeyPressed
from scenes.look.shapes import Box
from scenes.table.shown_panel import ShownPanel
from scenes.widgets.buttons import Button
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.answer_panel import AnswerPanel
    from scenes.table.answer_said import Said

_TURNS = {"pageup": -1, "pagedown": 1}
_NARROW = (208, 0.9, 1)
"""A shape for beside a hand in the smallest windows."""
_ASKED = ("tab", "enter", "space", "up", "down")
"""Keys that are for a question's buttons."""


class Around(NamedTuple):
    """Where words may stand: within `room`, off what is `marked`, then off the `cards`."""

    room: Box
    marked: tuple[Box, ...]
    cards: tuple[Box, ...]


class SidePanel(ShownPanel):
    """One thing said at a time, until it is hidden: by its cross, Escape, or whoever moves on.

    A press elsewhere hides only what asks something; keys are left to the table but for Escape and what turns pages.
    """

    def __init__(self, words: Words, wood: bool = True, closed: Callable[[], None] | None = None) -> None:
        """`wood`: it stands on a wooden table. `closed` is called where its cross or Escape has put it away."""
        super().__init__()
        self._words = words
        self._wood = wood
        self._closed = closed
        self._asks = False

    @property
    def asks(self) -> bool:
        """Whether it asks something, and waits for the answer."""
        return self.shown and self._asks

    @property
    def said(self) -> Said | None:
        """What it says."""
        return None if self._panel is None else self._panel.said

    @property
    def sentences(self) -> list[str]:
        """What stands below the heading, on the page that is shown."""
        return [] if self._panel is None else self._panel.sentences

    @property
    def box(self) -> Box | None:
        """Where it stands, None while nothing is said."""
        return None if self._panel is None else self._panel.box

    @property
    def controls(self) -> list[Widget]:
        """All that can be pressed on it."""
        return [] if self._panel is None else [widget for widget, _ in self._panel.pane.widgets()]

    @property
    def buttons(self) -> list[Button]:
        """What answers its question, or leads on."""
        return [widget for widget in self.controls if isinstance(widget, Button)]

    def say(self, said: Said, around: Around, u: float, buttons: Sequence[Button] = ()) -> None:
        """Say this; `buttons` are for pointers: whoever has them pressed by keys does so itself."""
        self._show(said, buttons, around, u, asks=False)

    def ask(self, said: Said, buttons: Sequence[Button], around: Around, u: float) -> None:
        """Ask this; a button is pressed while it still stands."""
        self._show(said, buttons, around, u, asks=True)

    def draw(self, canvas: pygame.Surface) -> None:
        if self._panel is not None:
            self._panel.draw(canvas, self._fade.value)

    # Inside

    def _show(self, said: Said, buttons: Sequence[Button], around: Around, u: float, asks: bool) -> None:
        from scenes.table.answer_panel import SHAPES, AnswerPanel

        if self._panel is None:
            self._come()
        self._asks, shapes = asks, (*SHAPES, _NARROW)
        self._panel = AnswerPanel(said, self._words, self._close, buttons, self._turned, wood=self._wood, shapes=shapes)
        self._panel.lay_out(around.room, lambda _first, _count: around.marked, around.cards, u)
        self.changed = True

    def _key(self, panel: AnswerPanel, key: KeyPressed) -> bool:
        if key.name == "escape":
            self._close()
            return True
        plain = not (key.ctrl or key.alt)
        if plain and key.name in _TURNS and panel.pages > 1:
            panel.turn(_TURNS[key.name])
            return True
        if not self._asks:
            return False
        if plain and key.name in _ASKED:
            self.changed = True
            return panel.pane.handle(key)
        self.hide()
        return False

    def _pressed_beside(self) -> None:
        if self._asks:
            self.hide()

    def _close(self) -> None:
        self.hide()
        if self._closed is not None:
            self._closed()

    def _turned(self) -> None:
        self.changed = True
