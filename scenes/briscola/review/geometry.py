"""Where every card of a game of Briscola lies while it is looked at again, for two and for four. Draws nothing.

The others' hands lie side by side at the top; the trick's places are those of the table.
"""

from __future__ import annotations

from functools import lru_cache

from game import resources
from game.briscola.rules import FOUR, TWO
from game.cards import ItalianCard
from game.seats import Seat
from scenes.briscola.geometry import Geometry as TableGeometry
from scenes.match.geometry import Hand
from scenes.match.review.geometry import ReviewGeometry, needed
from scenes.table.maps import TableMap, read_map
from scenes.table.sprites import Pose


@lru_cache
def review_map(shape: str, seats: int) -> TableMap:
    """The map of the review for a shape of window; raises `LayoutError` or `MissingAsset`."""
    name = "briscola-review" if seats == TWO.seats else "briscola-four-review"
    trick = (f"trick_{seat}" for seat in range(seats))
    return read_map(resources.asset(f"tables/{name}-{shape}.tmx"), (*needed(seats), *trick, "pack"))


class Geometry(ReviewGeometry, TableGeometry):
    """The table of a review for two."""

    @classmethod
    def of(cls, size: tuple[int, int], pack: str, u: float, seats: int) -> Geometry:
        return (GeometryOfFour if seats == FOUR.seats else Geometry)(size, pack, u)

    def _map(self, shape: str) -> TableMap:
        return self._grown(review_map(shape, self.SEATS))

    def _lay_seat(self, seat: Seat, hand: Hand, opened: bool, poses: dict[ItalianCard, Pose]) -> None:
        """The person saw the partner's last cards: they lie open either way."""
        if opened:
            self._lay_side_by_side(seat, hand, True, poses)
        else:
            self._lay_hand(seat, hand, poses)


class GeometryOfFour(Geometry):
    """The same for four in pairs."""

    FULL_HAND = FOUR.hand
    SEATS = FOUR.seats
