"""The days with their deals: what became of each, which can be played, and runs of solved days."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.days import FIRST_DAY, FORGIVEN_IN, Calendar, Mark, marks
from game.store import FinishedGame, Outcome

DAY = date(2026, 12, 31)
OPEN, MISSED = ".", "-"


def game(
    day: date | str = DAY, won: bool = True, helped: bool = False, ended: date | str | None = None
) -> FinishedGame:
    on = ended if ended is not None else day
    outcome = Outcome.WON if won else Outcome.NOT_WON
    at = f"{on}T20:15:00+01:00" if on else ""
    return FinishedGame("scorpion", "classic", "7", 80, 500, 0, helped, at, at, outcome, counts=False, day=str(day))


MARKS: dict[str, tuple[list[FinishedGame], Mark | None]] = {
    "not played": ([], None),
    "another day's": ([game(date(2026, 12, 30))], None),
    "tried": ([game(won=False)], Mark()),
    "tried on a later day": ([game(won=False, ended=date(2027, 1, 1))], Mark()),
    "solved with help": ([game(helped=True)], Mark(solved=True)),
    "solved without help": ([game()], Mark(solved=True, unaided=True)),
    "solved on a later day": ([game(ended=date(2027, 1, 1))], Mark(True, True, later=True)),
    "solved on a later day, with help": ([game(helped=True, ended=date(2027, 1, 1))], Mark(True, later=True)),
    "tried, then solved": ([game(won=False), game()], Mark(True, True)),
    "solved, then tried again": ([game(), game(won=False)], Mark(True, True)),
    "solved with help, later without": ([game(helped=True), game(ended=date(2027, 2, 1))], Mark(True, True)),
    "solved before its day, the clock having been set back": ([game(ended=date(2026, 11, 1))], Mark(True, True)),
    "solved at a time that isn't known": ([game(ended="")], Mark(True, True)),
}


@pytest.mark.parametrize("case", MARKS)
def test_what_became_of_a_day(case: str) -> None:
    games, mark = MARKS[case]
    assert Calendar(marks(games), DAY).mark(DAY) == mark


@pytest.mark.parametrize("day", ["", "2026-12", "yesterday", "2026-13-01", "2026-02-30", "20261231", "2026-12-31T00"])
def test_a_day_that_is_none_marks_nothing(day: str) -> None:
    assert marks([game(day, ended=DAY)]) == {}


OFFERED = [
    (date(2026, 12, 31), date(2026, 12, 31), True),
    (date(2026, 12, 31), date(2027, 1, 1), False),
    (date(2027, 1, 1), date(2026, 12, 31), True),
    (date(2027, 1, 1), FIRST_DAY, True),
    (date(2027, 1, 1), FIRST_DAY - timedelta(1), False),
    # A clock that is wrong by years: its own day can be played, and nothing else.
    (date(1970, 1, 1), date(1970, 1, 1), True),
    (date(1970, 1, 1), FIRST_DAY, False),
    (date(1970, 1, 2), date(1970, 1, 1), False),
    (date.max, date.max, True),
]


@pytest.mark.parametrize(("today", "day", "offered"), OFFERED)
def test_which_days_can_be_played(today: date, day: date, offered: bool) -> None:
    assert Calendar({}, today).offers(day) == offered


def test_the_calendar_reaches_from_the_first_day_to_today() -> None:
    calendar = Calendar({}, DAY)
    assert (calendar.first, calendar.last) == (FIRST_DAY, DAY)


def test_a_day_to_come_that_was_played_is_still_to_be_seen_and_cannot_be_played() -> None:
    tomorrow = date(2027, 1, 1)
    calendar = Calendar(marks([game(tomorrow)]), DAY)
    assert calendar.mark(tomorrow) == Mark(True, True)
    assert not calendar.offers(tomorrow)
    assert calendar.last == tomorrow
    assert calendar.nearest(date(2027, 2, 1)) == tomorrow
    assert calendar.nearest(date(2020, 2, 1)) == FIRST_DAY


def of(text: str, today: int | None = None) -> Calendar:
    """A calendar: each letter of the text is a day, "x" a solved one; today is the last or the numbered one."""
    first = date(2026, 12, 20)
    days = [first + timedelta(number) for number in range(len(text))]
    solved = {day: Mark(True) for day, letter in zip(days, text, strict=True) if letter == "x"}
    return Calendar(solved, days[-1 if today is None else today])


RUNS = [
    # the days, the longest run, the current one on the last of them
    ("-", 0, 0),
    ("x", 1, 1),
    ("-x", 1, 1),
    ("xx", 2, 2),
    ("x-", 1, 1),  # today isn't over
    ("x--", 1, 1),  # yesterday was missed, which is forgiven
    ("x---", 1, 0),
    ("x-x", 2, 2),
    ("x--x", 1, 1),
    ("xxxxxx-x", 7, 7),
    ("x-xxxxxx-x", 8, 8),  # the missed days are seven apart
    ("x-xxxxx-x", 6, 6),  # six apart: the run begins after the first of them
    ("xx-x-x", 3, 2),
    ("xxxx-x-x--", 5, 1),
    ("xxx-xxx-xxx-", 6, 6),  # today isn't missed yet
    ("xxx-xxx-xxx--", 6, 3),
    ("xxxxxxx-xxxxxxx-xxxxxxx-x", 22, 22),
    ("x-x-x-x-x", 2, 2),
    ("--xx--", 2, 2),
    ("--xx---", 2, 0),
]


@pytest.mark.parametrize(("days", "longest", "current"), RUNS)
def test_runs_of_solved_days(days: str, longest: int, current: int) -> None:
    calendar = of(days)
    assert (calendar.longest, calendar.current) == (longest, current)


def test_days_to_come_are_no_part_of_the_current_run() -> None:
    calendar = of("xx-xxxx", today=1)
    assert (calendar.longest, calendar.current) == (6, 2)


def _allowed(days: str) -> bool:
    missed = [number for number, letter in enumerate(days) if letter != "x"]
    return all(two - one >= FORGIVEN_IN for one, two in pairwise(missed))


@given(st.text("x-xxx", max_size=40))
def test_runs_are_what_their_rule_says(days: str) -> None:
    """By trying every stretch of days: of any seven running one may be missed."""
    stretches = [(i, j) for i in range(len(days)) for j in range(i, len(days) + 1) if _allowed(days[i:j])]
    calendar = of(days or "-")
    assert calendar.longest == max((days[i:j].count("x") for i, j in stretches), default=0)
    over = len(days) if days.endswith("x") else max(len(days) - 1, 0)
    assert calendar.current == max((days[i:j].count("x") for i, j in stretches if j == over), default=0)


def test_far_apart_days_are_counted_at_once() -> None:
    calendar = Calendar({date.min: Mark(True), date.max: Mark(True)}, date.max)
    assert (calendar.longest, calendar.current) == (1, 1)
    assert Calendar({date.max: Mark(True)}, date.min).current == 0
