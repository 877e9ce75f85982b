"""A file that cannot be used is set aside whole, the player is told, and the games go on in a fresh one."""

from __future__ import annotations

import random
import re
import shutil
import sqlite3
from pathlib import Path

import pytest

from game.store import Notice, Outcome, Rescue, Store, schema
from tests.store.samples import ENDED, OTHER, TABLE, game_after

DATABASE = "games.sqlite3"


@pytest.fixture
def played(place: Path) -> Path:
    """A directory with 300 finished games, one under way and a setting."""
    directory = place / "played"
    store = Store(directory)
    for moves in range(300):
        store.save(game_after(moves % 50))
        store.finish(TABLE, Outcome.NOT_WON, ENDED)
    store.save(game_after(21))
    store.keep_setting("language", "sk")
    store.close()
    return directory


def require_sound(directory: Path, code: Notice) -> Store:
    """The store told of one file set aside, holds nothing that never was, tells once, and saves."""
    store = Store(directory)
    assert [notice.code for notice in store.notices] == [code]
    assert store.saving
    results = store.finished(TABLE)
    assert set(results) <= {game_after(moves % 50).ended(Outcome.NOT_WON, ENDED) for moves in range(300)}
    assert store.running(TABLE) in (None, game_after(21), game_after(33))
    (notice,) = store.notices
    games = sum(store.running(table) is not None for table in (TABLE, OTHER))
    assert (notice.rescue.games, notice.rescue.results) == (games, len(results))
    store.save(game_after(5))
    store.told(notice)
    store.close()
    again = Store(directory)
    assert again.running(TABLE) == game_after(5)
    assert again.finished(TABLE) == results
    assert again.notices == []
    again.close()
    return store


def set_aside(store: Store) -> Path:
    """The file the store has told of."""
    path = store.notices[0].path
    assert path is not None
    return path


def require_empty(directory: Path, code: Notice) -> Path:
    """The same, where nothing can be rescued; returns the file set aside."""
    store = require_sound(directory, code)
    assert store.notices[0].rescue == Rescue()
    assert set_aside(store).parent == directory
    return set_aside(store)


@pytest.mark.parametrize("length", [0, 1, 15, 16, 99, 100, 511, 512, 4095, 4096, 4097, 8192, 20000, 32768])
def test_a_truncated_file_is_set_aside(played: Path, length: int) -> None:
    path = played / DATABASE
    whole = path.read_bytes()
    assert length < len(whole)
    path.write_bytes(whole[:length])
    store = require_sound(played, Notice.SET_ASIDE_BROKEN)
    aside, rescue = set_aside(store), store.notices[0].rescue
    assert aside.read_bytes() == whole[:length]
    if length > 4096 * 6:
        assert rescue.results > 0
        assert rescue.results + rescue.lost_results <= 300
    assert re.fullmatch(r"games\.broken-\d{4}-\d\d-\d\dT\d{6}\.sqlite3", aside.name)


@pytest.mark.parametrize("seed", range(8))
def test_garbage_is_set_aside(played: Path, seed: int) -> None:
    garbage = random.Random(seed).randbytes(1 + 7000 * seed)
    if seed % 2:
        garbage = b"SQLite format 3\0" + garbage
    (played / DATABASE).write_bytes(garbage)
    assert require_empty(played, Notice.SET_ASIDE_BROKEN).read_bytes() == garbage


@pytest.mark.parametrize("zeroed", [False, True], ids=["garbage", "zeros"])
@pytest.mark.parametrize("page", range(12))
def test_what_other_pages_hold_is_rescued(played: Path, page: int, zeroed: bool) -> None:
    path = played / DATABASE
    content = bytearray(path.read_bytes())
    content[4096 * page : 4096 * page + 4096] = bytes(4096) if zeroed else random.Random(page).randbytes(4096)
    path.write_bytes(content)
    store = require_sound(played, Notice.SET_ASIDE_BROKEN)
    rescue = store.notices[0].rescue
    assert rescue.games + rescue.lost_games == 1
    assert rescue.results + rescue.lost_results == 300
    assert rescue.results >= 240, "a page holds some forty"
    assert set_aside(store).read_bytes() == content


def test_a_newer_schema_is_set_aside_untouched_and_told_apart(played: Path) -> None:
    with sqlite3.connect(played / DATABASE) as database:
        database.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
        database.execute("ALTER TABLE finished ADD COLUMN weather TEXT")
    database.close()
    content = (played / DATABASE).read_bytes()
    aside = require_empty(played, Notice.SET_ASIDE_NEWER)
    assert aside.name.startswith("games.newer-")
    assert aside.read_bytes() == content


@pytest.mark.parametrize("version", [0, 1, 7])
def test_another_programs_database_is_set_aside(place: Path, version: int) -> None:
    with sqlite3.connect(place / DATABASE) as database:
        database.executescript(f"CREATE TABLE recipes (name TEXT); PRAGMA user_version = {version};")
    database.close()
    content = (place / DATABASE).read_bytes()
    aside = require_empty(place, Notice.SET_ASIDE_FOREIGN)
    assert aside.name.startswith("games.foreign-")
    assert aside.read_bytes() == content


def test_what_lies_beside_a_broken_database_goes_along(played: Path) -> None:
    (played / DATABASE).write_bytes(b"nothing of use")
    (played / f"{DATABASE}-wal").write_bytes(b"a log")
    (played / f"{DATABASE}-shm").write_bytes(b"its index")
    aside = require_empty(played, Notice.SET_ASIDE_BROKEN)
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"a log"
    assert aside.with_name(f"{aside.name}-shm").read_bytes() == b"its index"


def test_a_log_without_its_database_never_meets_a_fresh_one(played: Path, place: Path) -> None:
    store = Store(played)
    store.save(game_after(33))
    log = (played / f"{DATABASE}-wal").read_bytes()
    store.close()
    orphaned = place / "orphaned"
    orphaned.mkdir()
    (orphaned / f"{DATABASE}-wal").write_bytes(log)
    store = require_sound(orphaned, Notice.SET_ASIDE_BROKEN)
    assert store.notices[0].rescue == Rescue(games=1)
    aside = set_aside(store)
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == log


def test_files_set_aside_in_one_second_do_not_replace_each_other(played: Path) -> None:
    contents = {f"broken {number}".encode() for number in range(4)}
    for content in contents:
        (played / DATABASE).write_bytes(content)
        Store(played).close()
    assert {path.read_bytes() for path in played.glob("games.broken-*.sqlite3")} == contents


def test_a_half_made_database_is_made_anew(place: Path) -> None:
    (place / f"{DATABASE}.new").write_bytes(b"SQLite format 3\0 and then the power went")
    store = Store(place)
    assert store.saving
    assert store.notices == []
    assert not (place / f"{DATABASE}.new").exists()


def test_a_log_left_by_a_crash_is_read(played: Path, place: Path) -> None:
    store = Store(played)
    store.save(game_after(44))
    crashed = place / "crashed"
    shutil.copytree(played, crashed)
    store.close()
    again = Store(crashed)
    assert again.running(TABLE) == game_after(44)
    assert again.notices == []
