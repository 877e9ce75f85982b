"""A match of Scopone that is kept: Scopa's, of another game of the family."""

from __future__ import annotations

from game.scopa import kept as scopa_kept
from game.scopone.family import SCOPONE_GAME


class KeptMatch(scopa_kept.KeptMatch):
    """One match; every play and every new deal is saved at once."""

    TABLE = SCOPONE_GAME.name
    GAME = SCOPONE_GAME

    @property
    def kind(self) -> str:
        return kind_of(self.match.rules.name, self.match.level)


def kind_of(rules: str, level: str) -> str:
    """What a match by a rule set against a level is counted as."""
    return f"{rules}:{level}"
