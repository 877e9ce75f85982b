"""A deal of Briscola under way, handed to an installed program."""

from game.briscola.match import Match


def _seven_plays() -> Match:
    match = Match("easy", 2, seed="7" * 64)
    for _ in range(7):
        match.apply(match.legal_plays()[0])
    return match


RECORD = _seven_plays().record()
