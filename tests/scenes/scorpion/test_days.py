"""The deal of any past day at the table: dealt, counted for its day when it is solved, seen in the calendar."""

from __future__ import annotations

from datetime import date

import pytest

from game.days import Mark
from game.scorpion.daily import days_played
from game.scorpion.record import Start
from game.scorpion.solver import solve
from game.scorpion.variants import CLASSIC
from game.scorpion.winnable import daily_number
from scenes.scorpion.windows.days import DaysWindow
from tests.scenes.asking import LEAVE, answer, asked, choose
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig
from tests.scenes.scorpion.rooms import scorpion_room

TODAY = date(2027, 1, 1)


@pytest.fixture
def rig(new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> ScorpionRig:
    """At the table, on the first day of a year."""
    set_clock(monkeypatch, TODAY)
    rig = new_rig()
    rig.open(DEAL)
    return rig


def set_clock(monkeypatch: pytest.MonkeyPatch, day: date) -> None:
    monkeypatch.setattr("game.clock.today", lambda: day)
    for module in ("game.kept", "game.scorpion.daily"):
        monkeypatch.setattr(f"{module}.now", lambda: f"{day}T20:15:00+01:00")


def open_days(rig: ScorpionRig) -> DaysWindow:
    choose(rig, "Deal of the day")
    rig.run(0.4)
    assert isinstance(rig.window, DaysWindow)
    return rig.window


def solve_it(rig: ScorpionRig) -> None:
    session = rig.table.game.session
    for move in solve(CLASSIC, session.state, 200_000).moves:
        rig.table.try_move(move, None, False)


def played(rig: ScorpionRig) -> dict[date, Mark]:
    return days_played(rig.store, scorpion_room(rig.house).outcome)


def test_the_menu_leads_to_the_days_and_yesterdays_deal_is_last_years(rig: ScorpionRig) -> None:
    window = open_days(rig)
    rig.keys("left", "left")
    yesterday = date(2026, 12, 31)
    assert window.chosen == yesterday
    rig.keys("enter")
    rig.run(0.4)
    assert rig.table.game.start == Start.numbered(CLASSIC, daily_number(yesterday))
    assert rig.table.game.day == "2026-12-31"
    assert played(rig) == {}, "nothing was done yet"


def test_a_day_whose_deal_was_begun_again_stays_tried(rig: ScorpionRig) -> None:
    open_days(rig)
    rig.keys("enter")
    rig.run(0.4)
    rig.keys("d")
    rig.keys("b")
    assert rig.table.game.session.moves == 0
    assert played(rig) == {TODAY: Mark()}


def test_a_day_is_tried_then_solved_with_help_and_on_a_later_day(
    rig: ScorpionRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_days(rig)
    rig.keys("enter")
    rig.run(0.4)
    rig.keys("d")
    assert played(rig) == {TODAY: Mark()}
    rig.table.game.note_help()
    set_clock(monkeypatch, date(2027, 1, 2))
    solve_it(rig)
    assert rig.table.game.session.won
    assert played(rig) == {TODAY: Mark(True, False, later=True)}
    rig.table.undo()
    assert played(rig) == {TODAY: Mark()}, "a win that is taken back solves nothing"


def test_a_game_under_way_is_left_only_after_a_question(rig: ScorpionRig) -> None:
    rig.keys("d")
    before = rig.table.game
    open_days(rig)
    rig.keys("enter")
    rig.run(0.4)
    assert asked(rig) is not None
    assert rig.table.game is before
    answer(rig, LEAVE)
    rig.run(0.4)
    assert rig.table.game.day == TODAY.isoformat()


def test_with_the_clock_set_back_what_was_solved_stays_to_be_seen(
    rig: ScorpionRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_days(rig)
    rig.keys("enter")
    rig.run(0.4)
    solve_it(rig)
    set_clock(monkeypatch, date(2026, 11, 30))
    assert played(rig) == {TODAY: Mark(True, True)}
    rig.run(3.0)
    rig.keys("escape", "escape")
    rig.run(3.0)
    scorpion_room(rig.house).open_days()
    rig.house.scenes.settle()
    rig.run(0.4)
    window = rig.window
    assert isinstance(window, DaysWindow)
    rig.keys("pagedown", "pagedown")
    assert window.chosen == TODAY
    rig.keys("enter")
    assert window.pane.said == "This day is still to come."
