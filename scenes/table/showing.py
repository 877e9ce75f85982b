"""The board of any table with its pictures and its time: what is played ends, or is ended when asked. No rule.

What is shown, and where cards lie at rest, a game's own showing says.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from scenes.look import tokens
from scenes.table.board import Board
from scenes.table.cues import Hear
from scenes.table.faces import PackFaces
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, in_out_cubic

_REST_BEFORE_ART = 0.150
"""Seconds a new size must have rested before cards are drawn for it."""


class TableShowing(ABC):
    """The board, and whether what is on it has `changed` since it was drawn."""

    def __init__(self, paint_ground: Callable[[pygame.Surface], None], faces: PackFaces, hear: Hear) -> None:
        self.board = Board(paint_ground, faces, hear)
        self.changed = True
        self._pictures = faces
        self._art_rest = 0.0

    @abstractmethod
    def poses(self) -> Mapping[Any, Pose]:
        """How the cards lie when nothing moves."""

    @abstractmethod
    def _want_pictures(self) -> None:
        """Ask for the cards' pictures as they are to look now."""

    @property
    def moving(self) -> bool:
        return self.board.moving

    @property
    def waiting(self) -> bool:
        """Whether pictures are awaited."""
        return self._art_rest > 0 or self._pictures.coming

    def settle(self) -> None:
        """Put down what has moved; what lies otherwise now is painted anew."""
        self.board.settle(dict(self.poses()))
        self.changed = True

    def glide_back(self, speed: float) -> None:
        """Let the cards in the hand go back to where they lay."""
        poses, duration = self.poses(), tokens.GLIDE_BACK * speed
        flights = [
            Flight(sprite, poses[sprite.card], 0.0, duration, in_out_cubic, unit_height=sprite.unit_height, layer=2)
            for sprite in self.board.held
        ]
        self._play(flights)

    def finish(self) -> None:
        """End what moves on the spot."""
        if self.board.moving:
            self.board.timeline.sound_landing()
            self.settle()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        was = self.board.moving
        self.board.update(dt)
        if was and not self.board.moving:
            self._rest()
        if self._art_rest > 0:
            self._art_rest -= dt
            if self._art_rest <= 0:
                self._redraw()
        if self._pictures.take():
            self.board.repaint()
            self.changed = True

    def _lay_out(self, size: tuple[int, int], ground: Callable[[], None], wait: bool) -> None:
        """Lay the cards anew on a canvas of this size, whose ground `ground` makes.

        `wait` for the pictures to be drawn, else they are drawn once the size has rested, and come later.
        """
        if wait:
            self._redraw()
        else:
            self._art_rest = _REST_BEFORE_ART
        ground()
        if wait:
            self._pictures.take(wait=True)
        self.board.resize(size)
        self.board.lay(dict(self.poses()))
        self.changed = True

    def _redraw(self) -> None:
        """Have the pictures drawn now."""
        self._art_rest = 0.0
        self._want_pictures()

    def _play(self, flights: Sequence[Flight]) -> None:
        self.board.play(flights)
        if not self.board.moving:
            self._rest()
        self.changed = True

    def _rest(self) -> None:
        """What was played has ended."""
        self.settle()
