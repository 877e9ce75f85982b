"""A deal of Scopa under way, handed to an installed program."""

from game.scopa.match import Match


def _two_plays() -> Match:
    match = Match("easy", 11, False, seed="7" * 64)
    for _ in range(2):
        match.apply(match.legal_plays()[0])
    return match


RECORD = _two_plays().record()
