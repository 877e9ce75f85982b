"""Decides where a window may stand and how large: rectangles in the desktop's pixels. Knows no window, asks nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Size = tuple[int, int]


class Area(NamedTuple):
    """A rectangle of the desktop."""

    x: int
    y: int
    width: int
    height: int

    @property
    def size(self) -> Size:
        return self.width, self.height


class Frame(NamedTuple):
    """How much a window's frame, the title bar included, adds to its inside on each side."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


class Display(NamedTuple):
    """A display: what it shows of the desktop, and how much of that panels leave to windows."""

    name: str
    bounds: Area
    usable: Area


def fitting(size: Size, room: Area, frame: Frame = Frame()) -> Size:  # noqa: B008  # a tuple, which nobody changes
    """The inside of a window as near to `size` as the room leaves."""
    return (
        max(1, min(size[0], room.width - frame.left - frame.right)),
        max(1, min(size[1], room.height - frame.top - frame.bottom)),
    )


def centred(size: Size, room: Area) -> Area:
    """An area of this size in the middle of the room."""
    return Area(room.x + (room.width - size[0]) // 2, room.y + (room.height - size[1]) // 2, *size)


def home(inside: Area, displays: Sequence[Display]) -> Display:
    """The display a window stands on: the one that shows most of it, else the nearest."""
    return max(displays, key=lambda display: (_shared(inside, display.bounds), -_apart(inside, display.bounds)))


def whole(inside: Area, frame: Frame, displays: Sequence[Display]) -> Area:
    """Where the window's inside goes so that all of it and its frame are to be seen; no further than it must."""
    room = home(inside, displays).usable
    width, height = fitting(inside.size, room, frame)
    x = min(max(inside.x, room.x + frame.left), room.x + room.width - frame.right - width)
    y = min(max(inside.y, room.y + frame.top), room.y + room.height - frame.bottom - height)
    return Area(x, y, width, height)


def written(display: Display) -> str:
    """A display as it is kept between two runs."""
    x, y, width, height = display.bounds
    return f"{width}x{height}+{x}+{y} {display.name}"


def find(kept: str, displays: Sequence[Display]) -> Display | None:
    """The display that was kept, if it is there: the very same, else one of its name, else one in its place."""
    place, _, name = kept.partition(" ")
    for display in displays:
        if written(display) == kept:
            return display
    by_name = [display for display in displays if name and display.name == name]
    by_place = [display for display in displays if written(display).partition(" ")[0] == place]
    return next(iter(by_name or by_place), None)


def _shared(one: Area, other: Area) -> int:
    width = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    height = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(width, 0) * max(height, 0)


def _apart(one: Area, other: Area) -> int:
    """The square of the way between two areas' middles, twice as long."""
    x = 2 * one.x + one.width - 2 * other.x - other.width
    y = 2 * one.y + one.height - 2 * other.y - other.height
    return x * x + y * y
