"""What became of the deal of each day, and for how long days were solved one after the other; knows no game.

A day's deal is solved when it is won, on whatever day that is (docs/counting.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from typing import NamedTuple

from game.store import FinishedGame, Outcome

FIRST_DAY = date(2026, 1, 1)
"""The first day whose deal is offered."""
FORGIVEN_IN = 7
"""Of so many days running, one may be missed in a run of solved days."""


class Mark(NamedTuple):
    """A day whose deal was played: whether it was solved, once without help at least, and only on a later day."""

    solved: bool = False
    unaided: bool = False
    later: bool = False


def marks(games: Iterable[FinishedGame]) -> dict[date, Mark]:
    """The days whose deals are among these games; whether a game counts otherwise doesn't matter."""
    found: dict[date, Mark] = {}
    for game in games:
        day = _date(game.day)
        if day is not None:
            before = found.get(day)
            found[day] = _mark(game, day) if before is None else _better(before, _mark(game, day))
    return found


class Calendar:
    """The days as they look `today`. One that was played although it is still to come keeps its mark."""

    def __init__(self, played: Mapping[date, Mark], today: date) -> None:
        self._played = dict(played)
        self.today = today
        self._solved = sorted(day for day, mark in played.items() if mark.solved)

    def mark(self, day: date) -> Mark | None:
        """What became of a day's deal, None where it wasn't played."""
        return self._played.get(day)

    def offers(self, day: date) -> bool:
        """Whether a day's deal can be played: that of no day to come, and of none before the first but today."""
        return day == self.today or FIRST_DAY <= day <= self.today

    @property
    def first(self) -> date:
        """The first day there is anything to see of; all between it and the last are days of the calendar."""
        return min(FIRST_DAY, self.today, *self._played)

    @property
    def last(self) -> date:
        """The last day there is anything to see of."""
        return max(FIRST_DAY, self.today, *self._played)

    def nearest(self, day: date) -> date:
        """The day of the calendar that is nearest to a day."""
        return min(max(day, self.first), self.last)

    @property
    def longest(self) -> int:
        """How many days were solved in the longest run: of any seven days running in it one at most was missed."""
        return _longest(self._solved)

    @property
    def current(self) -> int:
        """How many days were solved in the run that can still go on; today is no missed day before it is over."""
        return _up_to(self._solved, self.today)


def _longest(solved: list[date]) -> int:
    """Two missed days must lie seven days apart at least."""
    best = length = 0
    before: date | None = None
    missed: date | None = None
    held = 0
    for day in solved:
        gap = 0 if before is None else (day - before).days - 1
        if gap > 1:
            length, held, missed = 0, 0, day - timedelta(1)
        elif gap == 1:
            here = day - timedelta(1)
            if missed is not None and (here - missed).days < FORGIVEN_IN:
                length = held  # the run begins after the day missed before this one
            held, missed = 0, here
        length, held, before = length + 1, held + 1, day
        best = max(best, length)
    return best


def _up_to(solved: list[date], today: date) -> int:
    """The longest run that ends with the last day that is over, or with today where that is solved."""
    known = set(solved)
    count, missed = 0, None
    day = today if today in known else _before(today)
    first = solved[0] if solved else today
    while day is not None and day >= first:
        if day in known:
            count += 1
        elif missed is not None and (missed - day).days < FORGIVEN_IN:
            break
        else:
            missed = day
        day = _before(day)
    return count


def _before(day: date) -> date | None:
    return None if day == date.min else day - timedelta(1)


def _mark(game: FinishedGame, day: date) -> Mark:
    if game.outcome is not Outcome.WON:
        return Mark()
    ended = _date(game.ended[:10])
    return Mark(True, not game.assisted, ended is not None and ended > day)


def _better(one: Mark, other: Mark) -> Mark:
    """Of two games of one day whichever is better, in each respect."""
    if not (one.solved and other.solved):
        return one if one.solved else other
    return Mark(True, one.unaided or other.unaided, one.later and other.later)


def _date(text: str) -> date | None:
    try:
        return date.fromisoformat(text) if len(text) == 10 else None
    except ValueError:
        return None
