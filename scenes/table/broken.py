"""Which rule was broken last, for as long as F1 opens the rules at it; knows no rule."""

from __future__ import annotations

REMEMBERED = 10.0
"""Seconds after a refusal in which the rules open at the rule that was broken."""


class Broken:
    """The heading of the rule that refused something last; empty where there is none, or none any more."""

    def __init__(self) -> None:
        self.section = ""
        self._left = 0.0

    def take(self, section: str) -> None:
        """Something was refused by the rule under this heading."""
        self.section, self._left = section, REMEMBERED

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left -= dt
        if self._left <= 0:
            self.section = ""
