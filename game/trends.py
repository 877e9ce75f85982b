"""How results went over time and how they are spread, in figures for a chart; knows no game, no words, no screen."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from game.store import FinishedGame, Outcome

WINDOW = 20
"""How many of the last games a share is of."""
_SURE = 1.96
"""Standard deviations to each side that hold in 95 of 100 cases."""


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


def shares_won(games: Iterable[FinishedGame], window: int = WINDOW) -> list[Share]:
    """The share won of the last `window` games after each of the games that count, given in the order they ended.

    Before there are so many it is of all of them: the band is wide then.
    """
    last: deque[bool] = deque(maxlen=window)
    found = []
    for game in games:
        if game.counts:
            last.append(game.outcome is Outcome.WON)
            found.append(band(sum(last), len(last)))
    return found


def thinned(shares: Sequence[Share], most: int) -> list[Share]:
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
