"""The list of finished games as a person finds it: what it shows, how a game is opened, handed out, deleted, back."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import platformdirs
import pytest

from game import records
from game.history import History
from game.scopa.kept import KeptMatch
from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, RULE_SETS
from game.store import FinishedGame, Outcome, RunningGame, Store, files
from game.store.values import Content
from scenes.intents import Wheel
from scenes.review.scene import ReviewScene
from scenes.widgets.buttons import Button
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.rows import RowList
from scenes.windows.history.export import ExportWindow
from scenes.windows.history.window import HistoryWindow
from scenes.windows.message import MessageWindow
from scenes.windows.statistics.window import StatisticsWindow
from tests.clipboard import copied
from tests.scenes.asking import answer
from tests.scenes.rig import FINGER, Rig
from tests.scenes.scorpion.rig import golden

DELETE, KEEP = 0, -1
ALL_GAMES, ANY_RESULT, ALWAYS = range(3)


def play_patience(store: Store, number: int, moves: int = 5, rules: str = "classic") -> None:
    """A game of Scorpion that is left after some moves."""
    game = KeptGame.deal(store, Start.numbered(RULE_SETS[rules], number))
    for _ in range(moves):
        game.apply(game.start.rules.legal_moves(game.session.state)[0])
    game.leave()


def play_match(store: Store) -> None:
    """A match of Scopa to its end."""
    kept, chance = KeptMatch.begin(store, "easy", 11, napola=True), random.Random(1)
    while kept.match.winner is None:
        if kept.match.state.over:
            kept.next_deal()
        kept.apply(chance.choice(kept.match.legal_plays()))
    kept.leave()


def without_record(folder: Path) -> None:
    """A game as the first programs kept it."""
    began, ended = "2026-11-30T20:00:00+01:00", "2026-11-30T21:00:00+01:00"
    over = FinishedGame("scorpion", "wasp", "7", 40, 690, 0, False, began, ended, Outcome.WON)
    files.create(folder / "games.sqlite3", Content(finished={1: over}))


def documents_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the player's own files go."""
    folder = tmp_path / "Documents"
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: folder)
    return folder


def at_the_list(tmp_path: Path) -> Iterator[Rig]:
    """At the title, with three games that are over: Scorpion, Scopa, and the latest, Scorpion's Wasp."""
    made = Rig(tmp_path / "games", motion="none")
    play_patience(made.store, 48213)
    play_match(made.store)
    play_patience(made.store, 11, rules="wasp")
    made.house.open_start(None)
    made.house.finished_games.open()
    made.run(0.3)
    yield made
    made.house.end()
    made.close()


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return documents_in(tmp_path, monkeypatch)


@pytest.fixture
def rig(tmp_path: Path, documents: Path) -> Iterator[Rig]:
    yield from at_the_list(tmp_path)


def window(rig: Rig) -> HistoryWindow:
    assert isinstance(rig.window, HistoryWindow)
    return rig.window


def titles(rig: Rig) -> list[str]:
    """The first lines in view."""
    rows = window(rig).list
    return [rows.told(number).title for number in rows.visible()]


def games(rig: Rig) -> list[str]:
    return [entry.over.game for entry in window(rig).entries]


def press_row(rig: Rig, number: int, right: float = 0.0) -> None:
    """Press a row in its words, or so far from its right end."""
    box = window(rig).list.row_box(number)
    rig.tap((box.right - right if right else box.x + 60, box.cy))
    rig.run(0.3)


def ask_for(rig: Rig, field: int, words: str) -> None:
    """Choose in one of the fields above the list."""
    chosen = window(rig).fields.fields[field]
    rig.press(chosen)
    rig.keys("home", *["down"] * chosen.options.index(words), "enter")
    rig.run(0.2)


def delete(rig: Rig, button: int = DELETE) -> None:
    rig.keys("delete")
    rig.run(0.3)
    assert isinstance(rig.window, MessageWindow)
    answer(rig, button)


