"""What the tests run in a process of its own, to be killed, raced, starved or robbed of its rights."""

from __future__ import annotations

import contextlib
import json
import logging  # noqa: F401  # loaded while the child may still read the interpreter's own files
import os
import subprocess
import sys
from pathlib import Path

from game.store import Outcome, Store
from tests.store.samples import ENDED, TABLE, game_after

ROOT = Path(__file__).parents[2]
NOBODY = 65534
LAID_BY, BROUGHT_BACK = {2, 3, 4}, {4}


def start(task: str, *words: object, env: dict[str, str] | None = None) -> subprocess.Popen[str]:
    """Run one of the tasks below; its standard input and output are pipes."""
    command = [sys.executable, "-m", "tests.store.child", task, *map(str, words)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, env=env, stdin=pipe, stdout=pipe, text=True)


def reports_of(task: str, *words: object, env: dict[str, str] | None = None) -> list[dict[str, object]]:
    """Run a task to its end and return what it reported, in order."""
    output, _ = start(task, *words, env=env).communicate(timeout=60)
    return [json.loads(line) for line in output.splitlines()]


def report(store: Store) -> None:
    """Print how a store stands, as one line of JSON."""
    game = store.running(TABLE)
    standing = {
        "notices": [notice.code for notice in store.notices],
        "saving": store.saving,
        "moves": game.moves if game else None,
        "finished": len(store.finished(TABLE)),
        "language": store.setting("language"),
    }
    print(json.dumps(standing), flush=True)


def hold(directory: str) -> None:
    """Open the store, say how it stands, and keep it open until the input ends."""
    store = Store(Path(directory))
    report(store)
    sys.stdin.read()
    store.close()


def race(directory: str) -> None:
    """The same, but open it only when told to."""
    print("ready", flush=True)
    sys.stdin.readline()
    hold(directory)


def write(directory: str, first: str) -> None:
    """Save one game state after another and name each that has been saved; finish every seventh; never end."""
    store = Store(Path(directory))
    number = int(first)
    while True:
        store.save(game_after(number))
        print(number, flush=True)
        if number % 7 == 0:
            store.finish(TABLE, Outcome.NOT_WON, ENDED)
        number += 1


def unprivileged(directory: str) -> None:
    """Open, save and report as a user who is not root."""
    if os.geteuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    _save_and_report(Store(Path(directory)))


def default_place() -> None:
    """Open, save and report where the environment says the user's data is."""
    _save_and_report(Store())


def starved(directory: str, file_size: str) -> None:
    """Save until no file may grow beyond a size, then again when it may."""
    import resource

    store = Store(Path(directory))
    store.save(game_after(1))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(file_size), before[1]))
    number = 1
    while store.saving:
        number += 1
        store.save(game_after(number))
    for _ in range(5):
        number += 1
        store.save(game_after(number))
    report(store)
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    store.save(game_after(number + 1))
    report(store)
    store.close()


def fill(directory: str) -> Path:
    """Leave no room on a disk; returns the file that takes it."""
    ballast = Path(directory, "ballast")
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(1024))
    return ballast


def cramped(directory: str) -> None:
    """Play on a small disk that something else fills, then clears; report in between, and once more when reopened."""
    store = Store(Path(directory))
    store.save(game_after(1))
    ballast = fill(directory)
    number = 1
    while store.saving and number < 2000:
        number += 50
        store.save(game_after(number))
    store.finish(TABLE, Outcome.NOT_WON, ENDED)
    store.save(game_after(7))
    report(store)
    ballast.unlink()
    store.save(game_after(8))
    report(store)
    store.close()
    report(Store(Path(directory)))


def full(directory: str) -> None:
    """Begin on a disk without any room, which comes later."""
    ballast = fill(directory)
    store = Store(Path(directory))
    store.save(game_after(3))
    report(store)
    ballast.unlink()
    store.save(game_after(4))
    report(store)
    store.close()
    report(Store(Path(directory)))


def evening(directory: str) -> None:
    """Open the store, say how it stands, play on, leave a game for another, change a setting, close, and say so."""
    store = Store(Path(directory))
    report(store)
    store.save(game_after(22))
    report(store)
    with store.together():
        store.finish(TABLE, Outcome.NOT_WON, ENDED)
        store.save(game_after(1))
    store.keep_setting("language", "el")
    report(store)
    store.close()


def tidy(directory: str) -> None:
    """Lay results by, bring one of them back, delete the others, play on, close, and say in between how it stands."""
    store = Store(Path(directory))
    report(store)
    store.lay_by(LAID_BY)
    store.bring_back(BROUGHT_BACK)
    report(store)
    store.delete_laid_by()
    report(store)
    store.save(game_after(22))
    report(store)
    store.close()


def _save_and_report(store: Store) -> None:
    report(store)
    store.save(game_after(9))
    store.keep_setting("language", "sv")
    report(store)
    store.close()


if __name__ == "__main__":
    tasks = (hold, race, write, unprivileged, default_place, starved, evening, tidy, cramped, full)
    {task.__name__: task for task in tasks}[sys.argv[1]](*sys.argv[2:])
