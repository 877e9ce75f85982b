"""Tests side by side: what stays together, what comes first, and what a run says of tests a machine can't run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.apart import order, share

_PROJECT = Path(__file__).parents[1]


def test_a_file_stays_whole_and_what_needs_the_frozen_program_stays_together() -> None:
    assert share("tests/game/test_cards.py::test_one[a::b]") == "tests/game/test_cards.py"
    frozen = {share(f"tests/packages/{file}.py::test_it") for file in ("test_frozen", "test_installed")}
    assert len(frozen) == 1
    assert frozen != {share("tests/packages/test_wheel.py::test_it")}


def test_real_windows_are_not_kept_for_the_end() -> None:
    ids = ["tests/widgets/test_focus.py::test_it", "tests/desktop/test_title.py::test_it"]
    assert sorted(ids, key=order) == ids[::-1]


@pytest.mark.parametrize("processes", ["0", "2"])
@pytest.mark.parametrize("ci", [False, True])
def test_without_an_x_server_real_windows_are_left_out_in_one_line_but_never_in_ci(
    processes: str, ci: bool, tmp_path: Path
) -> None:
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "OSTERIA"))}
    surroundings |= {"PATH": str(tmp_path), **({"OSTERIA_CI": "1"} if ci else {})}
    words = ["-q", "-p", "no:cacheprovider", "-n", processes, "tests/desktop/test_machines.py"]
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=_PROJECT,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in ended.stdout.splitlines() if line.startswith("tests/desktop left out; to run them:")]
    if ci:
        assert (ended.returncode, lines) == (pytest.ExitCode.TESTS_FAILED, [])
        assert "packages are missing: matchbox-window-manager" in ended.stdout
    else:
        assert (ended.returncode, len(lines)) == (pytest.ExitCode.OK, 1), ended.stdout