def test_the_latest_game_stands_first_with_its_result(rig: Rig) -> None:
    assert titles(rig)[0] == "Not won, deal 11"
    assert titles(rig)[1].split()[0] in ("Won", "Lost")
    assert titles(rig)[2] == "Not won, deal 48\u2009213"
    row = window(rig).list.told(0)
    assert row.facts[:3] == ("Today", "Scorpion, Wasp", "5 moves")
    assert window(rig).told == "3 games"


def test_what_is_asked_for_alone_is_shown(rig: Rig) -> None:
    ask_for(rig, ALL_GAMES, "Scopa")
    assert games(rig) == ["scopa"]
    ask_for(rig, ALL_GAMES, "Scorpion, Classic")
    assert titles(rig) == ["Not won, deal 48\u2009213"]
    ask_for(rig, ALL_GAMES, "All games")
    ask_for(rig, ANY_RESULT, "With help")
    assert window(rig).entries == []
    assert window(rig).told == "None of your finished games is like that."
    ask_for(rig, ANY_RESULT, "Without help")
    ask_for(rig, ALWAYS, "Today")
    assert len(window(rig).entries) == 3


def test_where_nothing_was_played_it_says_so(tmp_path: Path) -> None:
    rig = Rig(tmp_path, motion="none")
    rig.house.open_start(None)
    rig.house.finished_games.open()
    rig.run(0.3)
    assert window(rig).told == "You haven't finished a game yet. Here you'll find every one of them."
    rig.keys("delete", "enter", "down")
    for button in window(rig).actions:
        rig.press(button)
        assert window(rig).pane.said == window(rig).told
    rig.close()


def test_a_press_chooses_a_game_and_the_next_one_reviews_it(rig: Rig) -> None:
    press_row(rig, 2)
    assert window(rig).chosen == window(rig).entries[2]
    press_row(rig, 2)
    assert isinstance(rig.house.scenes.top, ReviewScene)
    rig.keys("escape")
    rig.run(0.5)
    assert window(rig).chosen == window(rig).entries[2], "the list is there again as it was"
    press_row(rig, 0, right=30)
    assert isinstance(rig.house.scenes.top, ReviewScene)


def test_enter_reviews_the_game_that_the_arrows_went_to(rig: Rig) -> None:
    rig.keys("down", "down", "enter")
    rig.run(0.5)
    assert isinstance(rig.house.scenes.top, ReviewScene)


def test_a_game_without_a_record_stays_and_says_why_it_cannot_be_opened(tmp_path: Path) -> None:
    without_record(tmp_path)
    rig = Rig(tmp_path, motion="none")
    rig.house.open_start(None)
    rig.house.finished_games.open()
    rig.run(0.3)
    why = "The moves of this game weren't kept: it was played with an older version of the program."
    assert titles(rig) == ["Won, deal 7"]
    rig.keys("enter")
    assert window(rig).pane.said == why
    for button in window(rig).actions[:2]:
        rig.press(button)
        assert window(rig).pane.said == why
    delete(rig)
    assert window(rig).entries == []
    rig.close()


def test_a_game_that_only_a_newer_program_has_stays_and_says_so(tmp_path: Path) -> None:
    rig = Rig(tmp_path, motion="none")
    rig.store.save(RunningGame("cards_of_tomorrow", "{}", "easy", "3:1", 9, 0, 0, False, "2026-11-30T20:00:00+01:00"))
    rig.store.finish("cards_of_tomorrow", Outcome.WON, "2026-11-30T21:00:00+01:00")
    rig.house.open_start(None)
    rig.house.finished_games.open()
    rig.run(0.3)
    assert titles(rig) == ["Won"]
    rig.keys("enter")
    rig.run(0.3)
    assert isinstance(rig.window, MessageWindow)
    assert any("doesn't have that game" in prose.text for prose in rig.widgets(Prose))
    rig.house.end()
    rig.close()


