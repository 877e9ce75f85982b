"""A program started on a desk: its life, its words and its end; knows no window and no pixel."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.desk.waiting import PATIENCE

# A newcomer's shell has none of these, and the first would hide the window.
_NOT_FROM_THE_SHELL = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")


# What who started us may have set aside, as nohup does, and what would be handed on.
_SIGNALS = (signal.SIGINT, signal.SIGHUP, signal.SIGTERM)


def _as_from_a_shell() -> None:
    for number in _SIGNALS:
        signal.signal(number, signal.SIG_DFL)


def private_home(home: Path, cache: Path) -> dict[str, str]:
    """The environment of a person whose files all lie in `home`, but for what is cached; without a sound."""
    return {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_STATE_HOME": str(home / "state"),
        "XDG_CACHE_HOME": str(cache),
        "SDL_AUDIODRIVER": "dummy",
        "LANG": "C.UTF-8",
    }


class Program:
    """A running program in a process group of its own.

    `started` is the time.perf_counter() just before the process began.
    """

    def __init__(
        self, command: Sequence[str], log: Path, environment: Mapping[str, str], folder: Path | None = None
    ) -> None:
        self._log = log
        surroundings = {k: v for k, v in os.environ.items() if k not in _NOT_FROM_THE_SHELL}
        with log.open("w") as out:
            self.started = time.perf_counter()
            self._process = subprocess.Popen(
                list(command),
                env={**surroundings, **environment},
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=_as_from_a_shell,
            )
        self.pid = self._process.pid

    def alive(self) -> bool:
        """Whether the program still runs."""
        return self._process.poll() is None

    def output(self) -> str:
        """All it has printed so far, both streams."""
        return self._log.read_text(errors="replace")

    def wait(self, timeout: float = PATIENCE) -> int:
        """Wait for the program's own end and return its exit status (negative: the signal that ended it)."""
        return self._process.wait(timeout)

    def kill(self) -> None:
        """End the program and its children at once, as a power cut would."""
        self._signal(signal.SIGKILL)
        self._process.wait(10)

    def stop(self, grace: float = 20.0) -> None:
        """Ask the program to end if it still runs; end it by force after `grace` seconds."""
        if not self.alive():
            return
        self._signal(signal.SIGTERM)
        try:
            self._process.wait(grace)
        except subprocess.TimeoutExpired:
            self.kill()

    def _signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, number)
