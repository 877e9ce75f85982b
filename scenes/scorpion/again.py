"""Shows the last moves of a game once more, each time one further back; makes no move."""

from __future__ import annotations

from typing import Protocol

from game.scorpion.kept import KeptGame
from scenes.scorpion.showing import Showing
from scenes.scorpion.telling import Telling


class Table(Protocol):
    """The table the moves are shown on."""

    game: KeptGame
    showing: Showing
    telling: Telling

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by."""


class Again:
    """How far back the moves have been shown; a move that is made, undone or redone begins anew."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._back = 0

    def forget(self) -> None:
        """The position changed: the next one shown is the last."""
        self._back = 0

    def show(self) -> None:
        """Show the last move, or the one before that shown last."""
        table = self._table
        steps = table.game.session.steps
        if self._back == len(steps):
            self._back = 0
            table.telling.nothing_again()
            return
        self._back += 1
        table.telling.again(table.game.session.moves - self._back + 1)
        table.showing.replay(steps[-self._back], table.speed)
