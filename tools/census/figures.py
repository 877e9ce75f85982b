"""What the deals counted so far say of a rule set: shares with their 95 % intervals, and times."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from game.scorpion.solver import Verdict
from tools.census.deals import Line

_Z = 1.96
"""Standard deviations that hold 95 % of the cases."""
_WITHIN = {"classic": 0.3}
_WITHIN_OTHERS = 1.0
HEAD = """\
| rules | deals | winnable | unwinnable | unknown | winnable, 95 % | decided | mean ms | 95th | longest |
|---|---|---|---|---|---|---|---|---|---|"""


def count(lines: Sequence[Line], verdict: Verdict) -> int:
    """How many deals have this verdict."""
    return sum(line.verdict is verdict for line in lines)


def winnable_share(lines: Sequence[Line]) -> tuple[float, float]:
    """Between what shares of all deals winnable ones lie, by 95 %; undecided deals may be either."""
    winnable, deals = count(lines, Verdict.WINNABLE), len(lines)
    return wilson(winnable, deals)[0], wilson(winnable + count(lines, Verdict.UNKNOWN), deals)[1]


def decided_within(lines: Sequence[Line], seconds: float) -> float:
    """The share of deals decided in so much time."""
    return sum(line.ms <= 1000 * seconds and line.verdict is not Verdict.UNKNOWN for line in lines) / len(lines)


def wilson(hits: int, cases: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of which `hits` of `cases` were seen."""
    share, spread = hits / cases, _Z * _Z / cases
    middle = share + spread / 2
    half = _Z * sqrt(share * (1 - share) / cases + spread / cases / 4)
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def row(rules: str, lines: Sequence[Line]) -> str:
    """A rule set's line of the table, in Markdown, below `HEAD`; there must be a deal."""
    low, high = winnable_share(lines)
    limit = _WITHIN.get(rules, _WITHIN_OTHERS)
    times = sorted(line.ms for line in lines)
    cells = [
        rules,
        str(len(lines)),
        *(str(count(lines, verdict)) for verdict in Verdict),
        f"{low:.1%} to {high:.1%}",
        f"{decided_within(lines, limit):.1%} in {limit} s",
        *(f"{ms:.1f}" for ms in (sum(times) / len(times), times[len(times) * 95 // 100], times[-1])),
    ]
    return f"| {' | '.join(cells)} |"
