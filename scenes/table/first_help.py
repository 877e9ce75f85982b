"""What is said before the first help of a game that help would mark, and whether it was agreed to. Knows no game.

Asking tells it; asking the same again, or the panel's button, agrees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.words import Words
from scenes.table.answer_said import Said
from scenes.widgets.buttons import Button

_READ = 0.4
"""Seconds for which asking again is only a double click, or the same press twice: nobody has read what is said by
then."""


class Telling(NamedTuple):
    """How help is spoken of before it is given: that it marks the game, and what the button that agrees says."""

    heading: str
    agree: str


def said_before(telling: Telling, words: Words) -> Said:
    """What the panel says."""
    return Said(telling.heading, closing=words.text("The statistics show helped games apart."))


def buttons(telling: Telling, words: Words, agree: Callable[[], None], decline: Callable[[], None]) -> list[Button]:
    """The panel's buttons, the one that agrees last."""
    return [Button(words.text("Not now"), decline), Button(telling.agree, agree, "primary", "hint")]


class FirstHelp:
    """What was told last, and whether it has been read by now."""

    def __init__(self) -> None:
        self._told: object = None
        self._age = 0.0

    def tell(self, wanted: object) -> None:
        """It is said now that this help would mark the game."""
        self._told, self._age = wanted, 0.0

    def agrees(self, wanted: object) -> bool:
        """Whether asking for this help now, while or just after it is told of, agrees."""
        return self._told is wanted and self._age >= _READ

    @property
    def waiting(self) -> bool:
        """Whether it is still being read."""
        return self._told is not None and self._age < _READ

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._age += dt
