"""Decides where the stars of Scorpius stand on a table; must not know the cloth or the game.

Positions and magnitudes are those of the Yale Bright Star Catalogue (equinox J2000).
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, Colour, paint, svg

TableShape = Literal["wide", "square", "tall"]


class CatalogueStar(NamedTuple):
    """Right ascension and declination in degrees, visual magnitude."""

    name: str
    right_ascension: float
    declination: float
    magnitude: float


class Star(NamedTuple):
    """A star on the table: position and radius in table pixels."""

    name: str
    x: float
    y: float
    radius: float
    colour: Colour


def _star(name: str, ra: tuple[int, int, float], dec: tuple[int, int, float], magnitude: float) -> CatalogueStar:
    """Hours, minutes, seconds; degrees south, minutes, seconds."""
    hours = ra[0] + ra[1] / 60 + ra[2] / 3600
    return CatalogueStar(name, hours * 15, -(dec[0] + dec[1] / 60 + dec[2] / 3600), magnitude)


#: From the claws to the sting: the order in which they light up one after the other.
CATALOGUE = (
    _star("beta", (16, 5, 26.2), (19, 48, 20), 2.62),
    _star("delta", (16, 0, 20.0), (22, 37, 18), 2.32),
    _star("pi", (15, 58, 51.1), (26, 6, 51), 2.89),
    _star("sigma", (16, 21, 11.3), (25, 35, 34), 2.89),
    _star("alpha", (16, 29, 24.4), (26, 25, 55), 0.96),
    _star("tau", (16, 35, 53.0), (28, 12, 58), 2.82),
    _star("epsilon", (16, 50, 9.8), (34, 17, 36), 2.29),
    _star("mu1", (16, 51, 52.2), (38, 2, 51), 3.08),
    _star("zeta2", (16, 54, 35.0), (42, 21, 41), 3.62),
    _star("eta", (17, 12, 9.2), (43, 14, 21), 3.33),
    _star("theta", (17, 37, 19.2), (42, 59, 52), 1.87),
    _star("iota1", (17, 47, 35.1), (40, 7, 37), 3.03),
    _star("kappa", (17, 42, 29.3), (39, 1, 48), 2.41),
    _star("lambda", (17, 33, 36.5), (37, 6, 14), 1.63),
    _star("upsilon", (17, 30, 45.8), (37, 17, 45), 2.69),
)
_PAIRS = (
    "beta delta,delta pi,delta sigma,sigma alpha,alpha tau,tau epsilon,epsilon mu1,mu1 zeta2,zeta2 eta,"
    "eta theta,theta iota1,iota1 kappa,kappa lambda,lambda upsilon"
)
#: Names of the stars a line of the figure joins.
PAIRS = tuple((a, b) for a, b in (pair.split() for pair in _PAIRS.split(",")))

_CENTRE_RA, _CENTRE_DEC = math.radians(252.0), math.radians(-32.0)
#: The figure's turn in degrees clockwise, and its room in shares of the table (x, y, w, h).
_PLACES: dict[TableShape, tuple[float, Box]] = {
    "wide": (34.0, Box(280 / 1920, 300 / 1080, 1432 / 1920, 740 / 1080)),
    "square": (34.0, Box(132 / 1024, 230 / 768, 780 / 1024, 500 / 768)),
    "tall": (0.0, Box(16 / 720, 330 / 1280, 688 / 720, 830 / 1280)),
}
_LINE_ALPHA, _STAR_ALPHA, _ANTARES_ALPHA = 0.20, 0.36, 0.68
_HALOS = ((1.3, 0.15), (2.2, 0.068))
_GAP = 5.0


def shape_of(size: tuple[int, int]) -> TableShape:
    """The shape of a table of this size: tall below square, wide from 3:2 on."""
    width, height = size
    if width < height:
        return "tall"
    return "wide" if width >= 1.5 * height else "square"


def _projected(star: CatalogueStar, turn: float) -> tuple[float, float]:
    """Gnomonic projection, east to the left, y down, turned clockwise by `turn` degrees."""
    ra, dec = math.radians(star.right_ascension) - _CENTRE_RA, math.radians(star.declination)
    depth = math.sin(_CENTRE_DEC) * math.sin(dec) + math.cos(_CENTRE_DEC) * math.cos(dec) * math.cos(ra)
    x = -math.cos(dec) * math.sin(ra) / depth
    y = -(math.cos(_CENTRE_DEC) * math.sin(dec) - math.sin(_CENTRE_DEC) * math.cos(dec) * math.cos(ra)) / depth
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return x * c - y * s, x * s + y * c


def _unit(size: tuple[int, int]) -> float:
    """What a star's size is measured in: the table's short side over 570."""
    return min(size) / 570


@lru_cache(maxsize=8)
def star_points(size: tuple[int, int], shape: TableShape) -> tuple[Star, ...]:
    """The stars on a table of this size in pixels, claws first, sting last."""
    turn, share = _PLACES[shape]
    unit, (w, h) = _unit(size), size
    margin = 24 * unit
    room = Box(share.x * w, share.y * h, share.w * w, share.h * h).grown(-margin)
    points = [_projected(star, turn) for star in CATALOGUE]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    wide, high = max(x for x, _ in points) - left, max(y for _, y in points) - top
    scale = min(room.w / wide, room.h / high)
    dx, dy = room.cx - (left + wide / 2) * scale, room.cy - (top + high / 2) * scale
    return tuple(
        Star(
            star.name,
            x * scale + dx,
            y * scale + dy,
            0.62 * (8.2 - 1.7 * star.magnitude) * unit,
            tokens.ANTARES if star.name == "alpha" else tokens.STAR,
        )
        for star, (x, y) in zip(CATALOGUE, points, strict=True)
    )


Segment = tuple[float, float, float, float]


@lru_cache(maxsize=8)
def star_lines(size: tuple[int, int], shape: TableShape) -> tuple[Segment, ...]:
    """The figure's lines (x0, y0, x1, y1) in table pixels, a gap left round each star; in the order of PAIRS."""
    stars = {star.name: star for star in star_points(size, shape)}
    lines = []
    for name_a, name_b in PAIRS:
        a, b = stars[name_a], stars[name_b]
        length = math.hypot(b.x - a.x, b.y - a.y)
        start, end = (star.radius / 0.62 + _GAP * _unit(size) for star in (a, b))
        if length > start + end:
            ex, ey = (b.x - a.x) / length, (b.y - a.y) / length
            lines.append((a.x + ex * start, a.y + ey * start, b.x - ex * end, b.y - ey * end))
    return tuple(lines)


