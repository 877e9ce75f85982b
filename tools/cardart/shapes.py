"""Geometry: path text to shapes and back, so that a pattern can be cut to a sleeve.

Knows no ink and no card.
"""

import math
from itertools import pairwise
from typing import Final, TypeAlias

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient
from shapely.ops import unary_union

from tools.cardart.paths import Point, polygon

Shape: TypeAlias = str | BaseGeometry
_SIMPLIFY: Final = 0.05  # half a tenth: what rounding moves a point anyway


def flatten(path: str) -> list[tuple[list[Point], bool]]:
    """The path's pieces as points, curves cut into short straights, each with whether it was closed."""
    pen = RecordingPen()
    parse_path(path, pen)
    pieces: list[tuple[list[Point], bool]] = []
    points: list[Point] = []
    for command, args in pen.value:
        if command == "moveTo":
            points = [args[0]]
        elif command == "lineTo":
            points.append(args[0])
        elif command in ("curveTo", "qCurveTo"):
            points.extend(_along(points[-1], args))
        elif points:
            pieces.append((points, command == "closePath"))
            points = []
    if points:
        pieces.append((points, False))
    return pieces


def _along(start: Point, controls: tuple[Point, ...]) -> list[Point]:
    """Points along one Bezier curve after its `start`, by de Casteljau's construction."""
    net = [start, *controls]
    steps = max(3, min(48, int(sum(map(math.dist, net, net[1:])) / 1.6) + 3))
    found = []
    for step in range(1, steps + 1):
        share, row = step / steps, net
        while len(row) > 1:
            row = [(ax + (bx - ax) * share, ay + (by - ay) * share) for (ax, ay), (bx, by) in pairwise(row)]
        found.append(row[0])
    return found


def area(shape: Shape) -> BaseGeometry:
    """The area inside a path (its pieces united) or a geometry's areas without its stray lines and points."""
    if isinstance(shape, str):
        rings = [Polygon(points) for points, _ in flatten(shape) if len(points) >= 3]
        return unary_union([ring if ring.is_valid else ring.buffer(0) for ring in rings])
    if shape.geom_type in ("Polygon", "MultiPolygon"):
        return shape
    return unary_union([part for part in pieces(shape) if part.geom_type in ("Polygon", "MultiPolygon")])


def outline(shape: Shape) -> BaseGeometry:
    """The lines a pen follows along a path or round a geometry."""
    if not isinstance(shape, str):
        return shape.boundary if shape.geom_type in ("Polygon", "MultiPolygon") else shape
    strokes = []
    for points, closed in flatten(shape):
        run = [*points, points[0]] if closed else points
        if len(run) > 1:
            strokes.append(LineString(run))
    return MultiLineString(strokes)


def pieces(shape: BaseGeometry) -> list[BaseGeometry]:
    """The single polygons, lines or points a geometry is made of."""
    return list(getattr(shape, "geoms", [shape]))


def to_path(shape: BaseGeometry) -> str:
    """Path text of a geometry; holes run against their rim, so the plain non-zero rule leaves them open."""
    if shape.is_empty:
        return ""
    if shape.geom_type == "Polygon":
        solid = orient(shape.simplify(_SIMPLIFY))
        return "".join(polygon(list(ring.coords)[:-1]) for ring in (solid.exterior, *solid.interiors))
    if shape.geom_type in ("LineString", "LinearRing"):
        return polygon(list(shape.simplify(_SIMPLIFY).coords), closed=False)
    if hasattr(shape, "geoms"):
        return "".join(to_path(part) for part in shape.geoms)
    return ""
