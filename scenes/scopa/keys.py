"""Plays at a table of Scopa's family from the keyboard: what holds wherever a match is played, and captures chosen."""

from __future__ import annotations

from typing import Protocol

from scenes.look.shapes import Box
from scenes.match import keys
from scenes.match.keys import FocusSpot
from scenes.match.spots import HandSpot
from scenes.scopa.choosing import Choosing
from scenes.scopa.telling import Telling
from scenes.table.areas import ButtonSpot
from scenes.table.strip import Strip


class Table(keys.Table, Protocol):
    """What the keys need of the table."""

    choosing: Choosing

    @property
    def telling(self) -> Telling:
        """What is said at the table."""


class Keys(keys.Keys):
    """Where the keyboard is; while a capture is being chosen the arrows go through what can be taken."""

    _table: Table

    def __init__(self, table: Table, strip: Strip, spot: FocusSpot | None = None) -> None:
        super().__init__(table, strip, spot)

    def ring(self) -> Box | None:
        choosing = self._table.choosing.choice is not None
        return None if choosing and isinstance(self._spot, HandSpot) else super().ring()

    def _arrow(self, name: str) -> None:
        if self._table.choosing.choice is None:
            super()._arrow(name)
        else:
            self._table.choosing.step(1 if name in ("right", "down") else -1)

    def _use(self) -> None:
        choice = self._table.choosing.choice
        if choice is None or isinstance(self._spot, ButtonSpot):
            super()._use()
            return
        if choice.chosen is None:
            self._table.telling.untakeable(choice, None)
        self._table.choosing.confirm()
