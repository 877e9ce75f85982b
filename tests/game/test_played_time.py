"""How long a game was played: counted, kept with the game, and unknown once it was played without a clock."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kept import Kept
from game.played_time import SETTING, PlayedTime
from game.scopa.kept import KeptMatch
from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.state import DealReserve
from game.scorpion.variants import CLASSIC
from game.seats import PERSON
from game.store import Store

START = Start.numbered(CLASSIC, 28)


def timed_store(path: Path, clock: str = "on") -> Store:
    store = Store(path)
    store.keep_setting(SETTING, clock)
    return store


def kept_seconds(store: Store, table: str = "scorpion") -> int | None:
    running = store.running(table)
    assert running is not None
    return running.seconds


def test_whole_seconds_are_told_and_none_is_lost_between_them() -> None:
    time = PlayedTime()
    for _ in range(25):
        time.add(0.125)
    assert time.seconds == 3
    assert time.to_next == pytest.approx(0.875)
    time.add(-5.0)
    assert time.seconds == 3


def test_what_was_lost_is_not_known_any_more() -> None:
    time = PlayedTime(7)
    time.lose()
    time.add(1.0)
    assert time.seconds is None


@pytest.mark.parametrize("clock", ["on", "off"])
def test_a_game_in_which_nothing_was_done_has_no_time(clock: str, tmp_path: Path) -> None:
    store = timed_store(tmp_path, clock)
    KeptGame.deal(store, START)
    assert kept_seconds(store) is None


def test_each_save_keeps_the_time_and_a_resumed_game_goes_on_from_it(tmp_path: Path) -> None:
    store = timed_store(tmp_path)
    game = KeptGame.deal(store, START)
    game.apply(DealReserve())
    assert kept_seconds(store) == 0
    game.time.add(12.5)
    game.undo()
    assert kept_seconds(store) == 12
    store.close()

    again = KeptGame.resume(Store(tmp_path))
    assert again is not None
    assert again.time.seconds == 12
    again.time.add(3)
    again.redo()
    again.leave()


def test_a_finished_game_has_the_time_up_to_its_end(tmp_path: Path) -> None:
    store = timed_store(tmp_path)
    game = KeptGame.deal(store, START)
    while not game.played:
        game.apply(game.session.rules.legal_moves(game.session.state)[0])
    game.time.add(40)
    game.leave()
    assert [over.seconds for over in store.finished("scorpion")] == [40]


def test_moved_with_the_clock_off_its_time_is_unknown_for_good(tmp_path: Path) -> None:
    store = timed_store(tmp_path)
    game = KeptGame.deal(store, START)
    game.apply(DealReserve())
    game.time.add(5)
    store.keep_setting(SETTING, "off")
    game.undo()
    assert kept_seconds(store) is None
    store.keep_setting(SETTING, "on")
    game.time.add(5)
    game.redo()
    assert kept_seconds(store) is None
    store.close()

    again = KeptGame.resume(Store(tmp_path))
    assert again is not None
    assert again.time.seconds is None


def test_a_clock_turned_on_before_the_first_move_counts(tmp_path: Path) -> None:
    store = timed_store(tmp_path, "off")
    KeptGame.deal(store, START)
    store.close()
    store = timed_store(tmp_path)
    game = KeptGame.resume(store)
    assert game is not None
    game.apply(DealReserve())
    game.time.add(2)
    game.undo()
    assert kept_seconds(store) == 2


def test_begun_again_the_game_goes_on_being_timed(tmp_path: Path) -> None:
    store = timed_store(tmp_path)
    game = KeptGame.deal(store, START)
    game.apply(DealReserve())
    game.time.add(30)
    game.restart()
    assert kept_seconds(store) == 30


def test_the_time_is_saved_when_it_is_asked_for_and_nothing_else_is_where_there_is_none_more(tmp_path: Path) -> None:
    store = timed_store(tmp_path)
    game = KeptGame.deal(store, START)
    before = store.running("scorpion")
    game.time.add(9)
    game.keep_time()
    assert store.running("scorpion") is before, "nothing was done yet"
    game.apply(DealReserve())
    game.time.add(9)
    game.keep_time()
    assert kept_seconds(store) == 18
    before = store.running("scorpion")
    game.keep_time()
    assert store.running("scorpion") is before


def test_a_match_is_timed_from_the_persons_first_card_through_all_its_deals(tmp_path: Path) -> None:
    store = timed_store(tmp_path)
    kept = KeptMatch.begin(store, "easy", 11, False)
    while kept.match.state.to_play != PERSON:
        kept.apply(kept.match.legal_plays()[0])
    assert not kept.begun
    assert kept_seconds(store, "scopa") is None
    kept.apply(kept.match.legal_plays()[0])
    kept.time.add(60)
    while not kept.match.state.over:
        kept.apply(kept.match.legal_plays()[0])
    kept.next_deal()
    kept.time.add(60)
    kept.apply(kept.match.legal_plays()[0])
    assert kept_seconds(store, "scopa") == 120
    kept.leave()
    assert store.finished("scopa")[-1].seconds == 120


@pytest.mark.parametrize("kept", [KeptGame, KeptMatch])
def test_a_game_of_an_older_program_has_no_time(kept: type[Kept], tmp_path: Path) -> None:
    store = Store(tmp_path)
    if kept is KeptGame:
        KeptGame.deal(store, START).apply(DealReserve())
    else:
        match = KeptMatch.begin(store, "easy", 11, False)
        while not match.begun:
            match.apply(match.match.legal_plays()[0])
    store.keep_setting(SETTING, "on")
    game = kept.resume(store)
    assert game is not None
    assert game.time.seconds is None
