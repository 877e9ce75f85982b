"""A figure: shapes laid one over another inside one clipping outline.

Decides how ink is cut and what is hidden.

The rasteriser knows no clip paths, so every shape is cut by geometry as it is laid down. Knows no suit and no
court.
"""

import math
from dataclasses import dataclass

from shapely import affinity
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cardart import ink, patterns, svg
from tools.cardart.shapes import Shape, area, outline, pieces, to_path

_WORTH_COVERING = 12.0  # areas below this hide too little to be worth uniting


@dataclass
class Mark:
    """One path to be printed: its look, the separate parts it consists of, and the area it hides, if any."""

    path: str
    fill: str
    line: str | None
    weight: float
    cap: str
    parts: list[BaseGeometry]
    cover: BaseGeometry | None = None

    def reach(self, part: BaseGeometry) -> BaseGeometry:
        """All the ground the part may ink, its line's half width included."""
        return part.buffer(self.weight / 2) if self.line else part


class Figure:
    """Shapes in the order they were laid, all inside `clip`. A shape is path text or a geometry.

    `clip` holds for areas; lines that reach it stop half a unit before it, with butt ends, so they never
    bulge over a frame drawn on it. Every `within` narrows the clip for one shape, for example to the sleeve a
    fold belongs to.
    """

    def __init__(self, clip: BaseGeometry) -> None:
        self.clip = clip
        self._line_clip = clip.buffer(-0.5)
        self._marks: list[Mark] = []

    def fill(
        self,
        shape: Shape,
        fill: str,
        line: str | None = None,
        weight: float = 1.8,
        within: BaseGeometry | None = None,
    ) -> BaseGeometry:
        """Lay a filled shape, outlined if `line` names an ink; returns its uncut area as a region."""
        whole = area(shape)
        clip = self._narrow(self.clip, within)
        if clip.contains(whole):
            path = shape if isinstance(shape, str) else to_path(shape)
            self._add(Mark(path, fill, line, weight, "round", [whole], whole))
            return whole
        cut = area(whole.intersection(clip))
        self._add(Mark(to_path(cut), fill, None, 0, "round", [cut], cut))
        if line:
            self._cut_line(outline(shape), line, weight, within)
        return whole

    def line(self, shape: Shape, line: str, weight: float = ink.INNER, within: BaseGeometry | None = None) -> None:
        """Draw along a shape with a round pen."""
        stroke = outline(shape)
        if self._narrow(self.clip, within).contains(stroke):
            path = shape if isinstance(shape, str) else to_path(stroke)
            self._add(Mark(path, "none", line, weight, "round", [stroke]))
        else:
            self._cut_line(stroke, line, weight, within)

    def pattern(self, region: BaseGeometry, motif: BaseGeometry, fill: str) -> None:
        """Print the motif's areas where they fall inside the region."""
        parts = [part for part in pieces(area(motif.intersection(self.clip.intersection(region)))) if part.area > 0.3]
        self._add(Mark("", fill, None, 0, "round", parts))

    def pattern_lines(self, region: BaseGeometry, motif: BaseGeometry, line: str, weight: float) -> None:
        """Draw the motif's lines where they fall inside the region."""
        self._cut_line(motif, line, weight, region)

    def cloth(self, shape: Shape, fill: str, motif: BaseGeometry, print_ink: str, weight: float = 0) -> BaseGeometry:
        """A piece of patterned cloth with a navy contour; a `weight` means the motif is lines.

        Returns its area.
        """
        whole = self.fill(shape, fill)
        if weight:
            self.pattern_lines(whole, motif, print_ink, weight)
        else:
            self.pattern(whole, motif, print_ink)
        self.line(shape, ink.NAVY, ink.CONTOUR)
        return whole

    def shade(
        self,
        shape: Shape,
        dx: float = 5,
        dy: float = 1,
        angle: float = 30,
        pitch: float = 2.5,
        within: BaseGeometry | None = None,
    ) -> None:
        """Hatch the side turned from the light: the shape minus itself moved up-left by (dx, dy)."""
        whole = area(shape)
        crescent = whole.difference(affinity.translate(whole, -dx, -dy))
        if within is not None:
            crescent = crescent.intersection(within)
        region = area(crescent.buffer(-0.2)).intersection(self._line_clip)
        left, top, right, foot = whole.bounds
        hatch = patterns.hatch((left + right) / 2, (top + foot) / 2, math.hypot(right - left, foot - top), pitch, angle)
        strokes = [part for part in pieces(hatch.intersection(region)) if part.length > 2]
        if strokes:
            self._add(Mark("", "none", ink.NAVY, ink.HATCH, "butt", strokes))

    def markup(self) -> str:
        """The figure as path elements, without the shapes that later ones hide altogether."""
        hidden: BaseGeometry = Polygon()
        kept: list[str] = []
        for mark in reversed(self._marks):
            parts = [part for part in mark.parts if not hidden.contains(mark.reach(part))]
            if parts:
                path = mark.path or "".join(to_path(part) for part in parts)
                kept.append(svg.path(path, mark.fill, mark.line, mark.weight, mark.cap))
            if mark.cover is not None and mark.cover.area > _WORTH_COVERING:
                hidden = unary_union([hidden, mark.cover])
        return "".join(reversed(kept))

    def _add(self, mark: Mark) -> None:
        if any(not part.is_empty for part in mark.parts):
            self._marks.append(mark)

    def _cut_line(self, stroke: BaseGeometry, line: str, weight: float, within: BaseGeometry | None) -> None:
        cut = stroke.intersection(self._narrow(self._line_clip, within))
        parts = [part for part in pieces(cut) if part.length > 0]
        self._add(Mark("", "none", line, weight, "butt", parts))

    @staticmethod
    def _narrow(clip: BaseGeometry, within: BaseGeometry | None) -> BaseGeometry:
        return clip if within is None else clip.intersection(within)
