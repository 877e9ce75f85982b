"""The deals of the days as they were played at Scorpion; decides neither which deal a day has nor what a mark means."""

from __future__ import annotations

from datetime import date

from game.clock import now
from game.days import Mark, marks
from game.scorpion.kept import TABLE
from game.statistics import games_over
from game.store import Outcome, Store


def days_played(store: Store, outcome: Outcome | None) -> dict[date, Mark]:
    """What became of the days' deals, the game under way too, which has this `outcome` (None: it goes on)."""
    games = games_over(store, TABLE, outcome)
    running = store.running(TABLE) if outcome is None else None
    if running is not None and (running.moves or running.undos):
        games.append(running.ended(Outcome.NOT_WON, now()))
    return marks(games)
