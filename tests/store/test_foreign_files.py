"""Files that are not ours, or not there any more: none is written over, none hides our games, none is waited for."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from game.store import Notice, Outcome, Store
from tests.store.samples import ENDED, TABLE, game_after

DATABASE = "games.sqlite3"


@pytest.fixture
def kept(place: Path) -> Path:
    """A directory with a finished game and one under way, closed."""
    store = Store(place)
    store.save(game_after(3))
    store.finish(TABLE, Outcome.WON, ENDED)
    store.save(game_after(7))
    store.close()
    return place


def codes(store: Store) -> list[Notice]:
    return [notice.code for notice in store.notices]


def require_kept(directory: Path, *expected: Notice, moves: int = 7) -> Store:
    """The games are all there, and these notices were told."""
    store = Store(directory)
    assert codes(store) == list(expected)
    assert store.running(TABLE) == game_after(moves)
    assert store.finished(TABLE) == [game_after(3).ended(Outcome.WON, ENDED)]
    assert store.saving
    return store


def log_of_another_store(directory: Path, games: int) -> bytes:
    """The log of a store elsewhere, with so many games in it."""
    other = Store(directory)
    for moves in range(games):
        other.save(game_after(moves + 50))
        other.finish(TABLE, Outcome.NOT_WON, ENDED)
    other.save(game_after(99))
    log = (directory / f"{DATABASE}-wal").read_bytes()
    other.close()
    return log


def log_of_another_program(directory: Path) -> bytes:
    directory.mkdir()
    program = sqlite3.connect(directory / "recipes", isolation_level=None)
    program.executescript("PRAGMA journal_mode = WAL; CREATE TABLE recipes (name); INSERT INTO recipes VALUES ('pie');")
    log = (directory / "recipes-wal").read_bytes()
    program.close()
    return log


# Beside the database


@pytest.mark.parametrize("games", [0, 1, 5, 200])
def test_the_log_of_another_store_replaces_nothing(kept: Path, tmp_path: Path, games: int) -> None:
    log = log_of_another_store(tmp_path / "other", games)
    (kept / f"{DATABASE}-wal").write_bytes(log)
    store = require_kept(kept, Notice.SET_ASIDE_LOG)
    aside = store.notices[0].path
    assert aside is not None
    assert aside.read_bytes() == log


def test_the_log_of_another_program_replaces_nothing(kept: Path, tmp_path: Path) -> None:
    log = log_of_another_program(tmp_path / "other")
    (kept / f"{DATABASE}-wal").write_bytes(log)
    store = require_kept(kept, Notice.SET_ASIDE_LOG)
    assert [path.read_bytes() for path in kept.glob("games.foreign-*-wal")] == [log]
    store.close()


def test_an_older_log_of_the_same_store_takes_no_result_back(place: Path) -> None:
    store = Store(place)
    store.save(game_after(1))
    older = (place / f"{DATABASE}-wal").read_bytes()
    store.save(game_after(3))
    store.finish(TABLE, Outcome.WON, ENDED)
    store.save(game_after(7))
    store.close()
    (place / f"{DATABASE}-wal").write_bytes(older)
    require_kept(place, Notice.SET_ASIDE_LOG)


@pytest.mark.parametrize("ending", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("content", [b"", b"nonsense" * 600])
def test_nonsense_beside_the_database_changes_nothing(kept: Path, ending: str, content: bytes) -> None:
    (kept / (DATABASE + ending)).write_bytes(content)
    require_kept(kept, *([Notice.SET_ASIDE_LOG] if ending == "-journal" else []))


def test_a_lost_log_leaves_what_was_folded_in(kept: Path) -> None:
    store = Store(kept)
    store.save(game_after(8))
    (kept / f"{DATABASE}-wal").unlink()
    store.save(game_after(9))
    shutil.copytree(kept, kept.parent / "crashed")
    assert require_kept(kept.parent / "crashed", moves=9)


# In its place

IN_THE_WAY: list[Callable[[Path], object]] = [
    Path.mkdir,
    os.mkfifo,
    lambda path: path.symlink_to(path.with_name("nowhere")),
    lambda path: path.symlink_to("/dev/zero"),
    lambda path: path.symlink_to("/dev/null"),
]


@pytest.mark.parametrize("put", IN_THE_WAY, ids=["directory", "pipe", "dangling", "endless", "null"])
@pytest.mark.parametrize("name", [DATABASE, f"{DATABASE}-wal"])
def test_what_is_no_file_is_left_alone_until_it_is_gone(place: Path, name: str, put: Callable[[Path], object]) -> None:
    put(place / name)
    before = os.lstat(place / name)
    store = Store(place)
    store.save(game_after(4))
    assert codes(store) == [Notice.IN_THE_WAY]
    assert store.notices[0].path == place / name
    assert not store.saving
    assert store.running(TABLE) == game_after(4)
    after = os.lstat(place / name)
    assert (before.st_ino, before.st_mode, before.st_mtime) == (after.st_ino, after.st_mode, after.st_mtime)
    assert not (place / "nowhere").exists()
    (place / name).rmdir() if (place / name).is_dir() else (place / name).unlink()
    store.save(game_after(5))
    assert store.saving
    store.close()
    assert Store(place).running(TABLE) == game_after(5)


def test_a_link_to_the_games_is_followed(kept: Path, tmp_path: Path) -> None:
    linked = tmp_path / "linked"
    linked.mkdir()
    (linked / DATABASE).symlink_to(kept / DATABASE)
    store = require_kept(linked)
    store.save(game_after(8))
    store.close()
    require_kept(kept, moves=8)


# While the program runs


def test_a_file_deleted_meanwhile_is_written_anew_whole(kept: Path) -> None:
    store = Store(kept)
    for path in kept.glob(f"{DATABASE}*"):
        path.unlink()
    store.save(game_after(8))
    assert (codes(store), store.saving) == ([Notice.WRITTEN_ANEW], True)
    store.told(store.notices[0])
    store.close()
    require_kept(kept, moves=8)


def test_a_directory_deleted_meanwhile_is_made_anew_with_its_lock(kept: Path) -> None:
    store = Store(kept)
    shutil.rmtree(kept)
    store.save(game_after(8))
    assert codes(store) == [Notice.WRITTEN_ANEW]
    assert codes(Store(kept)) == [Notice.SECOND_INSTANCE]
    store.told(store.notices[0])
    store.close()
    require_kept(kept, moves=8)


def another_program(path: Path) -> None:
    with sqlite3.connect(path) as program:
        program.executescript("CREATE TABLE recipes (name); INSERT INTO recipes VALUES ('pie');")
    program.close()


def another_store(path: Path) -> None:
    store = Store(path.parent)
    store.save(game_after(70))
    store.close()


def nonsense(path: Path) -> None:
    path.write_bytes(b"nonsense" * 3000)


@pytest.mark.parametrize("make", [another_program, another_store, nonsense])
@pytest.mark.parametrize("over", [False, True], ids=["replaced", "overwritten"])
def test_another_file_put_in_its_place_is_kept_and_the_games_go_on(
    kept: Path, tmp_path: Path, make: Callable[[Path], None], over: bool
) -> None:
    other = tmp_path / "other" / DATABASE
    other.parent.mkdir()
    make(other)
    content = other.read_bytes()
    store = Store(kept)
    store.save(game_after(8))
    if over:
        (kept / DATABASE).write_bytes(content)
    else:
        os.replace(other, kept / DATABASE)
    store.save(game_after(9))
    expected = Notice.SET_ASIDE_BROKEN if make is nonsense else Notice.SET_ASIDE_OTHER
    assert (codes(store), store.saving) == ([expected], True)
    (notice,) = store.notices
    assert notice.path is not None
    assert notice.path.read_bytes() == content
    store.told(notice)
    store.close()
    require_kept(kept, moves=9).close()


def test_a_file_only_touched_or_copied_back_is_no_other(kept: Path) -> None:
    content = (kept / DATABASE).read_bytes()
    store = Store(kept)
    store.save(game_after(8))
    os.utime(kept / DATABASE, (1, 1))
    store.save(game_after(9))
    (kept / DATABASE).write_bytes(content)
    store.save(game_after(10))
    assert (codes(store), store.saving) == ([], True)
    store.close()
    require_kept(kept, moves=10)


def test_a_notice_is_told_again_until_it_was_told(place: Path) -> None:
    another_program(place / DATABASE)
    first = Store(place)
    first.close()
    second = Store(place)
    assert second.notices == first.notices
    second.told(second.notices[0])
    second.close()
    assert Store(place).notices == []


def _end_at_renaming(number: int) -> None:
    """From now on this process ends at its renaming of this number, counted from 0."""
    left = [number]

    def ending(function: Callable[[Path, Path], None]) -> Callable[[Path, Path], None]:
        def rename(old: Path, new: Path) -> None:
            if left[0] == 0:
                os._exit(9)
            left[0] -= 1
            function(old, new)

        return rename

    for name in ("rename", "replace"):
        setattr(os, name, ending(getattr(os, name)))


def test_a_kill_between_setting_aside_and_going_on_loses_neither_rows_nor_words(kept: Path, tmp_path: Path) -> None:
    """Each renaming, and what comes after them, is interrupted once; the next start goes on from there."""
    store = Store(kept)
    store.save(game_after(8))
    crashed = tmp_path / "crashed"
    shutil.copytree(kept, crashed)
    content = bytearray((crashed / DATABASE).read_bytes())
    content[18] = 7  # a damaged header, beside a log with the game in it
    (crashed / DATABASE).write_bytes(content)
    for stop in range(5):
        directory = tmp_path / str(stop)
        shutil.copytree(crashed, directory)
        child = os.fork()
        if child == 0:
            _end_at_renaming(stop)
            Store(directory)
            os._exit(0)
        os.waitpid(child, 0)
        again = Store(directory)
        assert codes(again) == [Notice.SET_ASIDE_BROKEN]
        assert again.running(TABLE) == game_after(8)
        assert again.finished(TABLE) == [game_after(3).ended(Outcome.WON, ENDED)]
        (notice,) = again.notices
        assert notice.path is not None
        assert (notice.rescue.games, notice.rescue.results) == (1, 1)
        assert notice.path.exists()
        assert notice.path.with_name(f"{notice.path.name}-wal").exists()
        assert len(list(directory.glob("games.broken-*.sqlite3"))) == 1
