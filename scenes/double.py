"""Decides which press is only the second half of a double click; must not know what was pressed.

Some people click twice on everything. Where the first click has done its work, the rest of it is meant for nothing:
neither for the card that lies there next nor for the window that has come meanwhile.
"""

from __future__ import annotations

import math

from scenes.intents import PointerDown, PointerUp

DOUBLE_TIME, DOUBLE_WAY = 0.250, 8
"""A second press so soon (seconds) and so near (pixels at scale 1) belongs to the first."""


class DoubleClick:
    """Remembers the click that has done its work, until the next press."""

    def __init__(self) -> None:
        self._first: PointerDown | PointerUp | None = None

    def begin(self, first: PointerDown | PointerUp) -> None:
        """This press, or its end, has done its work."""
        self._first = first

    def lifted(self, up: PointerUp) -> None:
        """A pointer went up: a click that did its work when it went down ends only now."""
        if isinstance(self._first, PointerDown) and self._first.pointer == up.pointer:
            self._first = up

    def ends_with(self, press: PointerDown, u: float) -> bool:
        """Whether this press is the second half, at UI scale `u`; asked once about each press.

        Every touch of a finger may have another number: only the kind of pointer tells.
        """
        first, self._first = self._first, None
        return (
            first is not None
            and press.button == "primary"
            and first.pointer[0] == press.pointer[0]
            and press.time - first.time <= DOUBLE_TIME
            and math.hypot(press.x - first.x, press.y - first.y) <= DOUBLE_WAY * u
        )
