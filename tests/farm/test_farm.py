"""A task for each key is run once as far as anyone can tell, whatever becomes of workers; errors are one clear line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from distributed import LocalCluster

from tests.farm import tasks
from tools import farm
from tools.farm import FarmError

SQUARES = [(number, number * number) for number in range(1, 61)]
KEYS = range(1, 61)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler with one worker in a process of its own."""
    with LocalCluster(
        n_workers=1, threads_per_worker=1, memory_limit=None, dashboard_address="127.0.0.1:0", silence_logs="CRITICAL"
    ) as cluster:
        yield cluster.scheduler_address


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    got: list[tuple[int, int]] = []

    def take(key: int, answer: int) -> None:
        got.append((key, answer))

    task = partial(tasks.square_after_dying_once, tmp_path)
    farm.run(task, [*range(1, 10), 10, *range(11, 20)], take, workers=2, bunch=3)

    assert (tmp_path / "10").exists()
    assert sorted(got) == SQUARES[:19]


def test_a_task_that_ends_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(farm, "_LOST_TRIES", 1)

    with pytest.raises(FarmError, match=r"^given up: 2 workers ended one after another, each while it had 7$"):
        farm.run(tasks.die, [7], lambda key, answer: None, workers=2)


@pytest.mark.parametrize("bunch", [1, 7, 100])
def test_more_keys_than_a_scheduler_is_given_at_a_time(
    bunch: int, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(farm, "_IN_FLIGHT", 4)
    got: list[tuple[int, int]] = []

    farm.run(tasks.square, KEYS, lambda key, answer: got.append((key, answer)), scheduler=address, bunch=bunch)

    assert sorted(got) == SQUARES


def test_this_process_alone_answers_in_order() -> None:
    got: list[tuple[int, int]] = []

    farm.run(tasks.square, KEYS, lambda key, answer: got.append((key, answer)))

    assert got == SQUARES


def test_nothing_to_do_reaches_for_no_scheduler() -> None:
    farm.run(tasks.square, [], lambda key, answer: None, scheduler="tcp://localhost:1")


def test_what_a_task_raises_goes_through(address: str) -> None:
    with pytest.raises(ArithmeticError, match="no answer for 3"):
        farm.run(tasks.refuse, [3], lambda key, answer: None, scheduler=address)


def test_a_run_broken_off_leaves_the_scheduler_fit_for_another(address: str) -> None:
    got: list[int] = []

    def stop(key: int, answer: int) -> None:
        got.append(key)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        farm.run(tasks.square, KEYS, stop, scheduler=address)
    farm.run(tasks.square, [5], lambda key, answer: got.append(answer), scheduler=address)

    assert len(got) == 2
    assert got[1] == 25


def test_workers_of_another_version_are_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(farm, "fingerprint", lambda: "another one")

    with pytest.raises(FarmError, match=r"a worker runs version .* expected this one's, another one: start workers in"):
        farm.run(tasks.square, [3], lambda key, answer: None, scheduler=address)


@pytest.mark.parametrize("nowhere", ["tcp://127.0.0.1:1", "localhost", "carrier://pigeon:9", ""])
def test_no_scheduler_there(nowhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(farm, "_REACH_SECONDS", 0.2)

    with pytest.raises(FarmError) as error:
        farm.run(tasks.square, [3], lambda key, answer: None, scheduler=nowhere)

    assert str(error.value) == (
        f"no scheduler answers at {nowhere!r}; expected the address of one, such as tcp://host:8786"
    )


def test_a_scheduler_without_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(farm, "_WORKER_SECONDS", 0.2)

    with (
        LocalCluster(n_workers=0, processes=False, dashboard_address="127.0.0.1:0", silence_logs="CRITICAL") as cluster,
        pytest.raises(FarmError, match=r"has no worker; expected at least one$"),
    ):
        farm.run(tasks.square, [3], lambda key, answer: None, scheduler=cluster.scheduler_address)


def test_the_bar_is_for_terminals_alone(capsys: pytest.CaptureFixture[str]) -> None:
    farm.run(tasks.square, KEYS, lambda key, answer: None)

    assert capsys.readouterr() == ("", "")
