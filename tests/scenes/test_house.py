"""The house: what its windows bring about, what is kept for the next start, what is told about the store."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, RELAXED, RULE_SETS, WASP
from game.store import Outcome, Store
from game.store.kept import RunningGame
from game.words import LANGUAGES, Words
from scenes.intents import KeyPressed
from scenes.widgets.buttons import Button, RowButton
from scenes.widgets.choices import RadioRow, SwitchRow
from scenes.widgets.segments import Segments
from scenes.widgets.thumbnails import Thumbnails
from scenes.windows.menu import MenuWindow
from scenes.windows.message import MessageWindow
from scenes.windows.new_game import NewGameWindow
from scenes.windows.rules import RulesWindow
from scenes.windows.settings import SettingsWindow
from tests.game.boards import board
from tests.scenes.conftest import NewRig
from tests.scenes.rig import DEAL, Rig, golden, resting

GENERAL, CARDS, GAME = range(3)


def _finished(rig: Rig) -> list[tuple[Outcome, int]]:
    return [(game.outcome, game.moves) for game in rig.store.finished("scorpion")]


def _asked(rig: Rig) -> str:
    """The title of the dialog on top."""
    assert isinstance(rig.window, MessageWindow)
    return rig.window.title()


def _answer(rig: Rig, number: int) -> None:
    """Press a button of the dialog: 0 the ghost one where there are two, the last the primary one."""
    rig.press(rig.widgets(Button)[number])


def _deal_anew(rig: Rig) -> None:
    rig.keys("n")
    rig.run(0.3)
    rig.keys("enter")
    rig.run(0.4)


# New game


def test_a_game_without_a_move_is_left_without_a_question_and_without_a_trace(rig: Rig) -> None:
    before = rig.table.game.start
    _deal_anew(rig)
    assert rig.window is None
    assert rig.table.game.start != before
    assert _finished(rig) == []
    rig.settle()
    resting(rig)


def test_a_game_under_way_is_only_left_when_the_person_says_so(rig: Rig) -> None:
    rig.keys("d")
    _deal_anew(rig)
    assert _asked(rig) == "Leave this game?"
    _answer(rig, 0)
    assert rig.window is None
    assert rig.table.game.start == DEAL
    assert rig.session.moves == 1
    _deal_anew(rig)
    _answer(rig, 1)
    assert rig.window is None
    assert rig.table.game.start != DEAL
    assert rig.session.log == []
    assert _finished(rig) == [(Outcome.NOT_WON, 1)]
    rig.settle()
    resting(rig)


def test_escape_keeps_the_game_under_way(rig: Rig) -> None:
    rig.keys("d")
    _deal_anew(rig)
    rig.keys("escape")
    rig.run(0.4)
    assert rig.window is None
    assert rig.session.moves == 1


def test_a_typed_number_is_dealt_with_the_chosen_rules(rig: Rig) -> None:
    rig.keys("n")
    rig.run(0.3)
    rig.types("77")
    rig.press(rig.widgets(RadioRow)[1])
    rig.keys("enter")
    rig.run(0.4)
    assert rig.table.game.start == Start.numbered(RELAXED, 77)
    assert rig.stats["Game"] == "77"
    rig.settle()
    resting(rig)


@pytest.mark.parametrize("number", range(4))
def test_every_rule_set_is_dealt_and_offered_again_next_time(number: int, new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open()
    rig.keys("n")
    rig.run(0.3)
    rig.press(rig.widgets(RadioRow)[number])
    rig.keys("enter")
    rig.run(0.4)
    rules = list(RULE_SETS)[number]
    assert rig.table.game.start.rules.name == rules
    rig.keys("n")
    rig.run(0.3)
    assert [row.chosen for row in rig.widgets(RadioRow)] == [one == number for one in range(4)]
    rig.close()
    again = new_rig()
    again.store.discard("scorpion")
    again.house.open_kept()
    assert again.table.game.start.rules.name == rules


def test_the_same_deal_is_dealt_again(new_rig: NewRig) -> None:
    rig = new_rig()
    start, moves = golden("wasp-win")
    rig.open(start, moves[:4])
    rig.keys("n")
    rig.run(0.3)
    replay = rig.widgets(Button)[0]
    rig.press(replay)
    _answer(rig, 1)
    assert rig.table.game.start == start
    assert rig.session.log == []
    assert _finished(rig) == [(Outcome.NOT_WON, 4)]


def test_a_game_taken_back_to_its_start_still_counts_as_played(rig: Rig) -> None:
    rig.keys("d", "u")
    _deal_anew(rig)
    assert _asked(rig) == "Leave this game?"
    _answer(rig, 1)
    assert _finished(rig) == [(Outcome.NOT_WON, 0)]


def test_the_strip_shows_score_moves_and_the_deals_number(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    session = start.session()
    for move in moves[:20]:
        session.play(move)
    rig = new_rig()
    rig.open(start, moves[:20])
    assert rig.stats["Score"] == str(session.score)
    assert rig.stats["Moves"] == "20"
    assert rig.stats["Game"].replace("\u2009", "") == str(start.number)
    rig.keys("u")
    assert rig.stats["Moves"] == "19"
    rig.frame()


def test_a_game_without_a_number_shows_none(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(CLASSIC, board("KS / KD"), score=40))
    assert (rig.stats["Score"], rig.stats["Game"]) == ("40", "–")


# Menu, rules, language


def test_the_menu_leads_to_every_window_and_out(rig: Rig) -> None:
    for word, kind in (("New game", NewGameWindow), ("Rules", RulesWindow), ("Settings", SettingsWindow)):
        _choose(rig, word)
        assert isinstance(rig.window, kind)
        rig.frame()
        rig.keys("escape")
        rig.run(0.4)
        assert rig.window is None
    _choose(rig, "Quit")
    assert not rig.house.scenes.running


def _choose(rig: Rig, word: str) -> None:
    """Open the menu and press the row with this word."""
    rig.keys("escape")
    rig.run(0.3)
    assert isinstance(rig.window, MenuWindow)
    rig.press(next(row for row in rig.widgets(RowButton) if row.text == word))


def test_the_strips_buttons_open_windows(rig: Rig) -> None:
    rig.tap(rig.button(2))
    assert isinstance(rig.window, NewGameWindow)
    rig.keys("escape")
    rig.run(0.4)
    rig.tap(rig.button(3))
    assert isinstance(rig.window, MenuWindow)


def _settings(rig: Rig, category: int = GENERAL) -> None:
    _choose(rig, "Settings")
    rows = rig.widgets(RowButton)
    if category and rows:
        rig.press(rows[category])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_change_of_language_changes_the_words_in_mid_game(language: str, rig: Rig) -> None:
    rig.keys("d")
    rig.house.preferences.change("language", language)
    words = Words(language)
    assert list(rig.stats) == [words.text("Score"), words.text("Moves"), words.text("Game")]
    assert [button.tooltip for button in rig.strip.buttons] == [
        words.text(one) for one in ("Undo", "Redo", "New game", "Menu")
    ]
    assert rig.session.moves == 1
    rig.frame()
    resting(rig)


def test_a_change_of_language_reaches_the_window_it_was_made_in(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open()
    _settings(rig)
    rig.house.preferences.change("language", "sv")
    assert rig.window is not None
    assert rig.window.title() == Words("sv").text("Settings")
    rig.frame()


@pytest.mark.parametrize(
    ("locales", "language"),
    [(("sk_SK.UTF-8", "en"), "sk"), (("pt_BR", "el"), "el"), (("xx",), "en"), ((), "en")],
)
def test_the_first_language_of_the_system_that_is_spoken_is_used(
    locales: tuple[str, ...], language: str, new_rig: NewRig
) -> None:
    assert new_rig(locales=locales).house.words.language == language


# Settings


def test_settings_hold_at_once_and_are_kept_for_the_next_start(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open()
    _settings(rig)
    scale, motion = rig.widgets(Segments)
    box = motion.box
    rig.tap((box.right - 20, box.cy))
    assert rig.house.preferences.now.motion == "none"
    assert rig.table.speed == 0
    box = scale.box
    rig.tap((box.right - 20, box.cy))
    assert rig.table.u == 2.0
    rig.keys("escape")
    assert rig.window is None, "without motion a window goes at once"
    rig.house.preferences.change("scale", "auto")
    _settings(rig, GAME)
    rig.press(rig.widgets(SwitchRow)[0])
    assert not rig.house.preferences.now.interactive_rules
    rig.house.preferences.change("language", "it")
    kept = rig.house.preferences.now
    rig.close()
    again = new_rig((1280, 720))
    again.house.open_kept()
    assert again.house.preferences.now == kept
    assert next(iter(again.stats)) == Words("it").text("Score")


def test_another_back_and_four_colours_are_dealt_with_at_once(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open()
    club, back = _picture(rig, "AC"), _picture(rig, None)
    heart = _picture(rig, "AH")
    _settings(rig, CARDS)
    colours = rig.widgets(Segments)[0].box
    rig.tap((colours.right - 20, colours.cy))
    backs = rig.widgets(Thumbnails)[0].box
    rig.tap((backs.right - 40, backs.cy))
    assert rig.house.preferences.now.four_colours
    assert rig.house.preferences.now.back == "scales"
    _drawn(rig)
    assert _picture(rig, "AC") != club
    assert _picture(rig, None) != back
    assert _picture(rig, "AH") == heart
    rig.frame()


def _picture(rig: Rig, name: str | None) -> bytes:
    from pygame.image import tobytes

    from game.cards import FRENCH

    width = rig.geometry.card_width
    return tobytes(rig.house.faces.picture(FRENCH.parse(name) if name else None, width), "RGBA")


def _drawn(rig: Rig) -> None:
    """Wait until the cards asked for are drawn: the one thing that takes real time."""
    rig.house.faces.take(wait=True)
    rig.run(0.1)


def test_cards_of_a_new_size_come_once_it_has_rested(rig: Rig) -> None:
    rig.resize((1024, 768))
    width = rig.geometry.card_width
    rig.frame()
    scaled = _picture(rig, "KS")
    rig.run(0.2)
    _drawn(rig)
    rig.frame()
    assert rig.house.faces.picture(None, width).get_width() == width
    assert _picture(rig, "KS") != scaled
    resting(rig)


@pytest.mark.parametrize("key", [KeyPressed("f11"), KeyPressed("enter", alt=True)], ids=["F11", "Alt+Enter"])
def test_a_key_fills_the_screen_and_leaves_it(key: KeyPressed, rig: Rig) -> None:
    rig.house.handle(key)
    assert rig.stage.fullscreen
    assert rig.house.preferences.now.fullscreen
    rig.house.handle(key._replace(repeat=True))
    assert rig.stage.fullscreen
    rig.house.handle(key)
    assert not rig.stage.fullscreen
    assert not rig.house.preferences.now.fullscreen
    rig.turn()
    assert rig.stage.window_size == (800, 480)


def test_a_key_leaves_a_full_screen_that_was_only_asked_for_at_the_start(rig: Rig) -> None:
    rig.stage.set_fullscreen(True)
    rig.keys("f11")
    assert not rig.stage.fullscreen


def test_full_screen_works_over_a_window_and_turns_its_switch(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open()
    _settings(rig)
    rig.keys("f11")
    assert isinstance(rig.window, SettingsWindow)
    assert rig.window.preferences.fullscreen


# What the store has met with


def test_a_second_instance_may_play_without_saving(new_rig: NewRig) -> None:
    first = new_rig()
    first.open()
    first.keys("d")
    second = new_rig()
    second.house.open_first(None)
    second.run(0.3)
    assert _asked(second) == "Already running"
    _answer(second, 1)
    assert second.window is None
    second.keys("d")
    assert second.session.moves == 1
    assert not second.store.saving
    second.close()
    first.close()
    third = new_rig()
    third.house.open_kept()
    assert third.table.game.start == DEAL
    assert third.session.moves == 1


def test_a_second_instance_may_quit(new_rig: NewRig) -> None:
    new_rig().open()
    second = new_rig()
    second.house.open_first(None)
    second.run(0.3)
    _answer(second, 0)
    assert not second.house.scenes.running


def test_a_broken_store_is_told_with_the_place_it_was_set_aside(new_rig: NewRig, tmp_path: Path) -> None:
    home = tmp_path / "games"
    home.mkdir()
    (home / "games.sqlite3").write_bytes(b"no database" * 500)
    rig = new_rig()
    rig.house.open_first(None)
    rig.run(0.3)
    assert _asked(rig) == "Saving games"
    rig.frame()
    assert any("broken" in file.name for file in home.iterdir())
    rig.keys("enter")
    rig.run(0.4)
    assert rig.window is None
    assert rig.session.log == []


def test_a_store_of_a_newer_program_is_told(new_rig: NewRig, tmp_path: Path) -> None:
    Store(tmp_path / "games").close()
    with sqlite3.connect(tmp_path / "games" / "games.sqlite3") as database:
        database.execute("PRAGMA user_version = 999")
    database.close()
    rig = new_rig()
    rig.house.open_first(None)
    rig.run(0.3)
    assert _asked(rig) == "Saving games"


def test_a_kept_game_that_cannot_be_used_is_told_and_a_new_one_dealt(new_rig: NewRig, tmp_path: Path) -> None:
    rig = new_rig()
    rig.store.save(RunningGame("scorpion", '{"game":', "classic", "1", 0, 0, 0, False, "2026-11-30T08:15:00+01:00"))
    rig.house.open_first(None)
    rig.run(0.3)
    assert _asked(rig) == "Saving games"
    assert any("unusable" in name for name in os.listdir(tmp_path / "games"))
    rig.keys("escape")
    rig.run(0.4)
    rig.settle()
    assert rig.session.log == []
    resting(rig)


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(new_rig: NewRig, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where the folder should be")
    rig = new_rig()
    rig.house.open_first(None)
    rig.run(0.3)
    assert _asked(rig) == "Saving games"
    rig.keys("enter")
    rig.run(0.4)
    rig.keys("d")
    assert rig.session.moves == 1
    assert rig.window is None, "it is said once"


# A record handed in


def test_a_record_opens_at_once_where_no_game_is_under_way(new_rig: NewRig) -> None:
    start, moves = golden("wasp-win")
    rig = new_rig()
    rig.house.open_first((start, moves[:5]))
    assert rig.table.game.start.rules == WASP
    assert rig.session.moves == 5
    assert rig.window is None
    resting(rig)


@pytest.mark.parametrize(("answer", "opened"), [(0, False), (1, True)], ids=["keep playing", "open"])
def test_a_record_asks_before_it_replaces_a_game_under_way(answer: int, opened: bool, new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open()
    rig.keys("d")
    rig.close()
    start, moves = golden("wasp-win")
    again = new_rig()
    again.house.open_first((start, moves[:5]))
    again.run(0.3)
    assert _asked(again) == "Leave this game?"
    _answer(again, answer)
    assert again.table.game.start == (start if opened else DEAL)
    assert _finished(again) == ([(Outcome.NOT_WON, 1)] if opened else [])
    again.settle()
    resting(again)


def test_a_record_takes_the_place_of_a_won_game_which_counts(new_rig: NewRig) -> None:
    start, moves = golden("wasp-win")
    rig = new_rig()
    rig.open(start, moves)
    rig.close()
    again = new_rig()
    again.house.open_first((DEAL, []))
    assert again.table.game.start == DEAL
    assert again.window is None
    assert _finished(again) == [(Outcome.WON, len(moves))]


# Leaving and coming back


def test_a_game_goes_on_where_it_was_left_with_all_its_undo(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:10])
    rig.keys("u", "u")
    state = rig.state
    rig.close()
    again = new_rig()
    again.house.open_first(None)
    assert again.state == state
    assert (again.session.moves, again.session.undos) == (8, 2)
    assert not again.table.showing.moving
    again.keys("r", "r")
    assert again.session.moves == 10
    for _ in range(10):
        again.keys("u")
    assert again.state == start.state
    again.settle()
    resting(again)
