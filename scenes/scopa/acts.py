"""What buttons and commands do at a table of Scopa's family besides what they do wherever a match is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from scenes.commands import AGAIN, Command
from scenes.match import acts
from scenes.match.doors import Doors
from scenes.scopa.choosing import Choosing


class Table(acts.Table, Protocol):
    """The table they are done at."""

    choosing: Choosing

    def show_again(self) -> None:
        """Show what the others have played last once more."""


class Acts(acts.Acts):
    """What may be done; a capture that is being chosen is given up like what is held."""

    _table: Table

    def __init__(self, table: Table, doors: Doors) -> None:
        super().__init__(table, doors)

    @property
    def by_command(self) -> dict[Command, Callable[[], None]]:
        return super().by_command | {AGAIN: self._table.show_again}

    @property
    def holding(self) -> bool:
        return super().holding or self._table.choosing.choice is not None

    def let_go(self) -> None:
        super().let_go()
        if self._table.choosing.choice is not None:
            self._table.choosing.cancel()
