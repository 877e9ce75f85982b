"""Each key of the list of commands does at the Scopa table what the command's name says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.seats import OURS
from scenes import commands as shared
from scenes.commands import Command
from scenes.intents import KeyPressed
from scenes.scopa import commands as own
from scenes.scopa.commands import COMMANDS
from scenes.scopa.spots import HandSpot, PackSpot, PileSpot
from scenes.table.areas import ButtonSpot
from tests.game.scopa.tables import COMPUTER, position
from tests.scenes.commanded import (
    assert_a_keyboard_has_them,
    assert_no_key_means_two_things,
    key_name,
    keys,
)
from tests.scenes.scopa import alike
from tests.scenes.scopa.parlour import Parlour, whole

Check = Callable[[Parlour, Callable[[], None], KeyPressed], None]
REST = "2D 3D 6D 8D 10D AC 2C 3C 6C 8C 10C 3S"
TABLE = whole(position("5C 4S 6B 3B 7S", ("9D 7D 2S", "AB 2B 4B"), ("8S 10S", "10B 8B"), deck=REST))


def test_no_key_means_two_things() -> None:
    assert_no_key_means_two_things(COMMANDS)
    assert_a_keyboard_has_them(COMMANDS)


def _walks(parlour: Parlour, press: Callable[[], None], key: KeyPressed) -> None:
    parlour.rig.keys("right", "right")
    assert parlour.table.keys.spot == HandSpot(1)
    press()
    led = {"left": HandSpot(0), "right": HandSpot(2), "up": PileSpot(OURS)}
    assert parlour.table.keys.spot == led.get(key.name, ButtonSpot(0))


def _next_area(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    seen = []
    for _time in range(4):
        press()
        seen.append(parlour.table.keys.spot)
    assert seen == [HandSpot(0), ButtonSpot(0), PackSpot(), HandSpot(0)]


def _area_before(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    seen = []
    for _time in range(2):
        press()
        seen.append(parlour.table.keys.spot)
    assert seen == [PackSpot(), ButtonSpot(0)]


def _uses(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.rig.keys("right", "right", "right")
    press()
    assert [str(play.card) for play in parlour.match.plays] == ["2S"]


def _numbered(parlour: Parlour, press: Callable[[], None], key: KeyPressed) -> None:
    hand = parlour.hand
    place = (int(key.name) - 1) % 10
    press()
    if place == 0:
        assert parlour.choice is not None
    elif place < len(hand):
        assert parlour.match.plays[-1].card == hand[place]
    else:
        assert parlour.match.plays == []
        assert parlour.table.telling.toast.shown


def _again(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.rig.keys("2")
    parlour.my_turn()
    assert parlour.match.plays[-1].seat == COMPUTER
    press()
    assert parlour.showing.moving


CHECKS: dict[Command, Check] = {
    shared.WALK: _walks,
    shared.NEXT_AREA: _next_area,
    shared.AREA_BEFORE: _area_before,
    shared.USE: _uses,
    shared.NUMBERED: _numbered,
    shared.CANCEL: alike.cancels,
    shared.AGAIN: _again,
    shared.UNDO: alike.says_that_there_is_none,
    shared.REDO: alike.says_that_there_is_none,
    shared.COPY: alike.says_that_there_is_none,
    own.LEVEL: alike.level,
    own.PACK: alike.pack,
    own.NEW_MATCH: alike.new_match,
    shared.RULES: alike.rules,
    shared.SOUND: alike.sound,
}


@pytest.mark.parametrize(("command", "key"), list(keys(COMMANDS)), ids=key_name)
def test_a_key_does_what_its_command_says(command: Command, key: KeyPressed, parlour: Parlour) -> None:
    parlour.lay(TABLE)
    CHECKS[command](parlour, lambda: parlour.rig.house.handle(key), key)


def test_every_command_is_tried_here() -> None:
    assert set(CHECKS) == set(COMMANDS)
