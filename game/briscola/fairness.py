"""How Briscola's deals come from seeds (`game.fairness`), and whether a record's cards are those of its seed.

The stream's GAME is `briscola`, the pack the Italian one, the players two or four. No order is void.
"""

from __future__ import annotations

from game.briscola import record as briscola_record
from game.briscola.record import GAME
from game.briscola.rules import BriscolaRules
from game.cards import ITALIAN, ItalianSuit
from game.errors import RecordError
from game.fairness import FairDealing
from game.records import JsonObject


def dealing(rules: BriscolaRules) -> FairDealing[ItalianSuit]:
    """How deals by a rule set come from seeds."""
    return FairDealing(GAME, ITALIAN, rules.seats, lambda _: False)


def verify(record: JsonObject) -> JsonObject:
    """Whether a record's cards are those of its seed, and its commitment that seed's hash; raises `RecordError`."""
    start, _ = briscola_record.read(record)
    if start.position is not None:
        raise RecordError("position is given; expected deck, for a seed fixes a whole deal")
    return dealing(start.terms.rules).proved(record, start.order, start.first)
