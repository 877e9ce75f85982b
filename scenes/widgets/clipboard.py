"""Decides how text comes from the clipboard and goes there; must not know what it says."""

from __future__ import annotations

from typing import Protocol

import pygame


class Clipboard(Protocol):
    """What a window needs of the clipboard."""

    def text(self) -> str:
        """The text on it; empty when there is none or the system keeps it."""

    def put(self, text: str) -> bool:
        """Put a text on it; False where the system has none."""


class SystemClipboard:
    """The clipboard of the system the window is on."""

    def text(self) -> str:
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def put(self, text: str) -> bool:
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True
