"""Decides how a win is shown from its last sweep until it has been told: the runs spread, the stars lit. No rule."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.scorpion.showing import Showing
from scenes.scorpion.win import Stars
from scenes.table.cues import Cue, Hear


class Celebration:
    """The show of one win at a time; `tell` opens the window that tells of it, and `end` is for when that closes.

    Runs and stars stay as long as the win is told.
    """

    def __init__(self, showing: Showing, speed: Callable[[], float], hear: Hear, tell: Callable[[], None]) -> None:
        self._showing = showing
        self._speed = speed
        self._hear = hear
        self._tell = tell
        self._stars: Stars | None = None

    @property
    def shown(self) -> bool:
        """Whether anything of a win is to be seen."""
        return self._stars is not None

    @property
    def moving(self) -> bool:
        return self._stars is not None and self._stars.moving

    def begin(self, size: tuple[int, int]) -> None:
        """The last run has just been swept."""
        self._stars = Stars(size, self._speed())

    def forget(self) -> None:
        """Another game lies there now."""
        self._stars = None

    def step(self, dt: float) -> None:
        """Once the last run is swept, spread the runs; once they lie, light the stars; then tell of the win."""
        stars = self._stars
        if stars is None:
            return
        if stars.dimming:
            stars.step(dt)
            self._stars = None if stars.gone else stars
        elif self._showing.moving or stars.over:
            return
        elif not self._showing.fanned:
            self._showing.fan_out(self._speed())
        else:
            if stars.dark:
                self._hear(Cue.WIN)
            stars.step(dt)
            if stars.over:
                self._tell()

    def skip(self, size: tuple[int, int]) -> bool:
        """Show the end of the show at once and tell of the win; True where there was a show."""
        if self._stars is None or not self._stars.moving or self._stars.dimming:
            return False
        self._lie_spread(size)
        self._tell()
        return True

    def resized(self, size: tuple[int, int]) -> None:
        """The cards were put down anew on a table of this size: a win that is being told lies spread there too."""
        told = self._stars is not None and not self._stars.dimming
        self._stars = None
        if told:
            self._lie_spread(size)

    def end(self) -> None:
        """The win has been told: the stars go out, and the runs go back to their places."""
        if self._stars is not None and not self._stars.dimming:
            self._stars.dim()
            self._showing.gather(self._speed())

    def draw(self, canvas: pygame.Surface) -> None:
        if self._stars is not None:
            self._stars.draw(canvas)

    def _lie_spread(self, size: tuple[int, int]) -> None:
        """The runs lie spread and all stars are lit."""
        self._showing.finish()
        if not self._showing.fanned:
            self._showing.fan_out(0.0)
        self._stars = Stars(size, self._speed())
        self._stars.light()
