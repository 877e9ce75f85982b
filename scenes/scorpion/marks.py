"""What is drawn at the Scorpion table besides cards: cloth, empty places, glows, rings. Decides nothing."""

from __future__ import annotations

from typing import Final

import pygame

from game.cards import Suit
from scenes import shelf
from scenes.look import tokens
from scenes.look.shadow import glow
from scenes.look.shapes import Box, ring, rounded
from scenes.look.suits import SuitSign, suit
from scenes.scorpion.geometry import Geometry
from scenes.table.rings import card_radius
from scenes.table.signs import SIGNS

_GROUND_VERSION = 1
"""To be raised when the bare table is drawn differently: kept ones are then made anew."""

_PIXEL_FORMAT: Final = "BGRA"
_SIGN_SIZE = 0.42
_RING_AT_SCALE = 2.4
_EMPTY_LIT = 0.12


class Ground:
    """The bare table: cloth, column bases, places for the runs, the reserve's place."""

    def __init__(self) -> None:
        self._picture = pygame.Surface((1, 1))
        self._made_for: tuple[str, tuple[int, int], float] | None = None

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw it within the canvas's clip."""
        canvas.blit(self._picture, (0, 0))

    def resize(self, geometry: Geometry, u: float) -> None:
        """Make it anew where this geometry is another than before."""
        size = geometry.layout.size
        wanted = (geometry.rules.name, size, u)
        if wanted == self._made_for:
            return
        self._made_for = wanted
        key = f"scorpion-{_GROUND_VERSION}-{geometry.rules.name}-{size[0]}x{size[1]}-{u:g}"
        kept = shelf.read(key, size[0] * size[1] * 4)
        if kept is not None:
            self._picture = pygame.image.frombuffer(kept, size, _PIXEL_FORMAT)
            return
        self._weave(geometry, size, u)
        shelf.keep(key, [pygame.image.tobytes(self._picture, _PIXEL_FORMAT)])

    def _weave(self, geometry: Geometry, size: tuple[int, int], u: float) -> None:
        from scenes.look.cloth import scorpion_cloth  # seldom needed: the shelf has what was woven before
        from scenes.look.constellation import shape_of

        self._picture = scorpion_cloth(size, shape_of(size))
        for number in range(geometry.rules.columns):
            self._empty_place(geometry.column_base(number), u, tokens.EMPTY_FILL_ALPHA, tokens.EMPTY_LINE_ALPHA)
        for suit_of_run in Suit:
            self._run_place(geometry.run_base(suit_of_run), SIGNS[suit_of_run], u)
        places = 1 if geometry.rules.reserve_is_dealt else geometry.rules.reserve_size
        for place in range(places):
            self._empty_place(geometry.reserve_base(place), u, tokens.RUN_FILL_ALPHA, tokens.RUN_LINE_ALPHA)

    def _empty_place(self, box: Box, u: float, fill: float, line: float) -> None:
        radius = box.w * tokens.RADIUS_CARD
        rounded(self._picture, box, radius, tokens.SHADE, fill, tokens.PLACE, tokens.STROKE_EMPTY * u, line)

    def _run_place(self, box: Box, sign: SuitSign, u: float) -> None:
        self._empty_place(box, u, tokens.RUN_FILL_ALPHA, tokens.RUN_LINE_ALPHA)
        side = round(min(box.w, box.h) * _SIGN_SIZE)
        picture = suit(sign, side, tokens.PLACE, tokens.RUN_SUIT_ALPHA)
        self._picture.blit(picture, (round(box.cx - side / 2), round(box.cy - side / 2)))


def draw_glow(canvas: pygame.Surface, box: Box, u: float, strength: float, empty: bool) -> None:
    """A legal target: light around a card or a faintly lit `empty` place, and a lamp ring; `strength` 0 to 1."""
    if strength <= 0:
        return
    radius = card_radius(box)
    light, offset = glow(round(box.w), round(box.h), radius, u, strength)
    canvas.blit(light, (round(box.x) + offset[0], round(box.y) + offset[1]))
    if empty:
        rounded(canvas, box, radius, tokens.LAMP, _EMPTY_LIT * strength)
    width = max(2, round(_RING_AT_SCALE * u))
    ring(canvas, box, radius, tokens.LAMP, width, 0, strength)
    ring(canvas, box, radius, tokens.KEYLINE, 1, width, 0.5 * strength)
