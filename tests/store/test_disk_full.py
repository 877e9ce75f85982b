"""When the disk gives no more room the games go on in memory, told once, and reach the file when there is room."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from game.store import Notice, Outcome, Store, files
from tests.store.child import reports_of
from tests.store.samples import ENDED, OTHER, TABLE, game_after


class Disk:
    """A disk with room for some pages of the database, which SQLite counts as it counts real ones."""

    def __init__(self) -> None:
        self.pages = 1_000_000
        self._open: list[sqlite3.Connection] = []

    def connect(self, database: Path | str) -> sqlite3.Connection:
        connection = plain_connect(database)
        if isinstance(database, Path):
            self._open.append(connection)
            self.give(self.pages)
        return connection

    def give(self, pages: int) -> None:
        self.pages = pages
        for connection in list(self._open):
            try:
                connection.execute(f"PRAGMA max_page_count = {pages}")
            except sqlite3.ProgrammingError:  # closed since
                self._open.remove(connection)


plain_connect = files.connect
FULL = 12  # pages: the empty schema and a short game, no more


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk()
    monkeypatch.setattr(files, "connect", disk.connect)
    return disk


def test_a_full_disk_is_told_once_and_the_game_goes_on(disk: Disk, place: Path) -> None:
    store = Store(place)
    store.save(game_after(10))
    disk.give(FULL)
    for moves in range(1000, 1020):
        store.save(game_after(moves))
        assert store.running(TABLE) == game_after(moves)
    assert [notice.code for notice in store.notices] == [Notice.DISK_FULL]
    assert not store.saving
    store.close()
    disk.give(1_000_000)
    assert Store(place).running(TABLE) == game_after(10)


def test_what_the_file_was_owed_reaches_it_with_the_next_save(disk: Disk, place: Path) -> None:
    store = Store(place)
    store.keep_setting("language", "el")
    disk.give(FULL)
    store.save(game_after(1001))
    store.save(game_after(1002))
    store.finish(TABLE, Outcome.WON, ENDED)
    store.keep_setting("language", "sv")
    store.save(game_after(1003))
    store.save(game_after(3, OTHER))
    store.discard(OTHER)
    assert [game.moves for game in store.finished(TABLE)] == [1002]
    assert store.setting("language") == "sv"
    disk.give(1_000_000)
    store.save(game_after(1004))
    assert store.saving
    store.close()
    again = Store(place)
    assert again.running(TABLE) == game_after(1004)
    assert [game.moves for game in again.finished(TABLE)] == [1002]
    assert (again.setting("language"), again.running(OTHER)) == ("sv", None)


def test_closing_tries_a_last_time(disk: Disk, place: Path) -> None:
    store = Store(place)
    disk.give(FULL)
    store.save(game_after(1001))
    disk.give(1_000_000)
    store.close()
    assert Store(place).running(TABLE) == game_after(1001)


def test_a_second_spell_without_room_is_told_again(disk: Disk, place: Path) -> None:
    store = Store(place)
    for _ in range(2):
        disk.give(FULL)
        store.save(game_after(1001))
        disk.give(1_000_000)
        store.save(game_after(2))
        assert store.saving
    assert [notice.code for notice in store.notices] == [Notice.DISK_FULL, Notice.DISK_FULL]


def test_a_disk_full_from_the_start(disk: Disk, place: Path) -> None:
    disk.pages = 1
    store = Store(place)
    store.save(game_after(4))
    assert [notice.code for notice in store.notices] == [Notice.DISK_FULL]
    assert store.running(TABLE) == game_after(4)
    disk.pages = 1_000_000
    store.save(game_after(5))
    assert store.saving
    store.close()
    assert Store(place).running(TABLE) == game_after(5)


@pytest.mark.parametrize("room", [1, 3_000, 4_200, 9_001])
def test_the_system_refusing_to_let_files_grow(place: Path, room: int) -> None:
    starved, relieved = reports_of("starved", place, room)
    last = relieved["moves"]
    assert isinstance(last, int)
    assert starved["saving"] is False
    assert starved["moves"] == last - 1
    assert starved["notices"] in (["write_failed"], ["disk_full"])
    assert relieved["saving"] is True
    again = Store(place)
    assert again.running(TABLE) == game_after(last)
    assert again.notices == []
