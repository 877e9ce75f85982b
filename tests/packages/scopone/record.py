"""A deal of Scopone under way, handed to an installed program."""

from game.scopa.match import Match
from game.scopone.family import SCOPONE_GAME


def _five_plays() -> Match:
    match = Match("easy", 21, False, seed="7" * 64, game=SCOPONE_GAME)
    for _ in range(5):
        match.apply(match.legal_plays()[0])
    return match


RECORD = _five_plays().record()
