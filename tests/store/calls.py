"""A store in a process of its own whose system calls fail, or are its last: strace brings that about."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
_ENDINGS = ("sqlite3", "sqlite3-wal", "sqlite3-shm", "sqlite3-journal", "sqlite3.new", "sqlite3.new-wal", "lock")
_CALL = re.compile(r"^\d+ +(\w+)\(")


def can_trace() -> bool:
    """Whether strace is here and may trace a process."""
    strace = shutil.which("strace")
    return strace is not None and subprocess.run([strace, "-qq", "true"], capture_output=True).returncode == 0


def can_mount() -> bool:
    """Whether a process here may have a small disk of its own."""
    unshare = shutil.which("unshare")
    command = "mount -t tmpfs -o size=64k tmpfs /mnt"
    return (
        unshare is not None
        and not subprocess.run([unshare, "-rm", "sh", "-c", command], capture_output=True).returncode
    )


def run_on_small_disk(directory: Path, kilobytes: int, task: str) -> list[dict[str, object]]:
    """Run a task of `tests.store.child` on a disk of this size, which ends with it; returns its reports."""
    mounted = f'mount -t tmpfs -o size={kilobytes}k tmpfs "$1" && exec "$2" -m tests.store.child {task} "$1"'
    command = ["unshare", "-rm", "sh", "-c", mounted, "sh", str(directory), sys.executable]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
    return [json.loads(line) for line in ended.stdout.splitlines()]


def run(directory: Path, task: str, *what: str) -> tuple[int, list[dict[str, object]], list[str]]:
    """Run a task of `tests.store.child` on a store; `what` is to be done to its calls, as words for strace.

    Returns its status, its reports, and the names of the calls that had to do with the store's files, in order.
    """
    written = directory.with_name(f"{directory.name}.calls")
    paths = [str(directory), *(str(directory / f"games.{ending}") for ending in _ENDINGS)]
    words = ["strace", "-f", "-qq", "-o", str(written), *what]
    for path in paths:
        words += ["-P", path]
    command = [*words, sys.executable, "-m", "tests.store.child", task, str(directory)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    reports = [json.loads(line) for line in ended.stdout.splitlines() if line.startswith("{")]
    calls = [found[1] for line in written.read_text(errors="replace").splitlines() if (found := _CALL.match(line))]
    written.unlink()
    return ended.returncode, reports, calls


def nth(calls: list[str], place: int) -> tuple[str, int]:
    """A call's name, and how many of that name there were up to it."""
    return calls[place], calls[: place + 1].count(calls[place])
