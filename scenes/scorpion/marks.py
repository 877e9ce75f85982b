"""What is drawn at the Scorpion table besides cards: cloth, empty places, glows, rings. Decides nothing."""

from __future__ import annotations

from itertools import accumulate
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

_GROUND_VERSION = 2
"""To be raised when the bare table is drawn differently: kept ones are then made anew."""

_PIXEL_FORMAT: Final = "BGRA"
_SIGN_SIZE = 0.42
_RING_AT_SCALE = 2.4
_EMPTY_LIT = 0.12


Runs = dict[Suit, Box]


class Ground:
    """The bare table: cloth, column bases, places for the runs, the reserve's place.

    `bared` is how far the places have given way to plain cloth, 0 to 1; `places` is where they are.
    """

    def __init__(self) -> None:
        self._picture = pygame.Surface((1, 1))
        self._made_for: tuple[str, tuple[int, int], float] | None = None
        self._cloth: list[pygame.Surface] = []
        self.places: list[pygame.Rect] = []
        self.bared = 0.0

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw it within the canvas's clip."""
        canvas.blit(self._picture, (0, 0))
        if self.bared:
            for cloth, place in zip(self._cloth, self.places, strict=True):
                cloth.set_alpha(round(255 * self.bared))
                canvas.blit(cloth, place)

    def resize(self, geometry: Geometry, u: float) -> None:
        """Make it anew where this geometry is another than before."""
        size = geometry.layout.size
        wanted = (geometry.rules.name, size, u)
        if wanted == self._made_for:
            return
        self._made_for = wanted
        columns = [geometry.column_base(number) for number in range(geometry.rules.columns)]
        count = 1 if geometry.rules.reserve_is_dealt else geometry.rules.reserve_size
        aside = [geometry.reserve_base(place) for place in range(count)]
        runs = {one: geometry.run_base(one) for one in Suit}
        whole = pygame.Rect((0, 0), size)
        self.places = [box.rect().inflate(2, 2).clip(whole) for box in (*columns, *aside, *runs.values())]
        key = f"scorpion-{_GROUND_VERSION}-{geometry.rules.name}-{size[0]}x{size[1]}-{u:g}"
        lengths = [4 * w * h for w, h in (size, *(place.size for place in self.places))]
        kept = shelf.read(key, sum(lengths))
        if kept is not None:
            ends = list(accumulate(lengths))
            sheets = [kept[end - length : end] for end, length in zip(ends, lengths, strict=True)]
            self._picture = pygame.image.frombuffer(sheets[0], size, _PIXEL_FORMAT)
            self._cloth = [
                pygame.image.frombuffer(sheet, place.size, _PIXEL_FORMAT)
                for sheet, place in zip(sheets[1:], self.places, strict=True)
            ]
            return
        self._weave(size, u, columns, aside, runs)
        shelf.keep(key, [pygame.image.tobytes(one, _PIXEL_FORMAT) for one in (self._picture, *self._cloth)])

    def _weave(self, size: tuple[int, int], u: float, columns: list[Box], aside: list[Box], runs: Runs) -> None:
        from scenes.look.cloth import starry_cloth  # seldom needed: the shelf has what was woven before
        from scenes.look.constellation import shape_of

        self._picture = starry_cloth(size, shape_of(size))
        self._cloth = [self._picture.subsurface(place).copy() for place in self.places]
        for box in columns:
            self._empty_place(box, u, tokens.EMPTY_FILL_ALPHA, tokens.EMPTY_LINE_ALPHA)
        for suit_of_run, box in runs.items():
            self._run_place(box, SIGNS[suit_of_run], u)
        for box in aside:
            self._empty_place(box, u, tokens.RUN_FILL_ALPHA, tokens.RUN_LINE_ALPHA)

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
