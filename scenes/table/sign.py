"""A sign that shows for a moment in the middle of a table, so that a key that changes nothing there is answered."""

from __future__ import annotations

import pygame

from scenes.look import lettering, tokens
from scenes.look.icons import IconName, icon
from scenes.look.shapes import Box, rounded

_SIDE, _ICON = 104, 48
_STAYS, _GOES = 0.7, 0.3
_AIR, _BELOW_ICON, _WIDEST = 24, 12, 380
"""Round the words and between them and the icon; the most a line of words takes."""


class Sign:
    """One icon on a dark plate, with words under it where it needs some; it takes no input.

    `wood`: it stands on a wooden table.
    """

    def __init__(self, wood: bool = False) -> None:
        self._ground = tokens.STRIP_ON_WOOD if wood else tokens.NIGHT
        self._picture: pygame.Surface | None = None
        self._age = self._stays = 0.0
        self.words = ""
        self.changed = False

    def show(self, name: IconName, u: float, words: str = "") -> None:
        """Show this icon from now on, for a second, or as long as its words need to be read."""
        self.words = words
        px = lettering.pixels(tokens.SIZE_BODY, u)
        lines = lettering.balanced(words, "regular", px, _WIDEST * u) if words else []
        leading = round(px * tokens.LEADING)
        below = _BELOW_ICON * u + len(lines) * leading if lines else 0.0
        widest = max((lettering.measure(line, "regular", px) for line in lines), default=0.0)
        wide = round(max(_SIDE * u, widest + 2 * _AIR * u))
        size = round(_ICON * u)
        top = round((_SIDE * u - size) / 2)
        self._picture = pygame.Surface((wide, round(_SIDE * u + below)), pygame.SRCALPHA)
        box = Box(0, 0, *self._picture.get_size())
        rounded(self._picture, box, tokens.RADIUS_WINDOW * u, self._ground, 0.88, tokens.LINE, u, 0.14)
        self._picture.blit(icon(name, size, tokens.TEXT, 1.0), ((wide - size) // 2, top))
        first = top + size + _BELOW_ICON * u + leading / 2
        for number, line in enumerate(lines):
            lettering.draw(
                self._picture, line, "regular", px, tokens.TEXT, wide / 2, first + number * leading, "centre"
            )
        self._age, self._stays = 0.0, tokens.toast_hold(len(words)) if words else _STAYS
        self.changed = True

    def hide(self) -> None:
        """Show nothing."""
        self.changed = self.changed or self._picture is not None
        self._picture, self.words = None, ""

    def step(self, dt: float) -> None:
        self._age += dt
        if self._age >= self._stays + _GOES:
            self.hide()

    @property
    def moving(self) -> bool:
        """Whether it is going."""
        return self._picture is not None and self._age >= self._stays

    @property
    def waiting(self) -> bool:
        """Whether it stands still and is being read."""
        return self._picture is not None and self._age < self._stays

    def draw(self, canvas: pygame.Surface) -> None:
        if self._picture is not None:
            going = min(max(self._age - self._stays, 0.0) / _GOES, 1.0)
            self._picture.set_alpha(round(255 * (1 - going)))
            canvas.blit(self._picture, self._picture.get_rect(center=canvas.get_rect().center))
