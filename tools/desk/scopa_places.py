"""Where things of a table of Scopa's family lie in a window; drives nothing."""

from enum import IntEnum
from typing import ClassVar

from game.cards import ItalianCard
from game.words import Words
from scenes.look.shapes import Box
from scenes.match.strip import has_room_for_seal
from scenes.scopa.geometry import Geometry
from scenes.scopa.showing import Showing
from scenes.scopa.strip import make_strip
from scenes.table.strip import Strip
from tools.desk.match_places import NO_DOORS, MatchPlaces, Point
from tools.desk.places import Size


class StripButton(IntEnum):
    """The strip's buttons that are always there, the first ones and the last."""

    LEVEL, NAPOLA, PACK = range(3)
    NEW, MENU = -2, -1


class ScopaPlaces(MatchPlaces):
    """The Scopa table, nothing being chosen. For another game of the family it is laid by that game's `GEOMETRY`."""

    GEOMETRY: ClassVar[type[Geometry]] = Geometry

    def _laid(self, canvas: Size) -> Showing:
        showing = Showing()
        showing.recall(self._match)
        showing.geometry, showing.state = self.GEOMETRY(canvas, self._pack, self._u), self._match.state
        return showing

    def table(self, card: ItalianCard) -> Point:
        """The middle of the part of a table card that no other covers: those to the right lie over it."""
        box = self.card(card)
        others = (self.card(other) for other in self._match.state.table)
        right = min([box.right, *(other.x for other in others if other.y == box.y and other.x > box.x)])
        return (box.x + right) / 2, box.cy

    @property
    def middle(self) -> Point:
        """The middle of the runner, where a carried card may be let go."""
        box = self.place("table")
        return box.cx, box.cy

    @property
    def bare(self) -> Box:
        """A piece of the wood left of the hand."""
        runner, side = self.place("runner"), 40
        return Box(side, runner.bottom + side, side, side)

    def _strip(self, room: Box) -> Strip:
        return make_strip(self._match, Words(), self._pack, NO_DOORS, has_room_for_seal(room, self._u))
