"""Opens the statistics: whose games, how their filters are kept, what was read of them. Knows no game by name."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from game import clock
from game.history import Entry
from game.last_played import last_played
from game.readings import Readings
from game.statistics import games_over
from game.store import Outcome
from scenes.entry import TableEntry
from scenes.finished_games import FinishedGames
from scenes.host import Host
from scenes.rooms import Rooms
from scenes.windows.history.finished import FinishedRows
from scenes.windows.statistics.filters import setting_of
from scenes.windows.statistics.window import StatisticsDoors, StatisticsOf, StatisticsWindow


class House(Host, Protocol):
    """What the statistics need of the house."""

    rooms: Rooms
    finished_games: FinishedGames

    def tell(self, title: str, message: str) -> None:
        """Say something in a dialog with one button."""


class Statistics:
    """The statistics of all tables. What was read from records is kept as long as the program runs."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._readings: dict[str, Readings] = {}

    def open(self, first: str | None) -> None:
        """Open the window at the game of this name, or at the one that was played last."""
        house, tables = self._house, self._house.rooms.tables
        name = first or max((entry.game.name for entry in tables), key=partial(last_played, house.store))
        for entry in tables:
            self._outcome(entry.game.name)  # a kept game that turns out broken is told of now
        games = [self._of(entry) for entry in tables]
        today = clock.today()
        rows = FinishedRows(house.finished_games.games, house.words, today)
        doors, speed = self._doors(), house.preferences.speed
        house.open_window(lambda close: StatisticsWindow(house.words, close, games, name, rows, doors, today, speed))

    def _of(self, entry: TableEntry) -> StatisticsOf:
        name = entry.game.name
        readings, entries = partial(self._readings_of, entry), partial(self._entries, name)
        return StatisticsOf(name, entry.game.title, entry.statistics, readings, entries)

    def _readings_of(self, entry: TableEntry) -> Readings:
        name = entry.game.name
        if name not in self._readings:
            self._readings[name] = Readings(entry.statistics().read)
        return self._readings[name]

    def _entries(self, name: str) -> list[Entry]:
        """The finished games of a table, the oldest first; the one still lying there too, without a number."""
        return games_over(self._house.store, name, self._outcome(name))

    def _outcome(self, name: str) -> Outcome | None:
        """How the game has ended that still lies on a table, None where there is none or it goes on."""
        return self._house.rooms.of(name).outcome if self._house.store.waits(name) else None

    def _doors(self) -> StatisticsDoors:
        house = self._house

        def keep(game: str, name: str, value: str) -> None:
            house.store.keep_setting(setting_of(game, name), value)

        return StatisticsDoors(
            kept=lambda game, name: house.store.setting(setting_of(game, name)),
            keep=keep,
            stamp=lambda: house.store.results_seen,
            hidden=lambda: not house.preferences.now.show_figures,
            show=lambda: house.preferences.change("show_figures", True),
            review=self._review,
            history=house.finished_games.open,
            export=house.finished_games.export,
            open_window=house.open_window,
        )

    def _review(self, entry: Entry) -> None:
        """Look at a game again; one whose moves were never kept says so."""
        house, text = self._house, self._house.words.text
        if entry.openable:
            house.finished_games.review(entry)
            return
        why = text("The moves of this game weren't kept: it was played with an older version of the program.")
        house.tell(text("Review"), why)
