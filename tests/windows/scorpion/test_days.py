"""The window with the deals of the days: walked through by key and by hand, across months and years; its deals."""

from __future__ import annotations

from datetime import date

import pytest

from game.days import FIRST_DAY, Mark
from game.words import LANGUAGES, Words
from scenes.intents import MOUSE, KeyPressed, PointerDown, PointerId, PointerUp
from scenes.look import tokens
from scenes.scorpion.windows.day_marks import SOLVED, SOLVED_ALONE, SOLVED_LATER, TRIED
from scenes.scorpion.windows.days import DaysDoors, DaysWindow
from scenes.scorpion.windows.deal_search import OfTheDay
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.figures import Figures
from scenes.widgets.month import Month, weeks_of
from tests.windows.scorpion.new_game import Search

TODAY = date(2026, 12, 30)
FINGER: PointerId = ("touch", 1, 1)
SIZES = [(1280, 720), (1920, 1080), (800, 480), (720, 1280), (480, 800)]


class Days:
    """The window on a canvas, today as it is set, and what was dealt."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        today: date = TODAY,
        played: dict[date, Mark] | None = None,
        figures: bool = True,
        language: str = "en",
        size: tuple[int, int] = (1280, 720),
        under_way: str = "",
    ) -> None:
        monkeypatch.setattr("game.clock.today", lambda: today)
        self.search = Search()
        self.dealt: list[tuple[int, date]] = []
        self.closed = False
        doors = DaysDoors(lambda: played or {}, lambda number, day: self.dealt.append((number, day)), under_way)
        self.window = DaysWindow(Words(language), self._close, doors, self.search, 0.0, figures)
        self.window.resize(size, tokens.scale_for(*size))

    def _close(self) -> None:
        self.closed = True

    def keys(self, *names: str) -> None:
        for name in names:
            self.window.handle(KeyPressed(name))

    @property
    def month(self) -> Month:
        return next(widget for widget, _ in self.window.pane.widgets() if isinstance(widget, Month))

    def tap(self, day: date, pointer: PointerId = MOUSE) -> None:
        cell = self.month.cell(day).moved(0, -self.window.pane.scroll.offset)
        self.window.handle(PointerDown(pointer, cell.cx, cell.cy))
        self.window.handle(PointerUp(pointer, cell.cx, cell.cy))

    def press(self, word: str) -> None:
        box = self.button(word).box
        self.window.handle(PointerDown(MOUSE, box.cx, box.cy))
        self.window.handle(PointerUp(MOUSE, box.cx, box.cy))

    def button(self, word: str) -> Button | IconButton:
        found = [widget for widget, _ in self.window.pane.widgets() if isinstance(widget, Button | IconButton)]
        return next(one for one in found if word in (one.tooltip, getattr(one, "text", None)))

    @property
    def said(self) -> list[str]:
        return [label.text for widget, _ in self.window.pane.widgets() for label in widget.labels()]

    def found(self, number: int | None) -> None:
        self.search.ends(number)
        self.window.update(1 / 120)


# Which day


def test_today_is_chosen_at_first_and_its_deal_is_dealt_once_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days(monkeypatch)
    assert days.window.chosen == TODAY
    days.keys("enter")
    assert days.search.log == [OfTheDay(TODAY)]
    assert days.window.waiting
    assert (days.dealt, days.closed) == ([], False)
    days.keys("enter")
    days.found(77)
    assert (days.dealt, days.closed) == ([(77, TODAY)], True)
    assert days.search.log[0] == OfTheDay(TODAY)


WALKS = [
    # today, the keys, the day they lead to; the first arrow only shows where the keyboard is
    (TODAY, ["right", "left"], date(2026, 12, 29)),
    (TODAY, ["right", "up"], date(2026, 12, 23)),
    (TODAY, ["right", "right"], TODAY),  # the days to come are no part of it
    (TODAY, ["right", "down"], TODAY),
    (date(2026, 12, 1), ["left", "left"], date(2026, 11, 30)),  # a month's end
    (date(2027, 1, 1), ["left", "left"], date(2026, 12, 31)),  # a year's end
    (date(2027, 1, 3), ["left", "up"], date(2026, 12, 27)),
    (date(2027, 1, 1), ["left", "left", "right"], date(2027, 1, 1)),
    (date(2027, 1, 15), ["pageup"], date(2026, 12, 15)),
    (date(2027, 3, 31), ["pageup"], date(2027, 2, 28)),
    (date(2028, 3, 31), ["pageup"], date(2028, 2, 29)),
    (date(2027, 3, 31), ["pageup", "pagedown"], date(2027, 3, 28)),
    (date(2027, 3, 31), ["pageup", "pageup", "home"], date(2027, 3, 31)),
    (TODAY, ["pagedown"], TODAY),
    (TODAY, ["pageup"] * 40, FIRST_DAY),
    (FIRST_DAY, ["left", "left"], FIRST_DAY),
    (date(1970, 1, 1), ["left", "left"], date(1970, 1, 1)),
    (date(1970, 1, 1), ["pagedown"], date(1970, 2, 1)),
    (date.max, ["pagedown"], date.max),
    (date.max, ["down", "down"], date.max),
    (date.min, ["pageup"], date.min),
    (date.min, ["up", "up"], date.min),
]


@pytest.mark.parametrize(("today", "keys", "day"), WALKS)
def test_keys_walk_through_the_days(today: date, keys: list[str], day: date, monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days(monkeypatch, today)
    days.keys(*keys)
    assert days.window.chosen == day


@pytest.mark.parametrize("pointer", [MOUSE, FINGER])
def test_a_day_is_chosen_by_a_press_and_dealt_by_the_button(
    pointer: PointerId, monkeypatch: pytest.MonkeyPatch
) -> None:
    days = Days(monkeypatch)
    days.tap(date(2026, 12, 3), pointer)
    assert days.window.chosen == date(2026, 12, 3)
    assert days.dealt == []
    days.press("Deal")
    days.found(5)
    assert days.dealt == [(5, date(2026, 12, 3))]


def test_months_are_turned_by_their_buttons_as_far_as_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days(monkeypatch, date(2027, 1, 1))
    assert "January 2027" in days.said
    days.press("The month before")
    assert "December 2026" in days.said
    days.press("The month after")
    assert "January 2027" in days.said
    assert not days.button("The month after").enabled
    days.press("The month after")
    assert "January 2027" in days.said
    assert days.window.pane.said == "That month is still to come"
    days.keys(*["pageup"] * 12)
    days.press("The month before")
    assert days.window.pane.said == "The deals of the days begin here"
    days.press("Today")
    assert days.window.chosen == date(2027, 1, 1)


def test_walking_on_drops_the_deal_that_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days(monkeypatch)
    days.keys("enter")
    days.tap(date(2026, 12, 3))
    assert not days.search.looking
    days.found(77)
    assert (days.dealt, days.closed) == ([], False)
    days.keys("enter")
    days.found(5)
    assert days.dealt == [(5, date(2026, 12, 3))]


def test_a_search_that_breaks_down_is_said_and_may_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days(monkeypatch)
    days.keys("enter")
    days.found(None)
    assert days.window.pane.said == "The search for a deal didn't work."
    days.keys("enter")
    days.found(5)
    assert days.dealt == [(5, TODAY)]


@pytest.mark.parametrize("how", ["escape", "Cancel"])
def test_cancelling_leaves_nothing_running(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days(monkeypatch)
    days.keys("enter")
    if how == "escape":
        days.keys("escape")
    else:
        days.press(how)
    assert days.closed
    assert not days.search.looking


def test_the_day_whose_deal_lies_on_the_table_is_only_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days(monkeypatch, under_way=TODAY.isoformat())
    days.press("Keep playing")
    assert days.closed
    assert (days.dealt, days.search.log) == ([], [])
    another = Days(monkeypatch, under_way=TODAY.isoformat())
    another.tap(date(2026, 12, 3))
    another.press("Deal")
    another.found(5)
    assert another.dealt == [(5, date(2026, 12, 3))]


# What is told of a day


TOLD = [
    (None, "Not played yet."),
    (TRIED, "Tried, not solved yet."),
    (SOLVED, "Solved with help."),
    (SOLVED_ALONE, "Solved without help."),
    (SOLVED_LATER, "Solved without help, on a later day."),
    (Mark(True, False, True), "Solved with help, on a later day."),
]


@pytest.mark.parametrize(("mark", "words"), TOLD)
def test_what_became_of_a_day_is_told(mark: Mark | None, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days(monkeypatch, played={} if mark is None else {TODAY: mark})
    assert "Wednesday 30 December 2026" in days.said
    assert words in days.said
    assert days.button("Deal").enabled, "any day that was may be played, and again"


def test_a_day_to_come_is_seen_where_it_was_played_and_never_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock was set back."""
    to_come = date(2027, 1, 2)
    days = Days(monkeypatch, played={to_come: SOLVED_ALONE})
    days.keys("pagedown")
    assert days.window.chosen == to_come
    assert "Solved without help." in days.said
    days.keys("enter")
    assert days.window.pane.said == "This day is still to come."
    assert days.search.log == []
    days.tap(date(2027, 1, 1))
    assert "This day is still to come." in days.said
    assert not days.button("Deal").enabled


