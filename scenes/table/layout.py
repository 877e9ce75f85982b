"""Where a table's places lie in a window of any size; knows no game and draws nothing.

There is a map for each shape of window, and one for small windows, where the controls of the others would be too
small to hit. A table may have one for portrait windows nearer to the square than tall ones. The map is scaled to
fit, and what is left over goes to the places that spread.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from scenes.look.shapes import Box
from scenes.table.maps import MapPlace, TableMap

WIDE, SQUARE, SMALL, TALL = "wide", "square", "small", "tall"
SHAPES = (WIDE, SQUARE, SMALL, TALL)
PORTRAIT = "portrait"
_WIDE_FROM = 1.4
"""Width over height from which the wide map gives the larger card."""
_TALL_TO = 0.6
"""Width over height up to which the tall map fits; above it much of a window's width would stay bare."""


class Place(NamedTuple):
    """A place of the table in this window, with the properties its map gives it."""

    box: Box
    properties: dict[str, Any]


class Layout(NamedTuple):
    """A map fitted to a window: `scale` from the map's pixels to table pixels."""

    shape: str
    size: tuple[int, int]
    scale: float
    card_height: int
    card_aspect: float
    places: dict[str, Place]

    @property
    def tall(self) -> bool:
        """Whether the window is higher than wide: then the strip lies at its foot."""
        return self.shape in (TALL, PORTRAIT)


def fit(read: Callable[[str], TableMap], size: tuple[int, int], portrait: bool = False) -> Layout:
    """The layout of a table in a window of `size` table pixels; `read` gives the table's map of a shape.

    `portrait` is whether the table has a map of that shape too.
    """
    chosen = _choose(read, size, portrait)
    scale = _scale(chosen, size)
    places = {
        name: Place(_fit_place(place, chosen, scale, size), place.properties) for name, place in chosen.places.items()
    }
    card_height = round(chosen.card_height * scale)
    return Layout(_shape(chosen), size, scale, card_height, chosen.card_aspect, places)


def _choose(read: Callable[[str], TableMap], size: tuple[int, int], portrait: bool) -> TableMap:
    width, height = size
    if width < height:
        return read(PORTRAIT if portrait and width > height * _TALL_TO else TALL)
    roomy = read(WIDE if width >= height * _WIDE_FROM else SQUARE)
    return roomy if _scale(roomy, size) >= roomy.least_scale else read(SMALL)


def _shape(table: TableMap) -> str:
    return table.name.rpartition("-")[2]


def _scale(table: TableMap, size: tuple[int, int]) -> float:
    return min(size[0] / table.width, size[1] / table.height)


def _fit_place(place: MapPlace, table: TableMap, scale: float, size: tuple[int, int]) -> Box:
    x, width = _fit_axis(place.x, place.width, table.width, scale, size[0], place.ax)
    y, height = _fit_axis(place.y, place.height, table.height, scale, size[1], place.ay)
    return Box(x, y, width, height)


def _fit_axis(start: float, length: float, whole: int, scale: float, room: int, anchor: str) -> tuple[int, int]:
    near, far = start * scale, (whole - start - length) * scale
    if anchor == "spread":
        return round(near), round(room - far) - round(near)
    size = round(length * scale)
    if anchor in ("left", "top"):
        return round(near), size
    if anchor in ("right", "bottom"):
        return round(room - far) - size, size
    return round(near + (room - whole * scale) / 2), size
