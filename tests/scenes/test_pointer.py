"""SDL's events become one stream of intents, whatever hand they come from."""

from __future__ import annotations

import pygame
import pytest

from scenes.intents import (
    MOUSE,
    Intent,
    KeyPressed,
    PointerDown,
    PointerGone,
    PointerMoved,
    PointerUp,
    SecondaryUp,
    TextComposed,
    TextTyped,
    Wheel,
)
from scenes.pointer import IntentReader

NOW = 7.5
FINGER = ("touch", 3, 9)


@pytest.fixture
def reader() -> IntentReader:
    made = IntentReader()
    made.fit((800, 600), 1.0)
    return made


def _mouse(kind: int, touch: bool = False, button: int = 0) -> pygame.Event:
    return pygame.Event(kind, pos=(30, 40), touch=touch, button=button)


def _finger(kind: int) -> pygame.Event:
    return pygame.Event(kind, touch_id=3, finger_id=9, x=0.5, y=0.25, dx=0.0, dy=0.0, pressure=1.0)


def _key(key: int, scancode: int = 0, mod: int = 0, kind: int = pygame.KEYDOWN) -> pygame.Event:
    return pygame.Event(kind, key=key, scancode=scancode, mod=mod, unicode="")


def test_the_mouse(reader: IntentReader) -> None:
    assert reader.read(_mouse(pygame.MOUSEMOTION), NOW) == PointerMoved(MOUSE, 30, 40, NOW)
    assert reader.read(_mouse(pygame.MOUSEBUTTONDOWN, button=1), NOW) == PointerDown(MOUSE, 30, 40, "primary", NOW)
    assert reader.read(_mouse(pygame.MOUSEBUTTONUP, button=1), NOW) == PointerUp(MOUSE, 30, 40, NOW)
    assert reader.read(_mouse(pygame.MOUSEBUTTONDOWN, button=3), NOW) == PointerDown(MOUSE, 30, 40, "secondary", NOW)
    assert reader.read(pygame.Event(pygame.WINDOWLEAVE), NOW) == PointerGone(MOUSE)


def test_a_press_tells_whether_shift_is_held(reader: IntentReader) -> None:
    def pressed() -> object:
        return reader.read(_mouse(pygame.MOUSEBUTTONDOWN, button=1), NOW)

    reader.read(_key(pygame.K_LSHIFT, pygame.KSCAN_LSHIFT, pygame.KMOD_LSHIFT), NOW)
    assert pressed() == PointerDown(MOUSE, 30, 40, "primary", NOW, shift=True)
    reader.read(_key(pygame.K_LSHIFT, pygame.KSCAN_LSHIFT, 0, pygame.KEYUP), NOW)
    assert pressed() == PointerDown(MOUSE, 30, 40, "primary", NOW)


@pytest.mark.parametrize("button", [2, 4, 5, 8])
def test_other_buttons_say_nothing(button: int, reader: IntentReader) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        assert reader.read(_mouse(kind, button=button), NOW) is None


def test_the_end_of_a_secondary_press_does_not_end_the_primary_one(reader: IntentReader) -> None:
    assert reader.read(_mouse(pygame.MOUSEBUTTONUP, button=3), NOW) == SecondaryUp(MOUSE, 30, 40, NOW)


def test_a_finger(reader: IntentReader) -> None:
    assert reader.read(_finger(pygame.FINGERDOWN), NOW) == PointerDown(FINGER, 400, 150, "primary", NOW)
    assert reader.read(_finger(pygame.FINGERMOTION), NOW) == PointerMoved(FINGER, 400, 150, NOW)
    assert reader.read(_finger(pygame.FINGERUP), NOW) == PointerUp(FINGER, 400, 150, NOW)


@pytest.mark.parametrize("kind", [pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP])
def test_the_mouse_made_up_from_a_finger_says_nothing(kind: int, reader: IntentReader) -> None:
    assert reader.read(_mouse(kind, touch=True, button=1), NOW) is None


def test_the_wheel_where_the_pointer_is(reader: IntentReader) -> None:
    pygame.display.init()
    wheel = reader.read(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=0.5), NOW)
    assert isinstance(wheel, Wheel)
    assert wheel.dy == 0.5


