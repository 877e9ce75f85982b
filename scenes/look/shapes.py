"""Decides how outlines become pixels: SVG drawn once at the final size and kept; must not know what they mean."""

from __future__ import annotations

import io
import math
from typing import NamedTuple

import pygame

from scenes.look.drawn import Drawn

Colour = str
Gradient = tuple[str, str]


class Box(NamedTuple):
    """A rectangle in table pixels that keeps fractions."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside (right and bottom edges are outside)."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, by: float) -> Box:
        """The same box, larger by `by` on every side (smaller when negative)."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def rect(self) -> pygame.Rect:
        """The nearest whole-pixel rectangle."""
        x, y = round(self.x), round(self.y)
        return pygame.Rect(x, y, round(self.right) - x, round(self.bottom) - y)


_FORMAT = pygame.Surface((1, 1), pygame.SRCALPHA)


def rgb(colour: Colour) -> tuple[int, int, int]:
    """The three channels of "#RRGGBB"."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def rgba(colour: Colour, alpha: float = 1.0) -> tuple[int, int, int, int]:
    """Channels of "#RRGGBB" with an opacity between 0 and 1."""
    return (*rgb(colour), round(255 * alpha))


def paint(colour: Colour, alpha: float = 1.0) -> str:
    """SVG attributes for a fill."""
    return f'fill="{colour}" fill-opacity="{alpha:.3f}"'


def line(colour: Colour, width: float, alpha: float = 1.0) -> str:
    """SVG attributes for an outline without a fill."""
    return f'fill="none" stroke="{colour}" stroke-width="{width:.3f}" stroke-opacity="{alpha:.3f}"'


_DRAWN: Drawn[None] = Drawn(32 << 20)


def svg(body: str, width: int, height: int, view: str = "") -> pygame.Surface:
    """Rasterise SVG elements at width x height pixels (`view` is a viewBox); the surface is shared: only blit it."""
    return _DRAWN.get((body, width, height, view), lambda: (raster(body, width, height, view), None))[0]


def raster(body: str, width: int, height: int, view: str) -> pygame.Surface:
    view = view or f"0 0 {width} {height}"
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{view}">{body}</svg>'
    return pygame.image.load(io.BytesIO(text.encode()), "shape.svg").convert(_FORMAT)


def _fill_of(box: Box, fill: Colour | Gradient | None, alpha: float) -> tuple[str, str]:
    """SVG definitions and fill attribute for a flat colour, a top-to-foot gradient or nothing."""
    if fill is None:
        return "", 'fill="none"'
    if isinstance(fill, str):
        return "", paint(fill, alpha)
    top, foot = fill
    definition = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="{box.y:.2f}" x2="0" '
        f'y2="{box.bottom:.2f}"><stop offset="0" stop-color="{top}" stop-opacity="{alpha:.3f}"/>'
        f'<stop offset="1" stop-color="{foot}" stop-opacity="{alpha:.3f}"/></linearGradient></defs>'
    )
    return definition, 'fill="url(#g)"'


def rounded(
    canvas: pygame.Surface,
    box: Box,
    radius: float,
    fill: Colour | Gradient | None = None,
    alpha: float = 1.0,
    stroke: Colour | None = None,
    stroke_width: float = 1.0,
    stroke_alpha: float = 1.0,
) -> None:
    """Draw a rounded rectangle; the stroke lies inside the box, and the box starts on a whole pixel."""
    margin = math.ceil(stroke_width) + 1
    w, h = math.ceil(box.w) + 2 * margin, math.ceil(box.h) + 2 * margin
    inner = Box(margin, margin, box.w, box.h)
    definition, painted = _fill_of(inner, fill, alpha)
    body = (
        f'{definition}<rect x="{margin}" y="{margin}" width="{box.w:.2f}" height="{box.h:.2f}" '
        f'rx="{min(radius, box.w / 2, box.h / 2):.2f}" {painted}/>'
    )
    if stroke:
        half = stroke_width / 2
        body += (
            f'<rect x="{margin + half:.3f}" y="{margin + half:.3f}" width="{box.w - stroke_width:.2f}" '
            f'height="{box.h - stroke_width:.2f}" rx="{max(0.0, min(radius, box.w / 2, box.h / 2) - half):.2f}" '
            f"{line(stroke, stroke_width, stroke_alpha)}/>"
        )
    canvas.blit(svg(body, w, h), (round(box.x) - margin, round(box.y) - margin))


def ring(
    canvas: pygame.Surface,
    box: Box,
    radius: float,
    colour: Colour,
    width: float,
    gap: float = 0.0,
    alpha: float = 1.0,
) -> None:
    """Draw an outline outside the box, `gap` away from it, its corners concentric with the box's."""
    out = gap + width
    rounded(canvas, box.grown(out), radius + out, stroke=colour, stroke_width=width, stroke_alpha=alpha)


def disc(
    canvas: pygame.Surface,
    cx: float,
    cy: float,
    radius: float,
    fill: Colour | None = None,
    alpha: float = 1.0,
    stroke: Colour | None = None,
    stroke_width: float = 1.0,
    stroke_alpha: float = 1.0,
) -> None:
    """Draw a circle about a point; the stroke lies inside the radius."""
    side = 2 * math.ceil(radius + 1)
    body = ""
    if fill:
        body += f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius:.2f}" {paint(fill, alpha)}/>'
    if stroke:
        body += (
            f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius - stroke_width / 2:.2f}" '
            f"{line(stroke, stroke_width, stroke_alpha)}/>"
        )
    canvas.blit(svg(body, side, side), (round(cx - side / 2), round(cy - side / 2)))


def flat(canvas: pygame.Surface, box: Box, colour: Colour, alpha: float = 1.0) -> None:
    """Draw a square-cornered rectangle on whole pixels."""
    rect = box.rect()
    rect.w, rect.h = max(1, rect.w), max(1, rect.h)
    if alpha >= 1:
        canvas.fill(rgb(colour), rect)
        return
    surface = pygame.Surface(rect.size, pygame.SRCALPHA)
    surface.fill(rgba(colour, alpha))
    canvas.blit(surface, rect)
