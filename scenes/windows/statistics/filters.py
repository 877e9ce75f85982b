"""Decides which games are told by time, how the choices stand in a row, and under what they are kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta

from game.words import Words
from scenes.widgets.dropdown import DropDown
from scenes.widgets.field_row import FieldRow
from scenes.windows.statistics.told import ALL, Filter, Option

TIME = "time"
_THIRTY, _NINETY = "30", "90"
_THIS_YEAR, _LAST_YEAR = "this_year", "last_year"


def time_filter(words: Words) -> Filter:
    """The choice that every game has: when its games ended."""
    text = words.text
    return Filter(
        TIME,
        (
            Option(ALL, text("Always")),
            Option(_THIRTY, text("Last 30 days")),
            Option(_NINETY, text("Last 90 days")),
            Option(_THIS_YEAR, text("This year")),
            Option(_LAST_YEAR, text("Last year")),
        ),
    )


def span_of(value: str, today: date) -> tuple[str, str]:
    """The first and the last date (ISO 8601) of a time, "" where it is open to that side."""
    if value in (_THIRTY, _NINETY):
        return (today - timedelta(days=int(value) - 1)).isoformat(), ""
    if value in (_THIS_YEAR, _LAST_YEAR):
        year = today.year - (value == _LAST_YEAR)
        return f"{year:04}-01-01", f"{year:04}-12-31"
    return "", ""


def setting_of(game: str, name: str) -> str:
    """What a filter of a game is kept under."""
    return f"{game}.statistics.{name}"


def chosen(filters: Sequence[Filter], kept: Callable[[str], str | None]) -> dict[str, str]:
    """What each filter is set to: `kept` knows; what is no option of it now lets every game pass."""
    found = {}
    for one in filters:
        value = kept(one.name)
        found[one.name] = value if value in [option.value for option in one.options] and value is not None else ALL
    return found


def filter_row(filters: Sequence[Filter], chosen: Mapping[str, str], choose: Callable[[str, str], None]) -> FieldRow:
    """The choices beside one another; `choose` is told a filter's name and what it is set to."""

    def field(one: Filter) -> DropDown:
        values = [option.value for option in one.options]

        def take(place: int) -> None:
            choose(one.name, values[place])

        return DropDown([option.words for option in one.options], values.index(chosen[one.name]), take)

    return FieldRow([field(one) for one in filters])
