"""Decides which finished games can be asked for and how each choice is called; knows no game by name."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import NamedTuple

from game.history import Entry, Wanted
from game.store import Outcome
from game.words import Words, marked
from scenes.windows.history.finished import FinishedRows


class Played(NamedTuple):
    """What was played: all games, one game, or a rule set or level of it."""

    game: str | None = None
    kind: str | None = None


EVERYTHING = Played()


class Ended(NamedTuple):
    """How games ended, and whether they were helped."""

    words: str
    outcome: Outcome | None = None
    helped: bool | None = None


class Since(NamedTuple):
    """How far back games are wanted: so many days, today among them, or this year's; None: from the first on."""

    words: str
    days: int | None = None
    this_year: bool = False

    def first(self, today: date) -> str:
        """The first day, "" where there is none."""
        if self.this_year:
            return date(today.year, 1, 1).isoformat()
        return "" if self.days is None else (today - timedelta(days=self.days - 1)).isoformat()


ENDED = (
    Ended(marked("Any result")),
    Ended(marked("Won"), Outcome.WON),
    Ended(marked("Not won"), Outcome.NOT_WON),
    Ended(marked("Without help"), helped=False),
    Ended(marked("With help"), helped=True),
)
SINCE = (
    Since(marked("Always")),
    Since(marked("Today"), 1),
    Since(marked("Last 7 days"), 7),
    Since(marked("Last 30 days"), 30),
    Since(marked("This year"), this_year=True),
)


class Choice(NamedTuple):
    """What is asked for; `ended` and `since` are places in `ENDED` and `SINCE`."""

    played: Played = EVERYTHING
    ended: int = 0
    since: int = 0

    def wanted(self, today: date) -> Wanted:
        """The games that are asked for."""
        ended, first = ENDED[self.ended], SINCE[self.since].first(today)
        return Wanted(*self.played, ended.outcome, ended.helped, since=first)


def played_choices(entries: Sequence[Entry], games: Sequence[str]) -> list[Played]:
    """What can be asked for: what was played, in the order of `games`; a game's kinds, where it has several."""
    kinds: dict[str, dict[str, None]] = {game: {} for game in games}
    for _, over in entries:
        kinds.setdefault(over.game, {}).setdefault(over.kind)
    found = [EVERYTHING]
    for game, of_game in kinds.items():
        if of_game:
            found.append(Played(game))
            found += [Played(game, kind) for kind in of_game if len(of_game) > 1]
    return found


def played_words(played: Played, rows: FinishedRows, words: Words) -> str:
    """How a choice of what was played is called."""
    return words.text("All games") if played.game is None else rows.played(played.game, played.kind or "")
