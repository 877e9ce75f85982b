"""Decides how a day and a length of time are told; asks no clock and knows no game."""

from __future__ import annotations

from datetime import date

from game.words import Words, marked

_WEEK = 7
_DAYS = (
    marked("Monday"), marked("Tuesday"), marked("Wednesday"), marked("Thursday"), marked("Friday"), marked("Saturday"),
    marked("Sunday"),
)  # fmt: skip
_DATES = (
    marked("{day} January"), marked("{day} February"), marked("{day} March"), marked("{day} April"),
    marked("{day} May"), marked("{day} June"), marked("{day} July"), marked("{day} August"),
    marked("{day} September"), marked("{day} October"), marked("{day} November"), marked("{day} December"),
)  # fmt: skip

_MONTHS = (
    marked("January"), marked("February"), marked("March"), marked("April"), marked("May"), marked("June"),
    marked("July"), marked("August"), marked("September"), marked("October"), marked("November"), marked("December"),
)  # fmt: skip
_SHORT_DAYS = (
    marked("Mo"), marked("Tu"), marked("We"), marked("Th"), marked("Fr"), marked("Sa"), marked("Su"),
)  # fmt: skip


def day_words(day: str, today: date, words: Words) -> str:
    """A date (ISO 8601) as one says it today: a word, a day of this week, else the date. Empty where it is none."""
    try:
        then = date.fromisoformat(day)
    except ValueError:
        return ""
    ago = (today - then).days
    if ago == 0:
        return words.text("Today")
    if ago == 1:
        return words.text("Yesterday")
    if 1 < ago < _WEEK:
        return words.text(_DAYS[then.weekday()])
    return date_words(then, today, words)


def date_words(then: date, today: date, words: Words) -> str:
    """A date, with its year where that isn't today's."""
    said = words.text(_DATES[then.month - 1]).format(day=then.day)
    return said if then.year == today.year else _with_year(said, then, words)


def full_date_words(day: date, words: Words) -> str:
    """A date with its weekday and its year."""
    said = words.text(_DATES[day.month - 1]).format(day=day.day)
    return f"{words.text(_DAYS[day.weekday()])} {_with_year(said, day, words)}"


def month_words(day: date, words: Words) -> str:
    """The month of a day, as it stands over a calendar."""
    return _with_year(words.text(_MONTHS[day.month - 1]), day, words)


def weekday_marks(words: Words) -> list[str]:
    """The weekdays in two or three letters, from Monday on."""
    return [words.text(name) for name in _SHORT_DAYS]


def _with_year(said: str, day: date, words: Words) -> str:
    return words.text("{date} {year}").format(date=said, year=day.year)


def length_words(seconds: int) -> str:
    """A length of time as a clock shows it: 3:07, 1:02:09."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
