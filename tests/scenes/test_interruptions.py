"""Whatever is done while cards fly, at any table: once nothing moves, every card lies exactly where the game says."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scenes.entry import TableEntry
from scenes.preferences import MOTIONS
from scenes.tables import TABLES
from tests.scenes.conftest import NewRig
from tests.scenes.interruptions import SIZES, impatience
from tests.scenes.sitting import Sitting, sitting_of
from tests.scenes.thoughts import Thoughts
from tests.soaking import some

CASES: list[Any] = [
    case
    for entry in TABLES
    for kind in sitting_of(entry).KINDS
    for case in some([(entry, kind, seed) for seed in range(40)], 3)
]


@pytest.mark.parametrize(
    ("entry", "kind", "seed"), CASES, ids=lambda one: getattr(getattr(one, "game", one), "name", None)
)
def test_cards_lie_where_the_game_says_whenever_nothing_moves(
    entry: TableEntry, kind: str, seed: int, new_rig: NewRig, thoughts: Thoughts
) -> None:
    table = sitting_of(entry)

    def make(chance: random.Random) -> Sitting:
        rig = new_rig(chance.choice(SIZES), made=table.RIG, motion=chance.choice(MOTIONS))
        return table(rig, chance)

    impatience(make, kind, seed)
