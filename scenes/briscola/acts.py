"""What buttons and commands do at the Briscola table besides what they do wherever a match is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from scenes.briscola.commands import LAST_TRICK
from scenes.commands import Command
from scenes.match import acts
from scenes.match.doors import Doors


class Table(acts.Table, Protocol):
    """The table they are done at."""

    def look_back(self) -> None:
        """Look at the last trick."""


class Acts(acts.Acts):
    """What may be done; `doors` are those of the table, which first let go of what is held."""

    _table: Table

    def __init__(self, table: Table, doors: Doors) -> None:
        super().__init__(table, doors)

    @property
    def by_command(self) -> dict[Command, Callable[[], None]]:
        return super().by_command | {LAST_TRICK: self._table.look_back}
