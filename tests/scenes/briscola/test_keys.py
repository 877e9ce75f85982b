"""The Briscola table without a pointer: cards by number, arrows and Enter, the areas, the letters."""

from __future__ import annotations

import pytest

from game.cards import ITALIAN
from game.seats import OURS, PERSON, THEIRS
from scenes.briscola.keys import BESIDE
from scenes.intents import KeyPressed
from scenes.match.keys import HAND
from scenes.match.spots import HandSpot, PackSpot, PileSpot, TrumpSpot
from scenes.match.windows.level_choice import LevelWindow
from scenes.table.areas import STRIP, ButtonSpot
from tests.scenes.briscola.parlour import Parlour
from tests.scenes.briscola.positions import FOUR, TWO, position
from tests.scenes.match.parlour import resting

BUTTONS = [ButtonSpot(number) for number in range(5)]


@pytest.fixture
def laid(parlour: Parlour) -> Parlour:
    parlour.lay(position(TWO))
    parlour.thoughts.slow = True
    return parlour


@pytest.mark.parametrize(("key", "place"), [("1", 0), ("2", 1), ("3", 2)])
def test_a_number_plays_the_card_of_the_hand_that_lies_there(key: str, place: int, laid: Parlour) -> None:
    card = laid.hand[place]
    laid.rig.keys(key)
    assert [step.move.card for step in laid.match.log] == [card]
    assert card not in laid.hand


def test_a_number_without_a_card_says_how_many_there_are(laid: Parlour) -> None:
    laid.rig.keys("4")
    assert laid.match.log == []
    assert laid.rig.toast == "You hold 3 cards"


def test_a_number_held_down_plays_one_card(laid: Parlour) -> None:
    laid.thoughts.slow = False
    laid.rig.keys("3")
    for _ in range(60):
        laid.rig.run(0.1)
        laid.rig.house.handle(KeyPressed("2", repeat=True))
    assert sum(step.before.to_play == PERSON for step in laid.match.log) == 1


def test_numbers_wait_for_the_persons_turn(laid: Parlour) -> None:
    laid.rig.keys("3")
    laid.rig.run(3)
    laid.rig.keys("1")
    assert len(laid.match.log) == 1
    assert laid.rig.toast == "One moment: it's the computer's turn"


def test_arrows_and_enter_play_a_card(laid: Parlour) -> None:
    laid.thoughts.slow = False
    card = laid.hand[1]
    laid.rig.keys("right", "right", "enter")
    assert laid.match.log[0].move.card is card
    laid.my_turn()
    resting(laid)


def test_enter_where_the_keyboard_is_nowhere_says_what_to_do_and_stands_on_the_hand(laid: Parlour) -> None:
    laid.rig.keys("enter")
    assert laid.rig.toast == "The arrows choose a card, Enter plays it"
    assert laid.table.keys.spot == HandSpot(0)
    assert laid.match.log == []


def test_the_ring_stays_on_a_card_of_the_hand(laid: Parlour) -> None:
    laid.rig.keys("left", "left")
    assert laid.table.keys.spot == HandSpot(2)
    laid.rig.keys("3")
    assert laid.table.keys.spot == HandSpot(1)


def test_a_click_takes_the_ring_away(laid: Parlour) -> None:
    laid.rig.keys("right")
    laid.tap(laid.bare)
    assert laid.table.keys.spot is None


def test_tab_walks_through_the_buttons_stock_trump_and_piles_and_back(laid: Parlour) -> None:
    seen: list[object] = []
    for _ in range(11):
        laid.rig.keys("tab")
        seen.append(laid.table.keys.spot)
    assert seen == [*BUTTONS, PackSpot(), TrumpSpot(), PileSpot(THEIRS), PileSpot(OURS), HandSpot(0), BUTTONS[0]]


def test_f6_goes_round_the_areas_in_their_order(laid: Parlour) -> None:
    seen: list[object] = []
    for _ in range(4):
        laid.rig.keys("f6")
        seen.append(laid.table.keys.spot)
    assert seen == [HandSpot(0), BUTTONS[0], PackSpot(), HandSpot(0)]
    assert [area.name for area in laid.table.keys.areas()] == [HAND, STRIP, BESIDE]


def test_once_the_stock_is_gone_the_trump_is_first_beside_the_hand(laid: Parlour) -> None:
    laid.lay(position(TWO, stock=False))
    laid.rig.keys("f6", "f6", "f6")
    assert laid.table.keys.spot == TrumpSpot()
    assert laid.table.keys.ring() == laid.geometry.stock_box()


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        (0, "The stock: 34 cards, the turned-up one among them"),
        (1, "Trump: coins. Drawn last: 2 of coins"),
    ],
)
def test_what_lies_beside_the_hand_tells_of_itself(steps: int, words: str, laid: Parlour) -> None:
    laid.rig.keys("f6", "f6", "f6", *["right"] * steps, "enter")
    assert laid.table.piles.words == words


def test_the_letters_change_the_pack_and_choose_the_level(laid: Parlour) -> None:
    laid.rig.keys("d")
    assert laid.rig.house.preferences.now.italian_pack == "piacentine"
    laid.rig.keys("l")
    laid.rig.run(0.3)
    assert isinstance(laid.rig.window, LevelWindow)


@pytest.mark.parametrize("key", ["u", "r"])
def test_there_is_no_undo(key: str, laid: Parlour) -> None:
    laid.rig.keys(key)
    assert laid.rig.toast == "Briscola has no undo: a card played stays played"


def test_a_whole_game_for_two_is_played_by_keys(parlour: Parlour) -> None:
    _play_out(parlour)
    assert len(parlour.match.tricks) == 20


def test_a_whole_game_for_four_is_played_by_keys(four: Parlour) -> None:
    _play_out(four)
    assert len(four.match.tricks) == 10


def test_of_four_the_places_of_the_hand_are_played_by_number_too(four: Parlour) -> None:
    four.lay(position(FOUR))
    four.thoughts.slow = True
    card = four.hand[2]
    four.rig.keys("3")
    assert four.match.log[0].move.card is card


def _play_out(parlour: Parlour) -> None:
    while not parlour.state.over:
        parlour.my_turn()
        parlour.rig.keys("right", "enter")
    assert {card for pile in parlour.state.captured for card in pile} == set(ITALIAN.cards)
