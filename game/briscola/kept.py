"""A match of Briscola that is kept: how one begins, what it is counted as. Draws nothing."""

from __future__ import annotations

from typing import Self

from game import kept_match
from game.briscola.match import Match, hand_in
from game.briscola.match_record import RECORDS
from game.briscola.record import GAME
from game.briscola.rules import TWO, BriscolaRules
from game.match_records import MatchRecords
from game.records import JsonObject
from game.store import Store

TABLE = GAME


class KeptMatch(kept_match.KeptMatch[Match]):
    """One match; every play and every new deal is saved at once."""

    TABLE = TABLE

    @classmethod
    def records(cls) -> MatchRecords[Match]:
        return RECORDS

    @classmethod
    def begin(
        cls, store: Store, level: str, target: int, rules: BriscolaRules = TWO, partners_see: bool = True
    ) -> Self:
        """Begin a match and save it."""
        kept = cls(store, Match(level, target, rules, partners_see))
        kept.save()
        return kept

    @classmethod
    def reopen(cls, store: Store, record: JsonObject, level: str) -> Self:
        return cls(store, hand_in(record, level)).hand_in()

    @property
    def kind(self) -> str:
        return kind_of(self.match.rules.name, self.match.level)

    def let_partners_see(self, see: bool) -> None:
        """From now on partners look at each other's last cards, or don't; saved where that is new."""
        if self.match.terms.partners_see != see:
            self.match.let_partners_see(see)
            self.save()


def kind_of(rules: str, level: str) -> str:
    """What a match by a rule set against a level is counted as."""
    return f"{rules}:{level}"
