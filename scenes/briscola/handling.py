"""Pointers at the Briscola table: what they do wherever a match is played, and a pile held down. Decides no rule."""

from __future__ import annotations

from typing import Protocol

from scenes.intents import PointerDown, PointerGone, PointerUp, Pointing
from scenes.match import handling
from scenes.match.spots import PileSpot, Spot

_HELD = 0.400
"""Seconds from which on a press is no tap: the last trick lies there as long as it lasts."""


class Table(handling.Table, Protocol):
    """What hands need of the table."""

    def put_back(self) -> None:
        """The last trick, if it is looked at, goes back into its pile."""


class Hands(handling.Hands):
    """What pointers hold and do."""

    _table: Table

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._on_pile: PointerDown | None = None
        """The press that is down on a pile."""

    def handle(self, intent: Pointing) -> None:
        super().handle(intent)
        down = self._on_pile
        match intent:
            case PointerUp() if down is not None and down.pointer == intent.pointer:
                self._on_pile = None
                self._double.lifted(intent)
                if intent.time - down.time >= _HELD:
                    self._table.put_back()
            case PointerGone(pointer) if down is not None and down.pointer == pointer:
                self._on_pile = None
                self._table.put_back()

    def _press_beside(self, spot: Spot | None, press: PointerDown) -> None:
        super()._press_beside(spot, press)
        self._on_pile = press if isinstance(spot, PileSpot) else None
        if self._on_pile is not None:
            self._double.begin(press)
