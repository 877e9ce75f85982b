"""Mouse and keyboard as the X server's test devices send them; knows nothing of what lies there."""

import time
from typing import Any

from Xlib import XK, X
from Xlib.ext import xtest

_REPORTS_A_SECOND = 125
_LEFT = 1
_TOUCH_MS, _APART_MS = 20, 20
"""How long a key is down, and how long none is before the next."""
_CLICK_MS, _CLICKS_APART_MS = 30, 80
"""How long a button is down, and how long it is up within a double click."""
_SYMBOLS = {
    "ctrl": "Control_L",
    "shift": "Shift_L",
    "alt": "Alt_L",
    "enter": "Return",
    "delete": "Delete",
    "esc": "Escape",
    "backspace": "BackSpace",
    "tab": "Tab",
    "pageup": "Prior",
    "pagedown": "Next",
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
}


def eased(share: float) -> float:
    """A hand's way from 0 to 1: slow at both ends."""
    return share * share * (3 - 2 * share)


class Mouse:
    """The pointer of a display. Points are screen pixels."""

    def __init__(self, display: Any) -> None:
        self._display = display
        self._root = display.screen().root

    def move(self, x: float, y: float, seconds: float = 0.06) -> None:
        """Draw the pointer to a point along a line, as a hand does."""
        start = self._root.query_pointer()
        steps = max(1, round(seconds * _REPORTS_A_SECOND))
        began = time.perf_counter()
        for step in range(1, steps + 1):
            way = eased(step / steps)
            at = (
                round(start.root_x + (x - start.root_x) * way),
                round(start.root_y + (y - start.root_y) * way),
            )
            xtest.fake_input(self._display, X.MotionNotify, x=at[0], y=at[1])
            self._display.sync()
            time.sleep(max(0.0, began + step / _REPORTS_A_SECOND - time.perf_counter()))

    def press(self, button: int = _LEFT) -> None:
        """Push a button down."""
        xtest.fake_input(self._display, X.ButtonPress, button)
        self._display.sync()

    def release(self, button: int = _LEFT) -> None:
        """Let a button go."""
        xtest.fake_input(self._display, X.ButtonRelease, button)
        self._display.sync()

    def click(self, x: float, y: float, button: int = _LEFT, times: int = 1) -> None:
        """Go to a point, push the button and let it go; `times` in quick succession, by the server's clock."""
        self.move(x, y)
        for number in range(times):
            xtest.fake_input(self._display, X.ButtonPress, button, time=_CLICKS_APART_MS if number else 0)
            xtest.fake_input(self._display, X.ButtonRelease, button, time=_CLICK_MS)
        self._display.sync()

    def drag(self, start: tuple[float, float], end: tuple[float, float], seconds: float = 0.2) -> None:
        """Push the left button at one point, draw to another, let go."""
        self.move(*start)
        self.press()
        self.move(*end, seconds)
        self.release()


class Keys:
    """The keyboard of a display. Keys are named as on a US keyboard, whatever layout is set."""

    def __init__(self, display: Any) -> None:
        self._display = display
        # Taken while the server still has its first, US, layout: a key stays where it is afterwards.
        first = display.display.info.min_keycode
        count = display.display.info.max_keycode - first + 1
        self._codes: dict[int, int] = {}
        for code, symbols in enumerate(display.get_keyboard_mapping(first, count), first):
            self._codes.setdefault(symbols[0], code)

    def press(self, combination: str, hold: float = _TOUCH_MS / 1000) -> None:
        """Press keys together and let them go after `hold` seconds: "d", "F11", "ctrl+z".

        Raises ValueError on an unknown key.
        """
        codes = [self._code(name) for name in combination.split("+")]
        # The server itself lets time pass between them: a hand that has to wait for a processor holds no key longer.
        # The same key pressed again at once would be taken for a held one's repeat.
        for number, code in enumerate(codes):
            xtest.fake_input(self._display, X.KeyPress, code, time=0 if number else _APART_MS)
        for number, code in enumerate(reversed(codes)):
            xtest.fake_input(self._display, X.KeyRelease, code, time=0 if number else round(hold * 1000))
        self._display.sync()

    def hold(self, name: str, milliseconds: int) -> None:
        """Press a key and let it go so much later."""
        code = self._code(name)
        xtest.fake_input(self._display, X.KeyPress, code)
        xtest.fake_input(self._display, X.KeyRelease, code, time=milliseconds)
        self._display.sync()

    def _code(self, name: str) -> int:
        code = self._codes.get(XK.string_to_keysym(_SYMBOLS.get(name, name)))
        if code is None:
            raise ValueError(f"no key {name!r} on a US keyboard")
        return code
