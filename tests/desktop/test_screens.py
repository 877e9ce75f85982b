"""Screens of all kinds, none among them, and a terminal or a display that goes away under the game."""

import os
import signal
import subprocess
from pathlib import Path

import pytest
from Xlib import X

from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.sitting import FROM_SOURCE
from tools.desk import Desk, open_desk, private_home, wait_for

_PROJECT = Path(__file__).resolve().parents[2]
_NAMES_NO_SERVER = ":4711"


@pytest.fixture
def person() -> type[ScorpionSitting]:
    """Any game would do."""
    return ScorpionSitting


def _without_a_desk(home: Path, cache: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    }
    return subprocess.run(
        FROM_SOURCE,
        env={**kept, **private_home(home, cache), **environment},
        cwd=_PROJECT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("environment", [{}, {"DISPLAY": _NAMES_NO_SERVER}], ids=["none", "one-that-is-not-there"])
def test_without_a_display_one_line_says_so_and_nothing_is_dealt(
    environment: dict[str, str], tmp_path: Path, card_cache: Path
) -> None:
    ended = _without_a_desk(tmp_path, card_cache, **environment)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert "no window can be opened" in ended.stderr
    assert not (tmp_path / "data").exists()


def test_a_screen_of_few_colours_is_refused_in_one_line(tmp_path: Path, card_cache: Path) -> None:
    with open_desk((1280, 720), manager=None, depth=8) as desk:
        ended = _without_a_desk(tmp_path, card_cache, DISPLAY=desk.server.display)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert "expected a screen of 15 bits a pixel or more" in ended.stderr


@pytest.mark.parametrize("depth", [16, 30])
def test_screens_of_more_and_of_fewer_colours_are_played_on(depth: int, tmp_path: Path, card_cache: Path) -> None:
    with open_desk((1280, 720), manager=None, depth=depth) as desk:
        sitting = ScorpionSitting(desk, tmp_path, card_cache)
        sitting.begin("--game", "scorpion")
        sitting.await_game("scorpion")
        inside = sitting.inside

        def is_painted() -> bool:
            middle = sitting.window.get_image(0, inside.height // 2, inside.width, 1, X.ZPixmap, 0xFFFFFFFF).data
            step = len(middle) // inside.width
            return len({middle[i : i + step] for i in range(0, len(middle), step)}) > 50

        wait_for(is_painted, "the table")
        desk.windows.focus(sitting.window)
        desk.keys.press("d")
        sitting.await_actions(1)
        assert sitting.quit() == 0
        sitting.leave()


def _is_listening(sitting: ScorpionSitting) -> bool:
    """Whether the program has taken the closing of its terminal upon itself: from then on it ends quietly."""
    status = Path(f"/proc/{sitting.program.pid}/status").read_text()
    caught = next(int(line.split()[1], 16) for line in status.splitlines() if line.startswith("SigCgt:"))
    return bool(caught >> (signal.SIGHUP - 1) & 1)


def _as_a_terminal_does(sitting: ScorpionSitting, number: signal.Signals) -> None:
    """To the program and to the process that thinks for it."""
    os.killpg(sitting.program.pid, number)


_ENDS = pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 130), (signal.SIGHUP, 129)], ids=["ctrl-c", "closed"]
)


@_ENDS
def test_a_terminal_ends_the_program_quietly_while_it_loads(
    sitting: ScorpionSitting, number: signal.Signals, status: int
) -> None:
    command = [*FROM_SOURCE, "--game", "scorpion"]
    sitting.program = sitting.desk.run(command, sitting.environment, _PROJECT)
    wait_for(lambda: _is_listening(sitting), "the program", every=0.001)
    _as_a_terminal_does(sitting, number)
    assert sitting.program.wait() == status
    assert sitting.program.output() == ""


@_ENDS
def test_a_terminal_ends_the_program_quietly_at_the_table(
    sitting: ScorpionSitting, number: signal.Signals, status: int
) -> None:
    sitting.start(record=RECORD)
    sitting.drag(1, 5, 6)
    left = sitting.await_actions(1)
    _as_a_terminal_does(sitting, number)
    assert sitting.program.wait() == status
    assert sitting.program.output() == ""
    sitting.start()
    assert sitting.game().state == left.state


def test_a_display_that_goes_away_leaves_the_game_kept(tmp_path: Path, card_cache: Path, desk: Desk) -> None:
    with open_desk((1280, 720)) as fragile:
        sitting = ScorpionSitting(fragile, tmp_path, card_cache)
        sitting.start(record=RECORD)
        sitting.desk.keys.press("d")
        left = sitting.await_actions(1)
        os.kill(fragile.server.pid, signal.SIGKILL)
        sitting.program.wait()
    again = ScorpionSitting(desk, tmp_path, card_cache)
    again.start()
    assert again.game().state == left.state
    again.leave()


def test_a_compositor_goes_on_with_its_work(sitting: ScorpionSitting) -> None:
    sitting.start(record=RECORD)
    assert not sitting.desk.windows.bypasses_compositor(sitting.window)
    sitting.desk.keys.press("F11")
    wait_for(lambda: sitting.desk.windows.is_fullscreen(sitting.window), "full screen")
    assert not sitting.desk.windows.bypasses_compositor(sitting.window)
