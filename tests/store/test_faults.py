"""One system call of the store fails, or is the last thing the process does: nothing is lost, nothing dealt over."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from game.store import FinishedGame, Notice, Outcome, Store
from tests.soaking import some
from tests.store import calls, flips
from tests.store.child import BROUGHT_BACK, LAID_BY
from tests.store.samples import ENDED, OTHER, TABLE, game_after

CALLS = 60
ERRORS = ("EIO", "ENOSPC", "ENOLCK")
KILLS = 300
FAULTS = [(place, error) for place in range(CALLS) for error in ERRORS]
STANDINGS = [(21, 0), (22, 0), (1, 1)]
"""A store's game and the results more than at first, after each thing the child does."""


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    flips.make(tmp_path / "kept")
    return tmp_path / "kept"


@cache
def calls_of_an_evening(scratch: Path) -> tuple[str, ...]:
    flips.make(scratch)
    status, _, made = calls.run(scratch, "evening")
    assert status == 0
    assert len(made) > CALLS
    return tuple(made)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The calls of a run in which nothing fails."""
    return list(calls_of_an_evening(tmp_path_factory.mktemp("calls") / "kept"))


def standing(directory: Path) -> tuple[int, int]:
    """How the store stands in the end, opened without a fault."""
    store = Store(directory)
    assert store.notices == []
    assert store.saving
    game = store.running(TABLE)
    assert game is not None
    assert game == game_after(game.moves)
    assert store.running(OTHER) == game_after(5, OTHER)
    results = [*store.finished(TABLE), *store.finished(OTHER)]
    assert results.count(game_after(22).ended(Outcome.NOT_WON, ENDED)) == (game.moves == 1)
    assert len(set(results)) == len(results)
    assert list(directory.glob("games.*-2*")) == [], "nothing was set aside"
    store.close()
    return game.moves, len(results) - flips.RESULTS


@pytest.mark.parametrize(("place", "error"), some(FAULTS[::11] + [f for f in FAULTS if f not in FAULTS[::11]], 17))
def test_a_call_that_fails_once_costs_nothing(kept: Path, evening: list[str], place: int, error: str) -> None:
    name, number = calls.nth(evening, place)
    status, reports, _ = calls.run(kept, "evening", "-e", f"inject={name}:error={error}:when={number}")
    assert status == 0
    assert [report["notices"] for report in reports] == [[], [], []]
    assert [(report["moves"], report["saving"]) for report in reports] == [(21, True), (22, True), (1, True)]
    assert standing(kept) == STANDINGS[-1]


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("openat", "EIO"),
        ("pread64", "EIO"),
        ("read", "EIO"),
        ("fcntl", "ENOLCK"),
        ("flock", "ENOLCK"),
        ("pwrite64", "ENOSPC"),
        ("mmap", "ENOMEM"),
        ("fdatasync", "EIO"),
    ],
)
def test_a_call_that_always_fails_loses_nothing_and_is_told(kept: Path, name: str, error: str) -> None:
    status, reports, _ = calls.run(kept, "evening", "-e", f"inject={name}:error={error}:when=1+")
    assert status == 0
    assert len(reports) == 3
    told = reports[-1]["notices"]
    assert isinstance(told, list)
    if not told:
        assert standing(kept) == STANDINGS[-1]
        return
    assert set(told) <= {Notice.CANNOT_READ, Notice.WRITE_FAILED, Notice.DISK_FULL, Notice.READ_ONLY_MEMORY}
    assert len(told) == 1
    if told != [Notice.CANNOT_READ]:
        assert [report["moves"] for report in reports] == [21, 22, 1], "the kept game goes on in memory"
    assert standing(kept) in STANDINGS


@pytest.mark.parametrize("kill", some(range(KILLS), 12))
def test_a_kill_within_a_call_loses_at_most_what_was_under_way(kept: Path, evening: list[str], kill: int) -> None:
    place = kill * len(evening) // KILLS if kill >= 12 else kill * len(evening) // 12
    name, number = calls.nth(evening, place)
    status, reports, _ = calls.run(kept, "evening", "-e", f"inject={name}:signal=SIGKILL:when={number}")
    assert status == -9
    shown = STANDINGS[: len(reports)]
    crashed = kept.with_name("crashed")
    shutil.copytree(kept, crashed)
    now = standing(kept)
    assert now in STANDINGS[max(0, len(shown) - 1) : len(shown) + 1]
    assert standing(crashed) == now


EVERY = [*range(1, flips.RESULTS + 1)]
LEFT = [number for number in EVERY if number not in LAID_BY - BROUGHT_BACK]
TIDIED = [(21, EVERY), (21, EVERY), (21, LEFT), (22, LEFT)]
"""A store's game and the numbers of its results after each thing the child does that deletes some."""


@cache
def calls_of_tidying(scratch: Path) -> tuple[str, ...]:
    flips.make(scratch)
    status, reports, made = calls.run(scratch, "tidy")
    assert (status, [report["finished"] for report in reports]) == (0, [5, 4, 4, 4])
    return tuple(made)


@pytest.fixture(scope="module")
def tidying(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The calls of a run in which results are deleted and nothing fails."""
    return list(calls_of_tidying(tmp_path_factory.mktemp("calls") / "kept"))


def tidied(directory: Path, whole: dict[int, FinishedGame]) -> tuple[int, list[int]]:
    """How the store stands in the end: none of its results is another than it was."""
    store = Store(directory)
    assert store.notices == []
    assert store.saving
    results, game = store.results(), store.running(TABLE)
    assert results.items() <= whole.items()
    assert list(directory.glob("games.*-2*")) == [], "nothing was set aside"
    store.close()
    assert game is not None
    return game.moves, [*results]


@pytest.mark.parametrize("kill", some(range(KILLS), 10))
def test_a_kill_while_results_are_deleted_leaves_all_of_them_or_none(kept: Path, tidying: list[str], kill: int) -> None:
    before = Store(kept)
    whole = before.results()
    before.close()
    place = kill * len(tidying) // KILLS if kill >= 10 else kill * len(tidying) // 10
    name, number = calls.nth(tidying, place)
    status, reports, _ = calls.run(kept, "tidy", "-e", f"inject={name}:signal=SIGKILL:when={number}")
    assert status == -9
    crashed = kept.with_name("crashed")
    shutil.copytree(kept, crashed)
    now = tidied(kept, whole)
    assert now in TIDIED[max(0, len(reports) - 1) : len(reports) + 1]
    assert tidied(crashed, whole) == now


@pytest.mark.parametrize(("place", "error"), some(FAULTS[::19] + [f for f in FAULTS if f not in FAULTS[::19]], 8))
def test_a_call_that_fails_once_deletes_what_was_to_be_deleted(
    kept: Path, tidying: list[str], place: int, error: str
) -> None:
    before = Store(kept)
    whole = before.results()
    before.close()
    name, number = calls.nth(tidying, min(place, len(tidying) - 1))
    status, reports, _ = calls.run(kept, "tidy", "-e", f"inject={name}:error={error}:when={number}")
    assert status == 0
    assert [report["notices"] for report in reports] == [[], [], [], []]
    assert tidied(kept, whole) == TIDIED[-1]