def draw_scorpius(canvas: pygame.Surface, shape: TableShape) -> None:
    """Draw the figure, barely lighter than the cloth, over the whole canvas."""
    size = canvas.get_size()
    unit = _unit(size)
    stars = star_points(size, shape)
    reach = math.ceil(16 * unit)
    left, top = int(min(s.x for s in stars)) - reach, int(min(s.y for s in stars)) - reach
    width = int(max(s.x for s in stars)) + reach - left
    height = int(max(s.y for s in stars)) + reach - top
    body = "".join(
        f'<path d="M{x0 - left:.2f} {y0 - top:.2f}L{x1 - left:.2f} {y1 - top:.2f}" stroke="{tokens.STAR}" '
        f'stroke-opacity="{_LINE_ALPHA}" stroke-width="{1.5 * unit:.2f}" stroke-linecap="round"/>'
        for x0, y0, x1, y1 in star_lines(size, shape)
    )
    for star in stars:
        rings = [(1.0, _STAR_ALPHA)]
        if star.name == "alpha":
            rings = [(1.0, _ANTARES_ALPHA), *((r / 0.62, a) for r, a in _HALOS)]
        body += "".join(
            f'<circle cx="{star.x - left:.2f}" cy="{star.y - top:.2f}" r="{star.radius * grow:.2f}" '
            f"{paint(star.colour, alpha)}/>"
            for grow, alpha in rings
        )
    canvas.blit(svg(body, width, height), (left, top))
