"""A sitting at the Scopone table, and matches to sit down to; what happens in them can be played ahead."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from typing import Final

from game.levels import Level
from game.scopa.match import Match, resume
from game.scopa.rules import ScopaRules
from game.scopa.state import PlayCard
from game.scopone.family import SCOPONE_GAME
from game.scopone.kept import KeptMatch
from game.scopone.players import choose
from game.scopone.rules import SCIENTIFICO
from tests.desktop.scopa.sitting import ScopaSitting
from tools.desk.scopone_places import ScoponePlaces

TO_GO: Final = (17, 17)
"""Points before a match's last deals: one or two decide it."""


class ScoponeSitting(ScopaSitting):
    """A person at the Scopone table."""

    table = "scopone"
    KEPT = KeptMatch
    PLACES = ScoponePlaces


def matches(level: str, rules: ScopaRules = SCIENTIFICO) -> Iterator[Match]:
    """Matches to the rule set's usual points, near their end, just dealt, always the same ones."""
    for number in count():
        seed = sha256(f"table {number}".encode()).hexdigest()
        yield Match(level, rules.target, True, TO_GO, 3, seed=seed, game=SCOPONE_GAME, rules=rules)


def ahead_of(match: Match) -> PlayCard:
    """What is played next at the level of the match, whoever's turn it is."""
    return choose(Level(match.level), match.observation(match.state.to_play), match.thinking_seed)


def played_to(plays: int, match: Match) -> Match:
    """The match after so many plays of its deal."""
    ahead = resume(match.record(), SCOPONE_GAME)
    while len(ahead.plays) < plays:
        ahead.apply(ahead_of(ahead))
    return ahead
