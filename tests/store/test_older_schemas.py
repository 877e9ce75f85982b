"""Stores of every earlier schema: all that was in them goes on, whole or damaged, and new games keep their records."""

from __future__ import annotations

import random
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from game.store import FinishedGame, GameVerdict, Notice, Outcome, RunningGame, Store, schema
from tests.store.samples import ENDED, OTHER, TABLE, game_after

DATABASE = "games.sqlite3"
OLDER = range(1, schema.VERSION)
Values = tuple[str | int | bytes | None, ...]
RESULTS = 200
SUMS = 3
"""The first schema whose rows carry sums."""
RECORDS = 4
"""The first schema whose results have their records."""
SECONDS = 5
"""The first schema in which a game under way says when it was saved, and how long it was played."""
SAVED = "2026-11-30T08:30:00+01:00"


def results(version: int) -> list[FinishedGame]:
    """What such a store has finished, as it is read today: what its schema had no place for is as at first."""
    games = [game_after(number % 50, OTHER if number % 5 == 0 else TABLE) for number in range(RESULTS)]
    if version >= 2:
        games = [replace(game, counts=number % 2 == 0, day="2026-12-01") for number, game in enumerate(games)]
    if version >= SECONDS:
        games = [replace(game, seconds=number if number % 3 else None) for number, game in enumerate(games)]
    over = [game.ended(Outcome.WON if game.moves % 3 else Outcome.NOT_WON, ENDED) for game in games]
    return over if version >= RECORDS else [replace(game, packed=b"") for game in over]


def running(version: int) -> list[RunningGame]:
    """The games such a store has under way."""
    games = [game_after(21), game_after(5, OTHER)]
    return [replace(games[0], saved=SAVED, seconds=754), games[1]] if version >= SECONDS else games


def make(directory: Path, version: int) -> None:
    """A store as the program of that schema left it: two games under way, results, settings."""
    directory.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(directory / DATABASE, isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    for number in range(version):
        schema.step(database, number)
    columns = {"running": 9, "finished": 11, "settings": 2}
    if version >= 2:
        columns |= {"running": 11, "finished": 13}
    store = schema.name_of(database) if version >= SUMS else ""
    rows: list[tuple[str, Values, Values]] = []
    """The table, the values before the sum and those behind it."""
    for game in running(version):
        played = game.record, game.kind, game.label, game.moves, game.score, game.undos, int(game.assisted)
        times = (game.saved or None, game.seconds) if version >= SECONDS else ()
        rows.append(("running", (game.table, *played, game.started, 1, ""), times))
    for number, over in enumerate(results(version), 1):
        figures = over.kind, over.label, over.moves, over.score, over.undos, int(over.assisted)
        dates = over.started, over.ended, over.outcome.value
        after = (over.packed, over.seconds)[: max(0, version - SUMS)]
        rows.append(("finished", (number, over.game, *figures, *dates, int(over.counts), over.day), after))
    rows.append(("settings", ("language", "sk"), ()))
    database.execute("BEGIN")
    for table, values, behind in rows:
        row = values[: columns[table]]
        if version >= SUMS:
            row = (*row, store, schema.row_checksum(table, *row, store, *behind), *behind)
        database.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    database.execute("COMMIT")
    database.close()


def held(store: Store) -> list[FinishedGame]:
    return [*store.finished(TABLE), *store.finished(OTHER)]


def as_made(version: int) -> list[FinishedGame]:
    return sorted(results(version), key=lambda game: game.game, reverse=True)


def require_whole(store: Store, version: int) -> None:
    assert held(store) == as_made(version)
    assert [store.running(TABLE), store.running(OTHER)] == running(version)
    assert store.setting("language") == "sk"
    assert store.saving


@pytest.mark.parametrize("version", OLDER)
def test_nothing_is_lost_and_new_results_keep_their_records(version: int, place: Path) -> None:
    make(place, version)
    store = Store(place)
    assert store.notices == []
    require_whole(store, version)
    assert all((game.record is None) == (version < RECORDS) for game in held(store))
    assert store.has_counted(TABLE, "classic", "17")

    store.finish(TABLE, Outcome.WON, ENDED)
    first = store.results()[1]
    assert first.verdict is None
    store.amend(1, first, replace(first, verdict=GameVerdict(True, 7)))
    store.close()

    again = Store(place)
    assert again.notices == []
    assert again.results()[1] == replace(first, verdict=GameVerdict(True, 7))
    again.amend(1, again.results()[1], first)
    *older, latest = again.finished(TABLE)
    assert older == [game for game in results(version) if game.game == TABLE]
    assert latest.record == game_after(21).record


@pytest.mark.parametrize("version", OLDER)
def test_a_crash_in_the_first_sitting_of_the_new_program_loses_nothing(version: int, place: Path) -> None:
    make(place / "kept", version)
    store = Store(place / "kept")
    store.finish(OTHER, Outcome.NOT_WON, ENDED)
    store.save(game_after(22))
    shutil.copytree(place / "kept", place / "crashed")
    store.close()

    again = Store(place / "crashed")
    assert again.notices == []
    assert again.running(TABLE) == game_after(22)
    assert len(held(again)) == RESULTS + 1
    assert again.finished(OTHER)[-1].record == game_after(5, OTHER).record


@pytest.mark.parametrize("version", OLDER)
@pytest.mark.parametrize("page", range(1, 8))
def test_of_a_damaged_one_every_row_that_can_be_read_goes_on(version: int, page: int, place: Path) -> None:
    make(place, version)
    content = bytearray((place / DATABASE).read_bytes())
    content[4096 * page : 4096 * page + 4096] = random.Random(page).randbytes(4096)
    (place / DATABASE).write_bytes(content)

    store = Store(place)

    assert [notice.code for notice in store.notices] == [Notice.SET_ASIDE_BROKEN]
    assert set(held(store)) <= set(as_made(version))
    assert len(held(store)) >= RESULTS - 60, "a page holds some fifty"
    rescue = store.notices[0].rescue
    assert rescue.results == len(held(store))
    assert rescue.results + rescue.lost_results == RESULTS
    assert store.running(TABLE) in (None, running(version)[0])


def test_the_log_of_another_store_beside_one_of_the_last_schema_replaces_nothing(place: Path) -> None:
    make(place / "kept", schema.VERSION - 1)
    other = Store(place / "other")
    other.save(game_after(33))
    shutil.copy(place / "other" / f"{DATABASE}-wal", place / "kept" / f"{DATABASE}-wal")
    other.close()

    store = Store(place / "kept")

    assert [notice.code for notice in store.notices] == [Notice.SET_ASIDE_LOG]
    require_whole(store, schema.VERSION - 1)


def test_a_record_that_cannot_be_unpacked_is_as_none(place: Path) -> None:
    assert replace(results(3)[0], packed=b"no record").record is None
