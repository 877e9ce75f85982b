"""Where nothing can be written the games go on in memory, and what is already there can still be read."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store import Notice, Outcome, Store
from tests.store.child import reports_of
from tests.store.samples import ENDED, TABLE, game_after


@pytest.fixture
def played() -> Iterator[Path]:
    """A directory that any user may enter, with a finished game, one under way, and a setting."""
    directory = Path(tempfile.mkdtemp())
    directory.chmod(0o755)
    store = Store(directory)
    store.save(game_after(50))
    store.finish(TABLE, Outcome.WON, ENDED)
    store.save(game_after(6))
    store.keep_setting("language", "el")
    store.close()
    yield directory
    directory.chmod(0o755)
    shutil.rmtree(directory)


def in_memory(
    moves: int | None, finished: int, language: str | None, code: Notice = Notice.READ_ONLY_MEMORY
) -> dict[str, object]:
    """How a store stands that has said once that it only remembers."""
    return {"notices": [code.value], "saving": False, "moves": moves, "finished": finished, "language": language}


AS_KEPT, PLAYED_ON = in_memory(6, 1, "el"), in_memory(9, 1, "sv")


def test_a_read_only_directory(played: Path) -> None:
    for path in played.iterdir():
        path.chmod(0o444)
    played.chmod(0o555)
    assert reports_of("unprivileged", played) == [AS_KEPT, PLAYED_ON]


def test_a_read_only_file_in_a_writable_directory(played: Path) -> None:
    played.chmod(0o777)
    (played / "games.lock").chmod(0o666)
    (played / "games.sqlite3").chmod(0o444)
    content = (played / "games.sqlite3").read_bytes()
    assert reports_of("unprivileged", played) == [AS_KEPT, PLAYED_ON]
    assert (played / "games.sqlite3").read_bytes() == content


def test_a_file_that_may_not_even_be_read_is_never_written_over(played: Path) -> None:
    played.chmod(0o777)
    (played / "games.lock").chmod(0o666)
    (played / "games.sqlite3").chmod(0o000)
    reports = reports_of("unprivileged", played)
    assert reports == [
        in_memory(None, 0, None, Notice.CANNOT_READ),
        in_memory(9, 0, "sv", Notice.CANNOT_READ),
    ]
    (played / "games.sqlite3").chmod(0o644)
    assert Store(played).running(TABLE) == game_after(6)


@pytest.mark.parametrize("name", ["file", "file/below", "file/far/below"])
def test_a_directory_that_cannot_be_made(place: Path, name: str) -> None:
    (place / "file").write_text("in the way")
    store = Store(place / name)
    assert [notice.code for notice in store.notices] == [Notice.READ_ONLY_MEMORY]
    store.save(game_after(3))
    store.keep_setting("language", "sv")
    assert store.running(TABLE) == game_after(3)
    assert store.setting("language") == "sv"
    store.finish(TABLE, Outcome.WON, ENDED)
    assert [game.moves for game in store.finished(TABLE)] == [3]
    assert not store.saving
    assert len(store.notices) == 1
    store.save(game_after(4))
    assert store.set_aside(TABLE, "test") is None
    assert store.running(TABLE) is None
    store.close()
    assert (place / "file").read_text() == "in the way"


def test_a_directory_in_the_databases_place(place: Path) -> None:
    (place / "games.sqlite3").mkdir()
    store = Store(place)
    store.save(game_after(3))
    assert not store.saving
    assert store.running(TABLE) == game_after(3)
    assert len(store.notices) == 1


def test_a_home_that_is_nowhere() -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    reports = reports_of("default_place", env={**env, "HOME": "/dev/null/nowhere"})
    assert reports == [in_memory(None, 0, None), in_memory(9, 0, "sv")]


def test_the_default_place_is_the_users_data_directory(place: Path) -> None:
    env = {**os.environ, "HOME": str(place), "XDG_DATA_HOME": str(place / "data")}
    assert reports_of("default_place", env=env)[1]["saving"] is True
    assert Store(place / "data" / "osteria-antares").running(TABLE) == game_after(9)
