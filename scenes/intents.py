"""Decides what a person can say to a scene; must not know devices, scenes or games.

Positions are table pixels: the canvas has its origin at the top left and y grows downwards.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

#: ("mouse", 0, 0), or ("touch", device, finger).
PointerId = tuple[str, int, int]

MOUSE: PointerId = ("mouse", 0, 0)


class PointerDown(NamedTuple):
    """A button or a finger went down; `time` is in seconds of the program's clock, `shift` whether that key is held."""

    pointer: PointerId
    x: float
    y: float
    button: Literal["primary", "secondary"] = "primary"
    time: float = 0.0
    shift: bool = False


class PointerMoved(NamedTuple):
    """A pointer moved, pressed or (a mouse only) not."""

    pointer: PointerId
    x: float
    y: float
    time: float = 0.0


class PointerUp(NamedTuple):
    """The primary press of this pointer ended here."""

    pointer: PointerId
    x: float
    y: float
    time: float = 0.0


class SecondaryUp(NamedTuple):
    """The secondary press of this pointer ended here; what the primary one holds goes on being held."""

    pointer: PointerId
    x: float
    y: float
    time: float = 0.0


class PointerGone(NamedTuple):
    """The pointer left the window or the system took it away: whatever it held is let go, nothing fires."""

    pointer: PointerId


class Wheel(NamedTuple):
    """The wheel turned at (x, y); `dy` counts notches, positive away from the person (content goes down)."""

    x: float
    y: float
    dy: float


class KeyPressed(NamedTuple):
    """A key by name.

    A lower-case Latin letter, a digit, or: up down left right enter space escape tab backspace delete
    insert home end pageup pagedown f1 f6 f11.
    """

    name: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    repeat: bool = False


class TextTyped(NamedTuple):
    """Characters composed by the keyboard or an input method.

    `key` is the name of the key they were typed with, empty where it has none or there was none; `repeat` tells that
    the key is held down since.
    """

    text: str
    key: str = ""
    repeat: bool = False


class TextComposed(NamedTuple):
    """What an input method has composed so far and has not typed yet; empty: nothing any more."""

    text: str


Pointing = PointerDown | PointerMoved | PointerUp | SecondaryUp | PointerGone
Intent = Pointing | Wheel | KeyPressed | TextTyped | TextComposed
