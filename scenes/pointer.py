"""Turns SDL's events into the one stream of intents; knows devices, but no scene and no game.

Mouse and finger share one path: the mouse events SDL makes up from a finger are dropped. A letter is named by the
Latin sign on the key, or where the layout has none there (Greek, Cyrillic) by the key's place. A layout without Latin
letters has text for Ctrl+F too: what comes with a key that commands is no text. The keypad gives digits under
NumLock, else what stands below them. A key repeats while it is held, not while the program is busy: what was only
touched meanwhile has come with its release by the time it could repeat.
"""

from __future__ import annotations

import math
import sys
from typing import NamedTuple

import pygame

from scenes.intents import (
    MOUSE,
    Intent,
    KeyPressed,
    PointerDown,
    PointerGone,
    PointerId,
    PointerMoved,
    PointerUp,
    SecondaryUp,
    TextComposed,
    TextTyped,
    Wheel,
)

_NAMED_KEYS = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
    pygame.K_AC_BACK: "escape",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_INSERT: "insert",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_F1: "f1",
    pygame.K_F6: "f6",
    pygame.K_F11: "f11",
}
_KEYPAD = {
    pygame.K_KP_0: ("0", None),
    pygame.K_KP_1: ("1", "end"),
    pygame.K_KP_2: ("2", "down"),
    pygame.K_KP_3: ("3", "pagedown"),
    pygame.K_KP_4: ("4", "left"),
    pygame.K_KP_5: ("5", None),
    pygame.K_KP_6: ("6", "right"),
    pygame.K_KP_7: ("7", "home"),
    pygame.K_KP_8: ("8", "up"),
    pygame.K_KP_9: ("9", "pageup"),
    pygame.K_KP_PERIOD: (None, "delete"),
}
"""What a key of the keypad is called where it types, and where it walks."""
_FIRST_LETTER, _LAST_LETTER = pygame.KSCAN_A, pygame.KSCAN_Z
_FIRST_DIGIT, _ZERO = pygame.KSCAN_1, pygame.KSCAN_0
_BUTTONS = {1: "primary", 3: "secondary"}
_KEY_DELAY, _KEY_INTERVAL = 0.350, 0.045
_ALT_GR = pygame.KMOD_RALT | pygame.KMOD_MODE
_COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_META
if sys.platform != "darwin":  # where either Alt types signs
    _COMMANDS |= pygame.KMOD_ALT


def _commands(mod: int, held: int = _COMMANDS) -> bool:
    """Whether one of these keys is held and commands. AltGr only types, though Windows tells it as Ctrl and Alt."""
    return bool(mod & held) and not mod & _ALT_GR


def _keypad_walks(event: pygame.Event) -> bool:
    """Whether this is a key of the keypad that types nothing now: NumLock is off, or turned about by Shift."""
    if event.key not in _KEYPAD or sys.platform == "darwin":  # whose keypads only type
        return False
    return not event.mod & pygame.KMOD_NUM or bool(event.mod & pygame.KMOD_SHIFT)


class _Press(NamedTuple):
    """The key that went down last, what it asked for (None: nothing), when it asks again, and whether it has typed."""

    scancode: int
    asked: KeyPressed | None
    again: float
    typed: bool = False


