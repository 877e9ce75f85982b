"""The program, watched by a tracer at every table and in every window, opens no socket that leads off the machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOCKET_FAMILY = re.compile(r"\b(?:AF|PF)_([A-Z0-9]+)")
ON_THE_MACHINE = {"UNIX", "LOCAL", "UNSPEC", "NETLINK"}
"""NETLINK is the kernel's: SDL hears from it of devices that come and go."""


def families(*command: str, home: Path) -> set[str]:
    """The kinds of sockets a command and all its processes ask for, or name in any call about the network."""
    traced = home / "trace"
    words = ["strace", "-f", "-qq", "-e", "trace=%network", "-e", "signal=none", "-o", str(traced)]
    variables = {
        "HOME": str(home),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        **{f"XDG_{name}_HOME": str(home / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")},
    }
    done = subprocess.run(
        [*words, *command], cwd=ROOT, env=os.environ | variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return set(SOCKET_FAMILY.findall(traced.read_text(encoding="utf-8", errors="replace")))


@pytest.mark.timeout(900)
def test_every_table_and_window_opens_no_socket_to_the_outside(tmp_path: Path) -> None:
    seen = families(sys.executable, "-m", "tests.scenes.storm", str(tmp_path / "games"), "300", "5", home=tmp_path)
    assert "UNIX" in seen, "the line to the process that thinks is a socket: the tracer saw nothing"
    assert seen <= ON_THE_MACHINE


def test_the_tracer_would_see_one(tmp_path: Path) -> None:
    code = "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close()"
    assert "INET" in families(sys.executable, "-c", code, home=tmp_path)


def test_the_program_imports_nothing_that_speaks_to_the_network() -> None:
    """Its own modules; multiprocessing brings `socket` along for its pipes."""
    spoken = re.compile(
        r"^\s*(?:import|from)\s+(socket|ssl|http|urllib|ftplib|smtplib|asyncio|requests)\b", re.MULTILINE
    )
    for folder in ("game", "scenes"):
        for file in (ROOT / folder).rglob("*.py"):
            assert not spoken.search(file.read_text(encoding="utf-8")), file
