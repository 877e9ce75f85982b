"""The Briscola table in a test's hands, of two and of four: tricks, positions to go on from."""

from __future__ import annotations

from typing import Any, ClassVar

from game.briscola.kept import KeptMatch
from game.briscola.match import Match
from game.briscola.state import PlayCard, State
from game.seats import Seat
from scenes.briscola.drawing import prompt_words
from scenes.briscola.geometry import Geometry
from scenes.briscola.preferences import BRISCOLA
from scenes.briscola.showing import Showing
from scenes.briscola.table import BriscolaTable
from scenes.preferences import Settings
from tests.scenes.match.parlour import MatchParlour
from tests.scenes.rig import Point


class Parlour(MatchParlour):
    """A run of the program at the Briscola table."""

    KEPT: ClassVar[type[KeptMatch]] = KeptMatch
    SETTINGS: ClassVar[Settings[Any]] = BRISCOLA

    @property
    def table(self) -> BriscolaTable:
        table = super().table
        assert isinstance(table, BriscolaTable)
        return table

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def showing(self) -> Showing:
        return self.table.showing

    @property
    def geometry(self) -> Geometry:
        return self.showing.geometry

    @property
    def prompt(self) -> str:
        """What is said between runner and hand."""
        return prompt_words(self.table)

    def place(self, seat: Seat) -> Point:
        """A seat's place in the trick."""
        box = self.geometry.trick_box(seat)
        return box.cx, box.cy

    def plate(self, seat: Seat) -> Point:
        box = self.table.plates.box(seat)
        return box.cx, box.cy

    def kept(self) -> Match:
        kept = super().kept()
        assert isinstance(kept, Match)
        return kept

    def lay(self, state: State, see: bool = True) -> None:
        """Go on from this position, nothing of its deal being played yet."""
        match = self.match
        match.laid, match.log = state, []
        match.let_partners_see(see)
        self.table.show(self.table.kept, dealt=False)
        self.rig.run(0.3)

    def make(self, play: PlayCard) -> None:
        self.table.play(play.card)

    def full(self) -> None:
        """Let time pass until a full trick lies there, and it is to be seen who takes it."""
        self.until(lambda: self.showing.taking is not None)
