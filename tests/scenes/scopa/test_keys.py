"""The Scopa table without a pointer: cards by number, arrows and Enter, captures, the letters and the buttons."""

from __future__ import annotations

import pytest

from game.cards import ITALIAN
from game.seats import OURS, PERSON, THEIRS
from scenes.intents import KeyPressed
from scenes.match.keys import PACK_AND_PILES
from scenes.match.spots import HandSpot, PackSpot, PileSpot
from scenes.match.windows.level_choice import LevelWindow
from scenes.table.areas import ButtonSpot
from scenes.widgets.pieces import Words as Prose
from scenes.windows.menu import MenuWindow
from scenes.windows.message import MessageWindow
from scenes.windows.rules import RulesWindow
from tests.game.scopa.tables import cards, position
from tests.scenes.scopa.parlour import Parlour, resting, whole

REST = "2D 3D 6D 8D 10D AC 2C 3C 6C 8C 10C 3S"
TABLE = whole(position("5C 4S 6B 3B 7S", ("9D 7D 2S", "AB 2B 4B"), ("8S 10S", "10B 8B"), deck=REST))
WAYS = (cards("5C 4S"), cards("6B 3B"))


@pytest.fixture
def laid(parlour: Parlour) -> Parlour:
    parlour.lay(TABLE)
    return parlour


@pytest.mark.parametrize(("key", "card"), [("2", "7D"), ("3", "2S")])
def test_a_number_plays_the_card_of_the_hand(key: str, card: str, laid: Parlour) -> None:
    laid.rig.keys(key)
    assert ITALIAN.parse(card) not in laid.hand
    assert laid.match.plays[-1].card == ITALIAN.parse(card)


def test_a_number_held_down_plays_one_card(laid: Parlour) -> None:
    laid.rig.keys("3")
    for _ in range(60):
        laid.rig.run(0.1)
        laid.rig.house.handle(KeyPressed("2", repeat=True))
    assert sum(play.seat == PERSON for play in laid.match.plays) == 1


def test_a_number_without_a_card_does_nothing(laid: Parlour) -> None:
    laid.lay(whole(position("5C 4S", ("9D", "AB"), deck=REST)))
    laid.rig.keys("2", "3")
    assert laid.match.plays == []


def test_numbers_wait_for_the_persons_turn(laid: Parlour) -> None:
    laid.thoughts.slow = True
    laid.rig.keys("3")
    laid.rig.run(5)
    laid.rig.keys("1", "2")
    assert len(laid.match.plays) == 1


@pytest.mark.parametrize(
    ("arrows", "way"), [(("right",), 0), (("down", "right"), 1), (("left",), 1), (("up", "up"), 0)]
)
def test_arrows_change_the_capture_and_enter_confirms_it(arrows: tuple[str, ...], way: int, laid: Parlour) -> None:
    laid.rig.keys("1", *arrows)
    assert laid.state == TABLE
    assert laid.tapped == [str(card) for card in WAYS[way]]
    laid.rig.keys("enter")
    assert laid.match.plays[-1].take == WAYS[way]


def test_enter_without_a_capture_changes_nothing(laid: Parlour) -> None:
    laid.rig.keys("1", "enter")
    assert laid.choice is not None
    assert laid.state == TABLE


def test_arrows_and_enter_play_a_card(laid: Parlour) -> None:
    laid.rig.keys("right", "right", "right", "enter")
    assert laid.match.plays[0].card == ITALIAN.parse("2S")
    laid.my_turn()
    resting(laid)


def test_the_ring_stays_on_a_card_of_the_hand(laid: Parlour) -> None:
    laid.rig.keys("left", "left")
    assert laid.table.keys.spot == HandSpot(2)
    laid.rig.keys("3")
    assert laid.table.keys.spot == HandSpot(1)


def test_a_click_takes_the_ring_away(laid: Parlour) -> None:
    laid.rig.keys("right")
    laid.tap(laid.bare)
    assert laid.table.keys.spot is None


def test_tab_walks_through_the_buttons_and_back(laid: Parlour) -> None:
    seen: list[object] = []
    for _ in range(10):
        laid.rig.keys("tab")
        seen.append(laid.table.keys.spot)
    beside = [PackSpot(), PileSpot(THEIRS), PileSpot(OURS)]
    buttons = [ButtonSpot(number) for number in range(5)]
    assert seen == [*buttons, *beside, HandSpot(0), buttons[0]]
    laid.rig.keys("up")
    assert laid.table.keys.spot == HandSpot(0), "and up goes back"


