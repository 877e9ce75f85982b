"""Leaves these tests out where there is no tracer; not in CI, where they must run."""

import os
import shutil
from pathlib import Path

import pytest

from tests.apart import leave_out

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if shutil.which("strace") is None and os.environ.get("OSTERIA_CI") != "1":
        line = "tests/network left out; to run them: apt-get install --no-install-recommends strace"
        leave_out(config, items, [item for item in items if _HERE in item.path.parents], line)