@pytest.mark.parametrize(
    ("key", "scancode", "name"),
    [
        (pygame.K_d, pygame.KSCAN_D, "d"),
        (pygame.K_5, pygame.KSCAN_5, "5"),
        (pygame.K_RETURN, pygame.KSCAN_RETURN, "enter"),
        (pygame.K_KP_ENTER, pygame.KSCAN_KP_ENTER, "enter"),
        (pygame.K_F11, pygame.KSCAN_F11, "f11"),
        (pygame.K_ESCAPE, pygame.KSCAN_ESCAPE, "escape"),
        (pygame.K_PAGEDOWN, pygame.KSCAN_PAGEDOWN, "pagedown"),
        # A Greek layout: the key with the Latin D on it sends delta; the key's place says which it is.
        (0x3B4, pygame.KSCAN_D, "d"),
        (0x3C5, pygame.KSCAN_Y, "y"),
        # A German layout: the sign on the key counts, not its place.
        (pygame.K_z, pygame.KSCAN_Y, "z"),
        # A Czech layout: the upper row types letters with accents; its place says which digit it is.
        (0x11B, pygame.KSCAN_2, "2"),
        (0xE9, pygame.KSCAN_0, "0"),
    ],
)
def test_a_key_by_its_latin_sign_or_else_by_its_place(key: int, scancode: int, name: str, reader: IntentReader) -> None:
    assert reader.read(_key(key, scancode), NOW) == KeyPressed(name)


@pytest.mark.parametrize("key", [pygame.K_LSHIFT, pygame.K_CAPSLOCK, pygame.K_F5, pygame.K_COMMA])
def test_keys_that_mean_nothing_say_nothing(key: int, reader: IntentReader) -> None:
    assert reader.read(_key(key, 225), NOW) is None


@pytest.mark.parametrize(
    ("mod", "wanted"),
    [
        (pygame.KMOD_LCTRL, KeyPressed("z", ctrl=True)),
        (pygame.KMOD_RMETA, KeyPressed("z", ctrl=True)),
        (pygame.KMOD_RSHIFT, KeyPressed("z", shift=True)),
        (pygame.KMOD_LALT, KeyPressed("z", alt=True)),
        # AltGr, which Windows tells as Ctrl and Alt: a sign is typed, nothing is commanded.
        (pygame.KMOD_RALT, KeyPressed("z", alt=True)),
        (pygame.KMOD_LCTRL | pygame.KMOD_RALT, KeyPressed("z", alt=True)),
        (pygame.KMOD_NUM | pygame.KMOD_CAPS, KeyPressed("z")),
    ],
)
def test_modifiers(mod: int, wanted: KeyPressed, reader: IntentReader) -> None:
    assert reader.read(_key(pygame.K_z, pygame.KSCAN_Z, mod), NOW) == wanted


def test_a_key_that_is_held_repeats_until_it_is_let_go(reader: IntentReader) -> None:
    press, let_go = _key(pygame.K_u, pygame.KSCAN_U), _key(pygame.K_u, pygame.KSCAN_U, kind=pygame.KEYUP)
    assert reader.read(press, 10.0) == KeyPressed("u")
    assert reader.repeat(10.2) is None
    assert reader.repeat(10.4) == KeyPressed("u", repeat=True)
    assert reader.repeat(10.41) is None
    assert reader.repeat(10.5) == KeyPressed("u", repeat=True)
    assert reader.read(let_go, 10.6) is None
    assert reader.repeat(11.0) is None
    assert reader.read(press, 11.0) == KeyPressed("u")


def test_a_key_held_while_the_program_was_busy_repeats_once_and_catches_nothing_up(reader: IntentReader) -> None:
    reader.read(_key(pygame.K_u, pygame.KSCAN_U), 10.0)
    assert reader.repeat(15.0) == KeyPressed("u", repeat=True)
    assert reader.repeat(15.0) is None


def test_the_key_pressed_last_repeats(reader: IntentReader) -> None:
    reader.read(_key(pygame.K_u, pygame.KSCAN_U), 10.0)
    reader.read(_key(pygame.K_RIGHT, pygame.KSCAN_RIGHT), 10.3)
    assert reader.repeat(10.5) is None
    assert reader.read(_key(pygame.K_u, pygame.KSCAN_U, kind=pygame.KEYUP), 10.6) is None
    assert reader.repeat(10.7) == KeyPressed("right", repeat=True)


