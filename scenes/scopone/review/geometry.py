"""Where every card of four hands lies while a deal of Scopone is looked at again. Draws nothing.

The others' hands lie side by side at the top, in the order in which they sit from left to right.
"""

from __future__ import annotations

from functools import lru_cache

from game import resources
from game.cards import ITALIAN
from game.scopa.state import Cards
from game.seats import PERSON, Seat
from scenes.look.shapes import Box
from scenes.match.four_seats import SEATS
from scenes.match.geometry import Held
from scenes.match.review.geometry import needed
from scenes.scopa.review.geometry import Geometry as ReviewOfTwo
from scenes.table.maps import TableMap, read_map


@lru_cache
def review_map(shape: str) -> TableMap:
    """The map of Scopone's review for a shape of window; raises `LayoutError` or `MissingAsset`."""
    return read_map(resources.asset(f"tables/scopone-review-{shape}.tmx"), (*needed(SEATS), "table"))


class Geometry(ReviewOfTwo):
    """The table of a review for four."""

    def _map(self, shape: str) -> TableMap:
        return self._grown(review_map(shape))

    @property
    def middle(self) -> float:
        return self.box("table").cx

    def hand_cards(self, state: Held, seat: Seat) -> Cards:
        """Hands lie by suit, then by value; backs tell nothing of that."""
        hand = super().hand_cards(state, seat)
        return tuple(sorted(hand, key=ITALIAN.cards.index)) if seat == PERSON or self.open_hands else hand

    def pack_box(self) -> Box:
        """No pack is left once all is dealt; where it would lie nobody sees."""
        box = self.box("table")
        return Box(box.x, box.y, *self.card_size)
