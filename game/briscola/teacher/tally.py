"""What a deal comes to, by when its points are won, for plays to be compared by. Knows no hands."""

from __future__ import annotations

from typing import Final

from game.teaching.tally import Columns, Outcome

NOW: Final = "now"
"""The points of the trick that is played to, where the play decides it."""
LATER: Final = "later"
"""Those of all others."""
COLUMNS: Final = Columns((NOW, LATER))


def outcome(now: int, ahead: int) -> Outcome:
    """By how many points our side is ahead: in the trick the play decides, in all others, at the end.

    The chance to win the match goes up and down with that to win the game, which stands for it.
    """
    won = 0.5 + ((ahead > 0) - (ahead < 0)) / 2
    return now, ahead - now, won, ahead
