"""Finished games that are deleted: back exactly as they were until it is final, then gone, whatever happens."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store import FinishedGame, Notice, Outcome, Store, files
from game.store.gaps import Gaps
from game.store.reading import State, judge
from tests.soaking import some
from tests.store import flips
from tests.store.samples import ENDED, OTHER, TABLE, game_after

DELETED = {2, 3, 7}
LEFT = [1, 4, 5, 6]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    flips.make(tmp_path / "kept")
    return tmp_path / "kept"


def crashed(kept: Path) -> Path:
    """The files as a kill at this moment leaves them."""
    copy = kept.with_name("crashed")
    shutil.copytree(kept, copy)
    return copy


def reopened(directory: Path, *notices: Notice) -> dict[int, FinishedGame]:
    store = Store(directory)
    assert [notice.code for notice in store.notices] == [*notices]
    assert store.saving
    found = store.results()
    store.close()
    return found


def finish_one(store: Store, moves: int) -> None:
    store.save(game_after(moves, OTHER))
    store.finish(OTHER, Outcome.WON, ENDED)


# Until it is final


def test_what_is_laid_by_is_gone_for_every_reader_and_comes_back_in_its_place(kept: Path) -> None:
    store = Store(kept)
    whole, of_table = store.results(), store.finished(TABLE)
    store.lay_by(DELETED)
    assert [*store.results()] == LEFT
    assert store.finished(TABLE) == [whole[number] for number in LEFT if whole[number].game == TABLE]
    store.bring_back({2})
    assert [*store.results()] == [1, 2, 4, 5, 6]
    store.bring_back(DELETED)
    assert (store.results(), store.finished(TABLE)) == (whole, of_table)
    store.close()
    assert reopened(kept) == whole


def test_a_kill_before_it_is_final_has_deleted_nothing(kept: Path) -> None:
    store = Store(kept)
    whole = store.results()
    store.lay_by(DELETED)
    store.save(game_after(22))
    assert reopened(crashed(kept)) == whole


def test_games_that_end_meanwhile_are_kept_and_take_nobody_s_number(kept: Path) -> None:
    store = Store(kept)
    whole = store.results()
    store.lay_by({7})
    finish_one(store, 40)
    assert [*store.results()] == [1, 2, 3, 4, 5, 6, 8]
    store.bring_back({7})
    assert store.results() == {**whole, 8: game_after(40, OTHER).ended(Outcome.WON, ENDED)}


def test_numbers_nothing_has_are_passed_over(kept: Path) -> None:
    store = Store(kept)
    store.lay_by({0, 99, -1})
    store.bring_back({50})
    store.delete_laid_by()
    finish_one(store, 40)
    assert [*store.results()][-1] == 8


# Final


def test_what_was_deleted_stays_so_and_its_number_is_not_given_again(kept: Path) -> None:
    store = Store(kept)
    whole = store.results()
    store.lay_by(DELETED)
    store.delete_laid_by()
    store.bring_back(DELETED)
    assert [*store.results()] == LEFT
    finish_one(store, 40)
    store.close()
    assert reopened(kept) == {
        **{number: whole[number] for number in LEFT},
        8: game_after(40, OTHER).ended(Outcome.WON, ENDED),
    }


def test_closing_the_store_makes_it_final(kept: Path) -> None:
    store = Store(kept)
    store.lay_by(DELETED)
    store.close()
    assert [*reopened(kept)] == LEFT


def test_a_kill_after_it_is_final_brings_nothing_back(kept: Path) -> None:
    """The database still has the games, only its log says that they are gone."""
    store = Store(kept)
    store.lay_by(DELETED)
    store.delete_laid_by()
    finish_one(store, 40)
    copy = crashed(kept)
    assert len(judge((copy / flips.DATABASE).read_bytes(), b"").content.finished) == flips.RESULTS
    assert [*reopened(copy)] == [*LEFT, 8]


def test_nothing_of_a_deleted_game_is_left_in_the_file(kept: Path) -> None:
    store = Store(kept)
    finish_one(store, 40)
    mark = b"e1f7c09a"
    store.save(replace(game_after(3, OTHER), label=mark.decode()))
    store.finish(OTHER, Outcome.WON, ENDED)
    store.close()
    assert mark in (kept / flips.DATABASE).read_bytes()
    store = Store(kept)
    store.lay_by({9})
    store.close()
    assert mark not in (kept / flips.DATABASE).read_bytes()


def test_all_of_them_deleted_one_after_the_other(kept: Path) -> None:
    store = Store(kept)
    for number in [*store.results()]:
        store.lay_by({number})
        store.delete_laid_by()
    store.close()
    assert reopened(kept) == {}
    assert judge((kept / flips.DATABASE).read_bytes(), b"").content.settings["deleted"] == "1-7"


def test_one_who_plays_without_saving_deletes_nothing(kept: Path) -> None:
    first = Store(kept)
    second = Store(kept)
    second.lay_by(first.results())
    second.delete_laid_by()
    second.close()
    assert len(first.results()) == flips.RESULTS
    first.close()
    assert len(reopened(kept)) == flips.RESULTS


# Faults


def test_without_room_it_is_told_and_reaches_the_file_later(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(kept)
    commit = files.commit

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "commit", full)
    store.lay_by(DELETED)
    store.delete_laid_by()
    assert [notice.code for notice in store.notices] == [Notice.DISK_FULL]
    assert [*store.results()] == LEFT
    assert len(reopened_elsewhere(kept)) == flips.RESULTS, "a kill now has deleted nothing"
    monkeypatch.setattr(files, "commit", commit)
    store.save(game_after(22))
    assert store.saving
    store.close()
    assert [*reopened(kept)] == LEFT


def reopened_elsewhere(kept: Path) -> dict[int, FinishedGame]:
    return reopened(crashed(kept))


def test_a_file_that_vanishes_is_written_anew_without_them(kept: Path) -> None:
    store = Store(kept)
    store.lay_by(DELETED)
    for path in kept.glob("games.sqlite3*"):
        path.unlink()
    store.delete_laid_by()
    finish_one(store, 40)
    store.close()
    assert [*reopened(kept, Notice.WRITTEN_ANEW)] == [*LEFT, 8]


def test_an_older_log_does_not_bring_back_what_was_deleted(kept: Path) -> None:
    store = Store(kept)
    store.save(game_after(22))
    older = (kept / f"{flips.DATABASE}-wal").read_bytes()
    store.lay_by(DELETED)
    store.close()
    (kept / f"{flips.DATABASE}-wal").write_bytes(older)
    assert [*reopened(kept, Notice.SET_ASIDE_LOG)] == LEFT


def test_the_log_of_another_store_is_known_where_results_were_deleted(kept: Path, tmp_path: Path) -> None:
    store = Store(kept)
    store.lay_by(DELETED)
    store.close()
    other = Store(tmp_path / "other")
    finish_one(other, 3)
    shutil.copy(tmp_path / "other" / f"{flips.DATABASE}-wal", kept / f"{flips.DATABASE}-wal")
    other.close()
    assert [*reopened(kept, Notice.SET_ASIDE_LOG)] == LEFT


@pytest.mark.parametrize("page", range(2, 8))
def test_of_a_damaged_file_no_deleted_game_comes_back_or_counts_as_lost(kept: Path, page: int) -> None:
    """The log deletes; the database below it, which still has the games, is damaged, or the log's own page is."""
    store = Store(kept)
    whole = store.results()
    store.lay_by(DELETED)
    store.close()
    content = bytearray((kept / flips.DATABASE).read_bytes())
    content[4096 * (page - 1) : 4096 * page] = bytes(4096)
    flips.fresh(kept, bytes(content))
    store = Store(kept)
    [notice] = store.notices
    found = store.results()
    assert notice.code is Notice.SET_ASIDE_BROKEN
    assert found.items() <= {number: whole[number] for number in LEFT}.items()
    assert notice.rescue.results == len(found)
    if store.setting("deleted") is not None:
        assert notice.rescue.results + notice.rescue.lost_results in (len(LEFT), len(found))
        finish_one(store, 40)
        assert max(store.results()) == 8
    store.close()


