"""Programs' windows as a window manager sees them: find, place, size, close; sees no pixel."""

from dataclasses import dataclass
from typing import Any

from Xlib import X, error
from Xlib.protocol import event

from tools.desk.processes import family

Window = Any  # python-xlib carries no types
_ICONIC = 3
_MAXIMISED = ("_NET_WM_STATE_MAXIMIZED_HORZ", "_NET_WM_STATE_MAXIMIZED_VERT")


@dataclass(frozen=True)
class Area:
    """A rectangle on the screen, in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height

    def holds(self, other: "Area") -> bool:
        """Whether the other lies within this one."""
        right, bottom = self.x + self.width, self.y + self.height
        across = self.x <= other.x and other.x + other.width <= right
        return across and self.y <= other.y and other.y + other.height <= bottom


class Windows:
    """The windows on one display. `managed`: whether a window manager runs there."""

    def __init__(self, display: Any, managed: bool) -> None:
        self._display = display
        self._root = display.screen().root
        self._managed = managed

    def manager_is_up(self) -> bool:
        """Whether a window manager has taken the display."""
        return self._property(self._root, "_NET_SUPPORTING_WM_CHECK") is not None

    def screen(self) -> Area:
        """The whole screen."""
        shape = self._root.get_geometry()
        return Area(0, 0, shape.width, shape.height)

    def of(self, pid: int) -> Window | None:
        """The newest window of the process or one of its children; None while there is none."""
        pids = family(pid)
        return next((window for window in reversed(self.all()) if self.owner(window) in pids), None)

    def owner(self, window: Window) -> int | None:
        """The process that opened a window, which may be a child of the one that was started; None: it doesn't say."""
        owner = self._property(window, "_NET_WM_PID")
        return None if owner is None else int(owner[0])

    def area(self, window: Window) -> Area:
        """Where the inside of a window lies on the screen."""
        shape = window.get_geometry()
        corner = self._root.translate_coords(window, 0, 0)
        return Area(corner.x, corner.y, shape.width, shape.height)

    def title(self, window: Window) -> str:
        """What stands in the window's title bar."""
        value = self._property(window, "_NET_WM_NAME")
        return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value or "")

    def wm_class(self, window: Window) -> tuple[str, str]:
        """Name and class by which desktops match the window with its desktop file."""
        name, kind = window.get_wm_class() or ("", "")
        return str(name), str(kind)

    def is_fullscreen(self, window: Window) -> bool:
        """Whether the window manager holds the window for a full-screen one."""
        states = self._property(window, "_NET_WM_STATE")
        return states is not None and self._display.intern_atom("_NET_WM_STATE_FULLSCREEN") in states

    def is_maximised(self, window: Window) -> bool:
        """Whether the window manager holds the window for a maximised one."""
        states = self._property(window, "_NET_WM_STATE")
        return states is not None and all(self._display.intern_atom(name) in states for name in _MAXIMISED)

    def maximise(self, window: Window, on: bool = True) -> None:
        """As the title bar's button does; needs a window manager."""
        self._tell_manager(window, "_NET_WM_STATE", int(on), *map(self._display.intern_atom, _MAXIMISED), 2)

    def minimise(self, window: Window, on: bool = True) -> None:
        """As the title bar's button does, or the one of a panel that brings the window back; needs a manager."""
        if on:
            self._tell_manager(window, "WM_CHANGE_STATE", _ICONIC)
        else:
            self.focus(window)

    def is_minimised(self, window: Window) -> bool:
        """Whether the window manager has put the window away."""
        states = self._property(window, "_NET_WM_STATE")
        return states is not None and self._display.intern_atom("_NET_WM_STATE_HIDDEN") in states

    def with_frame(self, window: Window) -> Area:
        """The window as it stands on the screen with what the window manager has put round it."""
        inside = self.area(window)
        left, right, top, bottom = self._property(window, "_NET_FRAME_EXTENTS") or (0, 0, 0, 0)
        return Area(inside.x - left, inside.y - top, inside.width + left + right, inside.height + top + bottom)

    def bypasses_compositor(self, window: Window) -> bool:
        """Whether the window asks a compositor to leave off its work."""
        asked = self._property(window, "_NET_WM_BYPASS_COMPOSITOR")
        return asked is not None and list(asked) == [1]

    def resize(self, window: Window, width: int, height: int) -> None:
        """As dragging the window's edge does."""
        window.configure(width=width, height=height)
        self._display.sync()

    def place(self, window: Window, x: int, y: int) -> None:
        """As dragging the title bar does."""
        window.configure(x=x, y=y)
        self._display.sync()

    def focus(self, window: Window) -> None:
        """Give the keyboard to the window."""
        if self._managed:
            self._tell_manager(window, "_NET_ACTIVE_WINDOW", 2, X.CurrentTime)
        else:
            window.set_input_focus(X.RevertToParent, X.CurrentTime)
            self._display.sync()

    def has_focus(self, window: Window) -> bool:
        """Whether keys go to the window."""
        focus = self._display.get_input_focus().focus
        return bool(getattr(focus, "id", focus) == window.id)

    def close(self, window: Window) -> None:
        """As the close button of the title bar does."""
        if self._managed:
            self._tell_manager(window, "_NET_CLOSE_WINDOW", X.CurrentTime, 2)
            return
        message = event.ClientMessage(
            window=window,
            client_type=self._display.intern_atom("WM_PROTOCOLS"),
            data=(32, [self._display.intern_atom("WM_DELETE_WINDOW"), X.CurrentTime, 0, 0, 0]),
        )
        window.send_event(message)
        self._display.sync()

    def all(self) -> list[Window]:
        """Programs' windows, oldest first."""
        listed = self._property(self._root, "_NET_CLIENT_LIST")
        if listed is not None:
            return [self._display.create_resource_object("window", number) for number in listed]
        return [child for child in self._root.query_tree().children if self._is_shown(child)]

    def _is_shown(self, window: Window) -> bool:
        try:
            return bool(window.get_attributes().map_state == X.IsViewable)
        except error.XError:  # it closed meanwhile
            return False

    def _property(self, window: Window, name: str) -> Any | None:
        try:
            found = window.get_full_property(self._display.intern_atom(name), X.AnyPropertyType)
        except error.XError:
            return None
        return found.value if found else None

    def _tell_manager(self, window: Window, name: str, *values: int) -> None:
        padded = [*values, 0, 0, 0, 0, 0][:5]
        message = event.ClientMessage(window=window, client_type=self._display.intern_atom(name), data=(32, padded))
        mask = X.SubstructureRedirectMask | X.SubstructureNotifyMask
        self._root.send_event(message, event_mask=mask)
        self._display.sync()
