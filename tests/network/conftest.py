"""Leaves these tests out where no process can be traced; in CI the tracer must be there."""

import os
import shutil
from pathlib import Path

import pytest

from tests.apart import leave_out
from tests.store.calls import can_trace

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    mine = [item for item in items if _HERE in item.path.parents]
    if mine and not can_trace():
        if os.environ.get("OSTERIA_CI") == "1":
            assert shutil.which("strace"), "a package is missing: strace"
        line = "tests/network left out; to run them: apt-get install strace, and let processes be traced"
        leave_out(config, items, mine, line)
