"""The calendar of the deals of the days, at the screen: across a month's and a year's end, with a clock set back."""

from datetime import date, timedelta

import pygame
import pytest

from game import clock
from game.scorpion.winnable import daily_number
from game.store import Outcome, RunningGame, Store
from game.words import Words
from scenes.look import tokens
from scenes.scorpion.windows.days import DaysDoors, DaysWindow
from scenes.widgets.month import Month
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.scorpion.test_which_deal import SIZE, control, light, open_window
from tests.windows.helper import button, nothing
from tests.windows.scorpion.new_game import Search
from tools.desk import wait_for


def solved(sitting: ScorpionSitting, *days: date) -> None:
    """The deals of these days were solved on them; the program must not run."""
    store = Store(sitting.data)
    for day in days:
        at = f"{day}T20:15:00+01:00"
        store.save(RunningGame("scorpion", "{}", "classic", "7", 80, 500, 0, False, at, counts=False, day=str(day)))
        store.finish("scorpion", Outcome.WON, at)
    store.close()


def day_at_table(sitting: ScorpionSitting) -> str:
    """Whose deal of the day is under way, "" where none's."""
    rows = sitting.stored("SELECT day FROM running WHERE table_name = 'scorpion'")
    return str(rows[0][0]) if rows else ""


def await_day(sitting: ScorpionSitting, day: date) -> None:
    wait_for(lambda: day_at_table(sitting) == day.isoformat(), f"the deal of {day}")
    record = sitting.saved()
    assert record is not None
    assert (record["rules"], record["deal"]) == ("classic", daily_number(day))


def open_days(sitting: ScorpionSitting) -> None:
    open_window(sitting, light(sitting))
    before = sitting.picture()
    sitting.desk.mouse.click(*control(sitting, "Deal of the day", "classic"))
    sitting.await_other(before, "the calendar")


def days_window() -> DaysWindow:
    """The window as it lies over the table."""
    pygame.font.init()
    window = DaysWindow(Words("en"), nothing, DaysDoors(dict, nothing), Search(), 0, figures=True)
    window.resize(SIZE, tokens.scale_for(*SIZE))
    return window


@pytest.mark.parametrize("hand", ["pointer", "key"])
def test_todays_deal_is_dealt_and_the_first_of_the_month(sitting: ScorpionSitting, hand: str) -> None:
    sitting.start("--deal", "scorpion:classic:1", size=SIZE, at_table=False)
    open_days(sitting)
    day = clock.today()
    if hand == "pointer":
        window, day = days_window(), day.replace(day=1)
        month = next(widget for widget, _ in window.pane.widgets() if isinstance(widget, Month))
        deal = button(window, "Deal")
        for box in (month.cell(day), deal.box):
            sitting.desk.mouse.click(*sitting.on_screen((box.cx, box.cy)))
    else:
        sitting.desk.keys.press("Return")
    await_day(sitting, day)
    assert sitting.quit() == 0


def test_the_days_go_on_across_the_end_of_a_month_and_of_a_year(sitting: ScorpionSitting) -> None:
    today = clock.today()
    new_year = date(today.year + 1, 1, 1)
    solved(sitting, today - timedelta(1), new_year)  # the clock was ahead when that one was solved
    sitting.start("--deal", "scorpion:classic:1", size=SIZE, at_table=False)
    open_days(sitting)
    keys, this_month = sitting.desk.keys, sitting.picture()

    for _ in range(13 - today.month):
        keys.press("Next")
    coming = sitting.await_other(this_month, "next year's January")
    keys.press("Return")
    sitting.await_other(coming, "why it isn't dealt")
    assert day_at_table(sitting) == ""

    keys.press("Left")  # shows where the keyboard is, or goes a day back
    keys.press("Home")
    sitting.rest()
    for _ in range(today.day):
        keys.press("Left")
    sitting.rest()
    keys.press("Return")
    await_day(sitting, today.replace(day=1) - timedelta(1))
    assert sitting.quit() == 0
