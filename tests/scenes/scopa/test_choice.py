"""Choosing what a card takes: what can be tapped, what it adds up to, and how the choice is given up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.cards import ITALIAN
from game.scopa.captures import captures
from game.seats import OURS, THEIRS
from scenes.intents import MOUSE, PointerId
from scenes.scopa.choice import Choice
from tests.game.scopa.tables import cards, position
from tests.scenes.rig import FINGER, OTHER_FINGER
from tests.scenes.scopa.parlour import Parlour, resting, whole

REST = "2D 3D 6D 8D 10D AC 2C 3C 6C 8C 10C 3S"
# The knight takes 5 + 4 or 6 + 3; the seven takes its equal, the two lies.
TABLE = whole(position("5C 4S 6B 3B 7S", ("9D 7D 2S", "AB 2B 4B"), ("8S 10S", "10B 8B"), deck=REST))


@pytest.fixture
def laid(parlour: Parlour) -> Parlour:
    parlour.lay(TABLE)
    return parlour


def choice(card: str, table: str) -> Choice:
    return Choice(ITALIAN.parse(card), captures(ITALIAN.parse(card), cards(table)))


def test_takeable_are_the_cards_of_every_way_that_is_still_open() -> None:
    made = choice("9D", "5C 4S 6B 3B 10S")
    assert made.takeable == set(cards("5C 4S 6B 3B"))
    made.tap(ITALIAN.parse("6B"))
    assert made.takeable == set(cards("6B 3B"))
    assert made.chosen is None


def test_a_capture_is_complete_whatever_order_it_is_tapped_in() -> None:
    made = choice("9D", "5C 4S 2B 3B")
    for card in cards("3B 2B"):
        made.tap(card)
        assert made.chosen is None
    made.tap(ITALIAN.parse("4S"))
    assert made.chosen is not None
    assert set(made.chosen) == set(cards("4S 2B 3B"))


def test_a_second_tap_takes_a_card_out_again() -> None:
    made = choice("9D", "5C 4S 6B 3B")
    made.tap(ITALIAN.parse("5C"))
    made.tap(ITALIAN.parse("5C"))
    assert made.tapped == []
    assert made.takeable == set(cards("5C 4S 6B 3B"))


def test_a_card_that_does_not_fit_the_tapped_ones_begins_anew() -> None:
    made = choice("9D", "5C 4S 6B 3B")
    made.tap(ITALIAN.parse("5C"))
    made.tap(ITALIAN.parse("6B"))
    assert made.tapped == list(cards("6B"))


def test_a_card_that_is_in_no_capture_changes_nothing() -> None:
    made = choice("9D", "5C 4S 6B 3B 10S")
    made.tap(ITALIAN.parse("5C"))
    made.tap(ITALIAN.parse("10S"))
    assert made.tapped == list(cards("5C"))


@pytest.mark.parametrize("by", [1, -1])
def test_the_arrows_go_through_every_capture_and_round(by: int) -> None:
    made = choice("9D", "5C 4S 6B 3B 2S")
    seen = []
    for _ in range(len(made.ways) + 1):
        made.step(by)
        assert made.chosen is not None
        seen.append(made.chosen)
    assert seen[0] == (made.ways[0] if by > 0 else made.ways[-1])
    assert seen[-1] == seen[0]
    assert set(seen) == set(made.ways)


def test_a_card_with_one_capture_is_played_by_a_tap(laid: Parlour) -> None:
    laid.tap(laid.at("7D"))
    assert laid.choice is None
    assert set(cards("7D 7S")) <= set(laid.state.captured[OURS])


def test_a_card_that_takes_nothing_is_laid_by_a_tap(laid: Parlour) -> None:
    laid.tap(laid.at("2S"))
    assert laid.state.table[-1] == ITALIAN.parse("2S")


def test_a_card_with_several_captures_waits_for_the_person(laid: Parlour) -> None:
    laid.tap(laid.at("9D"))
    assert laid.state == TABLE
    assert laid.choice is not None
    assert laid.choice.takeable == set(cards("5C 4S 6B 3B"))
    raised = laid.showing.raised
    assert set(raised) == set(cards("9D"))
    laid.rig.run(5)
    assert laid.state == TABLE
    resting(laid)


def test_tapped_cards_rise_and_the_capture_plays_when_they_add_up(laid: Parlour) -> None:
    laid.tap(laid.at("9D"))
    laid.tap(laid.at("6B"))
    assert laid.tapped == ["6B"]
    assert set(laid.showing.raised) == set(cards("9D 6B"))
    assert laid.state == TABLE
    laid.tap(laid.at("3B"))
    assert laid.choice is None
    assert set(laid.state.captured[OURS]) == set(cards("8S 10S 9D 6B 3B"))
    laid.my_turn()
    resting(laid)


def test_of_two_equal_cards_one_tap_takes_the_one_meant(parlour: Parlour) -> None:
    deck = "AD 2D 3D 5D 7D 8D AC 2C 3C 4C 5C 6C"
    parlour.lay(whole(position("10S 10B 4D 6D", ("10D 2S 3S", "AB 2B 4B"), deck=deck)))
    parlour.tap(parlour.at("10D"))
    assert parlour.choice is not None
    assert parlour.choice.takeable == set(cards("10S 10B"))
    parlour.tap(parlour.at("10B"))
    assert parlour.state.captured[OURS] == cards("10D 10B")
    assert ITALIAN.parse("10S") in parlour.state.table


@pytest.mark.parametrize(
    "give_up",
    [
        lambda laid: laid.rig.keys("escape"),
        lambda laid: laid.tap(laid.bare),
        lambda laid: laid.tap(laid.at("9D")),
        lambda laid: laid.rig.right_click(laid.at("6B")),
        lambda laid: laid.tap(laid.pile(THEIRS)),
        lambda laid: laid.rig.keys("1"),
    ],
    ids=["escape", "elsewhere", "the card itself", "right click", "the computer's pile", "its number"],
)
def test_a_choice_is_given_up(give_up: Callable[[Parlour], None], laid: Parlour) -> None:
    laid.tap(laid.at("9D"))
    laid.tap(laid.at("6B"))
    give_up(laid)
    assert laid.choice is None
    assert laid.showing.raised == {}
    assert laid.state == TABLE
    assert laid.rig.window is None
    laid.settle()
    resting(laid)


def test_another_hand_card_takes_the_choice_over(laid: Parlour) -> None:
    laid.tap(laid.at("9D"))
    laid.tap(laid.at("7D"))
    assert laid.choice is None
    assert set(cards("7D 7S")) <= set(laid.state.captured[OURS])


def test_a_table_card_tapped_without_a_choice_does_nothing(laid: Parlour) -> None:
    laid.tap(laid.at("5C"))
    assert laid.choice is None
    assert laid.state == TABLE


@pytest.mark.parametrize(
    ("first", "second"), [(MOUSE, MOUSE), (FINGER, FINGER), (FINGER, OTHER_FINGER)], ids=["mouse", "finger", "new id"]
)
def test_the_rest_of_a_double_click_is_no_second_play(first: PointerId, second: PointerId, laid: Parlour) -> None:
    at = laid.at("2S")
    laid.tap(at, first)
    assert laid.showing.moving
    laid.rig.run(0.1)
    laid.rig.down(at, second)
    laid.rig.up(at, second)
    assert laid.showing.moving, "the play is still shown"
    assert len(laid.hand) == 2
    laid.my_turn()
    resting(laid)
