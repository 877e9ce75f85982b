"""Decides what a key asks for: one list of commands, with their names, their keys and where they hold. Knows no game.

What holds in the whole house, in its windows and at every table stands here; a game's own commands stand in its folder,
in one list with those of every table that it has. Menus, tooltips and settings take a command's name from here too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from game.words import marked
from scenes.intents import KeyPressed


class Where(Enum):
    """Where a command holds."""

    HOUSE = "everywhere"
    TABLE = "at a table that no window covers"
    WINDOW = "in a window, on the title"


class Stroke(NamedTuple):
    """A key, and what is held down with it; None: either way."""

    name: str
    ctrl: bool | None = False
    shift: bool | None = None
    alt: bool | None = False

    def matches(self, key: KeyPressed) -> bool:
        """Whether this key was pressed."""
        held = (self.ctrl, key.ctrl), (self.shift, key.shift), (self.alt, key.alt)
        return self.name == key.name and all(wanted is None or wanted == given for wanted, given in held)

    def meets(self, other: Stroke) -> bool:
        """Whether one press may be both."""
        held = zip(self[1:], other[1:], strict=True)
        return self.name == other.name and all(one is None or two is None or one == two for one, two in held)


@dataclass(frozen=True, slots=True)
class Command:
    """Something a player may ask for. `name` is a whole phrase of the catalogue; each of `keys` asks for it.

    `repeats`: it is asked for again and again while the key is held down.
    """

    name: str
    keys: tuple[Stroke, ...]
    repeats: bool = False
    where: Where = Where.TABLE

    def asked_by(self, key: KeyPressed) -> bool:
        """Whether this key asks for it."""
        return any(stroke.matches(key) for stroke in self.keys)


def asked(key: KeyPressed, commands: Iterable[Command]) -> Command | None:
    """Which of these commands a key asks for."""
    return next((command for command in commands if command.asked_by(key)), None)


def _any_way(*names: str) -> tuple[Stroke, ...]:
    """Keys that ask for the same whatever is held down with them."""
    return tuple(Stroke(name, None, None, None) for name in names)


def _plain(*names: str) -> tuple[Stroke, ...]:
    return tuple(Stroke(name) for name in names)


# Everywhere

FULL_SCREEN = Command(marked("Full screen"), (*_any_way("f11"), Stroke("enter", None, None, True)), where=Where.HOUSE)

# At every table

WALK = Command(marked("Walk from place to place"), _plain("up", "down", "left", "right", "tab"), repeats=True)
NEXT_AREA = Command(marked("Go to the next area"), (Stroke("f6", shift=False),))
AREA_BEFORE = Command(marked("Go to the previous area"), (Stroke("f6", shift=True),))
USE = Command(marked("Play, put down or confirm"), _plain("enter", "space"))
NUMBERED = Command(marked("Choose by number"), _plain(*"1234567890"))
CANCEL = Command(marked("Cancel, close or open the menu"), _any_way("escape"))
AGAIN = Command(marked("Show the last play again"), _plain("backspace"))
UNDO = Command(marked("Undo"), (Stroke("u"), Stroke("z", ctrl=True, shift=False)), repeats=True)
REDO = Command(marked("Redo"), (Stroke("r"), Stroke("y", ctrl=True), Stroke("z", ctrl=True, shift=True)), repeats=True)
TURN_PAGE = Command(marked("Turn the page of an answer"), _plain("pageup", "pagedown"), repeats=True)
NEW = Command(marked("New game"), _plain("n"))
RULES = Command(marked("Rules"), _any_way("f1"))
SOUND = Command(marked("Sound on or off"), _plain("m"))
COPY = Command(marked("Copy the game record"), (Stroke("c", ctrl=True, alt=None),))

AT_EVERY_TABLE = (WALK, NEXT_AREA, AREA_BEFORE, USE, NUMBERED, CANCEL, UNDO, REDO, RULES, SOUND, COPY)
"""What no table does without; where nothing can be taken back, that is what the keys say."""

# In windows and on the title

MOVE = Command(
    marked("Walk and scroll in a window"),
    _any_way("up", "down", "left", "right", "tab", "pageup", "pagedown", "home", "end"),
    repeats=True,
    where=Where.WINDOW,
)
WRITE = Command(
    marked("Erase in a text"),
    (*_any_way("backspace", "delete"), Stroke("z", ctrl=True), Stroke("y", ctrl=True)),
    repeats=True,
    where=Where.WINDOW,
)

HOUSE: tuple[Command, ...] = (FULL_SCREEN,)
WINDOWS: tuple[Command, ...] = (MOVE, WRITE)
