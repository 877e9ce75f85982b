"""Where things of a Briscola table lie in a window, for two and for four; drives nothing."""

from enum import IntEnum

from game.seats import Seat, Side
from game.words import Words
from scenes.briscola.geometry import Geometry
from scenes.briscola.showing import Showing
from scenes.briscola.strip import has_room_for_seal, make_strip
from scenes.look.shapes import Box
from scenes.table.strip import Strip
from tools.desk.match_places import NO_DOORS, MatchPlaces, Point
from tools.desk.places import Size, scaled


class StripButton(IntEnum):
    """The strip's buttons that are always there, the first ones and the last."""

    LEVEL, PLAYERS, PACK = range(3)
    NEW, MENU = -2, -1


class BriscolaPlaces(MatchPlaces):
    """The table for as many as play the match."""

    _geometry: Geometry

    def _laid(self, canvas: Size) -> Showing:
        showing = Showing()
        showing.recall(self._match)
        showing.geometry = Geometry.of(canvas, self._pack, self._u, self._match.rules.seats)
        showing.geometry.holding = showing.holding
        return showing

    def trick(self, seat: Seat) -> Point:
        """The middle of a seat's place in the trick, where a carried card may be let go."""
        box = scaled(self._geometry.trick_box(seat), self._shown)
        return box.cx, box.cy

    def pile(self, side: Side) -> Point:
        """The middle of what a side has taken."""
        box = scaled(self._geometry.pile_box(side), self._shown)
        return box.cx, box.cy

    def looked(self, side: Side) -> Box:
        """Where the last trick lies while it is looked at."""
        return self.place(f"last_{side}")

    @property
    def bare(self) -> Box:
        """A piece of the wood in the corner at the top left."""
        return Box(2, 2, 20, 20)

    def _strip(self, room: Box) -> Strip:
        return make_strip(self._match, Words(), self._pack, NO_DOORS, has_room_for_seal(room, self._u))
