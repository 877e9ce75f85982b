"""Decides what stands for the program in title bars, task lists and menus; must not know the window."""

from __future__ import annotations

import pygame

from game import resources
from game.errors import MissingAsset

_LEAST_OF_LARGE = 22
"""Pixels from which the drawing with shades is readable."""


def emblem(side: int) -> pygame.Surface:
    """Antares over a fan of three cards, `side` pixels wide and high.

    Raises `MissingAsset` where the program came without its drawing, or with one that can't be drawn.
    """
    drawing = "antares.svg" if side >= _LEAST_OF_LARGE else "antares-16.svg"
    path = resources.asset(f"icons/{drawing}")
    try:
        with path.open("rb") as file:
            return pygame.image.load_sized_svg(file, (side, side))
    except (pygame.error, OSError) as error:
        raise MissingAsset(f"{path} cannot be drawn ({error}); expected SVG") from error
