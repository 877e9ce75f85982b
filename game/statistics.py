"""Counts a player's finished games; knows no rules, no words and not where the games are kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from game.clock import now
from game.history import Entry
from game.store import FinishedGame, Outcome, Store


@dataclass(frozen=True, slots=True)
class Tally:
    """Finished games of one kind, counted.

    `unaided` are the games won without hint, light, reason or moves shown. `streak` are the games won one after the
    other up to now, `longest` the most that ever were. `fewest_moves` is the shortest win's number of moves, None
    without a win. `mean_score` is of all games, won or not, None without any.
    """

    played: int = 0
    won: int = 0
    unaided: int = 0
    streak: int = 0
    longest: int = 0
    fewest_moves: int | None = None
    mean_score: float | None = None

    @property
    def helped(self) -> int:
        """The games won with help."""
        return self.won - self.unaided

    @property
    def percent(self) -> int:
        """The share of games won, rounded; never 0 with a game won, nor 100 with one not won."""
        if self.won in (0, self.played):
            return 100 if self.won else 0
        return min(99, max(1, round(100 * self.won / self.played)))


class Bests(NamedTuple):
    """The best games of one kind, of equally good ones the first; None where there is none.

    `shortest` is the win in fewest moves, `highest` the game with most points, won or not, `quickest` the win in the
    least time, of those played by the clock all along.
    """

    shortest: FinishedGame | None = None
    highest: FinishedGame | None = None
    quickest: FinishedGame | None = None


def tally(games: Iterable[FinishedGame]) -> Tally:
    """Count games given in the order in which they ended; those that count for nothing are passed over."""
    counting = [game for game in games if game.counts]
    wins = [game for game in counting if game.outcome is Outcome.WON]
    streaks = list(accumulate(counting, lambda run, game: (run + 1) * (game.outcome is Outcome.WON), initial=0))
    return Tally(
        played=len(counting),
        won=len(wins),
        unaided=sum(not game.assisted for game in wins),
        streak=streaks[-1],
        longest=max(streaks),
        fewest_moves=min((game.moves for game in wins), default=None),
        mean_score=sum(game.score for game in counting) / len(counting) if counting else None,
    )


def bests(games: Iterable[FinishedGame]) -> Bests:
    """The best of these games, given in the order in which they ended; those that count for nothing are passed over."""
    counting = [game for game in games if game.counts]
    wins = [game for game in counting if game.outcome is Outcome.WON]
    timed = [(game.seconds, game) for game in wins if game.seconds is not None]
    return Bests(
        shortest=min(wins, key=lambda game: game.moves, default=None),
        highest=max(counting, key=lambda game: game.score, default=None),
        quickest=min(timed, key=lambda pair: pair[0])[1] if timed else None,
    )


def games_over(store: Store, table: str, outcome: Outcome | None) -> list[Entry]:
    """The finished games of a table, the oldest first; the one still lying there too, where it has an `outcome`.

    That one has no number yet: 0.
    """
    games = [Entry(number, over) for number, over in store.results().items() if over.game == table]
    lying = still_lying(store, table, outcome)
    return [*games, lying] if lying else games


def still_lying(store: Store, table: str, outcome: Outcome | None) -> Entry | None:
    """The game that lies on a table though it is over, ended just now; None without an `outcome`, or a game."""
    running = store.running(table)
    return None if running is None or outcome is None else Entry(0, running.ended(outcome, now()))
