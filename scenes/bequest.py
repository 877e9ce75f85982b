"""Leaves what was copied to an X11 desktop's clipboard manager when the program ends; must not know what it says.

What lies on the X11 clipboard is its owner's: it would go with the program. A desktop that has a clipboard manager
takes it over (freedesktop's ClipboardManager): whoever owns the clipboard asks it to, and answers what it then asks
for. That is done on a connection of its own, once SDL has closed its own. Every failure is silent and short.
"""

from __future__ import annotations

import ctypes
import select
import time
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_ubyte, c_ulong, c_void_p, cast
from typing import Any

_X_LIBRARY = "libX11.so.6"
"""That of the system. PyInstaller would bring along what a call names itself."""
_PATIENCE = 1.0
"""Seconds a clipboard manager may take."""
_MOST_BYTES = 200_000
"""What one property can be given at once on any server."""
_SELECTION_REQUEST, _SELECTION_NOTIFY, _PROPERTY_NOTIFY = 30, 31, 28
_PROPERTY_CHANGES = 1 << 22
_REPLACE, _APPEND = 0, 2
_ANY_TYPE = 0
_ATOM, _INTEGER, _STRING = 4, 19, 31
_PLAIN = "text/plain;charset=utf-8"
_TEXTS = ("UTF8_STRING", "TEXT", _PLAIN)
_ErrorHandler = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)


class _Request(ctypes.Structure):
    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("owner", c_ulong),
        ("requestor", c_ulong),
        ("selection", c_ulong),
        ("target", c_ulong),
        ("property", c_ulong),
        ("time", c_ulong),
    )


class _Notify(ctypes.Structure):
    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("requestor", c_ulong),
        ("selection", c_ulong),
        ("target", c_ulong),
        ("property", c_ulong),
        ("time", c_ulong),
    )


class _PropertyChange(ctypes.Structure):
    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("atom", c_ulong),
        ("time", c_ulong),
        ("state", c_int),
    )


class _Event(ctypes.Union):
    _fields_ = (
        ("type", c_int),
        ("request", _Request),
        ("notify", _Notify),
        ("change", _PropertyChange),
        ("room", c_long * 24),
    )


def bequeath(text: str) -> bool:
    """Leave a text on the clipboard to the desktop's manager; True when that has it. Takes a second at most."""
    try:
        x = ctypes.CDLL(_X_LIBRARY)
    except OSError:
        return False
    _declare(x)
    ignored = _ErrorHandler(lambda _display, _error: 0)  # the asker may be gone: by default Xlib would end the program
    display = x.XOpenDisplay(None)
    if not display:
        return False
    former = x.XSetErrorHandler(ignored)
    try:
        return _Will(x, display, text.encode()).executed()
    finally:
        x.XCloseDisplay(display)
        x.XSetErrorHandler(cast(former, _ErrorHandler))


def _declare(x: Any) -> None:
    """What the calls take, where it is not an int, and what they give."""
    x.XOpenDisplay.restype = c_void_p
    x.XOpenDisplay.argtypes = [c_char_p]
    for name in ("XCloseDisplay", "XConnectionNumber", "XPending", "XFlush", "XDefaultRootWindow"):
        getattr(x, name).argtypes = [c_void_p]
    x.XDefaultRootWindow.restype = c_ulong
    x.XSetErrorHandler.restype = c_void_p
    x.XSetErrorHandler.argtypes = [_ErrorHandler]
    x.XInternAtom.restype = c_ulong
    x.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
    x.XGetSelectionOwner.restype = c_ulong
    x.XGetSelectionOwner.argtypes = [c_void_p, c_ulong]
    x.XSetSelectionOwner.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong]
    x.XConvertSelection.argtypes = [c_void_p, *[c_ulong] * 5]
    x.XCreateSimpleWindow.restype = c_ulong
    x.XCreateSimpleWindow.argtypes = [c_void_p, c_ulong, *[c_int] * 5, c_ulong, c_ulong]
    x.XSelectInput.argtypes = [c_void_p, c_ulong, c_long]
    x.XChangeProperty.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong, c_int, c_int, c_void_p, c_int]
    x.XGetWindowProperty.argtypes = [
        *[c_void_p, c_ulong, c_ulong, c_long, c_long, c_int, c_ulong],
        *[POINTER(c_ulong), POINTER(c_int), POINTER(c_ulong), POINTER(c_ulong), POINTER(POINTER(c_ubyte))],
    ]
    x.XNextEvent.argtypes = [c_void_p, POINTER(_Event)]
    x.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, POINTER(_Event)]
    x.XFree.argtypes = [c_void_p]


