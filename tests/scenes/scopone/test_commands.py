"""Each key of the list of commands does at the Scopone table what the command's name says."""

from __future__ import annotations

from typing import Any

import pytest

from game.seats import THEIRS
from scenes import commands as shared
from scenes.commands import Command
from scenes.intents import KeyPressed
from scenes.match.spots import PileSpot
from scenes.scopone import commands as own
from scenes.scopone.commands import COMMANDS
from tests.scenes.commanded import assert_a_keyboard_has_them, assert_no_key_means_two_things, key_name, keys
from tests.scenes.match import alike as at_any
from tests.scenes.match.alike import Check
from tests.scenes.scopa import alike
from tests.scenes.scopone.parlour import ParlourForFour
from tests.scenes.scopone.positions import position

TABLE = position("5C 4S 6B 3B 7S", ("9D AC 2S 2B", "9B 5B 4B 8C", "AS 10D 3D 6D", "8D 4D AB 6C"))


def test_no_key_means_two_things() -> None:
    assert_no_key_means_two_things(COMMANDS)
    assert_a_keyboard_has_them(COMMANDS)


CHECKS: dict[Command, Check[Any]] = {
    **alike.CHECKS,
    shared.NEXT_AREA: at_any.next_area(PileSpot(THEIRS)),
    shared.AREA_BEFORE: at_any.area_before(PileSpot(THEIRS)),
    own.LEVEL: at_any.level,
}


@pytest.mark.parametrize(("command", "key"), list(keys(COMMANDS)), ids=key_name)
def test_a_key_does_what_its_command_says(command: Command, key: KeyPressed, parlour: ParlourForFour) -> None:
    parlour.lay(TABLE)
    CHECKS[command](parlour, lambda: parlour.rig.house.handle(key), key)


def test_every_command_is_tried_here() -> None:
    assert set(CHECKS) == set(COMMANDS)
