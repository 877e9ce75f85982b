"""Leaving the table and coming back: the game lies there as it was, whatever ended the program."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting


def by_the_close_button(sitting: ScorpionSitting) -> None:
    assert sitting.quit() == 0


def by_the_end_of_the_session(sitting: ScorpionSitting) -> None:
    os.kill(sitting.program.pid, signal.SIGTERM)
    assert sitting.program.wait() == 0


def by_a_power_cut(sitting: ScorpionSitting) -> None:
    sitting.program.kill()


@pytest.mark.parametrize("end", [by_the_close_button, by_the_end_of_the_session, by_a_power_cut])
def test_the_game_goes_on(sitting: ScorpionSitting, end: Callable[[ScorpionSitting], None]) -> None:
    sitting.start(record=RECORD)
    sitting.drag(1, 5, 6)
    sitting.await_actions(1)
    sitting.desk.keys.press("d")
    left = sitting.await_actions(2)
    before = sitting.picture()
    end(sitting)

    sitting.start()
    assert sitting.game().state == left.state
    sitting.await_same(before, "the table as it was left")
    sitting.desk.keys.press("u")
    assert len(sitting.await_actions(3).state.reserve) == 3


def test_a_game_of_a_newcomer_is_a_numbered_deal(sitting: ScorpionSitting) -> None:
    sitting.start(size=None)
    assert sitting.inside.size == (1280, 720)
    sitting.desk.keys.press("d")
    sitting.await_actions(1)
    record = sitting.saved()
    assert record is not None
    assert record["deal"] >= 1


def test_a_record_lies_over_the_game_under_way_through_a_power_cut(sitting: ScorpionSitting) -> None:
    sitting.start()
    sitting.desk.keys.press("d")
    sitting.await_actions(1)
    mine = sitting.under_way()
    sitting.quit()

    sitting.start(record=RECORD)
    sitting.drag(1, 5, 6)
    left = sitting.await_actions(1)
    by_a_power_cut(sitting)
    sitting.start()
    assert sitting.game().state == left.state
    assert (sitting.under_way(), sitting.finished()) == (mine, [])


def test_a_second_program_leaves_the_saved_game_alone(sitting: ScorpionSitting, card_cache: Path) -> None:
    sitting.start(record=RECORD)
    second = ScorpionSitting(sitting.desk, sitting.home, card_cache)
    second.start()
    second.desk.focus(second.window)
    asked = second.picture()
    second.desk.keys.press("enter")  # it asks whether to play without saving
    before = second.await_other(asked, "the table")
    second.desk.keys.press("d")
    second.await_other(before, "the reserve dealt")
    assert second.quit() == 0
    assert second.game().log == []

    sitting.desk.focus(sitting.window)
    sitting.desk.keys.press("d")
    assert sitting.await_actions(1).state.reserve == ()
