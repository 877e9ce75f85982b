"""Runs one task for each of many keys, here, on processes of this machine, or on a Dask cluster; knows no task itself.

A task is a module's function of one key (or a partial of one) whose answer depends on the key alone, so that one that
was lost with its worker can be run again somewhere else. Answers come in any order. docs/measuring.md says how to use
several machines.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from tqdm import tqdm

from game.errors import GameError

if TYPE_CHECKING:
    from distributed import Client, Future

_PROJECT = Path(__file__).resolve().parent.parent
_LOST_TRIES = 3
"""How often a task may lose its worker, on a cluster of our own, before it is taken for what ends workers."""
_IN_FLIGHT = 500
"""Bunches a scheduler is given at a time: enough to keep hundreds of workers busy, and few for it to hold."""
_ANY_PORT = "127.0.0.1:0"
_REACH_SECONDS = 10
_WORKER_SECONDS = 60

Key = TypeVar("Key")
Answer = TypeVar("Answer")


class FarmError(GameError):
    """The cluster can't be used, or a task can't be run on it; what was answered until then has been handed over."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options `--workers` and `--scheduler`, named as `run` names them."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=whole_number, default=1, help="processes at work on this machine (default: 1)")
    where.add_argument("--scheduler", metavar="ADDRESS", help="a Dask scheduler's address, such as tcp://host:8786")


