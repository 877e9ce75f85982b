"""What there is to hear at a card table, by name; must not know how it sounds or how it is played."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum


class Cue(StrEnum):
    """A moment that is heard. Its value is what the names of its sound files begin with.

    Where tricks are played: a card leaves the hand with `SLIDE` and lands with `SET`, but with `TRUMP` where it is a
    trump on a trick that another suit led; a full trick goes to its pile with `GATHER`; a card that is drawn leaves the
    stock with `DEAL`; a card that is turned up, the trump or a hand shown to a partner, with `FLIP`; the last trick
    slides out with `SLIDE`. A new deal begins with `SHUFFLE`, the fan of a won match opens with `WIN`.
    """

    SLIDE = "slide"
    SET = "set"
    DEAL = "deal"
    FLIP = "flip"
    SHUFFLE = "shuffle"
    RUN = "run"
    GATHER = "gather"
    SWEEP = "sweep"
    TRUMP = "trump"
    WIN = "win"


Hear = Callable[[Cue], None]
"""Takes a cue at the moment it should be heard."""


def unheard(_cue: Cue) -> None:
    """Nobody listens."""
