"""What sets the games of Scopa's family apart: name, rule sets, what their players see. Plays nothing.

Rules, record, match and all that is kept of it stand once, and are given one of these values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from game.scopa.observation import observe
from game.scopa.rules import SCOPA, ScopaRules
from game.scopa.state import CardPlayed, State
from game.scopa.terms import Terms
from game.seats import Seat


class Observe(Protocol):
    """What the player at a seat sees of a deal; its type is known to the game's own players alone."""

    def __call__(self, state: State, plays: Sequence[CardPlayed], terms: Terms, seat: Seat) -> Any:
        """`plays` are those that led to `state`, first to last."""


@dataclass(frozen=True, slots=True)
class ScopaGame:
    """One game of the family.

    `name` is what records and the streams of its deals call it. `rule_sets` all have as many seats; the one that is
    meant where a record names none comes first.
    """

    name: str
    rule_sets: tuple[ScopaRules, ...]
    observe: Observe

    @property
    def rules(self) -> ScopaRules:
        """The rule set that is meant where none is named."""
        return self.rule_sets[0]

    @property
    def names_rules(self) -> bool:
        """Whether a record says which rule set it means."""
        return len(self.rule_sets) > 1

    def rules_named(self, name: str) -> ScopaRules:
        """The rule set of this name, which one of them has."""
        return next(rules for rules in self.rule_sets if rules.name == name)


SCOPA_GAME: Final = ScopaGame("scopa", (SCOPA,), observe)
"""The game for two."""
