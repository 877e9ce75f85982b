"""How results went over time and how they are spread, in figures for a chart; knows no game, no words, no screen."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple, TypeVar

from game.store import FinishedGame, Outcome

WINDOW = 20
"""How many of the last games a share is of at least."""
_WINDOWS = (WINDOW, 50, 100, 200, 500)
_SURE = 1.96
"""Standard deviations to each side that hold in 95 of 100 cases."""


T = TypeVar("T")


class Share(NamedTuple):
    """The share of games won up to one of them, 0 to 1, and the band that holds the true share in 95 of 100 cases."""

    share: float
    low: float
    high: float


class Bar(NamedTuple):
    """How many values lie from `first` to `last`, both included; `last` is None where everything above is in it."""

    first: int
    last: int | None
    values: int


def band(won: int, played: int) -> Share:
    """Wilson's interval: honest where few games were played, and never beyond 0 and 1. `played` is 1 at least."""
    share, square = won / played, _SURE * _SURE
    middle = (share + square / (2 * played)) / (1 + square / played)
    reach = _SURE / (1 + square / played) * sqrt(share * (1 - share) / played + square / (4 * played * played))
    return Share(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def won_of_last(games: Iterable[FinishedGame], window: int = WINDOW) -> list[tuple[int, int]]:
    """How many of the last `window` games were won, and how many that are, after each of the games that count.

    They are given in the order in which they ended. Before there are so many it is of all of them.
    """
    last: deque[bool] = deque(maxlen=window)
    found, won = [], 0
    for game in games:
        if game.counts:
            won -= len(last) == window and last[0]
            last.append(game.outcome is Outcome.WON)
            won += last[-1]
            found.append((won, len(last)))
    return found


def window_for(games: int) -> int:
    """Of how many games each a share is told, so that the course of so many can be seen: about a twentieth of them."""
    return next((window for window in _WINDOWS if 20 * window >= games), _WINDOWS[-1])


def thinned(shares: Sequence[T], most: int) -> list[T]:
    """So many of them at most (two at least), evenly spread, the first and the last among them."""
    if len(shares) <= most:
        return list(shares)
    return [shares[place * (len(shares) - 1) // (most - 1)] for place in range(most)]


def bars(values: Iterable[int], width: int = 1, first: int | None = None, last: int | None = None) -> list[Bar]:
    """How often values come, in bars `width` wide from the lowest value (or `first`) on without a gap.

    With `last` the bar it falls in is the last one and holds everything above. Values below `first` are in the first
    bar. Without values there are no bars.
    """
    counted = Counter(values)
    if not counted:
        return []
    low = min(counted) // width * width if first is None else first
    top = max(counted) if last is None else last
    count = max(0, top - low) // width + 1
    found = [0] * count
    for value, often in counted.items():
        found[min(max(0, value - low) // width, count - 1)] += often
    edges = [(low + width * place, low + width * place + width - 1) for place in range(count)]
    open_ended = last is not None
    return [
        Bar(begin, None if open_ended and place == count - 1 else end, found[place])
        for place, (begin, end) in enumerate(edges)
    ]
