"""A match of Scopa's family that is kept: whose it is, and how one begins. Draws nothing."""

from __future__ import annotations

from typing import ClassVar, Self

from game import kept_match
from game.match_records import MatchRecords
from game.records import JsonObject
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.match import Match, hand_in
from game.scopa.match_record import records_of
from game.scopa.rules import ScopaRules
from game.store import Store

TABLE = SCOPA_GAME.name


class KeptMatch(kept_match.KeptMatch[Match]):
    """One match; every play and every new deal is saved at once."""

    TABLE = TABLE
    GAME: ClassVar[ScopaGame] = SCOPA_GAME
    """Which game of the family it is a match of."""

    @classmethod
    def records(cls) -> MatchRecords[Match]:
        return records_of(cls.GAME)

    @classmethod
    def begin(cls, store: Store, level: str, target: int, napola: bool, rules: ScopaRules | None = None) -> Self:
        """Begin a match and save it; without `rules` by the first of its game's rule sets."""
        kept = cls(store, Match(level, target, napola, game=cls.GAME, rules=rules))
        kept.save()
        return kept

    @classmethod
    def reopen(cls, store: Store, record: JsonObject, level: str) -> Self:
        return cls(store, hand_in(record, level, cls.GAME)).hand_in()
