"""Where things of a Scopone table lie in a window; drives nothing."""

from game.words import Words
from scenes.look.shapes import Box
from scenes.scopone.geometry import Geometry
from scenes.scopone.strip import has_room_for_seal, make_strip
from scenes.table.strip import Strip
from tools.desk.match_places import NO_DOORS
from tools.desk.scopa_places import ScopaPlaces


class ScoponePlaces(ScopaPlaces):
    """The table for four."""

    GEOMETRY = Geometry

    @property
    def bare(self) -> Box:
        """A piece of the wood left of the partner's hand, where nothing ever lies."""
        return Box(12, 12, 36, 36)

    def _strip(self, room: Box) -> Strip:
        return make_strip(self._match, Words(), self._pack, NO_DOORS, has_room_for_seal(room, self._u))
