"""How Scopa's deals come from seeds (`game.fairness`), and whether a record's cards are those of its seed.

The stream's GAME is `scopa`, the pack the Italian one, the players two. An order is void that has three or four kings
among its first four cards.
"""

from __future__ import annotations

from game.cards import ITALIAN, ItalianSuit
from game.errors import RecordError
from game.fairness import FairDealing
from game.records import JsonObject
from game.scopa import record as scopa_record
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.rules import ScopaRules


def dealing(game: ScopaGame, rules: ScopaRules) -> FairDealing[ItalianSuit]:
    """How a game's deals by one of its rule sets come from seeds."""
    return FairDealing(game.name, ITALIAN, rules.seats, rules.is_void)


def verify(record: JsonObject, game: ScopaGame = SCOPA_GAME) -> JsonObject:
    """Whether a record's cards are those of its seed, and its commitment that seed's hash; raises `RecordError`."""
    start, _ = scopa_record.read(record, game)
    if start.position is not None:
        raise RecordError("position is given; expected deck, for a seed fixes a whole deal")
    return dealing(game, start.terms.rules).proved(record, start.order, start.first)
