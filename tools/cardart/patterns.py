"""Patterns as geometry: rays, rings, bars, scales, staggered motifs, hatching.

Decides shapes only; knows no ink.
"""

import math

from shapely import affinity
from shapely.geometry import LineString, MultiLineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cardart.shapes import area

Box = tuple[float, float, float, float]
"""Left, top, right, foot: the part of the card a pattern is laid out over before it is cut."""


def turns(count: int) -> list[tuple[float, float]]:
    """Cosine and sine of `count` even steps round a circle."""
    return [(math.cos(2 * math.pi * n / count), math.sin(2 * math.pi * n / count)) for n in range(count)]


def rays(x: float, y: float, count: int, radius: float, turn: float = 0) -> BaseGeometry:
    """`count` wedges from (x, y), each as wide as the gap after it; `turn` in radians."""
    wedges = []
    for index in range(count):
        first = turn + 2 * math.pi * index / count
        ends = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in (first, first + math.pi / count)]
        wedges.append(Polygon([(x, y), *ends]))
    return unary_union(wedges)


def rings(x: float, y: float, radii: range, width: float) -> BaseGeometry:
    """Concentric rings: for every inner radius one ring of `width`."""
    centre = Point(x, y)
    return unary_union([centre.buffer(r + width, 24).difference(centre.buffer(r, 24)) for r in radii])


def bars(span: Box, pitch: float, width: float) -> BaseGeometry:
    """Upright bars of `width`, their left edges `pitch` apart."""
    left, top, right, foot = span
    count = int((right - left) / pitch) + 1
    return unary_union([box(left + pitch * i, top, left + pitch * i + width, foot) for i in range(count)])


def strokes(span: Box, pitch: float, lean: float = 0) -> BaseGeometry:
    """Thin lines down the span, `pitch` apart; each ends `lean` units to the right of where it starts."""
    left, top, right, foot = span
    count = int((right - left) / pitch) + 1
    tops = (left + pitch * i for i in range(count))
    return MultiLineString([LineString([(x, top), (x + lean, foot)]) for x in tops])


def scales(span: Box, width: float, height: float) -> BaseGeometry:
    """Overlapping arches as lines, staggered by half a width from row to row."""
    left, top, right, foot = span
    arches = []
    for row in range(int((foot - top) / height) + 2):
        x, y = left - (width / 2 if row % 2 else 0), top + row * height
        while x < right + width:
            turns = [math.pi * step / 12 for step in range(13)]
            arches.append(
                LineString([(x + width / 2 * (1 + math.cos(t)), y + width * 0.62 * math.sin(t)) for t in turns])
            )
            x += width
    return MultiLineString(arches)


def staggered(span: Box, motif: str, pitch: float, row: float) -> BaseGeometry:
    """A motif (path text about 0,0) repeated `pitch` apart in rows `row` apart, every other row shifted."""
    left, top, right, foot = span
    stamp = area(motif)
    stamps = []
    for index in range(int((foot - top) / row) + 2):
        x, y = left - (pitch / 2 if index % 2 else 0), top + index * row
        while x < right + pitch:
            stamps.append(affinity.translate(stamp, x, y))
            x += pitch
    return unary_union(stamps)


def hatch(x: float, y: float, reach: float, pitch: float, angle: float) -> BaseGeometry:
    """Parallel lines about (x, y), at least `reach` long and wide, turned by `angle` degrees."""
    count = int(reach / pitch) + 1
    level = (y - reach / 2 + pitch * i for i in range(count))
    lines = MultiLineString([LineString([(x - reach, h), (x + reach, h)]) for h in level])
    return affinity.rotate(lines, angle, origin=(x, y))
