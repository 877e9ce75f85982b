"""Prints what the card tests measured, pass or fail, at the end of an ordinary run."""

from collections.abc import Callable
from typing import Final

import pytest

_MEASURED: Final = pytest.StashKey[list[str]]()


@pytest.fixture
def measured(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Call it with a line that the run's last words shall tell."""
    return request.config.stash.setdefault(_MEASURED, []).append


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    lines = config.stash.get(_MEASURED, [])
    if lines:
        terminalreporter.section("card faces: the closest pairs")
        for line in lines:
            terminalreporter.write_line(line)
