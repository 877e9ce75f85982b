"""Runs what takes too long for every run of the tests; decides no check's own rules, knows no test.

Four parts: the cases marked `soak`; the properties of `game/` and `scenes/` with many more examples; each format under
a fuzzer; and the real windows three times in a row beside busy processes. What is through is noted with the state of
the source it was through with, so that a run that was broken off goes on where it was. docs/testing.md says when to
run it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from game.errors import GameError
from tools import ledger

_PROJECT = Path(__file__).resolve().parent.parent
_NOTED = _PROJECT / "build" / "soak.csv"
_COLUMNS = ("part", "source")
_ROUNDS = 3
_CASE_HOURS = 4
_PYTEST = ("pytest", "-q", "--timeout", str(_CASE_HOURS * 3600))
_FORMATS = ("record", "code", "engine-line", "store", "rules-page", "table-map")
_FUZZED = 600
"""Seconds a format."""
_NOTHING_TO_RUN = 5
"""pytest's status where it found no test."""


class Part(NamedTuple):
    """One thing to get through: its name, Python's words, what is set for it, how many processes keep busy beside."""

    name: str
    words: tuple[str, ...]
    settings: tuple[tuple[str, str], ...] = ()
    busy: int = 0


def parts(busy: int) -> list[Part]:
    """All there is to get through; real windows beside so many busy processes."""
    side_by_side = ("-n", str(os.cpu_count() or 1))
    cases = Part("cases", (*_PYTEST, "-m", "soak", *side_by_side, "tests"))
    thorough = (("HYPOTHESIS_PROFILE", "thorough"),)
    folders = ("game", "scenes", "widgets", "windows", "reading", "store")
    properties = [
        Part(f"properties of {name}", (*_PYTEST, *side_by_side, f"tests/{name}"), thorough) for name in folders
    ]
    fuzzed = [Part(f"fuzzing: {name}", ("tests.fuzzing", name, str(_FUZZED), "build/fuzzing")) for name in _FORMATS]
    words = (*_PYTEST, "-n", str((os.cpu_count() or 1) + 1), "tests/desktop")
    windows = [Part(f"windows, round {number}", words, busy=busy) for number in range(1, _ROUNDS + 1)]
    return [cases, *properties, *fuzzed, *windows]


def main() -> int:
    """Run what isn't through yet; returns 0 once everything is, else the status of the first that failed."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--busy", metavar="N", type=int, default=4, help="busy processes beside real windows (4)")
    parser.add_argument("--anew", action="store_true", help="begin anew, whatever was noted")
    parser.add_argument("--list", action="store_true", help="only say what is through and what is left")
    chosen = parser.parse_args()
    source = _state_of_source()
    _NOTED.parent.mkdir(parents=True, exist_ok=True)
    if chosen.anew:
        _NOTED.unlink(missing_ok=True)
    noted = ledger.take_up(_NOTED, _COLUMNS, lambda row: (row["part"], row["source"]), lambda line: line)
    through = {part for part, of in noted if of == source}
    for part in parts(chosen.busy):
        if part.name in through or chosen.list:
            print(f"{part.name}: {'through' if part.name in through else 'left'}")
            continue
        print(f"{part.name} ...", flush=True)
        if status := _run(part):
            print(f"{part.name}: failed", file=sys.stderr)
            return status
        ledger.append(_NOTED, _COLUMNS, [(part.name, source)])
    return 0


def _run(part: Part) -> int:
    command = [sys.executable, "-m", *part.words]
    with _busy(part.busy):
        ended = subprocess.run(command, cwd=_PROJECT, env={**os.environ, **dict(part.settings)}, check=False)
    return 0 if ended.returncode == _NOTHING_TO_RUN else ended.returncode


@contextmanager
def _busy(count: int) -> Iterator[None]:
    """So many processes that do nothing, with all their might."""
    processes = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def _state_of_source() -> str:
    """A name for what would be tried: the files as they are now, committed or not."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=_PROJECT, check=True, capture_output=True).stdout
    state = hashlib.sha256()
    for name in sorted(filter(None, listed.split(b"\0"))):
        file = _PROJECT / os.fsdecode(name)
        if file.is_file():
            state.update(name + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return state.hexdigest()[:16]


if __name__ == "__main__":
    try:
        sys.exit(main())
    except GameError as error:
        sys.exit(f"soak: {error}")
