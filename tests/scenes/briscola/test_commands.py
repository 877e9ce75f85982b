"""Each key of the list of commands does at the Briscola table what the command's name says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scenes import commands as shared
from scenes.briscola.commands import COMMANDS, LAST_TRICK
from scenes.commands import Command
from scenes.intents import KeyPressed
from scenes.match import commands as own
from scenes.match.spots import PackSpot
from scenes.windows.menu import MenuWindow
from tests.scenes.briscola.parlour import Parlour
from tests.scenes.commanded import assert_a_keyboard_has_them, assert_no_key_means_two_things, key_name, keys
from tests.scenes.match import alike
from tests.scenes.match.alike import Check


def test_no_key_means_two_things() -> None:
    assert_no_key_means_two_things(COMMANDS)
    assert_a_keyboard_has_them(COMMANDS)


def numbered(parlour: Parlour, press: Callable[[], None], key: KeyPressed) -> None:
    hand, place = parlour.hand, (int(key.name) - 1) % 10
    press()
    if place < len(hand):
        assert parlour.match.log[0].move.card == hand[place]
    else:
        assert parlour.match.log == []
        assert parlour.table.telling.toast.shown


def looks_back(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert parlour.showing.looking_back is None
    assert parlour.table.telling.toast.shown, "no trick was taken yet"
    parlour.rig.keys("1")
    parlour.until(lambda: bool(parlour.match.tricks))
    parlour.my_turn()
    press()
    assert parlour.showing.looking_back is not None
    press()
    assert parlour.showing.looking_back is None


def cancels(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.rig.keys("1")
    parlour.until(lambda: bool(parlour.match.tricks))
    parlour.my_turn()
    parlour.rig.keys("v")
    press()
    assert parlour.showing.looking_back is None
    assert parlour.rig.window is None
    press()
    assert isinstance(parlour.rig.window, MenuWindow)


CHECKS: dict[Command, Check[Any]] = {
    **alike.CHECKS,
    shared.NUMBERED: numbered,
    shared.CANCEL: cancels,
    shared.NEXT_AREA: alike.next_area(PackSpot()),
    shared.AREA_BEFORE: alike.area_before(PackSpot()),
    LAST_TRICK: looks_back,
    own.ADVICE: alike.advice,
    own.LEVEL: alike.level,
}


@pytest.mark.parametrize("players", ["two", "four"])
@pytest.mark.parametrize(("command", "key"), list(keys(COMMANDS)), ids=key_name)
def test_a_key_does_what_its_command_says(
    command: Command, key: KeyPressed, players: str, new_parlour: Callable[..., Parlour]
) -> None:
    parlour = new_parlour(players=players, motion="none", pause="short")
    # Whoever leads by lot: the person plays to a table on which nothing lies.
    while parlour.match.laid.to_play:
        parlour.room.begin()
    CHECKS[command](parlour, lambda: parlour.rig.house.handle(key), key)


def test_every_command_is_tried_here() -> None:
    assert set(CHECKS) == set(COMMANDS)
