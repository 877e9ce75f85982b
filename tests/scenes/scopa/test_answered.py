"""Every press at the Scopa table that can't do what was asked says why, where it was; nothing goes unanswered."""

from __future__ import annotations

import pytest

from game.cards import ITALIAN
from game.seats import THEIRS
from scenes.intents import KeyPressed
from scenes.look.shapes import Box
from scenes.windows.rules import RulesWindow
from tests.game.scopa.tables import COMPUTER, position
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, whole

REST = "2D 3D 6D 8D 10D AC 2C 3C 6C 8C 10C 3S"
TABLE = whole(position("5C 4S 6B 3B 7S", ("9D 7D 2S", "AB 2B 4B"), ("8S 10S", "10B 8B"), deck=REST))
THINKS = "One moment: it's the computer's turn"
FIRST = "First choose a card from your hand, then what it takes"


@pytest.fixture
def laid(parlour: Parlour) -> Parlour:
    parlour.lay(TABLE)
    return parlour


def _said(parlour: Parlour) -> str | None:
    return parlour.table.telling.toast.words


def _said_at(parlour: Parlour, words: str, place: Box) -> None:
    """It is said inside the window, off the strip, and near the place."""
    assert _said(parlour) == words
    box = parlour.table.telling.toast.box
    assert box is not None
    assert parlour.rig.stage.canvas.get_rect().contains(box.rect())
    assert not box.rect().colliderect(parlour.geometry.box("strip").rect())
    aside = max(place.x - box.right, box.x - place.right, 0)
    assert aside <= parlour.geometry.card_width


def _card(parlour: Parlour, card: str) -> Box:
    pose = parlour.showing.poses()[ITALIAN.parse(card)]
    return Box(pose.x, pose.y, *parlour.geometry.card_size)


def _hand(parlour: Parlour) -> Box:
    return parlour.table.telling.hand


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_a_card_of_the_hand_while_the_computer_thinks(size: tuple[int, int], new_parlour: NewParlour) -> None:
    parlour = new_parlour(size)
    parlour.my_turn()
    parlour.lay(TABLE)
    parlour.thoughts.slow = True
    parlour.rig.keys("3")
    parlour.settle()
    made = len(parlour.match.plays)
    parlour.tap(parlour.at(parlour.hand[0]))
    _said_at(parlour, THINKS, _hand(parlour))
    parlour.rig.run(8.0)
    assert _said(parlour) is None
    for key in ("1", "2", "backspace"):
        parlour.rig.keys(key)
        assert _said(parlour) == THINKS, key
        parlour.rig.run(8.0)
    parlour.rig.keys("right", "enter")
    assert _said(parlour) == THINKS
    parlour.tap(parlour.at(parlour.state.table[0]))
    assert _said(parlour) == THINKS
    assert len(parlour.match.plays) == made


def test_a_table_card_before_a_card_of_the_hand(laid: Parlour) -> None:
    laid.tap(laid.at("7S"))
    _said_at(laid, FIRST, _card(laid, "7S"))
    assert laid.match.plays == []


def test_a_table_card_that_the_chosen_one_cannot_take(laid: Parlour) -> None:
    """The nine takes the five with the four, or the six with the three; the seven is in no such sum."""
    laid.tap(laid.at("9D"))
    laid.tap(laid.at("7S"))
    _said_at(laid, "Rule: what is taken must add up to 9", _card(laid, "7S"))
    assert laid.choice is not None
    laid.rig.keys("f1")
    laid.rig.run(0.5)
    window = laid.rig.window
    assert isinstance(window, RulesWindow)
    top = window.text.top_of("choice")
    assert top is not None
    assert 0 <= top - window.pane.scroll.offset < 24


