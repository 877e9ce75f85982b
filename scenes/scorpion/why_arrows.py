"""Draws an arrow from a card's number to another card, by the gaps between columns and faint over indices. No rule."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, line, paint, svg

Point = tuple[float, float]

_SHAFT, _KEYLINE, _HEAD, _LEAST_HEAD = 2.25, 1.25, 10, 7
_SPREAD = 0.48
"""Half the angle of a head."""
_FAINT = 0.22
"""How much is left of a line where it crosses an index."""
_ASIDE = (0, 12, -12, 24, -24, 36, -36)
"""How far an arrow may bend up or down to cross fewer indices, in pixels at scale 1."""
_LOOKED_AT = 32
"""Points of an arrow that are looked at for what it crosses."""
_BENT = 1 / 40
"""What bending aside by a pixel costs, beside crossing an index at one of those points."""


class Arrow(NamedTuple):
    """A bent line: its ends, the two points it leans to, and the way it comes in (1 to the right, -1 to the left)."""

    start: Point
    leaves: Point
    comes: Point
    tip: Point
    way: int

    def at(self, t: float) -> Point:
        """A point of it, from 0 at its start to 1 at its tip."""
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = self[:4]
        return a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3

    def crossed(self, indexes: Sequence[Box]) -> int:
        """At how many of the points looked at it lies on one of these."""
        points = [self.at(number / _LOOKED_AT) for number in range(_LOOKED_AT + 1)]
        return sum(any(box.contains(x, y) for box in indexes) for x, y in points)


def arrow_within(start: Point, target: Box, gap: float) -> Arrow:
    """From a number to the right edge of another card of its column, through the gap on that side."""
    out = target.right + 1.05 * gap
    return Arrow(start, (out, start[1]), (out, target.cy), (target.right + 1, target.cy), -1)


def arrow_across(start: Point, tip: Point, gap: float, indexes: Sequence[Box], u: float) -> Arrow:
    """From a number to the near edge of a card of another column; bent so that it crosses as few indices as can be."""
    way = 1 if tip[0] > start[0] else -1
    lean = max(0.4 * abs(tip[0] - start[0]), 0.8 * gap)

    def bent(by: float) -> Arrow:
        return Arrow(start, (start[0] + way * lean, start[1] + by), (tip[0] - way * lean, tip[1] + by), tip, way)

    return min((bent(by * u) for by in _ASIDE), key=lambda one: one.crossed(indexes) + _cost(one, u))


def draw_arrow(canvas: pygame.Surface, arrow: Arrow, indexes: Sequence[Box], gap: float, u: float) -> None:
    """Draw it so that what it crosses of `indexes` can still be read."""
    head = max(_LEAST_HEAD * u, min(_HEAD * u, gap - 2))
    tip = arrow.tip
    neck = tip[0] - 0.7 * head * arrow.way, tip[1]
    xs, ys = zip(arrow.start, arrow.leaves, arrow.comes, tip, strict=True)
    edge = math.ceil(head + 4 * u)
    left, top = math.floor(min(xs)) - edge, math.floor(min(ys)) - edge
    size = math.ceil(max(xs)) + edge - left, math.ceil(max(ys)) + edge - top
    view = f"{left} {top} {size[0]} {size[1]}"
    shaft = svg(_shaft(arrow, neck, u), *size, view=view).copy()
    for box in indexes:
        part = box.rect().move(-left, -top)
        shaft.fill((255, 255, 255, round(255 * _FAINT)), part, pygame.BLEND_RGBA_MULT)
    canvas.blit(shaft, (left, top))
    canvas.blit(svg(_head(tip, arrow.way, head, u), *size, view=view), (left, top))


def _cost(arrow: Arrow, u: float) -> float:
    return abs(arrow.leaves[1] - arrow.start[1]) / u * _BENT


def _shaft(arrow: Arrow, neck: Point, u: float) -> str:
    shaft = f"M{_xy(arrow.start)}C{_xy(arrow.leaves)} {_xy(arrow.comes)} {_xy(neck)}"
    width, rim = _SHAFT * u, _KEYLINE * u
    under, over = line(tokens.KEYLINE, width + 2 * rim, 0.7), line(tokens.LAMP, width)
    return f'<path d="{shaft}" {under}/><path d="{shaft}" {over}/>'


def _head(tip: Point, way: int, head: float, u: float) -> str:
    back = tip[0] - way * head * math.cos(_SPREAD)
    half = head * math.sin(_SPREAD)
    outline = f"M{_xy(tip)}L{_xy((back, tip[1] - half))}L{_xy((back, tip[1] + half))}Z"
    rim = line(tokens.KEYLINE, 2 * _KEYLINE * u, 0.7)
    return f'<path d="{outline}" {rim} stroke-linejoin="round"/><path d="{outline}" {paint(tokens.LAMP)}/>'


def _xy(point: Point) -> str:
    return f"{point[0]:.2f} {point[1]:.2f}"
