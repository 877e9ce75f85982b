"""Reads a table's TMX map into a frozen `TableMap` and checks it; decides no size on the screen, knows no game.

A map is drawn at one reference size. Each object of its only layer is a place: a rectangle with a name, a type,
and properties: `ax`, `ay` say how it keeps to the window (`left`, `right`, `centre` or `spread`; `top`, `bottom`,
`centre` or `spread`), the rest is for whoever lays cards there. Steps are in card heights.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytmx

from game.errors import LayoutError

_ANCHORS_X = ("left", "centre", "right", "spread")
_ANCHORS_Y = ("top", "centre", "bottom", "spread")


class MapPlace(NamedTuple):
    """One object of a map, in pixels of the map's reference size."""

    name: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    ax: str
    ay: str
    properties: dict[str, Any]


class TableMap(NamedTuple):
    """A map: its reference size, the card it is drawn for (aspect: width over height), its places by name.

    Below `least_scale` its controls would be too small to hit; 0: it serves windows of any size.
    """

    name: str
    width: int
    height: int
    card_height: int
    card_aspect: float
    least_scale: float
    places: dict[str, MapPlace]


def read_map(
    path: Path, needed: tuple[str, ...], numbers: Mapping[str, tuple[str, ...]] = MappingProxyType({})
) -> TableMap:
    """The map in a file; `numbers` names for a place the properties that must be numbers.

    Raises `LayoutError` where the map cannot be used or lacks one of the `needed` places or of those properties.
    """
    try:
        tiled = pytmx.TiledMap(str(path))
    except Exception as error:  # pytmx lets out whatever its XML reader and its casts raise
        raise LayoutError(f"{path.name}: not a Tiled map ({error})") from error
    places: dict[str, MapPlace] = {}
    for thing in tiled.objects:
        place = _read_place(thing, path.name)
        if place.name in places:
            raise LayoutError(f"{path.name}: two objects are named {place.name!r}; expected one")
        places[place.name] = place
    for name in needed:
        if name not in places:
            raise LayoutError(f"{path.name}: no object is named {name!r}; expected {', '.join(needed)}")
        for key in numbers.get(name, ()):
            _number(places[name].properties, key, f"{path.name}: object {name!r} has the")
    width, height = tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
    return TableMap(
        path.stem,
        width,
        height,
        card_height=round(_number(tiled.properties, "card_height", f"{path.name}: the map has the")),
        card_aspect=_number(tiled.properties, "card_aspect", f"{path.name}: the map has the"),
        least_scale=_number(tiled.properties, "least_scale", f"{path.name}: the map has the"),
        places=places,
    )


def _number(properties: Mapping[str, Any], key: str, whose: str) -> float:
    value = properties.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
        raise LayoutError(f"{whose} property {key} {value!r}; expected a number of 0 or more")
    return float(value)


def _read_place(thing: Any, name: str) -> MapPlace:
    if not thing.name or not thing.type:
        raise LayoutError(f"{name}: object {thing.id} lacks a name or a type")
    if thing.width <= 0 or thing.height <= 0:
        raise LayoutError(f"{name}: object {thing.name!r} is no rectangle")
    properties = dict(thing.properties)
    for key, allowed in (("ax", _ANCHORS_X), ("ay", _ANCHORS_Y)):
        if properties.get(key) not in allowed:
            raise LayoutError(
                f"{name}: object {thing.name!r} has {key} {properties.get(key)!r}; expected one of {', '.join(allowed)}"
            )
    ax, ay = properties.pop("ax"), properties.pop("ay")
    return MapPlace(thing.name, thing.type, thing.x, thing.y, thing.width, thing.height, ax, ay, properties)