@pytest.mark.parametrize("before", [(), (4,)], ids=["the first to go", "not the first to go"])
@pytest.mark.parametrize("stride", some([997, 31], 1))
def test_a_bit_turned_in_the_log_that_deletes_brings_nothing_back_in_silence(
    kept: Path, stride: int, before: tuple[int, ...]
) -> None:
    store = Store(kept)
    store.lay_by(before)
    store.close()
    store = Store(kept)
    whole, left = store.results(), [number for number in LEFT if number not in before]
    store.lay_by(DELETED)
    store.delete_laid_by()
    deleted = store.setting("deleted")
    log, base = (kept / f"{flips.DATABASE}-wal").read_bytes(), (kept / flips.DATABASE).read_bytes()
    store.close()
    for bit in range(0, len(log) * 8, stride):
        found = judge(base, flips.flipped(log, bit))
        kept_now = found.content.finished
        assert kept_now.items() <= whole.items(), bit
        assert {*left} <= kept_now.keys(), bit
        if found.state is State.SOUND or found.content.settings.get("deleted") == deleted:
            assert sorted(kept_now) == left, bit


@pytest.mark.parametrize("deleted", [{3}, {7}, {1, 2}, DELETED, {*range(1, 8)}], ids=str)
@pytest.mark.parametrize("stride", some([997, 61], 1))
def test_the_bytes_of_a_store_with_deleted_results_are_judged_right(kept: Path, stride: int, deleted: set[int]) -> None:
    """A gap among the numbers is told from a loss: where the setting is whole the counts are exact."""
    store = Store(kept)
    store.lay_by(deleted)
    store.close()
    base = (kept / flips.DATABASE).read_bytes()
    whole = judge(base, b"").content
    for bit in range(0, len(base) * 8, stride):
        found = judge(flips.flipped(base, bit), b"")
        if found.state is State.SOUND:
            assert found.content == whole, bit
            continue
        left, told = found.content.finished, found.rescue
        assert left.items() <= whole.finished.items(), bit
        assert told.results == len(left), bit
        if found.content.settings.get("deleted") == whole.settings["deleted"]:
            assert told.lost_results == len(whole.finished) - len(left), bit
        else:
            assert told.lost_settings, bit


# The numbers


@given(st.lists(st.integers(1, 60)), st.lists(st.integers(1, 60)))
def test_gaps_hold_what_was_put_into_them(first: list[int], second: list[int]) -> None:
    found = Gaps.read(Gaps().with_numbers(first).with_numbers(second).text)
    numbers = {*first, *second}
    assert [number for number in range(-1, 70) if number in found] == sorted(numbers)
    assert found.highest == max(numbers, default=0)
    assert all(found.below(number) == sum(one < number for one in numbers) for number in range(70))


@pytest.mark.parametrize(
    ("text", "means"),
    [("", ""), ("1,2,3", "1-3"), ("5-4,7", "7"), ("x,-,1-,9", "1,9"), ("1" * 40, ""), ("٣,2", "2"), ("0,0-3", "")],
)
def test_a_setting_that_makes_no_sense_says_nothing(text: str, means: str) -> None:
    assert Gaps.read(text).text == means
