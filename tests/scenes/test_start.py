"""What the first picture doesn't need is not loaded before it."""

from __future__ import annotations

import subprocess
import sys

LATER = (
    "game.scorpion.hints",
    "game.scorpion.solver",
    "game.scopa.players",
    "game.thinking",
    "multiprocessing",
    "markdown_it",
    "pysol_cards",
    "scenes.reading",
    "scenes.windows",
    "scenes.scopa.room",
    "scenes.scopa.table",
    "scenes.scopa.windows",
)


def test_a_table_comes_before_what_thinks_and_what_is_read() -> None:
    program = "import sys, scenes.house, scenes.scorpion.room; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()

    assert "scenes.scorpion.table" in loaded
    assert [name for name in loaded if name.startswith(LATER)] == []