def test_before_the_first_day_nothing_is_dealt_but_what_a_wrong_clock_calls_today(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    days = Days(monkeypatch, date(2020, 5, 5))
    days.tap(date(2020, 5, 6))
    assert "This day is still to come." in days.said
    days.keys("home", "enter")
    days.found(9)
    assert days.dealt == [(9, date(2020, 5, 5))]
    wrong = Days(monkeypatch, TODAY, played={date(2025, 12, 24): TRIED})
    wrong.keys(*["pageup"] * 12)
    assert wrong.window.chosen == date(2025, 12, 28), "February has no 30th"
    wrong.keys("enter")
    assert wrong.window.pane.said == "The deals of the days begin on this day: Thursday 1 January 2026"
    assert wrong.search.log == []


def test_runs_are_told_unless_figures_are_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    played = {date(2026, 12, number): SOLVED for number in (1, 2, 3, 4, 27, 28, 29)}
    days = Days(monkeypatch, played=played)
    figures = next(widget for widget, _ in days.window.pane.widgets() if isinstance(widget, Figures))
    assert [label.text for label in figures.labels()] == ["Days in a row", "3", "Most in a row", "4"]
    without = Days(monkeypatch, played=played, figures=False)
    assert not [widget for widget, _ in without.window.pane.widgets() if isinstance(widget, Figures)]


# How it lies


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_day_is_large_enough_for_a_finger(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    days = Days(monkeypatch, language=language, size=size)
    for week in weeks_of(TODAY):
        for day in week:
            if day is not None:
                cell = days.month.cell(day)
                assert min(cell.w, cell.h) >= 44 * days.window.u


@pytest.mark.parametrize("size", [size for size in SIZES if size != (480, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_to_be_seen_at_once(size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days(monkeypatch, language=language, size=size, played={TODAY: SOLVED_LATER})
    assert days.window.pane.scroll.reach == 0


@pytest.mark.parametrize("month", [date(2027, 2, 1), date(2026, 8, 1), date(2028, 2, 29), date.min, date.max])
def test_a_month_has_each_of_its_days_once_in_its_weekdays_column(month: date) -> None:
    weeks = weeks_of(month)
    assert [len(week) for week in weeks] == [7] * 6
    days = [day for week in weeks for day in week if day is not None]
    assert [day.day for day in days] == list(range(1, len(days) + 1))
    assert {day.month for day in days} == {month.month}
    assert all(day is None or day.weekday() == number for week in weeks for number, day in enumerate(week))