def test_a_record_is_copied_whole(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = copied(monkeypatch)
    press_row(rig, 1)
    rig.press(window(rig).actions[0])
    assert window(rig).pane.said == "The record is on the clipboard."
    assert records.parse(taken[0]) == json.loads(window(rig).entries[1].over.record or "")


def test_a_record_is_saved_and_it_is_said_where(rig: Rig, documents: Path) -> None:
    rig.press(window(rig).actions[1])
    (file,) = documents.glob("*.json")
    assert window(rig).pane.said == f"Saved as {file.name} in {documents}"
    assert records.read_file(str(file))["deal"] == 11


def test_deleting_asks_and_can_be_undone_until_the_list_is_closed(rig: Rig) -> None:
    before = History(rig.store).entries()
    delete(rig, KEEP)
    assert window(rig).entries == before
    rig.keys("down")
    delete(rig)
    assert games(rig) == ["scorpion", "scorpion"]
    assert window(rig).notice == "Deleted 1 game."
    delete(rig)
    undo = window(rig).undo
    assert undo is not None
    rig.press(undo)
    undo = window(rig).undo
    assert undo is not None, "the first one can come back too"
    rig.press(undo)
    assert (window(rig).entries, window(rig).undo) == (before, None)
    delete(rig)
    rig.keys("escape")
    rig.run(0.5)
    rig.house.finished_games.open()
    rig.run(0.3)
    assert (window(rig).entries, window(rig).undo) == (before[1:], None)


def test_all_that_are_shown_are_deleted_together_and_come_back_together(rig: Rig) -> None:
    ask_for(rig, ALL_GAMES, "Scorpion")
    rig.press(window(rig).actions[-1])
    assert isinstance(rig.window, MessageWindow)
    assert rig.window.title() == "Delete 2 games?"
    answer(rig, DELETE)
    assert window(rig).entries == []
    assert window(rig).notice == "Deleted 2 games."
    ask_for(rig, ALL_GAMES, "All games")
    assert games(rig) == ["scopa"]
    undo = window(rig).undo
    assert undo is not None
    rig.press(undo)
    assert games(rig) == ["scorpion", "scopa", "scorpion"]


def test_the_keys_of_the_house_undo_and_copy(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = copied(monkeypatch)
    delete(rig)
    rig.keys("u")
    assert len(window(rig).entries) == 3
    delete(rig)
    rig.keys("z", ctrl=True)
    assert len(window(rig).entries) == 3
    rig.keys("u")
    rig.keys("c", ctrl=True)
    assert [records.parse(text)["deal"] for text in taken] == [11]


def test_playing_on_from_a_review_closes_the_list_and_what_was_deleted_is_gone(rig: Rig, tmp_path: Path) -> None:
    delete(rig)
    rig.house.play_on("scorpion", {"game": "scorpion", "rules": "classic", "deal": 5, "moves": []})
    rig.run(0.5)
    with closing(sqlite3.connect(f"file:{tmp_path / 'games' / 'games.sqlite3'}?mode=ro", uri=True)) as kept:
        assert kept.execute("SELECT count(*) FROM finished").fetchone() == (2,)


def test_the_statistics_under_the_list_follow(rig: Rig) -> None:
    rig.keys("escape")
    rig.run(0.5)
    rig.house.open_statistics()
    rig.run(0.5)
    statistics = rig.window
    assert isinstance(statistics, StatisticsWindow)
    rig.house.finished_games.open("scorpion")
    rig.run(0.3)
    assert games(rig) == ["scorpion", "scorpion"]
    delete(rig)
    rig.keys("escape")
    rig.run(0.5)
    assert rig.window is statistics
    (rows,) = rig.widgets(RowList)
    assert [rows.told(number).title for number in range(rows.count)] == ["Not won, deal 48\u2009213"]


def test_what_is_deleted_is_as_if_never_played_when_the_program_comes_again(rig: Rig, tmp_path: Path) -> None:
    delete(rig)
    rig.house.end()
    rig.close()
    again = Store(tmp_path / "games")
    assert [entry.over.label for entry in History(again).entries()][1:] == ["48213"]
    assert KeptGame.deal(again, Start.numbered(RULE_SETS["wasp"], 11)).counts
    assert not KeptGame.deal(again, Start.numbered(CLASSIC, 48213)).counts
    again.close()


@pytest.fixture
def long_list(rig: Rig) -> Rig:
    """A hundred games more."""
    rig.keys("escape")
    rig.run(0.5)
    for number in range(1, 101):
        play_patience(rig.store, 1000 + number, moves=3)
    rig.house.finished_games.open()
    rig.run(0.3)
    return rig


def test_a_long_list_is_walked_by_keys(long_list: Rig) -> None:
    long_list.keys("end")
    long_list.run(2)
    assert titles(long_list)[-1] == "Not won, deal 48\u2009213"
    long_list.keys("pageup", "home")
    long_list.run(2)
    assert titles(long_list)[0] == "Not won, deal 1\u2009100"


def test_a_long_list_is_turned_by_the_wheel_and_pulled_by_a_finger(long_list: Rig) -> None:
    box = window(long_list).list.box
    for _ in range(5):
        long_list.house.handle(Wheel(box.cx, box.cy, -1))
    long_list.run(2)
    first = titles(long_list)[0]
    assert first != "Not won, deal 1\u2009100"
    long_list.carry((box.cx, box.bottom - 10), (box.cx, box.y + 10), FINGER)
    long_list.up((box.cx, box.y + 10), FINGER)
    long_list.run(2)
    assert titles(long_list)[0] != first
    assert isinstance(long_list.window, HistoryWindow)


def test_after_the_last_rows_went_the_list_stands_at_its_new_end(long_list: Rig) -> None:
    long_list.keys("end")
    long_list.run(2)
    delete(long_list)
    assert window(long_list).chosen == window(long_list).entries[-1]
    assert len(window(long_list).entries) - 1 in window(long_list).list.visible()


def test_a_won_game_that_was_not_left_yet_is_listed_and_cannot_be_deleted(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.keys("escape")
    rig.run(0.5)
    start, moves = golden("wasp-win")
    won = KeptGame.deal(rig.store, start)
    for move in moves:
        won.session.play(move)
    won.save()
    taken = copied(monkeypatch)
    rig.house.finished_games.open("scorpion")
    rig.run(0.3)
    assert [titles(rig)[0].split(",")[0], window(rig).told] == ["Won", "3 games"]
    why = "This game is still on its table. Once you deal anew there, you can delete it."
    rig.keys("delete")
    assert window(rig).pane.said == why
    rig.press(window(rig).actions[2])
    assert window(rig).pane.said == why
    rig.press(window(rig).actions[0])
    assert records.parse(taken[0])["game"] == "scorpion"
    rig.press(window(rig).actions[-1])
    assert isinstance(rig.window, MessageWindow)
    assert rig.window.title() == "Delete 2 games?"
    answer(rig, DELETE)
    assert [entry.number for entry in window(rig).entries] == [0]
    press_row(rig, 0)
    assert isinstance(rig.house.scenes.top, ReviewScene)


def test_buttons_are_large_enough_for_a_finger(rig: Rig) -> None:
    assert all(min(button.box.w, button.box.h) >= 44 for button in rig.widgets(Button))


def test_the_statistics_hand_their_games_to_other_programs(rig: Rig, documents: Path) -> None:
    rig.keys("escape")
    rig.run(0.5)
    rig.house.open_statistics()
    rig.run(0.5)
    export = next(button for button in rig.widgets(Button) if button.text == "Export")
    rig.press(export)
    shown = rig.window
    assert isinstance(shown, ExportWindow)
    rig.keys("enter")
    rig.run(0.5)
    (file,) = documents.glob("*.csv")
    assert shown.told == f"Saved as {file.name} in {documents}"
    assert len(file.read_text().splitlines()) == 1 + len(rig.store.finished("scorpion"))
