"""The games contests are played at: their rules, what a player sees, and who can play. Decides no play itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from game.levels import Level
from game.scopa import observation as scopa_observation
from game.scopa import players as scopa_players
from game.scopa.record import Terms
from game.scopa.rules import SCOPA, ScopaRules
from game.scopa.state import CardPlayed, PlayCard, State
from game.scopone import observation as scopone_observation
from game.scopone import players as scopone_players
from game.scopone.rules import RULE_SETS
from game.seats import Seat
from tools.tournament import careful

RANDOM = "random"
"""The contestant that plays any legal card."""
TABLES = {"scopa": (SCOPA.name,), "scopone": tuple(rules.name for rules in RULE_SETS)}
"""The games and their rule sets, the usual one first."""

Observe = Callable[[State, Sequence[CardPlayed], Terms, Seat], Any]
Choose = Callable[[Any, int], PlayCard]
"""From what a player sees and a seed to his play."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game as contests play it. `single`: a contest is one deal, else a match to `target`."""

    rules: ScopaRules
    target: int
    single: bool
    observe: Observe
    players: Mapping[str, Choose]


@cache
def table(rules: str) -> Table:
    """The table of a rule set."""
    if rules == SCOPA.name:
        levels: dict[str, Choose] = {level: partial(scopa_players.choose, level) for level in Level}
        return Table(SCOPA, SCOPA.target, False, scopa_observation.observe, levels)
    rule_set = next(one for one in RULE_SETS if one.name == rules)
    fours: dict[str, Choose] = {level: partial(scopone_players.choose, level) for level in Level}
    fours["careful"] = careful.choose
    return Table(rule_set, rule_set.target, True, scopone_observation.observe, fours)


def names(rules: str) -> tuple[str, ...]:
    """Who can play there."""
    return (RANDOM, *table(rules).players)
