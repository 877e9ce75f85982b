"""The deals of the days as they were played at Scorpion; decides neither which deal a day has nor what a mark means."""

from __future__ import annotations

from datetime import date

from game.clock import now
from game.days import Mark, marks
from game.scorpion.kept import TABLE
from game.store import Outcome, Store


def days_played(store: Store, outcome: Outcome | None) -> dict[date, Mark]:
    """What became of the days' deals, the game under way too, which has this `outcome` (None: it goes on)."""
    games = store.finished(TABLE)
    running = store.running(TABLE)
    if running is not None and (outcome is not None or running.moves or running.undos):
        games.append(running.ended(outcome or Outcome.NOT_WON, now()))
    return marks(games)
