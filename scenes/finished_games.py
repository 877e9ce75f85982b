"""The doors to the windows of finished games: all of them, a record's file, what is handed to other programs.

Knows no game by name. Windows are loaded when first opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from game import clock
from scenes.entry import TableEntry
from scenes.host import Action, Host

if TYPE_CHECKING:
    from game.history import Entry
    from game.records import JsonObject
    from scenes.rooms import Rooms
    from scenes.windows.history.finished import FinishedOf


class Asking(Host, Protocol):
    """A house that says and asks things, round its tables."""

    rooms: Rooms

    def tell(self, title: str, message: str) -> None:
        """Say something in a dialog with one button."""


class FinishedGames:
    """What is done with finished games, of whichever of the `tables`."""

    def __init__(self, house: Asking, tables: Sequence[TableEntry]) -> None:
        self._house = house
        self._tables = tables

    @property
    def games(self) -> list[FinishedOf]:
        """Every game as far as its finished games are told."""
        from scenes.windows.history.finished import FinishedOf

        return [FinishedOf(entry.game.name, entry.game.title, entry.finished) for entry in self._tables]

    def on_tables(self) -> list[Entry]:
        """The games that are over and may count, but lie on their tables still: they have no number yet."""
        from game.statistics import still_lying

        store, found = self._house.store, []
        for name in (entry.game.name for entry in self._tables if store.waits(entry.game.name)):
            lying = still_lying(store, name, self._house.rooms.of(name).outcome)
            found += [lying] if lying else []
        return found

    def open(self, game: str | None = None) -> None:
        """Open the list of all of them; those of `game` are shown at first."""
        from game.history import History
        from scenes.windows.history.choices import Played
        from scenes.windows.history.window import HistoryDoors, HistoryWindow

        house = self._house
        doors = HistoryDoors(self.review, house.ask, self.open_record)
        house.open_window(
            lambda close: HistoryWindow(
                house.words,
                close,
                History(house.store),
                self.on_tables(),
                self.games,
                doors,
                clock.today(),
                house.preferences.speed,
                Played(game),
                figures=house.preferences.now.show_figures,
            )
        )

    def review(self, entry: Entry) -> None:
        """Look at a finished game step by step; says why where it can't be, as with a game of a newer program."""
        from game.history import record_of

        record, text = record_of(entry.over), self._house.words.text
        if entry.over.game not in {table.game.name for table in self._tables}:
            self._house.tell(text("Review"), text("This version of the program doesn't have that game."))
        elif record is None:
            self._house.tell(text("Review"), text("The record of this game is damaged."))
        else:
            self._house.review(entry.over.game, record, entry.over, entry.number or None)

    def open_record(self) -> None:
        """Choose a record that was saved, or take the one on the clipboard."""
        from game import record_file
        from scenes.windows.history.load import RecordsWindow

        house, folder = self._house, record_file.documents()
        files = record_file.saved(folder)
        house.open_window(
            lambda close: RecordsWindow(
                house.words, close, folder, files, self._use, clock.today(), house.preferences.speed
            )
        )

    def _use(self, record: JsonObject) -> Action:
        """What opens a record: its review where its game is over, else its table; raises `RecordError`."""
        from game import records

        by_name = {entry.game.name: entry for entry in self._tables}
        game = records.chosen(record, "game", tuple(by_name))
        over, goes_on = by_name[game].finished().handed_in(record)
        if over:
            return lambda: self._house.review(game, record)
        return lambda: self._house.play_on(game, goes_on)

    def export(self, entries: Sequence[Entry]) -> None:
        """Hand these games to other programs, as a file."""
        from game import record_file
        from scenes.windows.history.export import ExportWindow

        house = self._house
        house.open_window(
            lambda close: ExportWindow(house.words, close, entries, record_file.documents(), house.preferences.speed)
        )
