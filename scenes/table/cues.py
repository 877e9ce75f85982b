"""What there is to hear at a card table, by name; must not know how it sounds or how it is played."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum


class Cue(StrEnum):
    """A moment that is heard. Its value is what the names of its sound files begin with."""

    SLIDE = "slide"
    SET = "set"
    DEAL = "deal"
    FLIP = "flip"
    SHUFFLE = "shuffle"
    RUN = "run"
    GATHER = "gather"
    SWEEP = "sweep"
    WIN = "win"


Hear = Callable[[Cue], None]
"""Takes a cue at the moment it should be heard."""


def unheard(_cue: Cue) -> None:
    """Nobody listens."""
