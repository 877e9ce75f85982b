"""Drags that come faster than the cards: each grip interrupts what the last move set flying."""

from __future__ import annotations

import random

import pytest

from game.scorpion.state import DealReserve, MoveUnit, PlayReserve
from game.scorpion.variants import RULE_SETS
from tests.scenes.scorpion.rig import NewRig, golden
from tests.scenes.scorpion.sitting import TableSitting


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_whole_game_is_shown_move_by_move_with_hardly_any_time_for_it(rules: str, new_rig: NewRig) -> None:
    """The recorded win, drag by drag: each grip interrupts what the last move set flying."""
    start, moves = golden(f"{rules}-win")
    rig = new_rig()
    rig.open(start, dealt=True)
    sitting = TableSitting(rig, random.Random(1))
    for move in moves:
        assert isinstance(move, MoveUnit | DealReserve | PlayReserve)
        way = sitting.way(move)
        rig.carry(*way)
        rig.up(way[1])
        sitting.check_cards()
    assert rig.session.log == moves
    assert rig.session.won
    rig.settle()
    sitting.check_cards()
