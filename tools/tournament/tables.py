"""The games contests are played at: their rules, what a player sees, and who can play. Decides no play itself."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from game.levels import Level
from game.records import JsonObject
from game.scopa import engine as scopa_engine
from game.scopa import observation as scopa_observation
from game.scopa import players as scopa_players
from game.scopa.family import SCOPA_GAME
from game.scopa.rules import SCOPA, ScopaRules
from game.scopa.state import CardPlayed, PlayCard, State
from game.scopa.terms import Terms
from game.scopone import engine as scopone_engine
from game.scopone import observation as scopone_observation
from game.scopone import players as scopone_players
from game.scopone.family import SCOPONE_GAME
from game.scopone.rules import RULE_SETS
from game.seats import Seat
from tools.tournament import careful

RANDOM = "random"
"""The contestant that plays any legal card."""
USUAL = SCOPA_GAME.name
"""The game that is meant where none is named."""
TABLES = {SCOPA_GAME.name: (SCOPA.name,), SCOPONE_GAME.name: tuple(rules.name for rules in RULE_SETS)}
"""The games and their rule sets, the usual one first."""

Observe = Callable[[State, Sequence[CardPlayed], Terms, Seat], Any]
Choose = Callable[[Any, int], PlayCard]
"""From what a player sees and a seed to his play."""
Write = Callable[[Any], JsonObject]
"""What a player sees in the form of the engine command."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game as contests play it. `single`: a contest is one deal, else a match."""

    game: str
    rules: ScopaRules
    single: bool
    observe: Observe
    write: Write
    players: Mapping[str, Choose]


@cache
def table(rules: str) -> Table:
    """The table of a rule set."""
    if rules == SCOPA.name:
        levels: dict[str, Choose] = {level: partial(scopa_players.choose, level) for level in Level}
        return Table(SCOPA_GAME.name, SCOPA, False, scopa_observation.observe, scopa_engine.write_observation, levels)
    rule_set = next(one for one in RULE_SETS if one.name == rules)
    fours: dict[str, Choose] = {level: partial(scopone_players.choose, level) for level in Level}
    fours["careful"] = careful.choose
    observe, write = scopone_observation.observe, scopone_engine.write_observation
    return Table(SCOPONE_GAME.name, rule_set, True, observe, write, fours)


def names(rules: str) -> tuple[str, ...]:
    """Who can play there."""
    return (RANDOM, *table(rules).players)


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options `--game` and `--rules`."""
    parser.add_argument("--game", choices=TABLES, default=USUAL, help="the game that is played")
    parser.add_argument("--rules", help="the game's rule set (default: the usual one)")


def chosen_table(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> Table:
    """The table the options name; `parser` ends the program for one that isn't there."""
    known = TABLES[chosen.game]
    rules = chosen.rules or known[0]
    if rules not in known:
        parser.error(f"{chosen.game} has no rules {rules}; expected one of {', '.join(known)}")
    return table(rules)
