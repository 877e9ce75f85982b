"""Decides the buttons by which a review goes to and fro; must not know what is reviewed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.words import Words
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.review.commands import BACK, FIRST, FORTH, LAST, PLAY
from scenes.review.steps import Steps
from scenes.widgets.buttons import IconButton
from scenes.widgets.widget import Widget

GAP, GAP_CLOSE = 6, 2
"""Between two buttons, at scale 1; where there is little room."""


class Ways(NamedTuple):
    """What the buttons do."""

    first: Callable[[], None]
    back: Callable[[], None]
    play: Callable[[], None]
    forth: Callable[[], None]
    last: Callable[[], None]


class PlayButton(IconButton):
    """Plays, or stops what plays."""

    def __init__(self, words: Words, action: Callable[[], None]) -> None:
        super().__init__("play", words.text(PLAY.name), action, outlined=True)
        self._said = words.text(PLAY.name), words.text("Stop")

    def show(self, playing: bool) -> None:
        """Stand for what a press does now."""
        self._icon = "pause" if playing else "play"
        self._words = self._said[playing]


class Transport:
    """First, back, play, forth, last, side by side."""

    def __init__(self, words: Words, ways: Ways) -> None:
        text = words.text
        self._first = IconButton("first", text(FIRST.name), ways.first, outlined=True)
        self._back = IconButton("left", text(BACK.name), ways.back, outlined=True)
        self._play = PlayButton(words, ways.play)
        self._forth = IconButton("right", text(FORTH.name), ways.forth, outlined=True)
        self._last = IconButton("last", text(LAST.name), ways.last, outlined=True)
        for button in (self._first, self._back):
            button.why_off = text("This is the beginning.")
        for button in (self._forth, self._last):
            button.why_off = text("This is the end.")

    @property
    def widgets(self) -> tuple[Widget, ...]:
        return self._first, self._back, self._play, self._forth, self._last

    @staticmethod
    def width(u: float) -> float:
        """What they take side by side."""
        return (5 * tokens.TARGET + 4 * GAP) * u

    @property
    def right(self) -> float:
        """Where they end."""
        return self._last.box.right

    def place(self, x: float, y: float, u: float, close: bool = False) -> None:
        """Stand with the upper left corner here; `close` together where there is little room."""
        side, gap = tokens.TARGET * u, (GAP_CLOSE if close else GAP) * u
        for number, button in enumerate(self.widgets):
            button.place(Box(round(x + number * (side + gap)), round(y), side, side), u)

    def show(self, steps: Steps) -> None:
        """Stand for where the game is."""
        self._first.enabled = self._back.enabled = steps.at > 0
        self._forth.enabled = self._last.enabled = not steps.at_end
        self._play.enabled = steps.count > 0
        self._play.show(steps.playing)
