"""Decides which drawn pictures are kept and which are let go; must not know what they show."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

#: What comes with a picture: its margin, its offset.
Extra = TypeVar("Extra")


class Drawn(Generic[Extra]):
    """Pictures by key, the least recently used let go when all together exceed `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held: OrderedDict[Hashable, tuple[pygame.Surface, Extra]] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], tuple[pygame.Surface, Extra]]) -> tuple[pygame.Surface, Extra]:
        """The picture of this key, made now when it is not kept."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        made = make()
        self._held[key] = made
        self._bytes += _size(made[0])
        while self._bytes > self._limit and len(self._held) > 1:
            _, (gone, _) = self._held.popitem(last=False)
            self._bytes -= _size(gone)
        return made

    @property
    def bytes(self) -> int:
        """What the kept pictures take."""
        return self._bytes


def _size(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
