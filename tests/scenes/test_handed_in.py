"""A record handed in lies over the game under way: that one waits, comes back, and is asked about as ever."""

from __future__ import annotations

import pytest

from game.records import JsonObject
from game.scorpion.record import write
from game.scorpion.variants import WASP
from game.store import Outcome, slot_of
from tests.scenes.asking import LEAVE, PLAY_ON, answer, asked, choose, deal_anew
from tests.scenes.scorpion.played import finished, make_moves
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig, a_move, golden, resting
from tests.scenes.scorpion.rooms import scorpion_room

START, MOVES = golden("wasp-win")
SLOT = slot_of("scorpion", handed_in=True)


def record(count: int | None = 5) -> JsonObject:
    """The record of a game after so many moves, won where none is said."""
    return write(START, MOVES[:count])


@pytest.fixture
def opened(new_rig: NewRig) -> ScorpionRig:
    """A table with a record handed in over a game with three moves made."""
    first = new_rig()
    first.open()
    make_moves(first)
    first.close()
    rig = new_rig()
    rig.house.open_start("scorpion", record())
    return rig


def handed_in(rig: ScorpionRig) -> bool:
    return rig.table.game.handed_in and rig.table.game.start == START


def mine(rig: ScorpionRig) -> bool:
    """Whether the game under way is at the table as it was."""
    return not rig.table.game.handed_in and (rig.table.game.start, rig.session.moves) == (DEAL, 3)


def test_it_opens_at_once_and_nothing_is_asked(opened: ScorpionRig) -> None:
    assert handed_in(opened)
    assert opened.window is None
    assert opened.table.game.start.rules == WASP
    assert opened.session.moves == 5
    assert finished(opened) == []
    resting(opened)


def test_after_a_kill_both_are_there_and_it_is_at_the_table(opened: ScorpionRig, new_rig: NewRig) -> None:
    make_moves(opened, 2)
    opened.close()
    again = new_rig()
    again.house.open_start("scorpion")
    assert handed_in(again)
    assert again.session.moves == 7
    again.house.to_title()
    again.house.open_start("scorpion")
    assert mine(again)
    assert finished(again) == []


def test_going_to_the_title_ends_it_without_a_trace(opened: ScorpionRig) -> None:
    make_moves(opened)
    choose(opened, "Title screen")
    opened.run(0.5)
    assert opened.store.running(SLOT) is None
    opened.house.open_start("scorpion")
    assert mine(opened)
    assert finished(opened) == []


@pytest.mark.parametrize("pressed", [PLAY_ON, LEAVE], ids=["keep playing", "deal"])
def test_dealing_anew_asks_over_the_game_under_way(opened: ScorpionRig, pressed: int) -> None:
    make_moves(opened)
    deal_anew(opened)
    assert asked(opened) == "Leave this game?"
    assert mine(opened)
    assert opened.store.running(SLOT) is None
    answer(opened, pressed)
    assert mine(opened) == (pressed == PLAY_ON)
    assert finished(opened) == ([(Outcome.NOT_WON, 3)] if pressed == LEAVE else [])
    opened.settle()
    resting(opened)


def test_where_no_game_is_under_way_a_new_one_is_dealt_at_once(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.house.open_start("scorpion", record())
    make_moves(rig)
    deal_anew(rig)
    assert rig.window is None
    assert rig.session.log == []
    assert rig.table.game.counts
    assert finished(rig) == []
    assert rig.store.running(SLOT) is None


def test_a_game_without_a_move_makes_room_for_a_new_deal(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open()
    rig.close()
    again = new_rig()
    again.house.open_start("scorpion", record())
    deal_anew(again)
    assert again.window is None
    assert again.table.game.start != DEAL
    assert not again.table.game.handed_in
    assert finished(again) == []


def test_a_won_game_that_waits_is_counted_once_whatever_is_handed_in(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(START, MOVES)
    rig.close()
    again = new_rig()
    again.house.open_start("scorpion", record())
    assert scorpion_room(again.house).outcome is Outcome.WON
    deal_anew(again)
    assert finished(again) == [(Outcome.WON, len(MOVES))]
    assert again.session.log == []


def test_the_same_deal_again_stays_handed_in(opened: ScorpionRig) -> None:
    scorpion_room(opened.house).again()
    assert handed_in(opened)
    assert opened.session.log == []
    assert opened.window is None
    opened.house.to_title()
    opened.house.open_start("scorpion")
    assert mine(opened)


def test_another_record_takes_its_place(opened: ScorpionRig, new_rig: NewRig) -> None:
    opened.close()
    again = new_rig()
    again.house.open_start("scorpion", record(9))
    assert again.session.moves == 9
    again.house.to_title()
    again.house.open_start("scorpion")
    assert mine(again)


def test_a_deal_asked_for_is_asked_about_over_the_game_under_way(opened: ScorpionRig, new_rig: NewRig) -> None:
    opened.close()
    again = new_rig()
    again.house.open_start("scorpion", code="scorpion:wasp:77")
    assert mine(again)
    again.run(0.3)
    answer(again, LEAVE)
    assert again.table.game.label == "77"
    assert finished(again) == [(Outcome.NOT_WON, 3)]


def test_a_new_game_asked_for_on_the_title_is_asked_about_over_the_game_under_way(
    opened: ScorpionRig, new_rig: NewRig
) -> None:
    opened.close()
    again = new_rig()
    again.house.open_title()
    scorpion_room(again.house).open_new()
    assert mine(again)
    assert again.store.running(SLOT) is None


def test_a_record_that_was_won_offers_the_next_deal_over_the_game_under_way(
    opened: ScorpionRig, new_rig: NewRig
) -> None:
    opened.close()
    again = new_rig()
    again.house.open_start("scorpion", record(-1))
    again.table.try_move(a_move(MOVES[-1]), None, False)
    assert again.session.won
    again.keys("space")
    again.run(1.0)
    assert again.window is not None
    again.read()
    again.keys("enter")
    again.run(0.5)
    assert finished(again) == []
    assert again.table.game.handed_in or mine(again)


def test_one_that_cannot_be_used_is_told_and_the_game_under_way_is_there(opened: ScorpionRig, new_rig: NewRig) -> None:
    from dataclasses import replace

    kept = opened.store.running(SLOT)
    assert kept is not None
    opened.store.save(replace(kept, record="{"))
    opened.close()
    again = new_rig()
    again.house.open_start("scorpion")
    again.run(0.3)
    assert asked(again) == "Saving games"
    assert mine(again)
