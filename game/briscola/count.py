"""What a deal of Briscola counts when it is over, and how games won decide a match; knows no table, no turn."""

from __future__ import annotations

from game.briscola.points import HALF, points_in
from game.briscola.state import State
from game.seats import OURS, THEIRS, Side


def points(state: State) -> tuple[int, int]:
    """The card points each side has taken."""
    ours, theirs = state.captured
    return points_in(ours), points_in(theirs)


def won_by(counted: tuple[int, int]) -> Side | None:
    """Which side has won a deal that is over with these points; None where it is drawn and counts for nobody."""
    return next((side for side in (OURS, THEIRS) if counted[side] > HALF), None)


def added(match: tuple[int, int], won: Side | None) -> tuple[int, int]:
    """The games each side has won after one more, won by a side or by nobody."""
    return match[OURS] + (won == OURS), match[THEIRS] + (won == THEIRS)


def winner(match: tuple[int, int], target: int) -> Side | None:
    """Which side has won the match with these games; None while neither has."""
    if max(match) < target or match[OURS] == match[THEIRS]:
        return None
    return OURS if match[OURS] > match[THEIRS] else THEIRS
