"""Which deal comes to the table: one that can be won, one with a name, one asked for on the command line."""

from __future__ import annotations

from datetime import date

import pytest

from game.scorpion import codes
from game.scorpion.difficulty import Grade, grade_of
from game.scorpion.record import Start
from game.scorpion.solver import Verdict, solve
from game.scorpion.variants import CLASSIC, WASP
from game.scorpion.winnable import daily_number
from game.store import Outcome
from scenes.scorpion.windows.days import DaysWindow
from scenes.scorpion.windows.new_game import NewGameWindow
from scenes.widgets.buttons import Button
from scenes.widgets.choices import RadioRow, SwitchRow
from scenes.widgets.segments import Segments
from tests.scenes.asking import LEAVE, PLAY_ON, answer, asked
from tests.scenes.scorpion.played import finished, make_moves
from tests.scenes.scorpion.rig import NewRig, ScorpionRig
from tests.scenes.scorpion.rooms import scorpion_room
from tests.scenes.thoughts import Thoughts

OTHER = Start.numbered(WASP, 7)


def open_window(rig: ScorpionRig) -> NewGameWindow:
    rig.keys("n")
    rig.run(0.3)
    assert isinstance(rig.window, NewGameWindow)
    return rig.window


def press_word(rig: ScorpionRig, word: str) -> None:
    rig.press(next(button for button in rig.widgets(Button) if button.text == word))


def test_a_new_game_can_be_won_unless_another_is_wished(rig: ScorpionRig) -> None:
    open_window(rig)
    rig.keys("enter")
    rig.run(0.4)
    start = rig.table.game.start

    assert rig.window is None
    assert start.number is not None
    assert start.number != 48213
    assert solve(start.rules, start.state).verdict is Verdict.WINNABLE


def test_the_first_deal_can_be_won_too(new_rig: NewRig) -> None:
    rig = new_rig()
    scorpion_room(rig.house).open()
    start = rig.table.game.start

    assert solve(start.rules, start.state).verdict is Verdict.WINNABLE


