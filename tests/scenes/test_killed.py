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

from game.scopa.kept import KeptMatch
from game.scorpion.kept import LEAST_PLAYED, KeptGame
from game.scorpion.record import Start
from game.scorpion.state import DealReserve
from game.scorpion.variants import CLASSIC, RELAXED
from game.store import Store, slot_of
from tests.soaking import some

ROOT = Path(__file__).parents[2]
KILLS = 5
"""In one case, all over the same home."""
HANDED_IN = slot_of("scorpion", handed_in=True)
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


def made(moves: list[dict[str, Any]]) -> int:
    """Moves made, taken back or not."""
    return sum(not ("undo" in move or "redo" in move) for move in moves)


def follows(kept: list[Any], shown: list[Any]) -> bool:
    """Whether what is kept is what was shown, or that and one action more."""
    return kept[: len(shown)] == shown and len(kept) <= len(shown) + 1


@pytest.mark.parametrize("case", some(range(30), 1))
def test_scorpion_killed_anywhere(case: int, tmp_path: Path) -> None:
    for kill in range(KILLS):
        shown = play_and_kill(tmp_path, "scorpion", 100 * case + kill)
        store = Store(tmp_path)
        running, finished, notices = store.running("scorpion"), len(store.finished("scorpion")), list(store.notices)
        game = KeptGame.resume(store)
        store.close()
        assert notices == []
        assert running is not None
        assert game is not None
        kept, moves = json.loads(running.record), shown["game"]["moves"]
        if (kept["rules"], kept["deal"]) == (shown["game"]["rules"], shown["game"]["deal"]):
            assert follows(kept["moves"], moves)
            assert finished == shown["finished"]
        else:
            assert kept["moves"] == [], "another game was dealt: that was the action under way"
            assert finished == shown["finished"] + (made(moves) >= LEAST_PLAYED)


@pytest.mark.parametrize("case", some(range(30), 1))
def test_on_a_record_handed_in_killed_anywhere(case: int, tmp_path: Path) -> None:
    """The game under way is not touched, whatever becomes of the one over it."""
    store = Store(tmp_path)
    mine = KeptGame.deal(store, Start.numbered(CLASSIC, 7))
    mine.apply(DealReserve())
    KeptGame.reopen(store, Start.numbered(RELAXED, 8), [DealReserve()])
    before = store.running("scorpion")
    store.close()
    for kill in range(KILLS):
        shown = play_and_kill(tmp_path, "record", 100 * case + kill)
        store = Store(tmp_path)
        notices, under_way, handed_in = list(store.notices), store.running("scorpion"), store.running(HANDED_IN)
        assert (notices, under_way, store.finished("scorpion")) == ([], before, [])
        store.close()
        assert handed_in is not None
        kept = json.loads(handed_in.record)
        assert (kept["rules"], kept["deal"]) == ("relaxed", 8)
        assert follows(kept["moves"], shown["game"]["moves"])


@pytest.mark.parametrize("case", some(range(30), 1))
def test_scopa_killed_anywhere(case: int, tmp_path: Path) -> None:
    for kill in range(KILLS):
        shown = play_and_kill(tmp_path, "scopa", 100 * case + kill)
        store = Store(tmp_path)
        finished, notices, kept = len(store.finished("scopa")), list(store.notices), KeptMatch.resume(store)
        store.close()
        assert notices == []
        assert kept is not None
        game, last = kept.match.record(), shown["game"]
        if game["seed"] == last["seed"]:
            assert follows(game["plays"], last["plays"])
            assert finished == shown["finished"]
        elif game["number"] > 1:
            assert (game["number"], game["plays"]) == (last["number"] + 1, []), "the next deal of the match"
            assert finished == shown["finished"]
        else:
            assert game["plays"] == []
            assert finished - shown["finished"] in (0, 1), "a match was left, which counts where a card was played"
