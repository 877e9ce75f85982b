"""The table for four in a test's hands."""

from __future__ import annotations

from game.cards import ItalianCard
from game.scopone.kept import KeptMatch
from game.seats import PERSON, Seat
from scenes.scopone.geometry import Geometry
from scenes.scopone.preferences import SCOPONE
from scenes.scopone.table import ScoponeTable
from tests.scenes.rig import Point
from tests.scenes.scopa.parlour import Parlour


class ParlourForFour(Parlour):
    """A run of the program at the Scopone table."""

    KEPT = KeptMatch
    SETTINGS = SCOPONE

    @property
    def table(self) -> ScoponeTable:
        table = super().table
        assert isinstance(table, ScoponeTable)
        return table

    @property
    def geometry(self) -> Geometry:
        return self.table.showing.geometry

    @property
    def hand(self) -> tuple[ItalianCard, ...]:
        """The person's hand as it lies."""
        return self.geometry.hand_cards(self.state, PERSON)

    def plate(self, seat: Seat) -> Point:
        box = self.table.plates.box(seat)
        return box.cx, box.cy
