"""The woodcutter's hand: how shapes and lines are put on a plate so that they look printed.

Decides the three things that make a print: the colour slipping beside the line, the line heavier on the shade
side, the slight wobble. Knows no figure and no pack.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeAlias

from shapely.geometry import Polygon
from shapely.geometry.polygon import orient

from tools.cardart.italian.inks import INK, SLIPPING, WHITE
from tools.cardart.italian.plate import Look, Plate
from tools.cardart.italian.spline import HANDLE, Curve, Points, Spot, curves, drawn, nodes, normals, samples
from tools.cardart.paths import number
from tools.cardart.shapes import area

Matrix: TypeAlias = tuple[float, float, float, float, float, float]

_WOBBLE: Final = 0.42
_SLIP: Final = (1.55, 1.16)
_SLIP_AREA: Final = 300.0  # square card units; smaller colours stay in register
_KAPPA: Final = 0.5523
_TAPER: Final[dict[str, Callable[[float], float]]] = {
    "both": lambda t: math.sin(math.pi * t) ** 0.7,
    "in": lambda t: (1 - t) ** 0.8,
    "out": lambda t: t**0.8,
    "flat": lambda _: 1.0,
}
"""A blade's width, as a share of its widest, `t` of the way along: fine ends, thick start, thick end, even."""


