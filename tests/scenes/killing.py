"""Somebody plays, and the program is killed at a moment of chance; what is kept then must be what was shown."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
KILLS = 5
"""In one case, all over the same home."""
LONGEST = 0.6
"""Seconds of play before a kill, at the most."""


def play_and_kill(home: Path, table: str, seed: int, *words: str) -> dict[str, Any]:
    """Let somebody play there and kill the program at a moment of chance; returns what was shown last."""
    chance = random.Random(seed)
    command = [sys.executable, "-m", "tests.scenes.restless", str(home), table, str(seed), *words]
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
