"""The glow on the columns that take the unit in the hand: it comes, stays and goes."""

from __future__ import annotations

import pygame

from scenes.look import tokens
from scenes.scorpion.focus import landing
from scenes.scorpion.handling import Handling
from scenes.scorpion.marks import draw_glow
from scenes.scorpion.showing import Showing
from scenes.widgets.widget import Fade


class TargetGlow:
    """What glows on one table, for one hand."""

    def __init__(self, showing: Showing, hand: Handling) -> None:
        self._showing = showing
        self._hand = hand
        self._fade = Fade(tokens.GLOW_IN)
        self.columns: list[int] = []
        """The columns that glow, or whose glow goes."""

    @property
    def moving(self) -> bool:
        return self._fade.moving

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        unit = self._hand.unit
        if unit is not None and self._hand.showing_targets:
            self.columns = sorted(unit.targets)
            self._fade.to(True)
        else:
            self._fade.to(False)
            if not self._fade.value:
                self.columns = []
        self._fade.step(dt)

    def draw(self, canvas: pygame.Surface, u: float) -> None:
        geometry, state, poses = self._showing.geometry, self._showing.state, self._showing.poses()
        for column in self.columns:
            box = landing(column, geometry, state, poses)
            draw_glow(canvas, box, u, self._fade.value, empty=not state.columns[column].cards)
