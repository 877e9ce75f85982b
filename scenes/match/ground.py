"""The ground of a table where a match is played: walnut with a linen runner, woven once for each size and kept."""

from __future__ import annotations

import pygame

from scenes import shelf
from scenes.look import wood
from scenes.look.shapes import Box

_TABLE_VERSION = 1


class WovenGround:
    """The picture under the cards."""

    def __init__(self) -> None:
        self._picture = pygame.Surface((1, 1))
        self._made_for: tuple[tuple[int, int], Box, float] | None = None

    def weave(self, size: tuple[int, int], runner: Box, u: float) -> None:
        """Have the ground of this size ready, its runner there, at UI scale `u`."""
        if self._made_for == (size, runner, u):
            return
        self._made_for = (size, runner, u)
        key = f"walnut-{_TABLE_VERSION}-{size[0]}x{size[1]}-{runner.y}-{runner.h}-{u:g}"
        kept = shelf.read(key, size[0] * size[1] * 4)
        if kept is not None:
            self._picture = pygame.image.frombuffer(kept, size, "BGRA")
            return
        self._picture = wood.osteria_table(size, runner, u)
        shelf.keep(key, [pygame.image.tobytes(self._picture, "BGRA")])

    def paint(self, canvas: pygame.Surface) -> None:
        """Paint it on a canvas, within its clip."""
        canvas.blit(self._picture, (0, 0))
