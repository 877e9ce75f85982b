"""Decides the four suit signs; must not know cards or their rules."""

from __future__ import annotations

from typing import Literal

import pygame

from scenes.look.shapes import Colour, paint, svg

SuitSign = Literal["♠", "♥", "♦", "♣"]

_STEM = "C55 82 59 90 67 97L33 97C41 90 45 82 46"
_OUTLINES: dict[SuitSign, str] = {
    "♥": "M50 93C22 68 4 50 4 30C4 15 15 6 27 6C38 6 46 12 50 22C54 12 62 6 73 6C85 6 96 15 96 30C96 50 78 68 50 93Z",
    "♦": "M50 2C58 20 72 38 87 50C72 62 58 80 50 98C42 80 28 62 13 50C28 38 42 20 50 2Z",
    "♠": f"M50 3C57 21 95 42 95 64C95 76 86 83 76 83C67 83 59 78 54 70{_STEM} 70"
    "C41 78 33 83 24 83C14 83 5 76 5 64C5 42 43 21 50 3Z",
    "♣": "M50 4C63 4 72 13 72 25C72 32 69 38 64 42C68 40 71 39 75 39C87 39 96 48 96 60C96 72 87 81 75 81"
    f"C66 81 58 76 54 69{_STEM} 69C42 76 34 81 25 81C13 81 4 72 4 60C4 48 13 39 25 39C29 39 32 40 36 42"
    "C31 38 28 32 28 25C28 13 37 4 50 4Z",
}

SIGNS: tuple[SuitSign, ...] = ("♠", "♥", "♦", "♣")


def suit_path(sign: SuitSign) -> str:
    """The outline as an SVG path in a square of 100 units."""
    return _OUTLINES[sign]


def suit(sign: SuitSign, size: int, colour: Colour, alpha: float = 1.0) -> pygame.Surface:
    """The sign as a square surface of `size` pixels. Shared, only blit it."""
    return svg(f'<path d="{_OUTLINES[sign]}" {paint(colour, alpha)}/>', size, size, "0 0 100 100")
