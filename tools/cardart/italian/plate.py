"""What is printed on a card, in order, and the file it becomes.

Decides which marks are left out because later ones hide them, and how few bytes the rest take. Knows no figure.
"""

from dataclasses import dataclass
from typing import Final

from shapely import prepare
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cardart.paths import compact, number
from tools.cardart.shapes import area, outline, to_path

_WORTH_COVERING: Final = 60.0  # square units; smaller marks hide too little to be worth uniting
_SAFETY: Final = 0.25  # a cover counts only this far inside its rim, so that no pixel shows through


@dataclass(frozen=True)
class Look:
    """How a mark is inked; `weight` is the width of `line` in card units."""

    fill: str | None
    line: str | None
    weight: float

    def attributes(self) -> str:
        text = f' fill="{self.fill or "none"}"'
        return text + (f' stroke="{self.line}" stroke-width="{number(self.weight, 2)}"' if self.line else "")


@dataclass(frozen=True)
class Mark:
    """Path text in card units and its look."""

    path: str
    look: Look

    def reach(self) -> BaseGeometry:
        """All the ground the mark may ink."""
        shape = area(self.path) if self.look.fill else outline(self.path)
        return shape.buffer(self.look.weight / 2 + 0.05, 2) if self.look.line else shape


class Plate:
    """A sheet of `width` by `height` units that takes marks one over another.

    While `window` is set, only what falls inside that area is printed.
    """

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.window: BaseGeometry | None = None
        self._marks: list[Mark] = []

    def add(self, path: str, look: Look) -> None:
        """Print a mark over all that is there."""
        if self.window is None or self.window.contains(Mark(path, look).reach()):
            self._marks.append(Mark(path, look))
            return
        if look.fill:
            cut = to_path(area(area(path).intersection(self.window)))
            self._keep(cut, Look(look.fill, None, 0))
        if look.line:
            self._keep(to_path(outline(path).intersection(self.window)), Look(None, look.line, look.weight))

    def _keep(self, path: str, look: Look) -> None:
        if path:
            self._marks.append(Mark(path, look))

    def reach(self) -> tuple[float, float, float, float]:
        """Left, top, right and foot of all that is printed so far, which must be something."""
        left, top, right, foot = zip(*(mark.reach().bounds for mark in self._marks), strict=True)
        return min(left), min(top), max(right), max(foot)

    def text(self) -> str:
        """The whole SVG file."""
        size = f'viewBox="0 0 {number(self.width)} {number(self.height)}"'
        size += f' width="{number(self.width)}" height="{number(self.height)}"'
        pen = '<g stroke-linecap="round" stroke-linejoin="round">'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{pen}{self._elements()}</g></svg>\n'

    def _elements(self) -> str:
        return "".join(f'<path d="{compact(path)}"{look.attributes()}/>' for path, look in _gathered(self._seen()))

    def _seen(self) -> list[Mark]:
        hidden: BaseGeometry = box(0, 0, 0, 0)
        prepare(hidden)
        seen: list[Mark] = []
        for mark in reversed(self._marks):
            reach = mark.reach()
            if reach.is_empty or hidden.covers(reach):
                continue
            seen.append(mark)
            if mark.look.fill:
                cover = area(mark.path).buffer(-_SAFETY, 2).simplify(0.05)
                if cover.area > _WORTH_COVERING:
                    hidden = unary_union([hidden, cover])
                    prepare(hidden)
        return seen[::-1]


def _gathered(marks: list[Mark]) -> list[tuple[str, Look]]:
    """Neighbours of one look as one path, where they do not touch or are mere ink."""
    runs: list[tuple[str, Look, list[BaseGeometry]]] = []
    for mark in marks:
        ground = box(*mark.reach().bounds)
        # knife strokes all run the same way round, so they may even overlap in one path
        stroke = mark.look.line is None and "C" not in mark.path
        if runs and runs[-1][1] == mark.look and (stroke or not any(map(ground.intersects, runs[-1][2]))):
            path, look, grounds = runs.pop()
            runs.append((path + mark.path, look, [*grounds, ground]))
        else:
            runs.append((mark.path, mark.look, [ground]))
    return [(path, look) for path, look, _ in runs]
