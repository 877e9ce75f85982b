"""The reserve and empty columns: dealt by tap and key, set-aside cards played one by one, who may enter where."""

from __future__ import annotations

import pytest

from game.scorpion.record import Start
from game.scorpion.state import PlayReserve
from game.scorpion.variants import CLASSIC, THREE_BLIND_MICE, WASP
from scenes.intents import MOUSE, PointerId
from scenes.scorpion.geometry import ColumnSpot, ReserveSpot
from tests.game.scorpion.boards import board, cards
from tests.scenes.rig import FINGER
from tests.scenes.scorpion.rig import NewRig, ScorpionRig, resting

ASIDE = Start(THREE_BLIND_MICE, board("10H / 10S / KD / 4C", reserve="9H 3C", columns=10))


@pytest.mark.parametrize("pointer", [MOUSE, FINGER], ids=["mouse", "finger"])
def test_a_tap_on_the_reserve_deals_a_card_on_each_of_the_first_three_columns(
    pointer: PointerId, rig: ScorpionRig
) -> None:
    before, reserve = rig.state, rig.state.reserve
    rig.tap(rig.reserve(), pointer)
    assert rig.state.reserve == ()
    for number, card in enumerate(reserve):
        assert rig.state.columns[number].cards == (*before.columns[number].cards, card)
    rig.settle()
    resting(rig)


def test_the_key_deals_it_and_a_second_time_says_that_it_is_dealt(rig: ScorpionRig) -> None:
    rig.keys("d")
    assert rig.state.reserve == ()
    rig.keys("d")
    assert rig.session.moves == 1
    assert rig.toast == "The reserve has been dealt already"
    rig.settle()
    resting(rig)


def test_a_press_that_leaves_the_reserve_deals_nothing(rig: ScorpionRig) -> None:
    rig.drag(rig.reserve(), rig.cloth)
    assert len(rig.state.reserve) == 3
    rig.down(rig.reserve())
    rig.gone()
    rig.up(rig.reserve())
    assert len(rig.state.reserve) == 3


def test_a_finger_on_the_reserve_keeps_other_fingers_off_the_cards(rig: ScorpionRig) -> None:
    rig.down(rig.reserve(), FINGER)
    rig.carry(rig.end(4), rig.cloth)
    rig.up(rig.reserve(), FINGER)
    rig.move(rig.end(5))
    rig.up(rig.end(5))
    rig.settle()
    assert rig.state.reserve == ()
    resting(rig)


def test_a_window_opened_over_a_pressed_reserve_forgets_the_press(rig: ScorpionRig) -> None:
    rig.down(rig.reserve())
    rig.keys("n")
    rig.up(rig.reserve())
    rig.keys("escape")
    rig.run(0.4)
    rig.tap(rig.end(6))
    assert rig.table.hand.holding or rig.session.log
    assert len(rig.state.reserve) == 3


def test_a_tap_deals_while_a_card_lies_lifted_only_after_it_is_put_down(rig: ScorpionRig) -> None:
    """The first tap elsewhere puts the card down, as on the cloth."""
    rig.tap(rig.end(6))
    assert rig.table.hand.holding
    rig.tap(rig.reserve())
    assert not rig.table.hand.holding
    assert len(rig.state.reserve) == 3
    rig.tap(rig.reserve())
    assert rig.state.reserve == ()


def test_a_set_aside_card_is_dragged_to_its_column(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(ASIDE)
    rig.drag(rig.reserve(0), rig.end(0))
    assert rig.state.columns[0].cards == cards("10H 9H")
    assert [str(card) for card in rig.state.reserve] == ["None", "3C"]
    rig.drag(rig.reserve(1), rig.end(3))
    assert not any(rig.state.reserve)
    resting(rig)


def test_a_set_aside_card_is_tapped_to_its_column(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(ASIDE)
    rig.tap(rig.reserve(1))
    assert rig.state.columns[3].cards == cards("4C 3C")
    rig.settle()
    resting(rig)


def test_a_set_aside_card_is_played_by_keys(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(ASIDE)
    rig.walk_to(ReserveSpot(0))
    rig.keys("enter")
    assert rig.spot == ColumnSpot(0, 1)
    rig.keys("enter")
    assert rig.session.log == [PlayReserve(0, 0)]
    rig.settle()
    resting(rig)


def test_a_set_aside_card_that_may_not_go_there_is_refused_with_a_reason(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(ASIDE)
    rig.drag(rig.reserve(0), rig.end(1))
    assert rig.state == ASIDE.state
    assert rig.toast == "Rule: the cards must be of the same suit"
    resting(rig)


def test_set_aside_cards_are_not_dealt(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(ASIDE)
    rig.keys("d")
    assert rig.state == ASIDE.state
    assert rig.toast == "There is no deal here: play the two set-aside cards when you like"


def test_only_a_king_enters_an_empty_column(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(CLASSIC, board("QS KH 2C / - / 5D 9C")))
    rig.tap(rig.grip(2, 1))
    assert rig.table.hand.holding
    rig.tap(rig.end(1))
    assert rig.toast == "Only a king may be moved to an empty column"
    rig.drag(rig.grip(0, 1), rig.end(1))
    assert rig.state.columns[1].cards == cards("KH 2C")
    resting(rig)


def test_several_empty_columns_glow_for_a_king(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(CLASSIC, board("QS KH / - / 5D")))
    rig.tap(rig.grip(0, 1))
    rig.run(0.3)
    assert rig.glowing == [1, 3, 4, 5, 6]
    rig.frame()
    rig.tap(rig.end(5))
    assert rig.state.columns[5].cards == cards("KH")


def test_under_the_wasp_rules_any_card_enters_an_empty_column(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(WASP, board("QS 4H / 9C / 5D / 2D / 3C / 8S / -")))
    rig.tap(rig.grip(0, 1))
    assert rig.state.columns[6].cards == cards("4H")
    rig.settle()
    rig.drag(rig.grip(1, 0), rig.end(1))
    rig.drag(rig.grip(6, 0), rig.end(6))
    assert rig.session.moves == 1
    resting(rig)