def test_a_command_is_not_repeated_once_ctrl_is_up(reader: IntentReader) -> None:
    reader.read(_key(pygame.K_z, pygame.KSCAN_Z, pygame.KMOD_LCTRL), 10.0)
    assert reader.repeat(10.5) == KeyPressed("z", ctrl=True, repeat=True)
    reader.read(_key(pygame.K_LCTRL, pygame.KSCAN_LCTRL, kind=pygame.KEYUP), 10.6)
    assert reader.repeat(11.0) is None


@pytest.mark.parametrize("key", [(pygame.K_LSHIFT, pygame.KSCAN_LSHIFT), (pygame.K_F5, pygame.KSCAN_F5)])
def test_a_key_that_means_nothing_does_not_repeat(key: tuple[int, int], reader: IntentReader) -> None:
    reader.read(_key(*key), 10.0)
    assert reader.repeat(20.0) is None


def test_a_key_let_go_elsewhere_does_not_repeat(reader: IntentReader) -> None:
    reader.read(_key(pygame.K_u, pygame.KSCAN_U), 10.0)
    assert reader.read(pygame.Event(pygame.WINDOWFOCUSLOST), 10.1) is None
    assert reader.repeat(11.0) is None


def test_a_press_is_as_old_as_it_can_be_all_else_as_new_as_it_is(reader: IntentReader) -> None:
    down = reader.read(_mouse(pygame.MOUSEBUTTONDOWN, button=1), 10.0, 9.5)
    up = reader.read(_mouse(pygame.MOUSEBUTTONUP, button=1), 10.0, 9.5)
    touched = reader.read(_finger(pygame.FINGERDOWN), 10.0, 9.5)
    assert isinstance(down, PointerDown)
    assert isinstance(up, PointerUp)
    assert isinstance(touched, PointerDown)
    assert (down.time, up.time, touched.time) == (9.5, 10.0, 9.5)


def test_typed_text(reader: IntentReader) -> None:
    assert reader.read(pygame.Event(pygame.TEXTINPUT, text="77"), NOW) == TextTyped("77")


def _typed(
    reader: IntentReader, text: str, key: int, scancode: int, mod: int = 0
) -> tuple[Intent | None, Intent | None]:
    """What a key press says, and the text SDL makes of it."""
    return reader.read(_key(key, scancode, mod), NOW), reader.read(pygame.Event(pygame.TEXTINPUT, text=text), NOW)


def test_text_tells_the_key_it_was_typed_with(reader: IntentReader) -> None:
    assert _typed(reader, " ", pygame.K_SPACE, pygame.KSCAN_SPACE)[1] == TextTyped(" ", "space")
    for _ in range(2):  # held, it types on
        text = reader.read(pygame.Event(pygame.TEXTINPUT, text=" "), NOW)
        assert text == TextTyped(" ", "space", repeat=True)
    assert _typed(reader, "/", pygame.K_SLASH, pygame.KSCAN_SLASH)[1] == TextTyped("/")


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA])
def test_the_text_of_a_command_is_dropped(mod: int, reader: IntentReader) -> None:
    """A Greek layout has text for Ctrl+F too."""
    pressed, text = _typed(reader, "φ", 0x3C6, pygame.KSCAN_F, mod)

    assert isinstance(pressed, KeyPressed)
    assert text is None


@pytest.mark.parametrize("mod", [pygame.KMOD_RALT, pygame.KMOD_MODE, pygame.KMOD_LCTRL | pygame.KMOD_RALT])
def test_text_typed_with_alt_gr_arrives(mod: int, reader: IntentReader) -> None:
    """A Slovak layout: AltGr+F is a bracket, AltGr+V the at sign."""
    assert _typed(reader, "[", pygame.K_f, pygame.KSCAN_F, mod)[1] == TextTyped("[", "f")
    assert _typed(reader, "@", pygame.K_v, pygame.KSCAN_V, mod)[1] == TextTyped("@", "v")


def test_a_command_whose_key_is_still_held_types_nothing_and_the_next_key_does(reader: IntentReader) -> None:
    _typed(reader, "φ", 0x3C6, pygame.KSCAN_F, pygame.KMOD_LCTRL)
    reader.read(_key(pygame.K_LCTRL, pygame.KSCAN_LCTRL, kind=pygame.KEYUP), NOW)

    assert reader.read(pygame.Event(pygame.TEXTINPUT, text="φ"), NOW) is None
    assert _typed(reader, "ρ", 0x3C1, pygame.KSCAN_R)[1] == TextTyped("ρ", "r")
    reader.read(_key(0x3C6, pygame.KSCAN_F, kind=pygame.KEYUP), NOW)
    assert _typed(reader, "φ", 0x3C6, pygame.KSCAN_F)[1] == TextTyped("φ", "f")


