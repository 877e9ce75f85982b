"""When a table was last played at."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from game.last_played import last_played
from game.store import Outcome, RunningGame, Store

BEGAN, SAVED, ENDED = "2026-11-30T10:00:00+01:00", "2026-11-30T10:20:00+01:00", "2026-11-30T09:30:00+00:00"


def test_it_is_when_the_last_game_was_saved_or_ended(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert last_played(store, "a table") == 0.0
    store.save(RunningGame("a table", "{}", "classic", "1", 1, 0, 0, False, BEGAN))
    assert last_played(store, "a table") == datetime.fromisoformat(BEGAN).timestamp()
    store.save(RunningGame("a table", "{}", "classic", "1", 2, 0, 0, False, BEGAN, saved=SAVED))
    assert last_played(store, "a table") == datetime.fromisoformat(SAVED).timestamp()
    store.finish("a table", Outcome.WON, ENDED)
    assert last_played(store, "a table") == datetime.fromisoformat(ENDED).timestamp()
    assert last_played(store, "another") == 0.0
    store.close()


def test_a_time_that_is_none_counts_as_never(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save(RunningGame("a table", "{}", "classic", "1", 1, 0, 0, False, "yesterday"))
    assert last_played(store, "a table") == 0.0
    store.close()
