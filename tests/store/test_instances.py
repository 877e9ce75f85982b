"""One process writes the games; a second one is told, and a killed one leaves nothing that hinders the next."""

from __future__ import annotations

import errno
import fcntl
import json
import random
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from game.store import Notice, Outcome, RunningGame, Store
from tests.store.child import start
from tests.store.samples import ENDED, TABLE, game_after


@pytest.fixture
def children() -> Iterator[list[subprocess.Popen[str]]]:
    """Processes that a test starts; what is left of them ends with it."""
    started: list[subprocess.Popen[str]] = []
    yield started
    for child in started:
        child.kill()
        child.communicate()


def line_from(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline()


def bytes_in(directory: Path) -> dict[str, bytes]:
    """The files that hold games; the index of the log is SQLite's own scratch paper."""
    return {path.name: path.read_bytes() for path in directory.iterdir() if not path.name.endswith("-shm")}


def test_a_second_instance_plays_in_memory_with_the_settings_of_the_first(
    place: Path, children: list[subprocess.Popen[str]]
) -> None:
    first = Store(place)
    first.keep_setting("language", "sk")
    first.save(game_after(30))
    first.finish(TABLE, Outcome.WON, ENDED)
    first.save(game_after(12))
    before = bytes_in(place)
    children.append(start("hold", place))
    told = json.loads(line_from(children[0].stdout))
    assert told == {
        "notices": [Notice.SECOND_INSTANCE],
        "saving": False,
        "moves": None,
        "finished": 0,
        "language": "sk",
    }
    children[0].communicate()
    assert bytes_in(place) == before


def test_nothing_of_a_second_instance_reaches_the_file(place: Path) -> None:
    first = Store(place)
    first.keep_setting("language", "sk")
    first.save(game_after(12))
    before = bytes_in(place)
    second = Store(place)
    second.play_without_saving()
    second.save(game_after(3))
    second.keep_setting("language", "el")
    assert second.running(TABLE) == game_after(3)
    second.finish(TABLE, Outcome.NOT_WON, ENDED)
    assert [game.moves for game in second.finished(TABLE)] == [3]
    assert second.setting("language") == "el"
    assert not second.saving
    assert [notice.code for notice in second.notices] == [Notice.SECOND_INSTANCE]
    second.close()
    assert bytes_in(place) == before
    first.save(game_after(13))
    first.close()
    again = Store(place)
    assert (again.running(TABLE), again.finished(TABLE)) == (game_after(13), [])
    assert again.setting("language") == "sk"


def test_a_lock_that_is_refused_once_is_held_all_the_same(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused, locked = [errno.ENOLCK], fcntl.flock

    def once(descriptor: int, operation: int) -> None:
        if refused:
            raise OSError(refused.pop(), "No locks available")
        locked(descriptor, operation)

    monkeypatch.setattr(fcntl, "flock", once)
    first = Store(place)
    assert first.saving
    assert [notice.code for notice in Store(place).notices] == [Notice.SECOND_INSTANCE]


def test_the_next_instance_saves_when_the_first_has_closed(place: Path) -> None:
    Store(place).close()
    store = Store(place)
    assert store.saving
    assert store.notices == []


def test_playing_without_saving_gives_the_games_to_another_instance(place: Path) -> None:
    first = Store(place)
    first.save(game_after(5))
    first.play_without_saving()
    first.save(game_after(6))
    second = Store(place)
    assert second.saving
    assert second.running(TABLE) == game_after(5)


def test_of_many_that_start_at_once_exactly_one_saves(place: Path, children: list[subprocess.Popen[str]]) -> None:
    for turn in range(3):
        directory = place / str(turn) / "new"
        racers = [start("race", directory) for _ in range(4)]
        children.extend(racers)
        for racer in racers:
            assert line_from(racer.stdout) == "ready\n"
        for racer in racers:
            assert racer.stdin is not None
            racer.stdin.write("go\n")
            racer.stdin.flush()
        reports = [json.loads(line_from(racer.stdout)) for racer in racers]
        for racer in racers:
            racer.communicate()
        assert sorted(report["saving"] for report in reports) == [False, False, False, True]
        for report in reports:
            assert report["notices"] == ([] if report["saving"] else [Notice.SECOND_INSTANCE])
        assert sorted(path.name for path in directory.iterdir()) == ["games.lock", "games.sqlite3"]
        assert Store(directory).notices == []


def test_a_process_killed_while_saving_loses_at_most_what_it_was_doing(
    place: Path, children: list[subprocess.Popen[str]]
) -> None:
    chance = random.Random(17)
    number = 1
    counted: list[int] = []
    for _ in range(15):
        child = start("write", place, number)
        children.append(child)
        said = line_from(child.stdout)
        time.sleep(chance.uniform(0, 0.05))
        child.kill()
        child.wait()
        assert child.stdout is not None
        output = child.stdout.read()  # with what is buffered since the first line, which `communicate` passes over
        last = int((said + output).splitlines()[-1])
        with sqlite3.connect(f"file:{place}/games.sqlite3?mode=ro", uri=True) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        database.close()
        store = Store(place)
        assert store.saving
        assert store.notices == []
        counted += [moves for moves in range(number, last) if moves % 7 == 0]
        possible: list[RunningGame | None] = [game_after(last), game_after(last + 1)]
        if last % 7 == 0:
            if len(store.finished(TABLE)) == len(counted):
                possible = [game_after(last)]
            else:
                possible = [None, game_after(last + 1)]
                counted.append(last)
        assert store.running(TABLE) in possible
        assert [game.moves for game in store.finished(TABLE)] == counted
        store.close()
        number = last + 1


@pytest.fixture
def strange_program(place: Path) -> Iterator[sqlite3.Connection]:
    """Another program, that knows no lock of ours, with the database of a kept game open."""
    store = Store(place)
    store.save(game_after(6))
    store.close()
    program = sqlite3.connect(place / "games.sqlite3", isolation_level=None)
    yield program
    program.close()


def test_a_reader_of_the_file_does_not_keep_the_last_save_out_of_it(
    place: Path, tmp_path: Path, strange_program: sqlite3.Connection
) -> None:
    store = Store(place)
    strange_program.execute("SELECT * FROM running").fetchall()
    store.save(game_after(7))
    store.close()
    alone = tmp_path / "alone"
    alone.mkdir()
    shutil.copy(place / "games.sqlite3", alone)
    assert Store(alone).running(TABLE) == game_after(7)


def test_games_that_another_program_keeps_locked_are_there_all_the_same(
    place: Path, strange_program: sqlite3.Connection
) -> None:
    strange_program.execute("PRAGMA locking_mode = EXCLUSIVE")
    strange_program.execute("BEGIN EXCLUSIVE")
    store = Store(place)
    assert [notice.code for notice in store.notices] == [Notice.WRITE_FAILED]
    assert store.running(TABLE) == game_after(6)
    store.save(game_after(7))
    assert not store.saving
    strange_program.close()
    store.save(game_after(8))
    assert store.saving
    store.close()
    assert Store(place).running(TABLE) == game_after(8)