class IntentReader:
    """Reads events in order; keeps which key is down.

    `_commanding` are keys that went down as a command: while such a key is held it types nothing, even once Ctrl is
    up again.
    """

    def __init__(self) -> None:
        self._scale = 1.0
        self._window = (1, 1)
        self._commanding: set[int] = set()
        self._mod = 0
        self._press: _Press | None = None

    def fit(self, window: tuple[int, int], canvas_scale: float) -> None:
        """The window's size in its own pixels, and how many table pixels one of them is."""
        self._window, self._scale = window, canvas_scale

    def read(self, event: pygame.Event, now: float, came: float | None = None) -> Intent | None:
        """The intent of an event that is there at `now` seconds; None where it means nothing to a scene.

        `came` is since when it may have been waiting to be read: a press is as old as it can be, for its double click
        is not less of one because the program was busy.
        """
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return None if event.touch else self._mouse(event, now, now if came is None else came)
        if event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return self._finger(event, now, now if came is None else came)
        if event.type == pygame.MOUSEWHEEL:
            x, y = pygame.mouse.get_pos()
            return Wheel(x * self._scale, y * self._scale, event.precise_y)
        if event.type == pygame.WINDOWLEAVE:
            return PointerGone(MOUSE)
        if event.type == pygame.KEYDOWN:
            return self._key(event, now)
        if event.type == pygame.KEYUP:
            self._let_go(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._commanding.clear()
            self._mod, self._press = 0, None
        elif event.type == pygame.TEXTINPUT:
            return self._text(event)
        elif event.type == pygame.TEXTEDITING:
            return TextComposed(event.text)
        return None

    def _mouse(self, event: pygame.Event, now: float, came: float) -> Intent | None:
        x, y = event.pos[0] * self._scale, event.pos[1] * self._scale
        if event.type == pygame.MOUSEMOTION:
            return PointerMoved(MOUSE, x, y, now)
        if event.button not in _BUTTONS:
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            shift = bool(self._mod & pygame.KMOD_SHIFT)
            return PointerDown(MOUSE, x, y, "primary" if event.button == 1 else "secondary", came, shift)
        return PointerUp(MOUSE, x, y, now) if event.button == 1 else SecondaryUp(MOUSE, x, y, now)

    def _finger(self, event: pygame.Event, now: float, came: float) -> Intent:
        pointer: PointerId = ("touch", event.touch_id, event.finger_id)
        x = event.x * self._window[0] * self._scale
        y = event.y * self._window[1] * self._scale
        if event.type == pygame.FINGERDOWN:
            return PointerDown(pointer, x, y, "primary", came)
        if event.type == pygame.FINGERMOTION:
            return PointerMoved(pointer, x, y, now)
        return PointerUp(pointer, x, y, now)

    def repeat(self, now: float) -> KeyPressed | None:
        """What the key that is held asks for once more, if it is time; all that came by `now` must have been read."""
        press = self._press
        if press is None or press.asked is None or now < press.again:
            return None
        self._press = press._replace(again=now + _KEY_INTERVAL)
        return press.asked._replace(repeat=True)

    @property
    def repeats_at(self) -> float:
        """When a key that is held now asks again; infinity where none is."""
        return math.inf if self._press is None or self._press.asked is None else self._press.again

    def _key(self, event: pygame.Event, now: float) -> KeyPressed | None:
        self._mod = event.mod
        walks = _keypad_walks(event)
        if walks or _commands(event.mod):
            self._commanding.add(event.scancode)
        else:
            self._commanding.discard(event.scancode)
        name = _key_name(event.key, event.scancode, walks)
        asked = None
        if name is not None:
            asked = KeyPressed(
                name,
                ctrl=_commands(event.mod, pygame.KMOD_CTRL | pygame.KMOD_META),
                shift=bool(event.mod & pygame.KMOD_SHIFT),
                alt=bool(event.mod & pygame.KMOD_ALT),
            )
        self._press = _Press(event.scancode, asked, now + _KEY_DELAY)
        return asked

    def _let_go(self, event: pygame.Event) -> None:
        self._commanding.discard(event.scancode)
        if event.mod != self._mod and self._press:
            # Ctrl is up before Z: what was asked for with both is asked for no more.
            self._press = self._press._replace(again=math.inf)
        self._mod = event.mod
        if self._press and self._press.scancode == event.scancode:
            self._press = None

    def _text(self, event: pygame.Event) -> TextTyped | None:
        """What was typed; it comes after the key press it belongs to, one from an input method after none."""
        press = self._press
        if _commands(self._mod) or (press and press.scancode in self._commanding):
            return None
        if press is None:
            return TextTyped(event.text)
        self._press = press._replace(typed=True)
        return TextTyped(event.text, press.asked.name if press.asked else "", press.typed)


def _key_name(key: int, scancode: int, walks: bool) -> str | None:
    if key in _NAMED_KEYS:
        return _NAMED_KEYS[key]
    if key in _KEYPAD:
        return _KEYPAD[key][walks]
    sign = chr(key) if 0 < key < 128 else ""
    if sign.isalnum():
        return sign.lower()
    if _FIRST_LETTER <= scancode <= _LAST_LETTER:
        return chr(ord("a") + scancode - _FIRST_LETTER)
    if _FIRST_DIGIT <= scancode <= _ZERO:
        return str((scancode - _FIRST_DIGIT + 1) % 10)
    return None
