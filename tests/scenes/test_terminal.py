"""How a terminal ends the program: once quietly, then at once; what is ignored stays ignored."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from scenes import terminal

_ENDS = (signal.SIGINT, signal.SIGHUP)


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    """Those of before come back."""
    before = {one: signal.getsignal(one) for one in _ENDS}
    yield
    for one, handler in before.items():
        signal.signal(one, handler)


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGHUP, 129)])
def test_an_end_is_raised_once_with_its_status_and_the_next_one_is_the_systems(number: int, status: int) -> None:
    terminal.listen()
    with pytest.raises(KeyboardInterrupt) as end:
        os.kill(os.getpid(), number)
    assert terminal.status(end.value) == status
    assert [signal.getsignal(one) for one in _ENDS] == [signal.SIG_DFL, signal.SIG_DFL]


def test_an_end_from_elsewhere_counts_as_ctrl_c() -> None:
    assert terminal.status(KeyboardInterrupt()) == 130


def test_what_is_ignored_stays_ignored() -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    terminal.listen()
    os.kill(os.getpid(), signal.SIGHUP)
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN


def test_what_is_hushed_is_not_heard_and_what_follows_is() -> None:
    words = (
        "import os\nfrom scenes.terminal import hushed\n"
        "with hushed():\n    os.write(2, b'no device')\nos.write(2, b'done')"
    )
    said = subprocess.run([sys.executable, "-c", words], capture_output=True, check=True)
    assert said.stderr == b"done"
