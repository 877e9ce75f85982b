"""The deals of the days as they were played at Scorpion; decides neither which deal a day has nor what a mark means."""

from __future__ import annotations

from datetime import date

from game import records
from game.clock import now
from game.days import Mark, marks
from game.errors import RecordError
from game.scorpion.kept import TABLE
from game.store import Outcome, RunningGame, Store


def days_played(store: Store, outcome: Outcome | None) -> dict[date, Mark]:
    """What became of the days' deals, the game under way too, which has this `outcome` (None: it goes on)."""
    games = store.finished(TABLE)
    running = store.running(TABLE)
    if running is not None and running.day and (outcome is not None or _begun(running)):
        games.append(running.ended(outcome or Outcome.NOT_WON, now()))
    return marks(games)


def _begun(game: RunningGame) -> bool:
    """Whether anything was done in it: what was taken back, or begun again, was done."""
    try:
        return bool(records.actions(records.parse(game.record), "moves"))
    except RecordError:
        return False
