"""What is found out about a finished game after its end: kept beside it, for as long as the game is."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from game.store import FinishedGame, GameVerdict, Notice, Outcome, Store
from game.store.reading import State, judge
from tests.store.samples import ENDED, TABLE, game_after

DATABASE = "games.sqlite3"
LOST_AT_37 = GameVerdict(True, 37)


def with_results(place: Path, *seconds: int | None) -> Store:
    """A store with a finished game for each of these times."""
    store = Store(place)
    for number, one in enumerate(seconds):
        store.save(replace(game_after(20 + number), seconds=one))
        store.finish(TABLE, Outcome.NOT_WON, ENDED)
    return store


def judged(store: Store, number: int, verdict: GameVerdict) -> FinishedGame:
    over = store.results()[number]
    store.amend(number, over, replace(over, verdict=verdict))
    return replace(over, verdict=verdict)


@pytest.mark.parametrize(
    "verdict", [GameVerdict(True), LOST_AT_37, GameVerdict(True, 0), GameVerdict(False), GameVerdict(None)]
)
def test_a_verdict_is_read_as_it_was_written(verdict: GameVerdict) -> None:
    assert GameVerdict.read(verdict.text) == verdict


@pytest.mark.parametrize("kept", ["", "won", "winnable x", "winnable -1", "winnable ٣", "winnable 12345678901", " 7"])
def test_what_makes_no_sense_is_no_verdict(kept: str) -> None:
    assert GameVerdict.read(kept) is None


@pytest.mark.parametrize("seconds", [None, 754])
def test_it_is_there_at_the_next_start_and_after_a_kill(seconds: int | None, place: Path) -> None:
    store = with_results(place / "kept", seconds, None)
    expected = judged(store, 1, LOST_AT_37)
    shutil.copytree(place / "kept", place / "killed")
    store.close()
    for directory in ("kept", "killed"):
        again = Store(place / directory)
        assert again.notices == []
        assert again.results()[1] == expected
        assert again.results()[2].verdict is None
        again.close()


def test_it_goes_with_its_game_and_comes_back_with_it(place: Path) -> None:
    store = with_results(place, None, None)
    expected = judged(store, 1, LOST_AT_37)
    store.lay_by({1, 2})
    store.bring_back({1})
    assert store.results() == {1: expected}
    store.close()
    assert Store(place).results() == {1: expected}


def test_one_that_was_deleted_meanwhile_gets_none(place: Path) -> None:
    store = with_results(place, None)
    over = store.results()[1]
    store.lay_by({1})
    store.delete_laid_by()
    store.amend(1, over, replace(over, verdict=LOST_AT_37))
    assert store.results() == {}


def test_one_that_is_laid_by_has_it_when_it_comes_back(place: Path) -> None:
    store = with_results(place, None)
    over = store.results()[1]
    store.lay_by({1})
    store.amend(1, over, replace(over, verdict=LOST_AT_37))
    assert store.results() == {}
    store.bring_back({1})
    assert store.results()[1].verdict == LOST_AT_37


def test_another_game_under_the_same_number_is_left_alone(place: Path) -> None:
    store = with_results(place, None)
    other = replace(store.results()[1], label="18")
    store.amend(1, other, replace(other, verdict=LOST_AT_37))
    assert store.results()[1].verdict is None


def test_every_bit_of_a_verdict_is_guarded(place: Path) -> None:
    store = with_results(place, 754, None)
    whole = [judged(store, 1, LOST_AT_37), judged(store, 2, GameVerdict(False))]
    store.close()
    content = (place / DATABASE).read_bytes()
    first = content.index(b"winnable 37")
    for bit in range(8 * len("winnable 37")):
        damaged = bytearray(content)
        damaged[first + bit // 8] ^= 1 << bit % 8
        found = judge(bytes(damaged), b"")
        assert found.state is State.BROKEN
        assert [*found.content.finished.values()] == whole[1:]
        assert found.rescue.lost_results == 1


def test_of_a_damaged_file_verdicts_are_rescued(place: Path) -> None:
    store = with_results(place, None, 754, None)
    expected = [judged(store, number, GameVerdict(True, number)) for number in (1, 2, 3)]
    store.close()
    content = bytearray((place / DATABASE).read_bytes())
    content[100] ^= 0xFF
    (place / DATABASE).write_bytes(content)
    again = Store(place)
    assert [notice.code for notice in again.notices] == [Notice.SET_ASIDE_BROKEN]
    assert [*again.results().values()] == expected