def end(prog: str, results: Path, work: Callable[[], None]) -> int:
    """Do a command's work; its exit status, 2 for an error and 130 if it is interrupted, which one line says then."""
    try:
        work()
    except GameError as error:
        print(f"{prog}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"{prog}: broken off; the same command goes on from {results}", file=sys.stderr)
        return 130
    return 0


def whole_number(text: str) -> int:
    """The number an option's text says; an `argparse` error for anything but whole numbers from 1."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is none of the whole numbers from 1")
    return number


def run(
    task: Callable[[Key], Answer],
    keys: Sequence[Key],
    on_answer: Callable[[Key, Answer], None],
    *,
    workers: int = 1,
    scheduler: str | None = None,
    bunch: int = 1,
    done: int = 0,
    unit: str = "task",
) -> None:
    """Hand each key and its answer to `on_answer` once, in this process, as soon as it is there.

    Without `scheduler`, one worker is this process and more are a cluster on this machine. A worker gets `bunch` keys
    at a time and answers them together: handing one out costs some milliseconds, so short tasks go in bunches. `done`
    tasks of an earlier run and `unit` are for the progress bar, which stands on standard error while that is a
    terminal. Raises `FarmError`; what the task itself raises goes through.
    """
    if not keys:
        return
    if scheduler is None and workers == 1:
        answers = ((key, task(key)) for key in keys)
        _hand_over(answers, len(keys), on_answer, done, unit)
        return
    with _local(min(workers, len(keys))) if scheduler is None else _remote(scheduler) as client:
        bunches = [tuple(keys[at : at + bunch]) for at in range(0, len(keys), bunch)]
        _hand_over(_answers(client, task, bunches), len(keys), on_answer, done, unit)


def fingerprint() -> str:
    """What tells this version of the project, under this Python, from any other."""
    digest = sha256()
    for path in sorted(path for half in ("game", "tools") for path in (_PROJECT / half).rglob("*.py")):
        digest.update(f"{path.relative_to(_PROJECT).as_posix()}\n{path.read_text(encoding='utf-8')}\n".encode())
    major, minor = sys.version_info[:2]
    return f"{digest.hexdigest()[:12]} under Python {major}.{minor}"


def _hand_over(
    answers: Iterator[tuple[Key, Answer]], count: int, on_answer: Callable[[Key, Answer], None], done: int, unit: str
) -> None:
    # disable=None: only where standard error is a terminal.
    with tqdm(total=done + count, initial=done, unit=unit, disable=None, dynamic_ncols=True) as bar:
        for key, answer in answers:
            on_answer(key, answer)
            bar.update()


@contextmanager
def _local(workers: int) -> Iterator[Client]:
    # Imported here, for it takes a second that a run in this process alone doesn't need.
    import dask
    from distributed import Client, LocalCluster

    own = {
        "distributed.scheduler.allowed-failures": _LOST_TRIES,
        # How long an answer is sought at a worker just killed, before it is worked out anew by another.
        "distributed.comm.timeouts.connect": "10s",
    }
    with (
        dask.config.set(own),
        # Without limit: a worker near its memory's share would pause, and each of our tasks bounds its own memory.
        LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            memory_limit=None,
            dashboard_address=_ANY_PORT,
            silence_logs="CRITICAL",
            preload=["tools.farm_worker"],
        ) as cluster,
        Client(cluster) as client,
    ):
        try:
            yield client
        except FarmError:
            # Closing while a worker is being started anew fails, and that would be told instead.
            with suppress(TimeoutError):
                client.wait_for_workers(workers, timeout=_WORKER_SECONDS)
            raise


@contextmanager
def _remote(address: str) -> Iterator[Client]:
    from distributed import Client

    try:
        client = Client(address, timeout=_REACH_SECONDS)
    except (OSError, ValueError) as error:
        raise FarmError(
            f"no scheduler answers at {address!r}; expected the address of one, such as tcp://host:8786"
        ) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=_WORKER_SECONDS)
        except TimeoutError as error:
            raise FarmError(f"the scheduler at {address} has no worker; expected at least one") from error
        _check_project(client)
        yield client


def _check_project(client: Client) -> None:
    """Both the scheduler and its workers load the tasks' modules; a worker that finds none ends without a word."""
    told = "finds no module of the project; expected it to be started in a checkout, as docs/measuring.md says"
    try:
        client.run_on_scheduler(import_module, __name__)
    except ImportError as error:
        raise FarmError(f"the scheduler {told}") from error
    for worker, found in client.run(import_module, __name__, on_error="return").items():
        if isinstance(found, ImportError):
            raise FarmError(f"the worker at {worker} {told}")


def _answers(
    client: Client, task: Callable[[Key], Answer], bunches: Sequence[tuple[Key, ...]]
) -> Iterator[tuple[Key, Answer]]:
    from distributed import as_completed

    # Not "pure", or Dask would take a second run with the same keys for the first.
    submit = partial(client.map, _run_bunch, task=task, expected=fingerprint(), pure=False)
    waiting, completed = iter(bunches), as_completed()
    keys_of: dict[Future[list[Answer]], tuple[Key, ...]] = {}
    while True:
        # Many at once, for each hand-over to the scheduler costs as much as running a short task.
        if len(keys_of) <= _IN_FLIGHT // 2 and (following := list(islice(waiting, _IN_FLIGHT - len(keys_of)))):
            later = dict(zip(submit(following), following, strict=True))
            keys_of |= later
            completed.update(later)
        if not keys_of:
            return
        for future in completed.next_batch():
            keys = keys_of.pop(future)
            yield from zip(keys, _answers_of(future, keys), strict=True)


def _answers_of(future: Future[list[Answer]], keys: tuple[Key, ...]) -> list[Answer]:
    from distributed import CancelledError, KilledWorker

    try:
        return future.result()
    except KilledWorker as error:
        raise FarmError(
            f"given up: {error.allowed_failures + 1} workers ended one after another, each while it had "
            f"{', '.join(map(str, keys))}"
        ) from error
    except CancelledError as error:
        raise FarmError("the scheduler was lost; expected it to stay until the end of the run") from error


def _run_bunch(keys: tuple[Key, ...], task: Callable[[Key], Answer], expected: str) -> list[Answer]:
    if _own_fingerprint() != expected:
        raise FarmError(
            f"a worker runs version {_own_fingerprint()} of the project; expected this one's, {expected}: "
            "start workers in a checkout of the same commit"
        )
    return [task(key) for key in keys]


_own_fingerprint = cache(fingerprint)
