"""Where things of a Scopone table lie in a window; drives nothing."""

from enum import IntEnum

from game.seats import PERSON
from game.words import Words
from scenes.look.shapes import Box
from scenes.scopone.geometry import Geometry
from scenes.scopone.showing import Showing
from scenes.scopone.strip import has_room_for_seal, make_strip
from scenes.table.strip import Strip
from tools.desk.places import Size, scaled
from tools.desk.scopa_places import NO_DOORS, ScopaPlaces


class StripButton(IntEnum):
    """The strip's buttons that are always there, the first ones and the last."""

    LEVEL, RULES, NAPOLA, PACK = range(4)
    NEW, MENU = -2, -1


class ScoponePlaces(ScopaPlaces):
    """The table of a match of four at rest."""

    @property
    def bare(self) -> Box:
        """A piece of the wood left of the hand and between the plates, where nothing ever lies."""
        hand, side = self._geometry.hand_area(PERSON, 1), 40
        return scaled(Box(side, hand.y + side, side, side), self._shown)

    def _make_geometry(self, canvas: Size) -> Geometry:
        return Geometry(canvas, self._pack, self._u)

    def _make_showing(self) -> Showing:
        return Showing()

    def _make_strip(self, room: Box) -> Strip:
        return make_strip(self._match, Words(), self._pack, NO_DOORS, has_room_for_seal(room, self._u))
