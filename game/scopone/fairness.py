"""Whether the cards of a Scopone record are those of its seed; how deals come from seeds: `game.fairness`.

The stream's GAME is `scopone`, the pack the Italian one, the players four. In Scientifico no order is void; in Scopone
one that has three or four kings among its first four cards.
"""

from __future__ import annotations

from game.records import JsonObject
from game.scopa import fairness
from game.scopone.family import SCOPONE_GAME


def verify(record: JsonObject) -> JsonObject:
    """Whether a record's cards are those of its seed, and its commitment that seed's hash; raises `RecordError`."""
    return fairness.verify(record, SCOPONE_GAME)
