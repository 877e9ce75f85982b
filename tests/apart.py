"""How the tests are handed out to processes that run side by side, and what a machine can't run; knows no test."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

_TOGETHER = {"tests/packages/test_frozen.py": "frozen", "tests/packages/test_installed.py": "frozen"}
"""Files whose tests need the same big thing, built once where they run."""
_FIRST = ("tests/packages/", "tests/desktop/", "tests/game/", "tests/scenes/")
"""Folders with the files that take longest: begun last, one of them would be waited for alone."""
_LAST_WORDS = pytest.StashKey[list[tuple[str, str]]]()
_LEFT_OUT = ""
_SENT = "last_words"


def share(nodeid: str) -> str:
    """What is handed to one process as a whole: the file, or the files that belong together."""
    file = nodeid.split("::", 1)[0]
    return _TOGETHER.get(file, file)


def order(nodeid: str) -> int:
    """Where a test stands in the row of those to be handed out."""
    return next((place for place, first in enumerate(_FIRST) if nodeid.startswith(first)), len(_FIRST))


def say_last(config: pytest.Config, heading: str, line: str) -> None:
    """Have a line printed at the end of the run, whichever process it comes from; once, and under its heading."""
    config.stash.setdefault(_LAST_WORDS, []).append((heading, line))


def leave_out(config: pytest.Config, items: list[pytest.Item], left_out: Iterable[pytest.Item], line: str) -> None:
    """Take tests out that this machine can't run; `line` tells at the end how it could. Once for each reason."""
    gone = set(left_out)
    if gone:
        say_last(config, _LEFT_OUT, line)
        config.hook.pytest_deselected(items=list(gone))
        items[:] = [item for item in items if item not in gone]


class LastWords:
    """Carries what is to be said from the processes to the one that prints, and prints it."""

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A process has ended."""
        for heading, line in getattr(node, "workeroutput", {}).get(_SENT, []):
            say_last(node.config, heading, line)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """A run in which every test was left out is no failure."""
        words = _words(session.config)
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput[_SENT] = words
        left_out = any(heading == _LEFT_OUT for heading, _ in words)
        if left_out and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        """The last words."""
        told = dict.fromkeys(_words(config))
        for heading in dict.fromkeys(heading for heading, _ in told):
            if heading:
                terminalreporter.section(heading)
            for _, line in (one for one in told if one[0] == heading):
                terminalreporter.write_line(line)


def _words(config: pytest.Config) -> list[tuple[str, str]]:
    return config.stash.get(_LAST_WORDS, [])