def test_an_input_method_types_once_the_command_is_let_go(reader: IntentReader) -> None:
    _typed(reader, "φ", 0x3C6, pygame.KSCAN_F, pygame.KMOD_LCTRL)
    reader.read(_key(0x3C6, pygame.KSCAN_F, pygame.KMOD_LCTRL, kind=pygame.KEYUP), NOW)
    reader.read(_key(pygame.K_LCTRL, pygame.KSCAN_LCTRL, kind=pygame.KEYUP), NOW)

    assert reader.read(pygame.Event(pygame.TEXTINPUT, text="日本"), NOW) == TextTyped("日本")


def test_a_command_let_go_elsewhere_holds_no_text_back(reader: IntentReader) -> None:
    _typed(reader, "φ", 0x3C6, pygame.KSCAN_F, pygame.KMOD_LCTRL)
    reader.read(pygame.Event(pygame.WINDOWFOCUSLOST), NOW)

    assert reader.read(pygame.Event(pygame.TEXTINPUT, text="φ"), NOW) == TextTyped("φ")


def test_anything_else_says_nothing(reader: IntentReader) -> None:
    assert reader.read(pygame.Event(pygame.USEREVENT), NOW) is None


def test_positions_are_table_pixels_where_the_canvas_is_scaled() -> None:
    reader = IntentReader()
    reader.fit((400, 240), 2.0)
    assert reader.read(_mouse(pygame.MOUSEMOTION), NOW) == PointerMoved(MOUSE, 60, 80, NOW)
    assert reader.read(_finger(pygame.FINGERMOTION), NOW) == PointerMoved(FINGER, 400, 120, NOW)


_KEYPAD = [
    (pygame.K_KP_1, pygame.KSCAN_KP1, "1", "end"),
    (pygame.K_KP_2, pygame.KSCAN_KP2, "2", "down"),
    (pygame.K_KP_3, pygame.KSCAN_KP3, "3", "pagedown"),
    (pygame.K_KP_4, pygame.KSCAN_KP4, "4", "left"),
    (pygame.K_KP_6, pygame.KSCAN_KP6, "6", "right"),
    (pygame.K_KP_7, pygame.KSCAN_KP7, "7", "home"),
    (pygame.K_KP_8, pygame.KSCAN_KP8, "8", "up"),
    (pygame.K_KP_9, pygame.KSCAN_KP9, "9", "pageup"),
    (pygame.K_KP_PERIOD, pygame.KSCAN_KP_PERIOD, None, "delete"),
    (pygame.K_KP_0, pygame.KSCAN_KP0, "0", None),
    (pygame.K_KP_5, pygame.KSCAN_KP5, "5", None),
]


@pytest.mark.parametrize(("key", "scancode", "digit", "walk"), _KEYPAD)
def test_the_keypad_types_under_num_lock_and_walks_without(
    key: int, scancode: int, digit: str | None, walk: str | None, reader: IntentReader
) -> None:
    """Under Shift it walks too, and no text of a key that walks is taken, whatever the system makes of it."""
    sign = digit or "."
    typed = _typed(reader, sign, key, scancode, pygame.KMOD_NUM)
    assert typed == (KeyPressed(digit) if digit else None, TextTyped(sign, digit or ""))
    reader.read(_key(key, scancode, pygame.KMOD_NUM, pygame.KEYUP), NOW)
    assert _typed(reader, sign, key, scancode) == (KeyPressed(walk) if walk else None, None)
    reader.read(_key(key, scancode, kind=pygame.KEYUP), NOW)
    walked = KeyPressed(walk, shift=True) if walk else None
    assert _typed(reader, sign, key, scancode, pygame.KMOD_NUM | pygame.KMOD_LSHIFT) == (walked, None)


def test_what_an_input_method_composes(reader: IntentReader) -> None:
    for text in ("に", "日本", ""):
        event = pygame.Event(pygame.TEXTEDITING, text=text, start=0, length=0)
        assert reader.read(event, NOW) == TextComposed(text)
