"""How far back a game was still alive; knows neither what that means nor how it is found out."""

from __future__ import annotations

from collections.abc import Callable


def fewest_undos(most: int, alive: Callable[[int], bool]) -> int | None:
    """The fewest undos, of 1 to `most`, after which `alive` holds; None where it is not found to.

    What leads to a living position is alive itself, so positions are halved, not tried one by one. Where `alive` errs
    and calls a living one dead, more undos may be named than are needed, or None.
    """
    dead, living = 0, most + 1
    while living - dead > 1:
        middle = (dead + living) // 2
        if alive(middle):
            living = middle
        else:
            dead = middle
    return None if living > most else living
