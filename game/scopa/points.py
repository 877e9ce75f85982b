"""Where the points of finished matches of Scopa's family came from, as their records tell; replays and counts nothing.

The sheets of a match stand in its record (docs/formats.md, "Match record"); what is no such record tells nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.match_scores import Pair
from game.seats import OURS, SIDES, Side

LINES = ("cards", "coins", "settebello", "primiera", "scope", "napola")
"""What a deal's points come from, in the order of the sheet."""


class MatchPoints(NamedTuple):
    """The points of a match's counted deals: for each of `LINES` what it brought, for each deal what it brought."""

    target: int
    napola: bool
    lines: tuple[Pair, ...]
    totals: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Points:
    """The points of many deals together.

    `lines` are the sums for each of `LINES`, `totals` for each side how often a deal brought it so many points, `best`
    the points of the deal that put our side furthest ahead, the first of such; None without a deal.
    """

    deals: int
    lines: dict[str, Pair]
    totals: tuple[Counter[int], Counter[int]]
    best: Pair | None

    def a_deal(self, line: str, side: Side) -> float:
        """What a line brings a side in a deal, in the mean; 0 without a deal."""
        return self.lines[line][side] / self.deals if self.deals else 0.0

    def together(self, side: Side) -> float:
        """What a deal brings a side, in the mean; 0 without a deal."""
        return sum(self.lines[line][side] for line in LINES) / self.deals if self.deals else 0.0


def read(record: str | None) -> MatchPoints | None:
    """The points of a finished match; None where its record wasn't kept or tells nothing.

    A match of an older program, which kept its last deal alone, has no deals here.
    """
    try:
        match = json.loads(record or "")
        sheets = [deal["sheet"] for deal in match.get("deals", []) if "sheet" in deal]
        deals = [[_pair(sheet[line]) for line in LINES] for sheet in sheets]
        lines = tuple(_together(deal[place] for deal in deals) for place in range(len(LINES)))
        return MatchPoints(int(match["target"]), bool(match["napola"]), lines, tuple(map(_together, deals)))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def added(matches: Iterable[MatchPoints]) -> Points:
    """The points of all deals of these matches."""
    known = list(matches)
    totals = [total for match in known for total in match.totals]
    return Points(
        deals=len(totals),
        lines={line: _together(match.lines[place] for match in known) for place, line in enumerate(LINES)},
        totals=(Counter(mine for mine, _ in totals), Counter(other for _, other in totals)),
        best=max(totals, key=lambda total: total[OURS] - total[1 - OURS], default=None),
    )


def _together(pairs: Iterable[Pair]) -> Pair:
    mine = other = 0
    for one, two in pairs:
        mine, other = mine + one, other + two
    return mine, other


def _pair(value: Any) -> Pair:
    ours, theirs = value
    if type(ours) is not int or type(theirs) is not int:
        raise ValueError(f"expected a pair of numbers for {SIDES} sides")
    return ours, theirs
