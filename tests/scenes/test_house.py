"""The house: what its windows bring about: new games, menu, rules, language."""

from __future__ import annotations

import json
from pathlib import Path

import platformdirs
import pytest

from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, RELAXED, RULE_SETS
from game.store import Outcome
from game.words import LANGUAGES, Words
from scenes.scorpion.windows.new_game import NewGameWindow
from scenes.widgets.buttons import Button
from scenes.widgets.choices import RadioRow
from scenes.widgets.pieces import Words as Prose
from scenes.windows.menu import MenuWindow
from scenes.windows.rules import RulesWindow
from scenes.windows.settings import SettingsWindow
from tests.clipboard import copied
from tests.game.scorpion.boards import board
from tests.scenes.asking import LEAVE, PLAY_ON, answer, asked, choose, deal_anew, settings
from tests.scenes.scorpion.played import finished, make_moves
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig, golden, resting
from tests.scenes.scorpion.rooms import scorpion_room

# New game


def test_a_game_without_a_move_is_left_without_a_question_and_without_a_trace(rig: ScorpionRig) -> None:
    before = rig.table.game.start
    deal_anew(rig)
    assert rig.window is None
    assert rig.table.game.start != before
    assert finished(rig) == []
    rig.settle()
    resting(rig)


def test_a_game_under_way_is_only_left_when_the_person_says_so(rig: ScorpionRig) -> None:
    make_moves(rig)
    deal_anew(rig)
    assert asked(rig) == "Leave this game?"
    rig.keys("enter")
    rig.run(0.4)
    assert rig.window is None
    assert rig.table.game.start == DEAL
    assert rig.session.moves == 3
    deal_anew(rig)
    answer(rig, LEAVE)
    assert rig.window is None
    assert rig.table.game.start != DEAL
    assert rig.session.log == []
    assert finished(rig) == [(Outcome.NOT_WON, 3)]
    rig.settle()
    resting(rig)


def test_escape_keeps_the_game_under_way(rig: ScorpionRig) -> None:
    rig.keys("d")
    deal_anew(rig)
    rig.keys("escape")
    rig.run(0.4)
    assert rig.window is None
    assert rig.session.moves == 1


def test_a_typed_number_is_dealt_with_the_chosen_rules(rig: ScorpionRig) -> None:
    rig.keys("n")
    rig.run(0.3)
    rig.types("77")
    rig.press(rig.widgets(RadioRow)[1])
    rig.keys("enter")
    rig.run(0.4)
    assert rig.table.game.start == Start.numbered(RELAXED, 77)
    assert rig.stats["Deal"] == "77"
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
    scorpion_room(again.house).open()
    assert again.table.game.start.rules.name == rules


def test_the_same_deal_is_dealt_again(new_rig: NewRig) -> None:
    rig = new_rig()
    start, moves = golden("wasp-win")
    rig.open(start, moves[:4])
    rig.keys("n")
    rig.run(0.3)
    replay = next(button for button in rig.widgets(Button) if button.text == "Play this deal again")
    rig.press(replay)
    answer(rig, LEAVE)
    assert rig.table.game.start == start
    assert rig.session.log == []
    assert finished(rig) == [(Outcome.NOT_WON, 4)]


def leaving_costs(rig: ScorpionRig) -> str:
    """What the question before the game is left says; the game goes on."""
    deal_anew(rig)
    assert asked(rig) == "Leave this game?"
    [said] = [prose.text for prose in rig.widgets(Prose)]
    answer(rig, PLAY_ON)
    return said


def test_the_question_says_what_leaving_counts_as(new_rig: NewRig) -> None:
    rig = new_rig()
    scorpion_room(rig.house).open()
    rig.run(0.3)
    make_moves(rig, 2)
    assert "won't count as played" in leaving_costs(rig)
    make_moves(rig, 1)
    assert "will count as not won" in leaving_costs(rig)
    rig.keys("u", "u", "u")
    assert "will count as not won" in leaving_costs(rig), "what was taken back was played"
    counted = rig.table.game
    counted.leave()
    rig.table.show(KeptGame.deal(rig.store, counted.start))
    make_moves(rig)
    assert "doesn't count in the statistics" in leaving_costs(rig)


