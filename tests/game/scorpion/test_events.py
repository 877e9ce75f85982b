"""The events of a game played for real lead, one after the other, to the very position the rules lead to."""

from __future__ import annotations

import json
from functools import reduce
from pathlib import Path

import pytest

from game.rules import Refusal
from game.scorpion.record import read
from game.scorpion.state import after
from game.scorpion.variants import RULE_SETS

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "scorpion"


@pytest.mark.parametrize("name", [*(f"{rules}-win" for rules in RULE_SETS), "classic-two-runs-dealt"])
def test_each_move_of_a_golden_game_leads_where_its_events_lead(name: str) -> None:
    start, moves = read(json.loads((GOLDEN / f"{name}.json").read_text("utf-8")))
    session = start.session()
    most = 0
    for move in moves:
        step = session.play(move)
        assert not isinstance(step, Refusal)
        assert reduce(after, step.transition.events, step.before) == step.transition.state
        most = max(most, len(step.transition.state.removed) - len(step.before.removed))
    assert most == (2 if name == "classic-two-runs-dealt" else 1)
