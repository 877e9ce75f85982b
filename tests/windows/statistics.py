"""The statistics window as tests open it: with finished games of their own, in any words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from itertools import cycle, islice
from typing import Any

from game import records
from game.history import Entry
from game.readings import Readings
from game.store import Outcome, RunningGame
from game.words import Words
from scenes.tables import TABLES
from scenes.windows.history.finished import FinishedOf, FinishedRows
from scenes.windows.statistics.window import StatisticsDoors, StatisticsOf, StatisticsWindow
from scenes.windows.window import Window
from tests.scenes.seen import looks_of
from tests.windows.helper import nothing

TODAY = date(2026, 11, 30)
_SHEET = {
    "cards": [1, 0], "coins": [0, 1], "settebello": [1, 0], "primiera": [0, 1], "scope": [2, 1], "napola": [0, 3]
}  # fmt: skip


def finished(game: str, number: int, won: bool = True, helped: bool = False, **more: Any) -> Entry:
    """A finished game, one a day up to today."""
    day = (TODAY - timedelta(days=number % 400)).isoformat() + "T20:00:00+01:00"
    match = {"target": 11, "napola": True, "deals": [{"sheet": _SHEET}] * 4}
    of_sides = bool(next(entry for entry in TABLES if entry.game.name == game).game.levels)
    record = records.write(match if of_sides else {})
    label = ("21:9" if won else "9:21") if of_sides else f"{10_000 + number}"
    kind = next(iter(looks_of(game).past))
    kept = RunningGame(game, record, kind, label, 40 + number % 60, 600, 0, helped, day)
    over = kept.ended(Outcome.WON if won else Outcome.NOT_WON, day)
    return Entry(number, replace(over, **more))


def several(game: str, count: int, **more: Any) -> list[Entry]:
    """So many games, two of three won, some of them with help, the oldest first."""
    return [finished(game, number, number % 3 > 0, number % 4 == 0, **more) for number in range(count, 0, -1)]


def statistics_window(
    games: Mapping[str, Sequence[Entry]],
    first: str,
    words: Words | None = None,
    kept: dict[tuple[str, str], str] | None = None,
    hidden: bool = False,
    opened: Callable[[Callable[[Callable[[], None]], Window]], None] = nothing,
    read: bool = True,
    count: int = len(TABLES),
) -> StatisticsWindow:
    """The window over these games; `read`: their records have been read already; `count`: of so many games."""
    said, choices = words or Words(), kept if kept is not None else {}

    def of(entry: str, title: str) -> StatisticsOf:
        table = next(one for one in TABLES if one.game.name == entry)
        entries = list(games.get(entry, ()))
        readings = Readings(table.statistics().read)
        if read:
            readings.go_on(entries, len(entries))
        return StatisticsOf(entry, title, table.statistics, lambda: readings, lambda: entries)

    def keep(game: str, name: str, value: str) -> None:
        choices[game, name] = value

    doors = StatisticsDoors(
        kept=lambda game, name: choices.get((game, name)),
        keep=keep,
        stamp=lambda: 0,
        hidden=lambda: hidden,
        show=nothing,
        review=nothing,
        history=nothing,
        export=nothing,
        open_window=opened,
    )
    rows = FinishedRows([FinishedOf(one.game.name, one.game.title, one.finished) for one in TABLES], said, TODAY)
    tables = sorted(TABLES, key=lambda one: one.game.name != first)
    shown = [of(one.game.name, one.game.title) for one in islice(cycle(tables), count)]
    return StatisticsWindow(said, nothing, shown, first, rows, doors, TODAY, speed=0)
