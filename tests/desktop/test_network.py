"""The program in a real window, watched by a tracer, speaks to the display and to itself, and to no other machine."""

import os
from pathlib import Path

import pytest

from scenes.tables import TABLES
from tests.desktop.sitting import FROM_SOURCE, Sitting
from tests.network.test_no_network import ON_THE_MACHINE, SOCKET_FAMILY
from tests.store.calls import can_trace
from tools.desk import Desk, wait_for

pytestmark = pytest.mark.skipif(
    not can_trace() and os.environ.get("OSTERIA_CI") != "1", reason="needs strace, and processes that may be traced"
)


def test_no_window_opens_a_socket_to_the_outside(desk: Desk, tmp_path: Path, card_cache: Path) -> None:
    traced = tmp_path / "trace"
    # -D: the tracer stands beside the program, which stays this test's own child
    words = ("strace", "-D", "-f", "-qq", "-e", "trace=%network", "-e", "signal=none", "-o", str(traced))
    sitting = Sitting(desk, tmp_path, card_cache, (*words, *FROM_SOURCE))
    try:
        for game in [entry.game.name for entry in TABLES]:
            sitting.start("--game", game)
            sitting.desk.keys.press("Return")
            sitting.rest()
            for key in ("F1", "n", "Escape"):
                before = sitting.picture()
                sitting.desk.keys.press(key)
                sitting.await_other(before, f"the window {key} opens at {game}")
                sitting.desk.keys.press("Escape")
                sitting.rest()
            sitting.quit()
    finally:
        sitting.leave()
    wait_for(lambda: "AF_UNIX" in traced.read_text(errors="replace"), "the line to the display")
    assert set(SOCKET_FAMILY.findall(traced.read_text(errors="replace"))) <= ON_THE_MACHINE