def test_an_equal_card_comes_before_a_sum(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.my_turn()
    parlour.lay(whole(position("9C 9S 5C 4S", ("9D 7D", "AB 2B"), deck=REST)))
    parlour.tap(parlour.at("9D"))
    parlour.tap(parlour.at("5C"))
    assert _said(parlour) == "Rule: a card of the same value comes before a sum"
    plain = new_parlour(home="plain", interactive_rules="off")
    plain.my_turn()
    plain.lay(whole(position("9C 9S 5C 4S", ("9D 7D", "AB 2B"), deck=REST)))
    plain.tap(plain.at("9D"))
    plain.tap(plain.at("5C"))
    assert _said(plain) is None, "a rule is told to who wants it"
    plain.rig.keys("escape")
    plain.tap(plain.at("5C"))
    assert _said(plain) == FIRST


def test_enter_before_the_capture_is_whole(laid: Parlour) -> None:
    laid.rig.keys("1", "enter")
    _said_at(laid, "Rule: what is taken must add up to 9", _card(laid, "9D"))
    assert laid.choice is not None


def test_the_computers_cards(laid: Parlour) -> None:
    box = laid.geometry.hand_box(COMPUTER, 0, 3)
    laid.tap((box.cx, box.bottom - 4))
    _said_at(laid, "The computer's cards stay hidden until it plays them", box)


def test_an_empty_place_of_the_table(laid: Parlour) -> None:
    runner = laid.geometry.box("runner")
    at = (runner.x + 3, runner.bottom - 3)
    laid.tap(at)
    words = "Choose a card from your hand: without a capture it is laid here"
    _said_at(laid, words, Box(*at, 0, 0))


def test_digits_beyond_the_hand(laid: Parlour) -> None:
    for key in ("4", "9", "0"):
        laid.rig.keys(key)
        _said_at(laid, "You hold 3 cards", _hand(laid))
        laid.rig.run(8.0)
    assert laid.match.plays == []


def test_enter_with_nothing_chosen_shows_where_the_keys_are(laid: Parlour) -> None:
    laid.rig.keys("enter")
    _said_at(laid, "The arrows choose a card, Enter plays it", _hand(laid))
    assert laid.match.plays == []
    laid.rig.keys("right", "right", "enter")
    assert len(laid.match.plays) == 1


def test_backspace_before_the_computer_has_played(laid: Parlour) -> None:
    laid.rig.keys("backspace")
    _said_at(laid, "The computer hasn't played in this deal yet", laid.geometry.pile_box(THEIRS))


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_what_scopa_has_not(size: tuple[int, int], new_parlour: NewParlour) -> None:
    parlour = new_parlour(size)
    parlour.my_turn()
    strip = parlour.geometry.box("strip")
    for key in (KeyPressed("u"), KeyPressed("z", ctrl=True), KeyPressed("y", ctrl=True), KeyPressed("r")):
        parlour.rig.house.handle(key)
        _said_at(parlour, "Scopa has no undo: a card played stays played", strip)
        parlour.rig.run(8.0)
    parlour.rig.keys("c", ctrl=True)
    _said_at(parlour, "A deal under way can't be copied: the score sheet offers it afterwards", strip)


def test_a_play_takes_the_words_away(laid: Parlour) -> None:
    laid.rig.keys("9")
    assert _said(laid) is not None
    laid.rig.keys("3")
    assert _said(laid) is None


def test_a_right_press_during_a_drag_puts_the_card_back(laid: Parlour) -> None:
    laid.rig.carry(laid.at("9D"), laid.bare)
    laid.rig.right_click(laid.bare)
    assert not laid.table.hands.carrying
    assert _said(laid) is None


def test_no_other_words_lie_under_what_is_said(laid: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr("scenes.scopa.drawing.draw_prompt", lambda _canvas, words, *_: drawn.append(words))
    laid.rig.keys("1")
    laid.rig.frame()
    assert drawn
    drawn.clear()
    laid.rig.keys("9")
    assert laid.table.telling.covers(laid.geometry.box("prompt"))
    laid.rig.frame()
    assert drawn == []
    laid.rig.run(8.0)
    laid.rig.frame()
    assert drawn
