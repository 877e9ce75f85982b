"""The rooms of all tables, each made when it is first asked for; knows no game by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from scenes.entry import Room, TableEntry
from scenes.host import Host
from scenes.manager import Scene

if TYPE_CHECKING:
    from scenes.title.table import TitleTable


class Rooms:
    """One room for each of `tables`."""

    def __init__(self, host: Host, tables: Sequence[TableEntry]) -> None:
        self._host = host
        self.tables = tables
        self._made: dict[str, Room] = {}

    def of(self, game: str) -> Room:
        """The room of a game, by the name of its entry."""
        if game not in self._made:
            self._made[game] = self.entry(game).room(self._host)
        return self._made[game]

    def entry(self, game: str) -> TableEntry:
        """The entry of a game, by its name."""
        return next(entry for entry in self.tables if entry.game.name == game)

    @property
    def entered(self) -> TableEntry | None:
        """The table one sits at, whatever is open over it."""
        names = [name for name, room in self._made.items() if room.table is not None]
        return next((entry for entry in self.tables if entry.game.name in names), None)

    @property
    def here(self) -> Room | None:
        """The room one is in."""
        return next((room for room in self._made.values() if room.table is not None), None)

    def with_table(self, scene: Scene | None) -> Room | None:
        """The room whose table this scene is."""
        return next((room for room in self._made.values() if scene is not None and room.table is scene), None)

    def at_title(self) -> list[TitleTable]:
        """Every table as the title shows it. A room is made only where something waits in it."""
        shown = []
        for entry in self.tables:
            name = entry.game.name
            waiting = self.of(name).waiting if self._host.store.waits(name) else None
            if waiting is not None and not self._host.preferences.now.show_figures:
                waiting = self._host.words.text("Your game is waiting here")
            shown.append(entry.title_table(self._host, waiting, partial(self._open, name), partial(self._new, name)))
        return shown

    def _open(self, game: str) -> None:
        self.of(game).open()

    def _new(self, game: str) -> None:
        self.of(game).open_new()

    def warm(self) -> None:
        """Make every table ready while the player looks at something else."""
        for entry in self.tables:
            self.of(entry.game.name).warm()

    def get_up(self) -> None:
        """Leave the table, wherever one sits, for the title."""
        for room in self._made.values():
            room.get_up()

    def close(self) -> None:
        """Leave the table, wherever one sits."""
        for room in self._made.values():
            room.close()

    def end(self) -> None:
        """The program ends."""
        for room in self._made.values():
            room.end()

    def setting_changed(self, name: str) -> None:
        """Tell every room of a setting that has changed."""
        for room in self._made.values():
            room.setting_changed(name)
