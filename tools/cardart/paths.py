"""Path text: moving outlines about and writing them short.

Decides how a path is written; knows no card and no ink.

Outlines travel through the tool as SVG path text. `at` and `mirror` keep three decimals, `compact` writes the
one decimal that goes into a file.
"""

import math
from collections.abc import Sequence
from typing import Final

from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

Point = tuple[float, float]
MIDDLE: Final = 125.0
_KAPPA: Final = 0.5523  # the control arm, in radii, of a quarter circle drawn as one cubic


def number(value: float, places: int = 1) -> str:
    """`value` rounded to `places` decimals, without needless zeros: 2.0 is 2, -0.04 is 0, 0.5 is .5."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def transform(path: str, matrix: tuple[float, float, float, float, float, float]) -> str:
    """The path under the affine map (a, b, c, d, e, f) of SVG's matrix()."""
    pen = SVGPathPen(None, ntos=lambda value: number(value, 3))
    parse_path(path, TransformPen(pen, matrix))
    return str(pen.getCommands())


def at(path: str, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """The path scaled, turned by `turn` degrees clockwise and set down with its origin at (x, y).

    `flip` mirrors it left to right in its own box, before it is turned.
    """
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    wide = -scale if flip else scale
    return transform(path, (cos * wide, sin * wide, -sin * scale, cos * scale, x, y))


def mirror(path: str, axis: float = MIDDLE) -> str:
    """The path mirrored left to right about the upright line x = `axis`."""
    return transform(path, (-1, 0, 0, 1, 2 * axis, 0))


def polygon(points: Sequence[Point], closed: bool = True) -> str:
    """Straight lines through the points, closed or left open."""
    return "M" + "L".join(f"{number(x, 3)},{number(y, 3)}" for x, y in points) + ("Z" if closed else "")


def circle(x: float, y: float, radius: float, ry: float | None = None) -> str:
    """A circle about (x, y), or an ellipse of the upright radius `ry`; it runs clockwise from the right."""
    tall = radius if ry is None else ry
    kx, ky = _KAPPA * radius, _KAPPA * tall
    quarters = (
        (x + radius, y + ky, x + kx, y + tall, x, y + tall),
        (x - kx, y + tall, x - radius, y + ky, x - radius, y),
        (x - radius, y - ky, x - kx, y - tall, x, y - tall),
        (x + kx, y - tall, x + radius, y - ky, x + radius, y),
    )
    curves = "".join("C" + " ".join(number(value, 3) for value in quarter) for quarter in quarters)
    return f"M{number(x + radius, 3)},{number(y, 3)}{curves}Z"


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle with its upper left corner at (x, y) and quarter circles of `radius` for corners."""
    arm = (1 - _KAPPA) * radius
    right, foot = x + width, y + height
    return (
        f"M{x + radius},{y}L{right - radius},{y}C{right - arm},{y} {right},{y + arm} {right},{y + radius}"
        f"L{right},{foot - radius}C{right},{foot - arm} {right - arm},{foot} {right - radius},{foot}"
        f"L{x + radius},{foot}C{x + arm},{foot} {x},{foot - arm} {x},{foot - radius}"
        f"L{x},{y + radius}C{x},{y + arm} {x + arm},{y} {x + radius},{y}Z"
    )


def star(x: float, y: float, radius: float, points: int = 4, waist: float = 0.3, turn: float = 0) -> str:
    """A star with its first point up (then `turn` degrees on); its inner corners lie at `waist` x radius."""
    corners = []
    for corner in range(2 * points):
        angle = math.radians(turn - 90) + math.pi * corner / points
        reach = radius if corner % 2 == 0 else radius * waist
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(corners)


def compact(path: str) -> str:
    """The same path on a grid of tenths, in relative commands: about half the length of absolute ones.

    Points are rounded before they are subtracted, so the error never grows along a path.
    """
    pen = RecordingPen()
    parse_path(path, pen)
    writer = _TenthWriter()
    for command, points in pen.value:
        writer.add(command, [(round(x * 10), round(y * 10)) for x, y in points])
    return "".join(writer.parts)


class _TenthWriter:
    """Writes drawing commands given in tenths, each relative to where the last one ended."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._here = (0, 0)
        self._last = ""

    def add(self, command: str, points: list[tuple[int, int]]) -> None:
        if command == "moveTo":
            self._write("M", points, origin=(0, 0))
        elif command == "lineTo":
            if points[0] != self._here:
                self._line(points[0])
        elif command == "curveTo":
            self._write("c", points, origin=self._here)
        elif command == "qCurveTo":
            self._write("q", points, origin=self._here)
        elif command == "closePath":
            self.parts.append("z")
            self._last = "z"

    def _line(self, point: tuple[int, int]) -> None:
        if point[1] == self._here[1]:
            self._write("h", [point], self._here, axes=(0,))
        elif point[0] == self._here[0]:
            self._write("v", [point], self._here, axes=(1,))
        else:
            self._write("l", [point], self._here)

    def _write(
        self,
        letter: str,
        points: list[tuple[int, int]],
        origin: tuple[int, int],
        axes: tuple[int, ...] = (0, 1),
    ) -> None:
        numbers = [number((point[axis] - origin[axis]) / 10) for point in points for axis in axes]
        text = "" if letter == self._last else letter
        for index, value in enumerate(numbers):
            joined = value.startswith("-") or (index == 0 and bool(text))
            text += value if joined else ("," if text or index or self._last == letter else "") + value
        self.parts.append(text)
        self._here, self._last = points[-1], letter
