"""Decides where the keyboard goes next among boxes; must not know what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from scenes.look.shapes import Box

Direction = Literal["up", "down", "left", "right"]

#: How much a step aside counts against a step ahead.
_ASIDE = 2.5


def neighbour(boxes: Sequence[Box], current: int, direction: Direction) -> int:
    """The index of the nearest box in a direction, or `current` when there is none."""
    here = boxes[current]
    best, best_cost = current, float("inf")
    for k, there in enumerate(boxes):
        ahead, aside = _steps(here, there, direction)
        if k != current and ahead > 0 and ahead + _ASIDE * aside < best_cost:
            best, best_cost = k, ahead + _ASIDE * aside
    return best


def _steps(here: Box, there: Box, direction: Direction) -> tuple[float, float]:
    """How far `there` lies ahead (centres) and aside (the gap between the sides)."""
    if direction in ("left", "right"):
        ahead = there.cx - here.cx
        aside = max(0.0, there.y - here.bottom, here.y - there.bottom)
        apart = max(there.x - here.right, here.x - there.right)
    else:
        ahead = there.cy - here.cy
        aside = max(0.0, there.x - here.right, here.x - there.right)
        apart = max(there.y - here.bottom, here.y - there.bottom)
    if apart < -1:
        # They overlap along the way: not a step in this direction.
        return -1.0, aside
    return (ahead if direction in ("right", "down") else -ahead), aside
