"""Turns SDL's events into the one stream of intents; knows devices, but no scene and no game.

Mouse and finger share one path: the mouse events SDL makes up from a finger are dropped. A letter is named by the
Latin sign on the key, or where the layout has none there (Greek, Cyrillic) by the key's place. A layout without Latin
letters has text for Ctrl+F too: what comes with a key that commands is no text. The keypad gives digits under
NumLock, else what stands below them.
"""

from __future__ import annotations

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
    """The key that went down last; a name of nothing where it has none."""

    scancode: int
    name: str
    repeat: bool


class IntentReader:
    """Reads events in order; keeps which keys are down, for SDL's own repeats are told apart only so.

    `_commanding` are those of them that went down as a command: while such a key is held it types nothing, even once
    Ctrl is up again.
    """

    def __init__(self) -> None:
        self._scale = 1.0
        self._window = (1, 1)
        self._keys_down: set[int] = set()
        self._commanding: set[int] = set()
        self._mod = 0
        self._press: _Press | None = None

    def fit(self, window: tuple[int, int], canvas_scale: float) -> None:
        """The window's size in its own pixels, and how many table pixels one of them is."""
        self._window, self._scale = window, canvas_scale

    def read(self, event: pygame.Event, now: float) -> Intent | None:
        """The intent of an event that came at `now` seconds; None where it means nothing to a scene."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return None if event.touch else self._mouse(event, now)
        if event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return self._finger(event, now)
        if event.type == pygame.MOUSEWHEEL:
            x, y = pygame.mouse.get_pos()
            return Wheel(x * self._scale, y * self._scale, event.precise_y)
        if event.type == pygame.WINDOWLEAVE:
            return PointerGone(MOUSE)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.KEYUP:
            self._let_go(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._keys_down.clear()
            self._commanding.clear()
            self._mod, self._press = 0, None
        elif event.type == pygame.TEXTINPUT:
            return self._text(event)
        return None

    def _mouse(self, event: pygame.Event, now: float) -> Intent | None:
        x, y = event.pos[0] * self._scale, event.pos[1] * self._scale
        if event.type == pygame.MOUSEMOTION:
            return PointerMoved(MOUSE, x, y, now)
        if event.button not in _BUTTONS:
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            shift = bool(self._mod & pygame.KMOD_SHIFT)
            return PointerDown(MOUSE, x, y, "primary" if event.button == 1 else "secondary", now, shift)
        return PointerUp(MOUSE, x, y, now) if event.button == 1 else None

    def _finger(self, event: pygame.Event, now: float) -> Intent:
        pointer: PointerId = ("touch", event.touch_id, event.finger_id)
        x = event.x * self._window[0] * self._scale
        y = event.y * self._window[1] * self._scale
        if event.type == pygame.FINGERDOWN:
            return PointerDown(pointer, x, y, "primary", now)
        if event.type == pygame.FINGERMOTION:
            return PointerMoved(pointer, x, y, now)
        return PointerUp(pointer, x, y, now)

    def _key(self, event: pygame.Event) -> KeyPressed | None:
        repeat = event.scancode in self._keys_down
        self._keys_down.add(event.scancode)
        self._mod = event.mod
        walks = _keypad_walks(event)
        if not repeat and (walks or _commands(event.mod)):
            self._commanding.add(event.scancode)
        name = _key_name(event.key, event.scancode, walks)
        self._press = _Press(event.scancode, name or "", repeat)
        if name is None:
            return None
        return KeyPressed(
            name,
            ctrl=_commands(event.mod, pygame.KMOD_CTRL | pygame.KMOD_META),
            shift=bool(event.mod & pygame.KMOD_SHIFT),
            alt=bool(event.mod & pygame.KMOD_ALT),
            repeat=repeat,
        )

    def _let_go(self, event: pygame.Event) -> None:
        self._keys_down.discard(event.scancode)
        self._commanding.discard(event.scancode)
        self._mod = event.mod
        if self._press and self._press.scancode == event.scancode:
            self._press = None

    def _text(self, event: pygame.Event) -> TextTyped | None:
        """What was typed; it comes after the key press it belongs to, one from an input method after none."""
        press = self._press
        if _commands(self._mod) or (press and press.scancode in self._commanding):
            return None
        return TextTyped(event.text, press.name, press.repeat) if press else TextTyped(event.text)


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
