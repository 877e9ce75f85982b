"""What is handed to a store comes back: in the same sitting, after a restart, and only as told."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from unittest.mock import ANY

import pytest

from game.store import FinishedGame, Outcome, Store, schema
from tests.store.samples import ENDED, OTHER, STARTED, TABLE, game_after


@pytest.fixture
def store(place: Path) -> Store:
    return Store(place)


def test_a_new_store_is_empty_and_saves(store: Store) -> None:
    assert (store.running(TABLE), store.finished(TABLE), store.setting("language")) == (
        None,
        [],
        None,
    )
    assert store.saving
    assert store.notices == []


def test_in_memory_it_works_without_a_file_and_beside_who_has_one(store: Store, place: Path) -> None:
    store.close()
    before = {file.name: file.read_bytes() for file in place.iterdir()}
    shown = Store(place, in_memory=True)
    assert shown.notices == []
    assert shown.running(TABLE) is None
    shown.save(game_after(3))
    shown.finish(TABLE, Outcome.WON, ENDED)
    assert len(shown.results()) == 1
    shown.close()
    assert {file.name: file.read_bytes() for file in place.iterdir()} == before


def test_the_last_saved_state_comes_back_after_a_restart(store: Store, place: Path) -> None:
    for moves in range(1, 30):
        store.save(game_after(moves))
    store.close()
    assert Store(place).running(TABLE) == game_after(29)


def test_each_table_has_its_own_game(store: Store) -> None:
    store.save(game_after(3))
    store.save(game_after(8, OTHER))
    store.discard(OTHER)
    assert store.running(OTHER) is None
    assert store.running(TABLE) == game_after(3)


@pytest.mark.parametrize("outcome", list(Outcome))
def test_a_finished_game_leaves_the_table_and_is_counted(store: Store, place: Path, outcome: Outcome) -> None:
    store.save(game_after(51))
    store.finish(TABLE, outcome, ENDED)
    store.close()
    again = Store(place)
    assert again.running(TABLE) is None
    assert again.finished(TABLE) == [
        FinishedGame(TABLE, "classic", "17", 51, 255, 0, True, STARTED, ENDED, outcome, packed=ANY)
    ]
    assert again.finished(TABLE)[0].record == game_after(51).record


def test_finished_games_are_listed_by_table_the_oldest_first(store: Store) -> None:
    for moves, table in ((4, TABLE), (5, OTHER), (6, TABLE)):
        store.save(game_after(moves, table))
        store.finish(table, Outcome.NOT_WON, ENDED)
    assert [game.moves for game in store.finished(TABLE)] == [4, 6]
    assert [game.moves for game in store.finished(OTHER)] == [5]


def test_finishing_or_discarding_without_a_game_changes_nothing(store: Store) -> None:
    store.finish(TABLE, Outcome.WON, ENDED)
    store.discard(TABLE)
    assert store.finished(TABLE) == []
    assert store.notices == []


def test_settings_are_kept_and_replaced(store: Store, place: Path) -> None:
    store.keep_setting("language", "sk")
    store.keep_setting("name", "Ζωή 🂡")
    store.keep_setting("language", "el")
    store.close()
    again = Store(place)
    assert (again.setting("language"), again.setting("name")) == ("el", "Ζωή 🂡")


def test_closing_leaves_one_sound_file_without_a_log_beside_it(store: Store, place: Path) -> None:
    store.save(game_after(40))
    assert (place / "games.sqlite3-wal").stat().st_size > 0
    store.close()
    store.close()
    assert sorted(path.name for path in place.iterdir()) == ["games.lock", "games.sqlite3"]
    database = sqlite3.connect(place / "games.sqlite3")
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert database.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
    database.close()


def test_what_counts_for_nothing_is_kept_so_with_its_day(store: Store, place: Path) -> None:
    game = replace(game_after(5), counts=False, day="2026-12-01")
    store.save(game)
    store.close()
    again = Store(place)
    assert again.running(TABLE) == game
    again.finish(TABLE, Outcome.WON, ENDED)
    assert again.finished(TABLE) == [game.ended(Outcome.WON, ENDED)]
    assert not again.has_counted(TABLE, game.kind, game.label)


def test_when_it_was_saved_and_how_long_it_was_played_are_kept(store: Store, place: Path) -> None:
    game = replace(game_after(5), saved="2026-11-30T08:20:00+01:00", seconds=0)
    store.save(game)
    store.close()
    again = Store(place)
    assert again.running(TABLE) == game
    again.finish(TABLE, Outcome.WON, ENDED)
    again.close()
    assert [over.seconds for over in Store(place).finished(TABLE)] == [0]


def test_an_unusable_record_is_set_aside_whole(store: Store, place: Path) -> None:
    record = '{"game":"patience",\r\n"rules":"klassisk","moves":[…'
    store.save(replace(game_after(7), record=record))
    path = store.set_aside(TABLE, "rules: expected classic, relaxed, wasp or three_blind_mice")
    assert path is not None
    assert path.parent == place
    assert path.name.startswith(f"{TABLE}.unusable-")
    assert path.read_bytes().decode() == record
    assert store.running(TABLE) is None
    assert store.finished(TABLE) == []


def test_records_set_aside_in_one_second_do_not_replace_each_other(store: Store) -> None:
    paths = set()
    for moves in range(5):
        store.save(game_after(moves))
        paths.add(store.set_aside(TABLE, "test"))
    assert len(paths) == 5
    assert {path.read_text() for path in paths if path} == {game_after(moves).record for moves in range(5)}
    assert store.set_aside(TABLE, "test") is None


def test_a_record_that_cannot_be_written_out_stays(store: Store, place: Path) -> None:
    store.save(game_after(7, "no/such/directory"))
    assert store.set_aside("no/such/directory", "test") is None
    assert store.running("no/such/directory") == game_after(7, "no/such/directory")
    assert len(store.notices) == 1


def test_an_older_database_is_brought_up_to_date(place: Path) -> None:
    sqlite3.connect(place / "games.sqlite3").executescript("VACUUM; PRAGMA user_version = 0;").close()
    store = Store(place)
    store.save(game_after(2))
    assert store.saving
    assert store.notices == []
    store.close()
    assert Store(place).running(TABLE) == game_after(2)
