"""Decides how Scorpius is worked into the title's cloth; must not know what stands on it."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from scenes.look import tokens
from scenes.look.constellation import PAIRS, Star, star_points
from scenes.look.shapes import Box, line, paint, svg

#: Scorpius on the cloth: its turn in degrees, how plainly lines and stars show.
_TURN, _LINE_ALPHA, _STAR_ALPHA, _ANTARES_ALPHA = -46.0, 0.22, 0.40, 0.68
#: Lying, it is so many pixels at scale 1 wide at least: smaller it is nothing to look at.
_LEAST_LYING = 120


def paint_scorpius(canvas: pygame.Surface, board: Box, free: Sequence[Box], u: float) -> None:
    """Work the constellation into the right edge of a cloth, clear of the boxes in `free`; left out without room."""
    stars = _turned_figure()
    wide, high = max(star.x for star in stars), max(star.y for star in stars)
    room = Box(board.x, board.y + 20 * u, board.w - 16 * u, board.h - 40 * u)
    scale = next((s for s in _scales(room.h / high) if _is_clear(room, wide * s, high * s, free, u)), None)
    if scale is None:
        return
    left = room.right - wide * scale
    placed = [star._replace(x=left + star.x * scale, y=room.y + star.y * scale) for star in stars]
    _paint(canvas, board, placed, max(u, scale * high / 520))


def paint_lying(canvas: pygame.Surface, board: Box, rooms: Sequence[Box], u: float) -> None:
    """Work it in lying as on the wide table, into the room where it is largest; left out where all are too small."""
    stars = _from_corner(star_points((570, 570), "wide"))
    wide, high = max(star.x for star in stars), max(star.y for star in stars)
    scale, room = max((min(room.w / wide, room.h / high), room) for room in rooms)
    if scale * wide < _LEAST_LYING * u:
        return
    placed = [star._replace(x=room.x + star.x * scale, y=room.y + star.y * scale) for star in stars]
    _paint(canvas, board, placed, 0.62 * u)


def _paint(canvas: pygame.Surface, board: Box, stars: Sequence[Star], unit: float) -> None:
    by_name = {star.name: star for star in stars}
    body = "".join(_stroke(by_name[a], by_name[b], unit) for a, b in PAIRS)
    for star in stars:
        radius = star.radius * unit
        if star.colour == tokens.ANTARES:
            body += _dot(star, 2.6 * radius, 0.07) + _dot(star, 1.7 * radius, 0.15)
            body += _dot(star, radius, _ANTARES_ALPHA)
        else:
            body += _dot(star, radius, _STAR_ALPHA)
    place = board.rect().clip(canvas.get_rect())
    canvas.blit(svg(body, *place.size, f"{place.x} {place.y} {place.w} {place.h}"), place)


def _from_corner(stars: Sequence[Star]) -> list[Star]:
    """The figure with its upper left corner at the origin."""
    left, top = min(star.x for star in stars), min(star.y for star in stars)
    return [star._replace(x=star.x - left, y=star.y - top) for star in stars]


def _turned_figure() -> list[Star]:
    """The figure turned to stand upright, its upper left corner at the origin."""
    drawn = star_points((570, 570), "tall")
    c, s = math.cos(math.radians(_TURN)), math.sin(math.radians(_TURN))
    turned = [star._replace(x=star.x * c - star.y * s, y=star.x * s + star.y * c) for star in drawn]
    return _from_corner(turned)


def _scales(most: float) -> list[float]:
    """Sizes to try, the largest first; smaller than a third the figure is nothing to look at."""
    return [most * k / 20 for k in range(20, 6, -1)]


def _is_clear(room: Box, wide: float, high: float, free: Sequence[Box], u: float) -> bool:
    figure = Box(room.right - wide, room.y, wide, high).grown(10 * u).rect()
    return figure.collidelist([box.rect() for box in free]) == -1


def _stroke(a: Star, b: Star, unit: float) -> str:
    """The line between two stars, a gap left round each."""
    length = math.hypot(b.x - a.x, b.y - a.y)
    start, end = ((star.radius + 4) * unit for star in (a, b))
    if length <= start + end:
        return ""
    ex, ey = (b.x - a.x) / length, (b.y - a.y) / length
    path = f"M{a.x + ex * start:.2f} {a.y + ey * start:.2f}L{b.x - ex * end:.2f} {b.y - ey * end:.2f}"
    return f'<path d="{path}" stroke-linecap="round" {line(tokens.STAR, 1.2 * unit, _LINE_ALPHA)}/>'


def _dot(star: Star, radius: float, alpha: float) -> str:
    return f'<circle cx="{star.x:.2f}" cy="{star.y:.2f}" r="{radius:.2f}" {paint(star.colour, alpha)}/>'
