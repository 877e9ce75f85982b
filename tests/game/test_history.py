"""Finished games looked through: which are listed, how they are deleted, and how they come back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.history import History, Wanted
from game.statistics import tally
from game.store import FinishedGame, GameVerdict, Outcome, RunningGame, Store

STARTED = "2026-11-30T20:00:00+01:00"


def play(
    store: Store, table: str, kind: str, moves: int, outcome: Outcome = Outcome.WON, day: int = 1, helped: bool = False
) -> None:
    record = f'{{"game":"{table}","moves":{moves}}}'
    store.save(RunningGame(table, record, kind, str(moves), moves, 5 * moves, 0, helped, STARTED))
    store.finish(table, outcome, f"2026-12-{day:02}T21:00:00+01:00")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    play(store, "patience", "classic", 1, day=1)
    play(store, "pairs", "easy", 2, Outcome.NOT_WON, day=2)
    play(store, "patience", "wasp", 3, Outcome.NOT_WON, day=2, helped=True)
    play(store, "patience", "classic", 4, day=3, helped=True)
    play(store, "pairs", "hard", 5, day=4)
    yield store
    store.close()


def moves(history: History, wanted: Wanted) -> list[int]:
    return [entry.over.moves for entry in history.entries(wanted)]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(), [5, 4, 3, 2, 1]),
        (Wanted(game="patience"), [4, 3, 1]),
        (Wanted(game="patience", kind="classic"), [4, 1]),
        (Wanted(outcome=Outcome.NOT_WON), [3, 2]),
        (Wanted(helped=True), [4, 3]),
        (Wanted(helped=False), [5, 2, 1]),
        (Wanted(counts=False), []),
        (Wanted(since="2026-12-02"), [5, 4, 3, 2]),
        (Wanted(until="2026-12-02"), [3, 2, 1]),
        (Wanted(since="2026-12-02", until="2026-12-02", game="pairs"), [2]),
    ],
)
def test_the_games_that_are_wanted_are_listed_the_latest_first(store: Store, wanted: Wanted, found: list[int]) -> None:
    assert moves(History(store), wanted) == found


def test_kinds_are_those_that_were_played(store: Store) -> None:
    assert History(store).kinds("patience") == ["classic", "wasp"]
    assert History(store).kinds("chess") == []


def test_a_list_unpacks_no_record(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def unpacked(over: FinishedGame) -> str:
        pytest.fail(f"{over.label} was unpacked")

    monkeypatch.setattr(FinishedGame, "record", property(unpacked))
    history = History(store)
    assert all(entry.openable for entry in history.entries())
    history.delete(history.entries())
    history.undo()


def test_a_record_comes_when_it_is_asked_for(store: Store) -> None:
    assert History(store).entries()[0].over.record == '{"game":"pairs","moves":5}'


def test_a_game_of_an_older_program_is_listed_and_cannot_be_opened(store: Store) -> None:
    entry = History(store).entries()[0]
    assert not entry._replace(over=replace(entry.over, packed=b"")).openable


Delete = Callable[[History], None]


def one(history: History) -> None:
    history.delete(history.entries()[1:2])


def some(history: History) -> None:
    history.delete(history.entries(Wanted(game="patience")))


def all_of_them(history: History) -> None:
    history.delete(history.entries())


@pytest.mark.parametrize("delete", [one, some, all_of_them])
def test_what_was_deleted_comes_back_as_it_was(store: Store, tmp_path: Path, delete: Delete) -> None:
    history = History(store)
    before = history.entries()
    delete(history)
    assert history.undoable == len(before) - len(history.entries()) > 0
    history.undo()
    assert (history.entries(), history.undoable) == (before, 0)
    history.undo()
    history.close()
    assert history.entries() == before
    store.close()
    assert History(Store(tmp_path)).entries() == before


def test_deletions_are_taken_back_the_last_one_first(store: Store) -> None:
    history = History(store)
    one(history)
    some(history)
    assert moves(history, Wanted()) == [5, 2]
    history.undo()
    assert moves(history, Wanted()) == [5, 3, 2, 1]
    history.undo()
    assert moves(history, Wanted()) == [5, 4, 3, 2, 1]


def test_deleting_nothing_is_no_step_to_take_back(store: Store) -> None:
    history = History(store)
    one(history)
    history.delete([])
    history.undo()
    assert len(history.entries()) == 5


def test_statistics_follow_at_once(store: Store) -> None:
    history = History(store)
    one(history)
    assert tally(store.finished("patience")).won == 1
    history.undo()
    assert tally(store.finished("patience")).won == 2


def test_a_deal_whose_games_are_deleted_is_as_if_it_had_never_been_played(store: Store) -> None:
    history = History(store)
    assert store.has_counted("patience", "classic", "4")
    one(history)
    assert not store.has_counted("patience", "classic", "4")
    history.undo()
    assert store.has_counted("patience", "classic", "4")


def test_with_the_list_closed_it_is_for_good(store: Store, tmp_path: Path) -> None:
    history = History(store)
    some(history)
    history.close()
    assert history.undoable == 0
    history.undo()
    assert moves(history, Wanted()) == [5, 2]
    play(store, "patience", "classic", 6)
    store.close()
    again = History(Store(tmp_path))
    assert moves(again, Wanted()) == [6, 5, 2]
    assert [entry.number for entry in again.entries()] == [6, 5, 2]


def test_whoever_watches_the_finished_games_notices_whatever_becomes_of_them(store: Store) -> None:
    history = History(store)
    seen = [store.results_seen]

    def noticed() -> bool:
        seen.append(store.results_seen)
        return seen[-1] != seen[-2]

    play(store, "patience", "classic", 6)
    assert noticed()
    history.delete(history.entries()[:2])
    assert noticed()
    history.undo()
    assert noticed()
    store.lay_by({1})
    assert noticed()
    store.bring_back({1})
    store.lay_by({2})
    assert noticed(), "as many are laid by, but other ones"
    store.bring_back({2})
    assert noticed()
    number, before = next(iter(store.results().items()))
    store.amend(number, before, replace(before, verdict=GameVerdict(True, 3)))
    assert noticed()
    history.delete(history.entries()[:1])
    history.close()
    assert noticed()
    store.keep_setting("scale", "150")
    assert not noticed()
