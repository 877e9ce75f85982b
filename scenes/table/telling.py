"""One message at a time at any table, and the rule it told of, for the rules page; what is said a game's own says.

What is a rule is told where the player wants to be told; how things stand is always told.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from scenes.look.icons import IconName
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.table.broken import Broken
from scenes.table.toast import Toast


class TableTelling(ABC):
    """The message, and the rule that was `broken` last."""

    def __init__(self, preferences: KeptPreferences, wood: bool = False) -> None:
        self._preferences = preferences
        self.toast = Toast(wood=wood)
        self.broken = Broken()

    @abstractmethod
    def _show(self, words: str, place: Box, icon: IconName) -> None:
        """Show this message at a place of the table."""

    def inform(self, words: str, place: Box, section: str = "", rule: bool = False) -> None:
        """Say something that refuses nothing."""
        self.say(words, place, section, rule, "info")

    def say(self, words: str, place: Box, section: str = "", rule: bool = False, icon: IconName = "refuse") -> None:
        """Say this at a place; F1 opens the rules at `section` for a while. A rule is told to who wants it."""
        self.broken.take(section)
        if not rule or self._preferences.now.interactive_rules:
            self._show(words, place, icon)

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.toast.step(dt)
        self.broken.step(dt)

    @property
    def waiting(self) -> bool:
        """Whether time brings something although nothing moves."""
        return self.toast.waiting or bool(self.broken.section)

    def draw(self, canvas: pygame.Surface) -> None:
        self.toast.draw(canvas)
