"""The places of the trick as they lie under the cards. Decides nothing."""

from __future__ import annotations

import pygame

from game.seats import Seat
from scenes.briscola.geometry import Geometry
from scenes.look import tokens
from scenes.look.shapes import Box, rounded

_LINE, _LINE_ALPHA = 1.25, 0.16
_FILL_ALPHA = 0.09


def draw_empty_places(canvas: pygame.Surface, geometry: Geometry, u: float) -> None:
    """Every place of the trick, quietly: a card that lies there hides it."""
    for number in range(geometry.SEATS):
        draw_place(canvas, geometry.trick_box(Seat(number)), u)


def draw_place(canvas: pygame.Surface, box: Box, u: float, strength: float = 1.0) -> None:
    """A place where no card lies, `strength` 0 to 1."""
    line = (tokens.TEXT, _LINE * u, _LINE_ALPHA * strength)
    rounded(canvas, box, box.w * tokens.RADIUS_CARD, tokens.SHADE, _FILL_ALPHA * strength, *line)