def test_the_strip_shows_score_moves_and_the_deals_number(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    session = start.session()
    for move in moves[:20]:
        session.play(move)
    rig = new_rig()
    rig.open(start, moves[:20])
    assert rig.stats["Score"] == str(session.score)
    assert rig.stats["Moves"] == "20"
    assert rig.stats["Deal"].replace("\u2009", "") == str(start.number)
    rig.keys("u")
    rig.settle()
    assert rig.stats["Moves"] == "19"
    rig.frame()


def test_a_game_without_a_number_shows_none(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(CLASSIC, board("KS / KD"), score=40))
    assert (rig.stats["Score"], rig.stats["Deal"]) == ("40", "–")


# Menu, rules, language


def test_the_menu_leads_to_every_window_and_out(rig: ScorpionRig) -> None:
    for word, kind in (("New game", NewGameWindow), ("Rules", RulesWindow), ("Settings", SettingsWindow)):
        choose(rig, word)
        assert isinstance(rig.window, kind)
        rig.frame()
        rig.keys("escape")
        rig.run(0.4)
        assert rig.window is None
    choose(rig, "Quit")
    assert not rig.house.scenes.running


def test_the_strips_buttons_open_windows(rig: ScorpionRig) -> None:
    rig.tap(rig.button(3))
    assert isinstance(rig.window, NewGameWindow)
    rig.keys("escape")
    rig.run(0.4)
    rig.tap(rig.button(4))
    assert isinstance(rig.window, MenuWindow)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_change_of_language_changes_the_words_in_mid_game(language: str, rig: ScorpionRig) -> None:
    rig.keys("d")
    rig.house.preferences.change("language", language)
    words = Words(language)
    assert list(rig.stats) == [words.text("Score"), words.text("Moves"), words.meant("over a deal's number", "Deal")]
    assert [button.tooltip for button in rig.strip.buttons] == [
        words.text(one) for one in ("Undo", "Redo", "Hint", "New game", "Menu")
    ]
    assert rig.session.moves == 1
    rig.frame()
    resting(rig)


def test_a_change_of_language_reaches_the_window_it_was_made_in(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open()
    settings(rig)
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


def test_a_copy_of_the_game_is_taken_with_a_key(rig: ScorpionRig, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = copied(monkeypatch)
    rig.keys("d")
    rig.keys("c", ctrl=True)

    assert [json.loads(text)["moves"] for text in taken] == [[{"deal": True}]]
    assert rig.table.sign.words == "The record is on the clipboard."
    rig.frame()
    rig.run(6)
    assert rig.table.sign.words == ""


def test_a_copy_taken_in_a_field_is_of_what_is_selected_there(
    rig: ScorpionRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = copied(monkeypatch)
    rig.keys("n")
    rig.run(0.5)
    rig.types("ms24")
    rig.keys("a", "c", ctrl=True)

    assert taken == ["ms24"]


def test_that_there_is_no_clipboard_is_said_at_the_table(rig: ScorpionRig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.widgets.clipboard.SystemClipboard.put", lambda *_: False)
    rig.keys("c", ctrl=True)

    assert rig.table.sign.words == "The clipboard isn't available."


@pytest.mark.parametrize("row", ["Copy the game record", "Save the game record"])
def test_the_menu_hands_the_record_out(
    row: str, rig: ScorpionRig, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = copied(monkeypatch)
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "Documents")
    rig.keys("d")
    choose(rig, row)

    saved = [file.read_text() for file in tmp_path.glob("Documents/osteria-antares-scorpion-*.json")]
    assert [json.loads(text)["moves"] for text in taken + saved] == [[{"deal": True}]]
    assert rig.table.sign.words.startswith("The record is " if taken else "Saved as osteria-antares-scorpion-")


def test_a_record_that_cannot_be_saved_is_said_at_the_table(
    rig: ScorpionRig, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Documents").write_text("no folder")
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "Documents")
    choose(rig, "Save the game record")

    assert str(tmp_path / "Documents") in rig.table.sign.words
    rig.frame()