def test_the_switch_and_the_grade_are_there_again_next_time(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open()
    open_window(rig)
    rig.press(rig.widgets(SwitchRow)[0])
    rig.press(rig.widgets(SwitchRow)[0])
    grades = rig.widgets(Segments)[0]
    rig.tap((grades.box.right - 20, grades.box.cy))
    rig.run(0.1)
    rig.keys("enter")
    rig.run(0.4)
    start = rig.table.game.start
    assert grade_of(start.rules, start.state) is Grade.HARD
    open_window(rig)
    rig.press(rig.widgets(SwitchRow)[0])
    rig.close()

    again = new_rig((1280, 720))
    scorpion_room(again.house).open()
    open_window(again)
    assert not again.widgets(SwitchRow)[0].on
    assert again.widgets(Segments)[0].chosen == 3


def test_a_deal_that_takes_long_is_dealt_when_it_is_found(rig: ScorpionRig, thoughts: Thoughts) -> None:
    thoughts.slow = True
    open_window(rig)
    rig.keys("enter")
    rig.run(2.0)
    assert rig.table.game.start.number == 48213
    thoughts.slow = False
    rig.run(0.5)

    assert rig.window is None
    assert rig.table.game.start.number != 48213


def test_cancelling_leaves_nothing_to_think_about(rig: ScorpionRig, thoughts: Thoughts) -> None:
    thoughts.slow = True
    open_window(rig)
    rig.keys("enter")
    rig.run(0.3)
    rig.keys("escape")
    rig.run(0.4)

    assert rig.window is None
    assert (thoughts.asked, thoughts.waiting) == (1, False)
    assert rig.table.game.start.number == 48213
    assert not rig.house.scenes.waiting


def test_a_search_that_breaks_down_leaves_the_game_where_it_is(rig: ScorpionRig, thoughts: Thoughts) -> None:
    thoughts.fails = True
    window = open_window(rig)
    rig.keys("enter")
    rig.run(0.4)

    assert rig.window is window
    assert rig.table.game.start.number == 48213
    rig.frame()


@pytest.mark.parametrize("name", ["ms24", "pysol:24"])
def test_a_named_deal_shows_its_name_and_keeps_it(name: str, new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open()
    open_window(rig)
    rig.types(name)
    rig.keys("enter")
    rig.run(0.4)
    assert rig.table.game.start == Start.named(CLASSIC, name)
    assert rig.stats["Deal"].replace("\u2009", "").replace("\u00a0", "") == name
    rig.settle()
    rig.keys("d", "u")
    assert rig.stats["Deal"].replace("\u2009", "").replace("\u00a0", "") == name
    rig.frame()
    rig.close()

    again = new_rig()
    scorpion_room(again.house).open()
    assert again.stats["Deal"].replace("\u2009", "").replace("\u00a0", "") == name


def test_the_deal_of_the_rules_is_a_press_away(rig: ScorpionRig) -> None:
    open_window(rig)
    press_word(rig, "Deal from the rules")

    assert rig.table.game.start == Start.named(CLASSIC, "rules")
    assert rig.stats["Deal"] == "Rules"


def test_the_deal_of_the_day_is_todays_and_classic(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(OTHER)
    open_window(rig)
    before = date.today()
    press_word(rig, "Deal of the day")
    rig.run(0.4)
    assert isinstance(rig.window, DaysWindow)
    rig.keys("enter")
    rig.run(0.4)

    days = {day.isoformat(): Start.numbered(CLASSIC, daily_number(day)) for day in {before, date.today()}}
    assert rig.table.game.start == days[rig.table.game.day]
    kept = rig.store.running("scorpion")
    assert kept is not None
    assert kept.day == rig.table.game.day, "it counts for its day"


def test_the_deal_of_the_day_dealt_again_is_still_its_days_and_no_other_deal_is(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(OTHER)
    assert rig.table.game.day == ""
    open_window(rig)
    press_word(rig, "Deal of the day")
    rig.run(0.4)
    rig.keys("enter")
    rig.run(0.4)
    start, day = rig.table.game.start, rig.table.game.day
    open_window(rig)
    press_word(rig, "Play this deal again")
    rig.run(0.4)
    assert (rig.table.game.start, rig.table.game.day) == (start, day)
    open_window(rig)
    rig.types(start.name)
    rig.keys("enter")
    rig.run(0.4)
    assert (rig.table.game.start, rig.table.game.day) == (start, "")


def test_a_pasted_code_is_dealt(rig: ScorpionRig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame.scrap.get_text", lambda: "Scorpion:Wasp:7\n")
    open_window(rig)
    rig.keys("v", ctrl=True)
    assert [row.chosen for row in rig.widgets(RadioRow)] == [False, False, True, False]
    rig.keys("enter")
    rig.run(0.4)

    assert rig.table.game.start == OTHER


def test_a_game_under_way_is_not_lost_to_a_found_deal_unasked(rig: ScorpionRig) -> None:
    rig.keys("d")
    open_window(rig)
    rig.keys("enter")
    rig.run(0.4)
    assert asked(rig) == "Leave this game?"
    answer(rig, PLAY_ON)
    rig.run(0.4)

    assert rig.table.game.start.number == 48213
    assert rig.session.moves == 1


# Asked for on the command line


def test_a_deal_asked_for_is_dealt(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.house.open_start("scorpion", code=codes.write(OTHER))

    assert rig.table.game.start == OTHER
    assert rig.window is None
    assert rig.store.setting("scorpion.rules") == "wasp"


def test_a_deal_asked_for_takes_no_game_away_unasked(new_rig: NewRig) -> None:
    first = new_rig()
    first.open()
    make_moves(first)
    first.close()

    rig = new_rig()
    rig.house.open_start("scorpion", code=codes.write(OTHER))
    assert rig.table.game.start.number == 48213
    rig.run(0.3)
    assert asked(rig) == "Leave this game?"
    answer(rig, LEAVE)
    rig.run(0.4)

    assert rig.table.game.start == OTHER
    assert finished(rig) == [(Outcome.NOT_WON, 3)]


def test_a_deal_asked_for_again_goes_on_where_it_stood(new_rig: NewRig) -> None:
    first = new_rig()
    first.house.open_start("scorpion", code=codes.write(OTHER))
    make_moves(first)
    first.close()

    rig = new_rig()
    rig.house.open_start("scorpion", code=codes.write(OTHER))

    assert rig.window is None
    assert rig.session.moves == 3
