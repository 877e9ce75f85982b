"""Where a table's places lie in a window of any size; knows no game and draws nothing.

A tall window takes the tall map. Any other takes, of the maps whose controls stay large enough, the one that
gives the largest card, or else the map for small windows. The map is scaled to fit, and what is left over goes to
the places that spread.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scenes.look.shapes import Box
from scenes.table.maps import MapPlace, TableMap

TALL = "tall"


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the table in this window, with the properties its map gives it."""

    box: Box
    properties: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Layout:
    """A map fitted to a window: `scale` from the map's pixels to table pixels."""

    shape: str
    size: tuple[int, int]
    scale: float
    card_height: int
    card_aspect: float
    places: dict[str, Place]

    @property
    def tall(self) -> bool:
        return self.shape == TALL


def fit(maps: Sequence[TableMap], size: tuple[int, int]) -> Layout:
    """The layout of a table in a window of `size` table pixels; `maps` hold a tall one and a small one at least."""
    chosen = _choose(maps, size)
    scale = _scale(chosen, size)
    places = {
        name: Place(_fit_place(place, chosen, scale, size), place.properties) for name, place in chosen.places.items()
    }
    card_height = round(chosen.card_height * scale)
    return Layout(_shape(chosen), size, scale, card_height, chosen.card_aspect, places)


def _choose(maps: Sequence[TableMap], size: tuple[int, int]) -> TableMap:
    tall = size[0] < size[1]
    fitting = [table for table in maps if (_shape(table) == TALL) == tall]
    roomy = [table for table in fitting if table.least_scale and _scale(table, size) >= table.least_scale]
    return max(roomy or fitting, key=lambda table: (not table.least_scale, table.card_height * _scale(table, size)))


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
