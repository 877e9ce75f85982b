"""Each key of the list of commands does at the Scopone table what the command's name says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.seats import OURS, THEIRS
from scenes import commands as shared
from scenes.commands import Command
from scenes.intents import KeyPressed
from scenes.scopa import commands as of_two
from scenes.scopa.spots import HandSpot, PileSpot
from scenes.scopone import commands as own
from scenes.scopone.commands import COMMANDS
from scenes.table.areas import ButtonSpot
from tests.scenes.commanded import assert_a_keyboard_has_them, assert_no_key_means_two_things, key_name, keys
from tests.scenes.scopa import alike
from tests.scenes.scopone.parlour import ParlourForFour
from tests.scenes.scopone.positions import LEFT, position

Check = Callable[[ParlourForFour, Callable[[], None], KeyPressed], None]
TABLE = position("5C 4S 6B 3B 7S", ("9D AC 2S 2B", "9B 5B 4B 8C", "AS 10D 3D 6D", "8D 4D AB 6C"))


def test_no_key_means_two_things() -> None:
    assert_no_key_means_two_things(COMMANDS)
    assert_a_keyboard_has_them(COMMANDS)


def _walks(parlour: ParlourForFour, press: Callable[[], None], key: KeyPressed) -> None:
    parlour.rig.keys("right", "right")
    assert parlour.table.keys.spot == HandSpot(1)
    press()
    led = {"left": HandSpot(0), "right": HandSpot(2), "up": PileSpot(OURS)}
    assert parlour.table.keys.spot == led.get(key.name, ButtonSpot(0))


def _next_area(parlour: ParlourForFour, press: Callable[[], None], _: KeyPressed) -> None:
    seen = []
    for _time in range(4):
        press()
        seen.append(parlour.table.keys.spot)
    assert seen == [HandSpot(0), ButtonSpot(0), PileSpot(THEIRS), HandSpot(0)]


def _area_before(parlour: ParlourForFour, press: Callable[[], None], _: KeyPressed) -> None:
    seen = []
    for _time in range(2):
        press()
        seen.append(parlour.table.keys.spot)
    assert seen == [PileSpot(THEIRS), ButtonSpot(0)]


def _uses(parlour: ParlourForFour, press: Callable[[], None], _: KeyPressed) -> None:
    card = parlour.hand[1]
    parlour.rig.keys("right", "right")
    press()
    assert parlour.match.plays[0].card == card


def _numbered(parlour: ParlourForFour, press: Callable[[], None], key: KeyPressed) -> None:
    hand, place = parlour.hand, (int(key.name) - 1) % 10
    press()
    if place >= len(hand):
        assert parlour.match.plays == []
        assert parlour.table.telling.toast.shown
    elif len(parlour.match.ways(hand[place])) > 1:
        assert parlour.choice is not None
    else:
        assert parlour.match.plays[0].card == hand[place]


def _again(parlour: ParlourForFour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.rig.keys("4")
    parlour.my_turn()
    assert parlour.match.plays[-1].seat == LEFT
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
    of_two.PACK: alike.pack,
    of_two.NEW_MATCH: alike.new_match,
    shared.RULES: alike.rules,
    shared.SOUND: alike.sound,
}


@pytest.mark.parametrize(("command", "key"), list(keys(COMMANDS)), ids=key_name)
def test_a_key_does_what_its_command_says(command: Command, key: KeyPressed, parlour: ParlourForFour) -> None:
    parlour.lay(TABLE)
    CHECKS[command](parlour, lambda: parlour.rig.house.handle(key), key)


def test_every_command_is_tried_here() -> None:
    assert set(CHECKS) == set(COMMANDS)
