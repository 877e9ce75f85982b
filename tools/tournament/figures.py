"""What the contests played so far say: points and shares with their 95 % intervals, times, chances let go."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import sqrt

from tools.tournament.ledger import Line

_SIGMAS = 1.96
"""An interval of so many standard errors either way holds the true share 95 times in 100."""


def share(lines: Sequence[Line]) -> tuple[float, float]:
    """The share of contests the first side won, and half its 95 % interval, from pairs played to their end."""
    mean, half = _of_pairs(lines, lambda line: float(line.winner == 0))
    return (mean, half) if half is not None else (0.5, 0.5)


def ahead(lines: Sequence[Line]) -> tuple[float, float]:
    """How many points a deal the first side was ahead where a contest is one deal, and half the 95 % interval."""
    mean, half = _of_pairs(lines, lambda line: float(line.points[0] - line.points[1]))
    return mean, half or 0.0


def _of_pairs(lines: Sequence[Line], value: Callable[[Line], float]) -> tuple[float, float | None]:
    """The mean of a value, and half its 95 % interval, None where there are too few pairs for one.

    A pair is one observation: its two contests have the same decks, so they are not independent.
    """
    values: dict[int, list[float]] = defaultdict(list)
    for line in lines:
        values[line.pair].append(value(line))
    means = [sum(pair) / 2 for pair in values.values() if len(pair) == 2]
    if len(means) < 2:
        return sum(means), None
    mean = sum(means) / len(means)
    variance = sum((one - mean) ** 2 for one in means) / (len(means) - 1)
    return mean, _SIGMAS * sqrt(variance / len(means))


def percentile(values: Sequence[float], part: float) -> float:
    """The value that `part` (0 to 1) of the values stay within; 0 for none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def report(names: tuple[str, str], lines: Sequence[Line], single: bool = False, chances: bool = True) -> str:
    """A few lines for people; `single`: every contest was one deal, `chances`: say what was let go and given away."""
    told = [_of_deals(names, lines) if single else _of_matches(names, lines)]
    for side, name in enumerate(names):
        times = [ms for line in lines for ms in line.times_ms[side]]
        kept = _chances(lines, side, len(times)) if chances else ""
        told.append(
            f"  {name}: {kept}decides within {percentile(times, 0.5):.1f} ms (half), "
            f"{percentile(times, 0.95):.1f} ms (95 %), {max(times, default=0):.1f} ms (all)"
        )
    return "\n".join(told)


def _chances(lines: Sequence[Line], side: int, plays: int) -> str:
    deals = max(sum(line.deals for line in lines), 1)
    let_go = sum(line.let_go[side] for line in lines)
    given = sum(line.given[side] for line in lines) / deals
    needless = sum(line.needless[side] for line in lines) / deals
    return (
        f"{let_go} of {plays} plays let a scopa or the settebello go; "
        f"{given:.2f} scope a deal given away, {needless:.2f} of them needlessly; "
    )


def _of_matches(names: tuple[str, str], lines: Sequence[Line]) -> str:
    mean, half = share(lines)
    deals = sum(line.deals for line in lines)
    points = sum(line.points[0] - line.points[1] for line in lines) / max(deals, 1)
    return (
        f"{names[0]} against {names[1]}: {len(lines)} matches, {deals} deals\n"
        f"  {names[0]} takes {100 * mean:.1f} % of matches, 95 % interval "
        f"{100 * max(0.0, mean - half):.1f} to {100 * min(1.0, mean + half):.1f}; {points:+.2f} points a deal"
    )


def _of_deals(names: tuple[str, str], lines: Sequence[Line]) -> str:
    mean, half = ahead(lines)
    won, spread = share(lines)
    drawn = sum(line.winner < 0 for line in lines) / max(len(lines), 1)
    return (
        f"{names[0]} against {names[1]}: {len(lines)} deals\n"
        f"  {names[0]} takes {mean:+.2f} points a deal, 95 % interval {mean - half:+.2f} to {mean + half:+.2f}; "
        f"wins {100 * won:.1f} % of deals, {100 * max(0.0, won - spread):.1f} to {100 * min(1.0, won + spread):.1f}, "
        f"{100 * drawn:.1f} % are drawn"
    )