class Pen:
    """Draws on a plate in a frame of its own that `at` moves, turns and scales.

    Line widths are in card units at scale 1 and grow with the square root of the scale, so that all parts of a
    card look cut by one hand. `shade` is how far the heavy side of an outline is thickened, `line` its ink.
    """

    def __init__(self, plate: Plate, handmade: bool = True) -> None:
        self.plate = plate
        self._handmade = handmade
        self._matrix: Matrix = (1, 0, 0, 1, 0, 0)

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False, tall: float = 1
    ) -> Iterator[None]:
        """Inside, the origin lies at (x, y), turned clockwise by `turn` degrees; `flip` mirrors left to right.

        `tall` stretches upright lengths beyond `scale`.
        """
        before = self._matrix
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        wide, high = -scale if flip else scale, scale * tall
        self._matrix = _joined(before, (cos * wide, sin * wide, -sin * high, cos * high, x, y))
        try:
            yield
        finally:
            self._matrix = before

    @contextmanager
    def steady(self) -> Iterator[None]:
        """Inside, no wobble and no slip: frames and backs are ruled, not cut."""
        before, self._handmade = self._handmade, False
        try:
            yield
        finally:
            self._handmade = before

    @contextmanager
    def within(self, points: Points, inset: float = 0.6) -> Iterator[None]:
        """Inside, only what falls into the smooth closed shape is printed: a pattern cut to its cloth."""
        before = self.plate.window
        shape = area(self._path(curves(points, closed=True), closed=True)).buffer(-inset)
        self.plate.window = shape if before is None else before.intersection(shape)
        try:
            yield
        finally:
            self.plate.window = before

    def both(self) -> Iterator[int]:
        """Twice: as it is (1) and mirrored left to right (-1), for what has two like sides."""
        for side in (1, -1):
            with self.at(flip=side < 0):
                yield side

    @property
    def grain(self) -> float:
        """The square root of the present scale: what line widths are multiplied by."""
        a, b, c, d, _, _ = self._matrix
        return math.sqrt(math.sqrt(abs(a * d - b * c)))

    # --- outlined shapes

    def blob(
        self,
        points: Points,
        fill: str | None,
        weight: float = 1.6,
        shade: float = 0.7,
        line: str | None = INK,
        handle: float = HANDLE,
    ) -> None:
        """A closed smooth shape through the points."""
        self._shape(curves(points, closed=True, handle=handle), fill, weight, shade, line)

    def poly(
        self, points: Points, fill: str | None, weight: float = 1.6, shade: float = 0.7, line: str | None = INK
    ) -> None:
        """A closed shape of straight edges."""
        corners = [node[:2] for node in nodes(points)]
        edges = [(a, a, b, b) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]
        self._shape(edges, fill, weight, shade, line)

    def cut(self, path: str, fill: str | None, weight: float = 1.6, shade: float = 0.7, line: str | None = INK) -> None:
        """A closed shape given as path text of M, L, C and Z."""
        self._shape(drawn(path), fill, weight, shade, line)

    def oval(
        self,
        x: float,
        y: float,
        radius: float,
        high: float | None = None,
        fill: str | None = None,
        weight: float = 1.6,
        shade: float = 0.7,
        line: str | None = INK,
    ) -> None:
        """A circle, or an ellipse of upright radius `high`."""
        rx, ry = radius, radius if high is None else high
        kx, ky = _KAPPA * rx, _KAPPA * ry
        right, foot, left, top = (x + rx, y), (x, y + ry), (x - rx, y), (x, y - ry)
        quarters: list[Curve] = [
            (right, (x + rx, y + ky), (x + kx, y + ry), foot),
            (foot, (x - kx, y + ry), (x - rx, y + ky), left),
            (left, (x - rx, y - ky), (x - kx, y - ry), top),
            (top, (x + kx, y - ry), (x + rx, y - ky), right),
        ]
        self._shape(quarters, fill, weight, shade, line)

    def dot(self, x: float, y: float, radius: float, fill: str = INK, high: float | None = None) -> None:
        """A spot of ink without outline."""
        self.oval(x, y, radius, high, fill, 0, 0, None)

    def tube(self, points: Points, width: float, fill: str, rim: float = 1.6) -> None:
        """A rod, stalk or cord of even width along the points, with an outline."""
        path = self._path(curves(points, closed=False), closed=False)
        scale = self.grain**2
        self.plate.add(path, Look(None, INK, width * scale + 2 * rim * self.grain))
        self.plate.add(path, Look(None, fill, width * scale))

    # --- lines

    def line(self, points: Points, weight: float = 1.4, line: str = INK) -> None:
        """An even stroke along the points."""
        path = self._path(curves(points, closed=False), closed=False)
        self.plate.add(path, Look(None, line, weight * self.grain))

    def blade(self, points: Points, width: float = 2, taper: str = "both", fill: str = INK) -> None:
        """A stroke of the knife along the points; `taper` is both, in, out or flat."""
        spine = samples(points, 5)
        half, law, last = width / 2 / self.grain, _TAPER[taper], len(spine) - 1
        left, right = [], []
        for place, ((x, y), (nx, ny)) in enumerate(zip(spine, normals(spine), strict=True)):
            reach = half * (law(place / last) + 0.06)
            left.append(self._place(x + nx * reach, y + ny * reach))
            right.append(self._place(x - nx * reach, y - ny * reach))
        shape = orient(Polygon(left + right[::-1]).simplify(0.06))
        ring = list(shape.exterior.coords)[:-1]
        self.plate.add(_straight(ring), Look(fill, None, 0))

    # --- how it gets on the plate

    def _shape(self, chain: Sequence[Curve], fill: str | None, weight: float, shade: float, line: str | None) -> None:
        width, outline = weight * self.grain, line if weight else None
        if shade and outline:
            reach = shade * self.grain
            heavy = self._path(chain, True, reach * 0.75, reach)
            self.plate.add(heavy, Look(INK, INK, width))
        path = self._path(chain, closed=True)
        if self._handmade and outline and fill in SLIPPING and self._area(chain) > _SLIP_AREA:
            self.plate.add(path, Look(WHITE, None, 0))
            self.plate.add(self._path(chain, True, *_SLIP), Look(fill, None, 0))
            self.plate.add(path, Look(None, outline, width))
        else:
            self.plate.add(path, Look(fill, outline, width if outline else 0))

    def _path(self, chain: Sequence[Curve], closed: bool, dx: float = 0, dy: float = 0) -> str:
        def spot(point: Spot) -> str:
            x, y = self._place(*point)
            return f"{number(x + dx, 3)},{number(y + dy, 3)}"

        text = "M" + spot(chain[0][0])
        for a, b, c, d in chain:
            text += "L" + spot(d) if a == b and c == d else f"C{spot(b)} {spot(c)} {spot(d)}"
        return text + ("Z" if closed else "")

    def _place(self, x: float, y: float) -> Spot:
        a, b, c, d, e, f = self._matrix
        x, y = a * x + c * y + e, b * x + d * y + f
        if not self._handmade:
            return x, y
        return (
            x + _WOBBLE * (math.sin(0.17 * y + 0.05 * x) + 0.6 * math.sin(0.43 * y - 0.11 * x + 1)),
            y + _WOBBLE * (math.sin(0.15 * x - 0.07 * y + 2) + 0.6 * math.sin(0.37 * x + 0.13 * y)),
        )

    def _area(self, chain: Sequence[Curve]) -> float:
        ring = [self._place(*curve[0]) for curve in chain]
        edges = zip(ring, ring[1:] + ring[:1], strict=True)
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in edges)) / 2


def _joined(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = outer
    h, i, j, k, m, n = inner
    return (a * h + c * i, b * h + d * i, a * j + c * k, b * j + d * k, a * m + c * n + e, b * m + d * n + f)


def _straight(ring: Sequence[Spot]) -> str:
    return "M" + "L".join(f"{number(x, 3)},{number(y, 3)}" for x, y in ring) + "Z"
