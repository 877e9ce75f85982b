"""The positions a page shows in miniature, by name; knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from game.errors import GameError

P = TypeVar("P")


class Positions(Generic[P]):
    """Called with a name it gives the position of this name, made when it is first asked for.

    Raises GameError naming what was asked for and what there is.
    """

    def __init__(self, makers: Mapping[str, Callable[[], P]]) -> None:
        self._makers = makers
        self._made: dict[str, P] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names there are."""
        return tuple(self._makers)

    def __call__(self, name: str) -> P:
        made = self._makers.get(name)
        if made is None:
            raise GameError(f"position {name!r}: expected one of {', '.join(self._makers)}")
        if name not in self._made:
            self._made[name] = made()
        return self._made[name]
