"""Decides which games are told by time, how the choices stand in a row, and under what they are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from functools import partial

from game.words import Words
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.widgets.dropdown import DropDown
from scenes.widgets.label import ROW, width_of
from scenes.widgets.widget import Widget
from scenes.windows.statistics.told import ALL, Filter, Option

TIME = "time"
_GAP, _ARROW = 8, 62
_LEAST = 176
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


class FilterRow:
    """The choices beside one another, as wide as their words need; in more rows, filled, where there is no room."""

    def __init__(
        self, filters: Sequence[Filter], chosen: Mapping[str, str], choose: Callable[[str, str], None]
    ) -> None:
        """`choose` is told a filter's name and what it is set to."""

        def field(one: Filter) -> DropDown:
            values = [option.value for option in one.options]

            def take(name: str, place: int) -> None:
                choose(name, values[place])

            return DropDown(
                [option.words for option in one.options], values.index(chosen[one.name]), partial(take, one.name)
            )

        self.fields = [field(one) for one in filters]

    def _rows(self, width: float, u: float) -> list[list[tuple[DropDown, float]]]:
        """The fields row by row, with the width each has."""
        wanted = [max(_LEAST * u, _needed(field, u)) for field in self.fields]
        needed = [_needed(field, u) for field in self.fields]
        gaps = _GAP * u * (len(self.fields) - 1)
        for widths in (wanted, needed):
            if sum(widths) + gaps <= width:
                return [list(zip(self.fields, widths, strict=True))]
        rows: list[list[tuple[DropDown, float]]] = [[]]
        for field, wide in zip(self.fields, needed, strict=True):
            used = sum(one + _GAP * u for _, one in rows[-1])
            if rows[-1] and used + wide > width:
                rows.append([])
            rows[-1].append((field, min(wide, width)))
        return [_filled(row, width, u) for row in rows]

    def height_for(self, width: float, u: float) -> float:
        rows = len(self._rows(width, u))
        return (tokens.FIELD * rows + _GAP * (rows - 1)) * u

    def place(self, box: Box, u: float) -> None:
        y = box.y
        for row in self._rows(box.w, u):
            x = box.x
            for field, wide in row:
                field.place(Box(round(x), round(y), round(wide), tokens.FIELD * u), u)
                x += wide + _GAP * u
            y += (tokens.FIELD + _GAP) * u

    def parts(self) -> Iterator[Widget]:
        yield from self.fields


def _needed(field: DropDown, u: float) -> float:
    return max(width_of(option, ROW, u) for option in field.options) + _ARROW * u


def _filled(row: list[tuple[DropDown, float]], width: float, u: float) -> list[tuple[DropDown, float]]:
    """The row's fields sharing out what it has to spare."""
    spare = (width - sum(wide for _, wide in row) - _GAP * u * (len(row) - 1)) / len(row)
    return [(field, wide + spare) for field, wide in row]
