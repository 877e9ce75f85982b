"""Where every card lies while a deal is looked at again, and where panel, words and strip stand. Draws nothing."""

from __future__ import annotations

from functools import lru_cache

from game import resources
from game.seats import SIDES
from scenes.match.review.geometry import ReviewGeometry, needed
from scenes.scopa.geometry import Geometry as TableGeometry
from scenes.table.maps import TableMap, read_map


@lru_cache
def review_map(shape: str) -> TableMap:
    """The map of Scopa's review for a shape of window; raises `LayoutError` or `MissingAsset`."""
    return read_map(resources.asset(f"tables/scopa-review-{shape}.tmx"), (*needed(SIDES), "pack", "table"))


class Geometry(ReviewGeometry, TableGeometry):
    """The table of a review for two."""

    def _map(self, shape: str) -> TableMap:
        return self._grown(review_map(shape))
