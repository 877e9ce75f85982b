"""Where the tests of the store keep their games, and which of them need a tracer."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.apart import leave_out
from tests.store.calls import can_mount, can_trace

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what makes system calls fail, or disks small, where that is not to be had; in CI the tracer has to."""
    traced = [item for item in items if item.path == _HERE / "test_faults.py"]
    if traced and not can_trace():
        if os.environ.get("OSTERIA_CI") == "1":
            assert shutil.which("strace"), "a package is missing: strace"
        line = "tests/store/test_faults.py left out; to run it: apt-get install strace, and let processes be traced"
        leave_out(config, items, traced, line)
    cramped = [item for item in items if item.path == _HERE / "test_small_disks.py"]
    if cramped and not can_mount():
        leave_out(config, items, cramped, "tests/store/test_small_disks.py left out: no disk can be mounted here")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """An empty directory with nothing else's files in it."""
    place = tmp_path / "games"
    place.mkdir()
    return place
