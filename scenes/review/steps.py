"""Which step of a game is shown, and when the next one is due while it plays by itself. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable

PLAY_STEP = 0.9
"""Seconds a step is seen while the game plays by itself."""


class Steps:
    """A game of `count` steps: `at` 0 is how it began, `at` `count` how it ended, or stands."""

    def __init__(self, count: int, at: int = 0) -> None:
        self.count = count
        self.at = min(max(at, 0), count)
        self.playing = False
        self._rest = 0.0

    @property
    def at_end(self) -> bool:
        return self.at == self.count

    def go(self, to: int) -> bool:
        """Go to a step, or as far as there are any; True where that is another one. What plays by itself stops."""
        self.playing = False
        return self._move(to)

    def play(self) -> bool:
        """Have it play by itself, from the beginning where it is at its end; True where another step shows at once.

        What plays already stops.
        """
        self.playing = not self.playing and self.count > 0
        self._rest = PLAY_STEP
        return self.playing and self.at_end and self._move(0)

    def stop(self) -> None:
        """Play no further."""
        self.playing = False

    def step(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the next step is to be shown, at which it is now."""
        if not self.playing:
            return False
        self._rest -= dt
        if self._rest > 0:
            return False
        self._rest += PLAY_STEP
        self._move(self.at + 1)
        self.playing = not self.at_end
        return True

    def mark_before(self, marks: Iterable[int]) -> int | None:
        """The nearest of `marks` before where it is."""
        return max((mark for mark in marks if mark < self.at), default=None)

    def mark_after(self, marks: Iterable[int]) -> int | None:
        """The nearest of `marks` after where it is."""
        return min((mark for mark in marks if mark > self.at), default=None)

    def _move(self, to: int) -> bool:
        was, self.at = self.at, min(max(to, 0), self.count)
        return self.at != was