class _Will:
    """One hand-over on one connection."""

    def __init__(self, x: Any, display: int, text: bytes) -> None:
        self._x, self._display, self._text = x, display, text
        self._until = time.monotonic() + _PATIENCE
        self._window = 0
        self._time = 0

    def executed(self) -> bool:
        """Own the clipboard, ask the manager to take it over, and answer until it has."""
        x, display = self._x, self._display
        clipboard, manager = self._atom("CLIPBOARD"), self._atom("CLIPBOARD_MANAGER")
        if len(self._text) > _MOST_BYTES or not x.XGetSelectionOwner(display, manager):
            return False
        self._window = x.XCreateSimpleWindow(display, x.XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
        x.XSelectInput(display, self._window, _PROPERTY_CHANGES)
        kept = self._atom("OSTERIA_ANTARES_CLIPBOARD")
        self._put(self._window, kept, _ATOM, [self._atom("UTF8_STRING")], _APPEND)
        event = _Event()
        while self._next(event):
            if event.type == _PROPERTY_NOTIFY and not self._time:
                # Only now is there a time of the server's, which both requests have to carry.
                self._time = event.change.time
                x.XSetSelectionOwner(display, clipboard, self._window, self._time)
                if x.XGetSelectionOwner(display, clipboard) != self._window:
                    return False
                x.XConvertSelection(display, manager, self._atom("SAVE_TARGETS"), kept, self._window, self._time)
            elif event.type == _SELECTION_REQUEST:
                self._answer(event.request)
            elif event.type == _SELECTION_NOTIFY and event.notify.selection == manager:
                return bool(event.notify.property)
        return False

    def _next(self, event: _Event) -> bool:
        """Wait for an event; False when time is up."""
        x, display = self._x, self._display
        while not x.XPending(display):  # which sends what waits to be sent, too
            left = self._until - time.monotonic()
            if left <= 0 or not select.select([x.XConnectionNumber(display)], [], [], left)[0]:
                return False
        x.XNextEvent(display, byref(event))
        return time.monotonic() < self._until

    def _answer(self, request: _Request) -> None:
        """Give what is asked for, or say that there is none such."""
        place = request.property or request.target
        given = self._gives(request.requestor, request.target, place)
        event = _Event()
        event.notify = _Notify(
            _SELECTION_NOTIFY, 0, 1, self._display, request.requestor, request.selection, request.target
        )
        event.notify.property, event.notify.time = place if given else 0, request.time
        self._x.XSendEvent(self._display, request.requestor, 0, 0, byref(event))
        self._x.XFlush(self._display)

    def _gives(self, window: int, target: int, place: int) -> bool:
        """Put what is asked for on the asker's window; False where there is none such."""
        texts = [self._atom(name) for name in _TEXTS]
        if target in texts:
            self._put_bytes(window, place, target if target != texts[1] else texts[0])
        elif target == _STRING and self._text.isascii():
            self._put_bytes(window, place, _STRING)
        elif target == self._atom("TARGETS"):
            others = [self._atom(name) for name in ("TARGETS", "MULTIPLE", "TIMESTAMP")]
            self._put(window, place, _ATOM, [*others, *texts, *([_STRING] if self._text.isascii() else [])])
        elif target == self._atom("TIMESTAMP"):
            self._put(window, place, _INTEGER, [self._time])
        elif target == self._atom("MULTIPLE"):
            return self._gives_all(window, place)
        else:
            return False
        return True

    def _gives_all(self, window: int, place: int) -> bool:
        """Several targets at once: the asker names pairs of a target and where to put it."""
        pairs = self._atoms_on(window, place)
        for number in range(0, len(pairs) - 1, 2):
            target, at = pairs[number : number + 2]
            if target == self._atom("MULTIPLE") or not self._gives(window, target, at):
                pairs[number + 1] = 0
        self._put(window, place, self._atom("ATOM_PAIR"), pairs)
        return bool(pairs)

    def _atoms_on(self, window: int, place: int) -> list[int]:
        kind, form, count, left, data = c_ulong(), c_int(), c_ulong(), c_ulong(), POINTER(c_ubyte)()
        out = (byref(kind), byref(form), byref(count), byref(left), byref(data))
        if self._x.XGetWindowProperty(self._display, window, place, 0, 256, 0, _ANY_TYPE, *out) or not data:
            return []
        atoms = cast(data, POINTER(c_ulong))[: count.value] if form.value == 32 else []
        self._x.XFree(data)
        return list(atoms)

    def _put(self, window: int, place: int, kind: int, values: list[int], how: int = _REPLACE) -> None:
        many = (c_ulong * len(values))(*values)
        self._x.XChangeProperty(self._display, window, place, kind, 32, how, many, len(values))

    def _put_bytes(self, window: int, place: int, kind: int) -> None:
        self._x.XChangeProperty(self._display, window, place, kind, 8, _REPLACE, self._text, len(self._text))

    def _atom(self, name: str) -> int:
        return int(self._x.XInternAtom(self._display, name.encode(), 0))
