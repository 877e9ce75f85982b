"""The real sentences fit: in every language, in every window, at the sizes people play at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.scorpion.rules import Reason
from game.words import LANGUAGES, Words
from scenes.intents import KeyPressed
from scenes.look import tokens
from scenes.preferences import Preferences
from scenes.scorpion.refusals import refusal_words
from scenes.title import ScopaWaiting, ScorpionWaiting, TitleDoors, TitleDress, TitleScene, TitleWaiting
from scenes.windows.menu import MenuWindow
from scenes.windows.message import MessageWindow
from scenes.windows.rules import RulesDress, RulesWindow
from scenes.windows.settings import SettingsWindow
from scenes.windows.window import Window
from tests.windows.helper import Paper, back_picture, new_game_window, nothing
from tests.windows.test_sheet import COMMON, NO_CLUBS, a_sheet, counted

SIZES = [(1280, 720), (800, 480), (720, 1280), (480, 800)]


def new_game(words: Words) -> Window:
    return new_game_window(words)


def new_game_with_a_word(words: Words) -> Window:
    """A text was pasted that is no deal, and a deal is being looked for."""
    window = new_game_window(words, clipboard=Paper("scorpion:hornets:48213"))
    window.resize((800, 480), 1.0)
    window.handle(KeyPressed("v", ctrl=True))
    return window


def menu(words: Words) -> Window:
    return MenuWindow(words, nothing, nothing, nothing, nothing, nothing, nothing, speed=0, deal_hash="9f86d081884c7d6")


def settings(words: Words) -> Window:
    return SettingsWindow(words, nothing, Preferences(), nothing, back_picture, nothing, speed=0)


def rules(words: Words) -> Window:
    return RulesWindow(words, nothing, ("scorpion", "scopa"), RulesDress(), speed=0)


def leaving(words: Words) -> Window:
    text = words.text
    answers = (text("Deal"), nothing), (text("Keep playing"), nothing)
    return MessageWindow(
        words, nothing, text("Leave this game?"), text("The game under way will count as not won."), *answers, speed=0
    )


def second_instance(words: Words) -> Window:
    text = words.text
    message = text("Osteria Antares is open in another window. A game played here as well would not be saved.")
    answers = (text("Play without saving"), nothing), (text("Quit"), nothing)
    return MessageWindow(words, nothing, text("Already running"), message, *answers, speed=0)


def sheet(words: Words) -> Window:
    return a_sheet(counted(COMMON, (2, 1), napola=True), words, swept=("6C 4B", "3D"))


def sheet_without_primiera(words: Words) -> Window:
    return a_sheet(counted(NO_CLUBS), words, match=(9, 11))


WINDOWS = [
    new_game,
    new_game_with_a_word,
    menu,
    settings,
    rules,
    leaving,
    second_instance,
    sheet,
    sheet_without_primiera,
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", WINDOWS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_sentence_is_cut_or_leaves_its_place(
    size: tuple[int, int], make: Callable[[Words], Window], language: str
) -> None:
    window = make(Words(language))
    scale = tokens.scale_for(*size)

    window.resize(size, scale)

    labels = [label for widget, _ in window.pane.widgets() for label in widget.labels()]
    assert labels
    for label in labels:
        assert not any("…" in line for line in label.lines), f"{label.text!r} is cut"
        room = label.box.grown(3 * scale)
        assert room.x <= label.ink.left, label.text
        assert label.ink.right <= room.right, label.text
        assert room.y <= label.ink.top, label.text
        assert label.ink.bottom <= room.bottom, label.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 480), (480, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_title_says_what_waits_in_full(size: tuple[int, int], language: str) -> None:
    doors = TitleDoors(*[nothing] * len(TitleDoors._fields))
    waiting = TitleWaiting(ScorpionWaiting("999 999 999", 128), ScopaWaiting((10, 9), 21))
    scene = TitleScene(Words(language), doors, lambda: waiting, lambda: TitleDress(speed=0))

    scene.resize(size, tokens.scale_for(*size))

    labels = [*scene.lines, *(label for widget, _ in scene.pane.widgets() for label in widget.labels())]
    assert not [label.text for label in labels if any("…" in line for line in label.lines)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_a_hand_can_meet_has_words(language: str) -> None:
    words = Words(language)
    met = (Reason.EMPTY_NEEDS_KING, Reason.ON_ACE, Reason.WRONG_RANK, Reason.WRONG_SUIT)

    said = [refusal_words(reason, words) for reason in met]

    assert None not in said
    assert len(set(said)) == len(met)
