"""Decides how text comes from the clipboard and goes there; must not know what it says."""

from __future__ import annotations

from typing import ClassVar, Protocol

import pygame


class Clipboard(Protocol):
    """What a window needs of the clipboard."""

    def text(self) -> str:
        """The text on it; empty when there is none that can be read, or the system keeps it."""

    def put(self, text: str) -> bool:
        """Put a text on it; False where the system has none."""


class SystemClipboard:
    """The clipboard of the system the window is on."""

    _put: ClassVar[str] = ""
    """What was put on it last, whichever part of the program did."""

    def text(self) -> str:
        try:
            return pygame.scrap.get_text()
        except (pygame.error, UnicodeError):  # not every program puts UTF-8 there
            return ""

    def put(self, text: str) -> bool:
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, UnicodeError):
            return False
        SystemClipboard._put = text
        return True

    def ours(self) -> str:
        """What is on it, if the program put it there and it would go with the program; else empty."""
        goes = bool(self._put) and pygame.display.get_init() and pygame.display.get_driver() == "x11"
        return self._put if goes and self.text() == self._put else ""