def test_up_from_the_hand_lie_the_piles_and_left_and_right_walk_among_them(laid: Parlour) -> None:
    seen = []
    for key in ("up", "left", "left", "left", "right"):
        laid.rig.keys(key)
        seen.append(laid.table.keys.spot)
    assert seen == [PileSpot(OURS), PileSpot(THEIRS), PackSpot(), PileSpot(OURS), PackSpot()]
    assert laid.table.keys.areas()[-1].name == PACK_AND_PILES


def test_a_button_that_was_used_by_key_keeps_the_ring(laid: Parlour) -> None:
    laid.rig.keys("tab", "tab", "tab", "enter")
    assert laid.rig.house.preferences.now.italian_pack == "piacentine"
    assert laid.table.strip.focus == 2
    laid.rig.keys("enter")
    assert laid.rig.house.preferences.now.italian_pack == "neapolitan"


def test_d_changes_the_pack_in_mid_play(laid: Parlour) -> None:
    laid.rig.keys("3")
    laid.rig.run(0.1)
    assert laid.showing.moving
    laid.rig.keys("d")
    assert laid.geometry.card_width == round(laid.geometry.card_height * 200 / 370)
    laid.settle()
    laid.my_turn()
    assert len(laid.match.plays) == 2
    resting(laid)


@pytest.mark.parametrize(("keys", "level"), [(["l"], "medium"), (["down", "l"], "hard"), (["up"], "hard")])
def test_l_opens_the_levels_and_only_another_one_asks(keys: list[str], level: str, laid: Parlour) -> None:
    laid.play(laid.match.legal_plays()[-1])
    laid.rig.keys("l")
    laid.rig.run(0.3)
    assert isinstance(laid.rig.window, LevelWindow)
    laid.rig.keys(*keys, "enter")
    laid.rig.run(0.3)
    assert isinstance(laid.rig.window, MessageWindow)
    assert f"level {level.capitalize()}" in laid.rig.widgets(Prose)[0].text
    assert laid.match.level == "easy"


@pytest.mark.parametrize("keys", [["enter"], ["l", "l", "l", "enter"], ["l", "escape"]])
def test_the_present_level_changes_nothing(keys: list[str], laid: Parlour) -> None:
    match = laid.match
    laid.rig.keys("l")
    laid.rig.run(0.3)
    laid.rig.keys(*keys)
    laid.rig.run(0.3)
    assert laid.rig.window is None
    assert laid.match is match


def test_n_asks_before_it_leaves_the_match(laid: Parlour) -> None:
    laid.play(laid.match.legal_plays()[-1])
    laid.rig.keys("n")
    assert isinstance(laid.rig.window, MessageWindow)


def test_letters_with_ctrl_or_alt_are_no_shortcuts(laid: Parlour) -> None:
    laid.rig.keys("n", "l", "d", ctrl=True)
    laid.rig.keys("n", "l", "d", "1", alt=True)
    assert laid.rig.window is None
    assert laid.rig.house.preferences.now.italian_pack == "neapolitan"
    assert laid.match.plays == []


def test_escape_opens_the_menu_and_f1_the_rules(laid: Parlour) -> None:
    laid.rig.keys("escape")
    assert isinstance(laid.rig.window, MenuWindow)
    laid.rig.keys("escape")
    laid.rig.run(0.4)
    laid.rig.keys("f1")
    assert isinstance(laid.rig.window, RulesWindow)


@pytest.mark.parametrize("asked", ["backspace", "pile", "keyboard"])
def test_the_computers_last_play_is_shown_again(asked: str, laid: Parlour) -> None:
    laid.rig.keys("3")
    laid.my_turn()
    before = laid.state
    lay = {card: laid.showing.poses()[card] for card in before.table}
    if asked == "pile":
        laid.tap(laid.pile(THEIRS))
    elif asked == "keyboard":
        laid.rig.keys("up", "up", "enter")
    else:
        laid.rig.keys("backspace")
    assert laid.showing.moving
    assert laid.state == before
    laid.settle()
    assert {card: laid.showing.poses()[card] for card in before.table} == lay, "no card has changed its place"
    resting(laid)


def test_there_is_nothing_to_show_again_before_the_computer_has_played(laid: Parlour) -> None:
    laid.rig.keys("backspace")
    assert not laid.showing.moving


def test_a_key_ends_what_is_being_shown(laid: Parlour) -> None:
    laid.rig.keys("3")
    laid.my_turn()
    laid.rig.keys("backspace")
    laid.rig.run(0.1)
    laid.rig.keys("right")
    assert not laid.showing.moving
    resting(laid)
