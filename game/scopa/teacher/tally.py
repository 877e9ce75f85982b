"""What a deal comes to, line by line of the count, for plays to be compared by. Knows no hands."""

from __future__ import annotations

from typing import Final

from game.scopa.players.bits import COINS, SETTEBELLO, napola_run, primiera
from game.scopa.players.stakes import Taken
from game.scopa.points import LINES
from game.teaching.tally import Columns, Outcome

CLOSED: Final = "closed"
"""Besides the lines of the count: how often our side captures last."""
COLUMNS: Final = Columns(tuple(LINES), (CLOSED,))


def outcome(taken: Taken, napola: bool, chance: float) -> Outcome:
    """By how many points our side is ahead at the end of a deal, line by line, with the rest of the columns."""
    ours, theirs = taken.mine, taken.his
    lines = (
        _more(ours.bit_count() - theirs.bit_count()),
        _more((ours & COINS).bit_count() - (theirs & COINS).bit_count()),
        _more((ours & SETTEBELLO) - (theirs & SETTEBELLO)),
        _more(primiera(ours) - primiera(theirs)),
        taken.my_scope - taken.his_scope,
        napola_run(ours) - napola_run(theirs) if napola else 0,
    )
    return *lines, taken.closed, chance, sum(lines)


def _more(difference: int) -> int:
    return (difference > 0) - (difference < 0)
