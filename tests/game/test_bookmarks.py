"""The marked steps of finished games: kept, read again, gone with their game."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bookmarks import SETTING, bookmarks, keep_bookmarks
from game.history import History
from game.store import Outcome, RunningGame, Store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store(tmp_path)
    for number in range(3):
        made.save(RunningGame("any", "{}", "kind", str(number), 5, 5, 0, False, "2026-01-01T10:00:00"))
        made.finish("any", Outcome.NOT_WON, "2026-01-01T11:00:00")
    return made


def test_what_is_kept_is_read_in_its_order(store: Store) -> None:
    keep_bookmarks(store, 2, [7, 3, 7])
    keep_bookmarks(store, 1, [0])

    assert bookmarks(store, 2) == (3, 7)
    assert bookmarks(store, 1) == (0,)
    assert bookmarks(store, 3) == ()


def test_taking_all_away_leaves_nothing_behind(store: Store) -> None:
    keep_bookmarks(store, 2, [7])
    keep_bookmarks(store, 2, [])

    assert store.setting(SETTING) == ""


def test_they_are_gone_with_their_game_but_not_before_it_is_gone_for_good(store: Store) -> None:
    keep_bookmarks(store, 1, [4])
    keep_bookmarks(store, 2, [5])
    history = History(store)
    first = next(entry for entry in history.entries() if entry.number == 1)

    history.delete([first])
    assert bookmarks(store, 1) == (4,)
    history.undo()
    history.close()
    assert bookmarks(store, 1) == (4,)

    history.delete([first])
    history.close()
    assert bookmarks(store, 1) == ()
    assert bookmarks(store, 2) == (5,)


@pytest.mark.parametrize("kept", ["x", "1", "1:a b", "-3:4", ";;:", "1:4;zz:5", "²:3", f"{'9' * 99}:1"])
def test_what_makes_no_sense_is_left_out(store: Store, kept: str) -> None:
    store.keep_setting(SETTING, kept)

    assert bookmarks(store, 1) in ((), (4,))
    keep_bookmarks(store, 2, [1])
    assert bookmarks(store, 2) == (1,)
