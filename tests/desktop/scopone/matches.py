"""Matches of four that begin as a test needs it, searched for among numbered seeds; drives nothing."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count

from game.levels import Level
from game.scopa.match import Match
from game.scopone.family import SCOPONE_GAME
from game.scopone.players import choose
from game.seats import PERSON
from tests.desktop.scopa import matches


def new_matches(level: str, target: int = 21) -> Iterator[Match]:
    """Matches of Scientifico that have just been dealt, always the same ones."""
    for number in count():
        seed = sha256(f"four {number}".encode()).hexdigest()
        yield Match(level, target, False, seed=seed, game=SCOPONE_GAME)


def played_to(plays: int, match: Match, person: Level = Level.EASY) -> Match:
    """The match after so many plays of its deal."""
    return matches.played_to(plays, match, person, choose)


def that_goes_on(points: int, target: int) -> Match:
    """A match whose first deal brings one side so many points, but nobody the match."""
    for match in new_matches("easy", target):
        counted = played_to(40, match)
        if max(counted.score_after) >= points and counted.winner is None:
            return match
    raise AssertionError("seeds never end")


def begun_by_the_person() -> Match:
    """A match whose first card is the person's."""
    return next(match for match in new_matches("easy") if match.first == PERSON)
