"""Decides what stands for the program in title bars, task lists and menus; must not know the window."""

from __future__ import annotations

import pygame

from game import resources

_LEAST_OF_LARGE = 22
"""Pixels from which the drawing with shades is readable."""


def emblem(side: int) -> pygame.Surface:
    """Antares over a fan of three cards, `side` pixels wide and high.

    Raises `MissingAsset` where the program came without its drawing.
    """
    drawing = "antares.svg" if side >= _LEAST_OF_LARGE else "antares-16.svg"
    with resources.asset(f"icons/{drawing}").open("rb") as file:
        return pygame.image.load_sized_svg(file, (side, side))
