"""A sign that shows for a moment in the middle of a table, so that a key that changes nothing there is answered."""

from __future__ import annotations

import pygame

from scenes.look import tokens
from scenes.look.icons import IconName, icon
from scenes.look.shapes import Box, rounded

_SIDE, _ICON = 104, 48
_STAYS, _GOES = 0.7, 0.3


class Sign:
    """One icon on a dark plate; it takes no input."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._age = 0.0
        self.changed = False

    def show(self, name: IconName, u: float) -> None:
        """Show this icon from now on, for a second."""
        side, size = round(_SIDE * u), round(_ICON * u)
        self._picture = pygame.Surface((side, side), pygame.SRCALPHA)
        rounded(
            self._picture, Box(0, 0, side, side), tokens.RADIUS_WINDOW * u, tokens.NIGHT, 0.88, tokens.LINE, u, 0.14
        )
        self._picture.blit(icon(name, size, tokens.TEXT, 1.0), ((side - size) // 2, (side - size) // 2))
        self._age = 0.0
        self.changed = True

    def hide(self) -> None:
        """Show nothing."""
        self.changed = self.changed or self._picture is not None
        self._picture = None

    def step(self, dt: float) -> None:
        self._age += dt
        if self._age >= _STAYS + _GOES:
            self.hide()

    @property
    def moving(self) -> bool:
        """Whether it is to be seen."""
        return self._picture is not None

    def draw(self, canvas: pygame.Surface) -> None:
        if self._picture is not None:
            going = min(max(self._age - _STAYS, 0.0) / _GOES, 1.0)
            self._picture.set_alpha(round(255 * (1 - going)))
            canvas.blit(self._picture, self._picture.get_rect(center=canvas.get_rect().center))
