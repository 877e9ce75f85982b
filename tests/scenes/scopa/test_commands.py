"""Each key of the list of commands does at the Scopa table what the command's name says."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import commands as shared
from scenes.commands import Command
from scenes.intents import KeyPressed
from scenes.match import commands as own
from scenes.match.commands import COMMANDS
from scenes.match.spots import PackSpot
from tests.game.scopa.tables import position
from tests.scenes.commanded import (
    assert_a_keyboard_has_them,
    assert_no_key_means_two_things,
    key_name,
    keys,
)
from tests.scenes.match import alike as at_any
from tests.scenes.match.alike import Check
from tests.scenes.scopa import alike
from tests.scenes.scopa.parlour import Parlour, whole

REST = "2D 3D 6D 8D 10D AC 2C 3C 6C 8C 10C 3S"
TABLE = whole(position("5C 4S 6B 3B 7S", ("9D 7D 2S", "AB 2B 4B"), ("8S 10S", "10B 8B"), deck=REST))


def test_no_key_means_two_things() -> None:
    assert_no_key_means_two_things(COMMANDS)
    assert_a_keyboard_has_them(COMMANDS)


CHECKS: dict[Command, Check[Any]] = {
    **alike.CHECKS,
    shared.NEXT_AREA: at_any.next_area(PackSpot()),
    shared.AREA_BEFORE: at_any.area_before(PackSpot()),
    own.LEVEL: at_any.level,
}


@pytest.mark.parametrize(("command", "key"), list(keys(COMMANDS)), ids=key_name)
def test_a_key_does_what_its_command_says(command: Command, key: KeyPressed, parlour: Parlour) -> None:
    parlour.lay(TABLE)
    CHECKS[command](parlour, lambda: parlour.rig.house.handle(key), key)


def test_every_command_is_tried_here() -> None:
    assert set(CHECKS) == set(COMMANDS)
