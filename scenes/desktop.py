"""Asks SDL and the X server what pygame has no words for: displays, frames, a window's ground. Decides nothing.

Nothing here raises: what nobody can tell, or does on this system, is simply not known. Loaded only where it is needed,
for ctypes takes its time.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

import pygame

from scenes.placement import Area, Display, Frame
from scenes.video import SHOWING_NOTHING

try:
    import ctypes
except ImportError:  # a Python without it, or a frozen program
    ctypes = None  # type: ignore[assignment]


class Desktop:
    """The displays of this desktop, as they are now."""

    def __init__(self) -> None:
        self._sdl = _sdl()
        self._x: _XServer | None = None

    def close(self) -> None:
        if self._x is not None:
            self._x.close()

    def places(self) -> list[Area]:
        """What each display shows of the desktop: quickly asked, so that a change is noticed."""
        return self._server.monitors() or [one.bounds for one in self._known()]

    def displays(self) -> list[Display]:
        """All displays, the main one first; none where they are not known."""
        known = self._known()
        # SDL knows what there was when it began, and goes on counting displays that are only switched off since.
        places = self._x.monitors() if self._x is not None else []
        if not places:
            return known
        there = [one for one in known if one.bounds in places]
        seen = [one.bounds for one in there]
        return there + [Display("", place, place) for place in places if place not in seen]

    def frame(self, window: pygame.Window) -> Frame:
        """What the window manager has put round a window that is shown."""
        if self._sdl is None:
            return Frame()
        top, left, bottom, right = (ctypes.c_int() for _ in range(4))
        sides = [ctypes.byref(side) for side in (top, left, bottom, right)]
        if self._sdl.SDL_GetWindowBordersSize(ctypes.c_void_p(self._sdl.SDL_GetWindowFromID(window.id)), *sides):
            return Frame()
        return Frame(left.value, top.value, right.value, bottom.value)

    def set_ground(self, window: pygame.Window, colour: tuple[int, int, int]) -> None:
        """What a window shows where it has grown and nothing is drawn yet; what is drawn stays where it is."""
        self._server.set_ground(window.handle, colour)

    @property
    def _server(self) -> _XServer:
        if self._x is None:
            self._x = _XServer()
        return self._x

    def _known(self) -> list[Display]:
        if self._sdl is None or pygame.display.get_driver() in SHOWING_NOTHING:
            return []
        found = []
        for number in range(pygame.display.get_num_displays()):
            bounds, usable = (ctypes.c_int * 4)(), (ctypes.c_int * 4)()
            if self._sdl.SDL_GetDisplayBounds(number, bounds):
                continue
            if self._sdl.SDL_GetDisplayUsableBounds(number, usable) or min(usable[2], usable[3]) <= 0:
                usable = bounds
            name = self._sdl.SDL_GetDisplayName(number) or b""
            found.append(Display(name.decode("utf-8", "replace"), Area(*bounds), Area(*usable)))
        return found


_X_LIBRARIES = ("libX11.so.6", "libXrandr.so.2")
"""Those of the system. PyInstaller would bring along what a call names itself."""


class _XServer:
    """A second line to the X server; silent where there is none."""

    def __init__(self) -> None:
        self._line = None
        if pygame.display.get_driver() != "x11":
            return
        try:
            self._x11, self._randr = (ctypes.CDLL(name) for name in _X_LIBRARIES)
            for function in (self._x11.XOpenDisplay, self._x11.XSetErrorHandler, self._randr.XRRGetMonitors):
                function.restype = ctypes.c_void_p
            self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
            line = self._x11.XOpenDisplay(None)
        except (OSError, AttributeError):
            return
        if not line:
            return
        self._line = ctypes.c_void_p(line)
        self._root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._line))
        self._colours = self._x11.XDefaultDepth(self._line, self._x11.XDefaultScreen(self._line)) in (24, 32)
        # Xlib's own answer to an error is to end the program.
        self._calm = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda _line, _error: 0)

    def close(self) -> None:
        if self._line is not None:
            self._x11.XCloseDisplay(self._line)
            self._line = None

    def monitors(self) -> list[Area]:
        """The displays that are switched on; none where the server can't tell."""
        if self._line is None:
            return []
        count = ctypes.c_int()
        before = self._x11.XSetErrorHandler(self._calm)
        found = self._randr.XRRGetMonitors(self._line, self._root, True, ctypes.byref(count))
        self._x11.XSetErrorHandler(ctypes.c_void_p(before))
        if not found:
            return []
        told = ctypes.cast(found, ctypes.POINTER(_monitor()))
        areas = [Area(one.x, one.y, one.width, one.height) for one in told[: count.value]]
        self._randr.XRRFreeMonitors(ctypes.c_void_p(found))
        return areas

    def set_ground(self, window: int, colour: tuple[int, int, int]) -> None:
        if self._line is None or not self._colours:
            return
        red, green, blue = colour
        wanted = _attributes()(background_pixel=red << 16 | green << 8 | blue, bit_gravity=_NORTH_WEST)
        before = self._x11.XSetErrorHandler(self._calm)
        asked = ctypes.c_ulong(_CW_BACK_PIXEL | _CW_BIT_GRAVITY)
        self._x11.XChangeWindowAttributes(self._line, ctypes.c_ulong(window), asked, ctypes.byref(wanted))
        self._x11.XSync(self._line, False)
        self._x11.XSetErrorHandler(ctypes.c_void_p(before))


_CW_BACK_PIXEL, _CW_BIT_GRAVITY, _NORTH_WEST = 1 << 1, 1 << 4, 1


@cache
def _monitor() -> Any:
    """Xrandr's XRRMonitorInfo."""

    class Monitor(ctypes.Structure):
        _fields_ = (
            ("name", ctypes.c_ulong),
            *((name, ctypes.c_int) for name in ("primary", "automatic", "outputs")),
            *((name, ctypes.c_int) for name in ("x", "y", "width", "height", "mm_width", "mm_height")),
            ("output", ctypes.c_void_p),
        )

    return Monitor


@cache
def _attributes() -> Any:
    """The beginning of Xlib's XSetWindowAttributes, and room for the rest."""

    class Attributes(ctypes.Structure):
        _fields_ = (
            *((name, ctypes.c_ulong) for name in ("background", "background_pixel", "border", "border_pixel")),
            ("bit_gravity", ctypes.c_int),
            ("rest", ctypes.c_ulong * 12),
        )

    return Attributes


def _sdl() -> Any:
    """SDL as pygame has loaded it, found by way of a module that is linked with it; None where it can't be found."""
    try:
        found: Any = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.display.__file__)
        found.SDL_GetWindowFromID.restype = ctypes.c_void_p
        found.SDL_GetDisplayName.restype = ctypes.c_char_p
        for name in ("SDL_GetDisplayBounds", "SDL_GetDisplayUsableBounds", "SDL_GetWindowBordersSize"):
            getattr(found, name)
    except (OSError, AttributeError, TypeError):
        return None
    return found
