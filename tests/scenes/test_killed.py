"""The program killed at any moment of play: the next start has what was shown, at most the action under way more."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from game.records import JsonObject
from game.store import Store
from scenes.tables import TABLES
from tests.scenes.sitting import sitting_of
from tests.soaking import some

ROOT = Path(__file__).parents[2]
KILLS = 5
"""In one case, all over the same home."""
LONGEST = 0.6
"""Seconds of play before a kill, at the most."""


def play_and_kill(home: Path, table: str, seed: int) -> dict[str, Any]:
    """Let somebody play there and kill the program at a moment of chance; returns what was shown last."""
    chance = random.Random(seed)
    command = [sys.executable, "-m", "tests.scenes.restless", str(home), table, str(seed)]
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        first = ""
        while not first.startswith("{"):  # pygame greets
            first = program.stdout.readline()
            assert first, "it ended before it showed anything"
        time.sleep(chance.uniform(0, LONGEST))
        assert program.poll() is None, "it ended by itself"
        program.kill()
        shown = [first, *program.stdout.read().splitlines(keepends=True)]
    whole = [line for line in shown if line.endswith("\n")]
    last: dict[str, Any] = json.loads(whole[-1])
    return last


def follows(kept: list[Any], shown: list[Any]) -> bool:
    """Whether what is kept is what was shown, or that and one action more."""
    return kept[: len(shown)] == shown and len(kept) <= len(shown) + 1


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
