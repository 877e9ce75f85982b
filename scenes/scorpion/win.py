"""The show of a won game: the runs fan out over the cloth and Scorpius lights star by star, once. No rule."""

from __future__ import annotations

import math

import pygame

from game.cards import FRENCH, Card, Suit
from scenes.look import tokens
from scenes.look.constellation import Star, shape_of, star_lines, star_points
from scenes.look.shapes import disc, line, svg
from scenes.scorpion.geometry import Geometry
from scenes.table.sprites import Pose

_STAR_APART, _STAR_LIGHTS = 0.11, 0.35
_STAYS = 2.5
_LEVELS = 8
_WIN_PILE = 300
_ARC = 0.22
"""How far the ends of the arc of fans hang below its middle, in card heights."""


def fanned_poses(geometry: Geometry) -> dict[Card, Pose]:
    """The four runs side by side in a shallow arc at the top of the cloth, each fanned, king to ace."""
    first, last = geometry.column_base(0), geometry.column_base(geometry.rules.columns - 1)
    width, height = geometry.card_size
    room = (last.right - first.x) / len(Suit)
    step = (room - width - geometry.gap) / (len(FRENCH.ranks) - 1)
    top = first.y + 0.1 * height
    poses = {}
    for number, suit in enumerate(Suit):
        left = first.x + number * room + geometry.gap / 2
        for order, card in enumerate(reversed(FRENCH.of_suit(suit))):
            x = left + order * step
            across = (x + width / 2 - first.x) / (last.right - first.x) * 2 - 1
            within = (order / (len(FRENCH.ranks) - 1)) * 2 - 1
            y = top + height * (_ARC * across * across + 0.10 * within * within)
            covered = order < len(FRENCH.ranks) - 1
            poses[card] = Pose(round(x), round(y), width, True, _WIN_PILE + number, order, covered)
    return poses


class Stars:
    """Scorpius lighting up; `over` once it has been lit for a while."""

    def __init__(self, size: tuple[int, int], speed: float) -> None:
        shape = shape_of(size)
        self._stars = star_points(size, shape)
        self._lines = star_lines(size, shape)
        self._age = 0.0
        self._speed = speed

    @property
    def over(self) -> bool:
        return self._age >= self._lit_after + _STAYS

    @property
    def _lit_after(self) -> float:
        return (len(self._stars) * _STAR_APART + _STAR_LIGHTS) * self._speed

    def step(self, dt: float) -> None:
        self._age += dt

    def draw(self, canvas: pygame.Surface) -> None:
        for number, segment in enumerate(self._lines):
            _draw_line(canvas, segment, 0.55 * self._light(number + 1))
        for number, star in enumerate(self._stars):
            _draw_star(canvas, star, self._light(number))

    def _light(self, number: int) -> float:
        """How bright the star of this number is by now, 0 to 1 in a few steps."""
        if self._speed <= 0:
            return 1.0
        grown = (self._age / self._speed - number * _STAR_APART) / _STAR_LIGHTS
        return round(min(max(grown, 0.0), 1.0) * _LEVELS) / _LEVELS


def _draw_star(canvas: pygame.Surface, star: Star, light: float) -> None:
    if light <= 0:
        return
    for reach, alpha in ((4.2, 0.10), (2.4, 0.22), (1.15, 0.95)):
        disc(canvas, star.x, star.y, star.radius * reach, star.colour, alpha * light)


def _draw_line(canvas: pygame.Surface, segment: tuple[float, float, float, float], alpha: float) -> None:
    if alpha <= 0:
        return
    x0, y0, x1, y1 = segment
    left, top = math.floor(min(x0, x1)) - 2, math.floor(min(y0, y1)) - 2
    width, height = math.ceil(abs(x1 - x0)) + 4, math.ceil(abs(y1 - y0)) + 4
    stroke = line(tokens.STAR, max(1.5, min(canvas.get_size()) / 380), alpha)
    body = f'<path d="M{x0 - left:.1f} {y0 - top:.1f}L{x1 - left:.1f} {y1 - top:.1f}" fill="none" {stroke}/>'
    canvas.blit(svg(body, width, height), (left, top))
