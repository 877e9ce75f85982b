"""What the matches played so far say: shares with their 95 % intervals, times, chances let go."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt

from tools.tournament.ledger import Line

_SIGMAS = 1.96
"""An interval of so many standard errors either way holds the true share 95 times in 100."""


def share(lines: Sequence[Line]) -> tuple[float, float]:
    """The share of matches the first side won, and half its 95 % interval, from pairs played to their end.

    A pair is one observation: its two matches have the same decks, so they are not independent.
    """
    wins: dict[int, list[bool]] = defaultdict(list)
    for line in lines:
        wins[line.pair].append(line.winner == 0)
    shares = [sum(pair) / 2 for pair in wins.values() if len(pair) == 2]
    if len(shares) < 2:
        return 0.5, 0.5
    mean = sum(shares) / len(shares)
    variance = sum((value - mean) ** 2 for value in shares) / (len(shares) - 1)
    return mean, _SIGMAS * sqrt(variance / len(shares))


def percentile(values: Sequence[float], part: float) -> float:
    """The value that `part` (0 to 1) of the values stay within; 0 for none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def report(names: tuple[str, str], lines: Sequence[Line]) -> str:
    """A few lines for people."""
    mean, half = share(lines)
    deals = sum(line.deals for line in lines)
    ahead = sum(line.points[0] - line.points[1] for line in lines) / max(deals, 1)
    told = [
        f"{names[0]} against {names[1]}: {len(lines)} matches, {deals} deals",
        f"  {names[0]} takes {100 * mean:.1f} % of matches, 95 % interval "
        f"{100 * max(0.0, mean - half):.1f} to {100 * min(1.0, mean + half):.1f}; {ahead:+.2f} points a deal",
    ]
    for side, name in enumerate(names):
        times = [ms for line in lines for ms in line.times_ms[side]]
        let_go = sum(line.let_go[side] for line in lines)
        told.append(
            f"  {name}: {let_go} of {len(times)} plays let a scopa or the settebello go; decides within "
            f"{percentile(times, 0.5):.1f} ms (half), {percentile(times, 0.95):.1f} ms (95 %), "
            f"{max(times, default=0):.1f} ms (all)"
        )
    return "\n".join(told)
