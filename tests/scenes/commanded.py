"""What holds of any list of commands: no key means two things, and a keyboard has each of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from scenes.commands import HOUSE, WINDOWS, Command, Stroke, asked
from scenes.intents import KeyPressed

_NAMED = (
    *("up", "down", "left", "right", "enter", "space", "escape", "tab", "backspace", "delete"),
    *("insert", "home", "end", "pageup", "pagedown", "f1", "f6", "f11"),
)


def presses(stroke: Stroke) -> KeyPressed:
    """The plainest press that this is."""
    return KeyPressed(stroke.name, bool(stroke.ctrl), bool(stroke.shift), bool(stroke.alt))


def keys(commands: Sequence[Command]) -> Iterator[tuple[Command, KeyPressed]]:
    """Each key of each command."""
    for command in commands:
        for stroke in command.keys:
            yield command, presses(stroke)


def key_name(key: object) -> str:
    """A key as a test is named by it."""
    if not isinstance(key, KeyPressed):
        return ""
    held = [name for name in ("ctrl", "shift", "alt") if getattr(key, name)]
    return "-".join([*held, key.name])


def assert_no_key_means_two_things(commands: Sequence[Command]) -> None:
    """`commands` hold at one place, together with those of the house."""
    holding = [*HOUSE, *(command for command in commands if command not in HOUSE)]
    for one, other in combinations(holding, 2):
        both = [(a, b) for a in one.keys for b in other.keys if a.meets(b)]
        assert not both, f"{one.name} and {other.name}: {both}"
    for command, key in keys(holding):
        assert asked(key, holding) is command
    assert len({command.name for command in holding}) == len(holding)


def assert_a_keyboard_has_them(commands: Sequence[Command]) -> None:
    for command in (*commands, *HOUSE, *WINDOWS):
        for stroke in command.keys:
            assert stroke.name in _NAMED or (len(stroke.name) == 1 and stroke.name.isalnum()), stroke
