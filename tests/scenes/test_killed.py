"""The program killed at any moment of play: the next start has what was shown, at most the action under way more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.records import JsonObject
from game.store import Store
from scenes.tables import TABLES
from tests.scenes.killing import KILLS, follows, play_and_kill
from tests.scenes.sitting import sitting_of
from tests.soaking import some

CASES: list[Any] = [case for entry in TABLES for case in some([(entry.game.name, case) for case in range(30)], 1)]


@pytest.mark.parametrize(("table", "case"), CASES)
def test_killed_anywhere(table: str, case: int, tmp_path: Path) -> None:
    sitting = sitting_of(next(entry for entry in TABLES if entry.game.name == table))
    for kill in range(KILLS):
        told = play_and_kill(tmp_path, table, 100 * case + kill)
        store = Store(tmp_path)
        finished, notices, kept = len(store.finished(table)), list(store.notices), sitting.kept(store)
        store.close()
        assert notices == []
        shown: JsonObject = told["game"]
        done, made = kept.pop(sitting.ACTIONS), shown[sitting.ACTIONS]
        if kept == {key: value for key, value in shown.items() if key != sitting.ACTIONS}:
            assert follows(done, made)
            assert finished == told["finished"]
        else:
            assert done == [], "another game was dealt: that was the action under way"
            assert finished - told["finished"] in sitting.more_finished(shown, kept)
