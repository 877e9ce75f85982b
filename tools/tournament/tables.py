"""The tables contests are played at, by their rule sets; decides no play and knows no rule."""

from __future__ import annotations

import argparse
from functools import cache

from game.briscola import rules as briscola
from game.scopa.family import SCOPA_GAME
from game.scopa.rules import SCOPA
from game.scopone.family import SCOPONE_GAME
from game.scopone.rules import RULE_SETS
from tools.tournament import of_briscola, of_scopa
from tools.tournament.place import Table

RANDOM = "random"
"""The contestant that plays any legal card."""
USUAL = SCOPA_GAME.name
"""The game that is meant where none is named."""
_BRISCOLA = {rules.name: rules for rules in briscola.RULE_SETS}
_SCOPONE = {rules.name: rules for rules in RULE_SETS}
TABLES = {
    SCOPA_GAME.name: (SCOPA.name,),
    SCOPONE_GAME.name: tuple(_SCOPONE),
    of_briscola.NAME: tuple(_BRISCOLA),
}
"""The games and their rule sets, the usual one first."""


@cache
def table(rules: str) -> Table:
    """The table of a rule set."""
    if rules in _BRISCOLA:
        return of_briscola.for_players(_BRISCOLA[rules])
    return of_scopa.for_four(_SCOPONE[rules]) if rules in _SCOPONE else of_scopa.for_two()


def names(rules: str) -> tuple[str, ...]:
    """Who can play there."""
    return (RANDOM, *table(rules).players)


def told(game: str, rules: str) -> tuple[str, ...]:
    """The words by which files of results tell the table from the others."""
    if game == USUAL:
        return ()
    return (rules,) if game == SCOPONE_GAME.name else (game, rules)


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
