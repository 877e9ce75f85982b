"""What the deals played by hints say: shares with their intervals, times; plays nothing."""

from __future__ import annotations

from collections.abc import Sequence

from tools.census.figures import wilson
from tools.hints.games import Line

HEAD = (
    "| rules | deals | can be won | won of those | 95 % | of all deals | repeated | ms, half | 95th | longest |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)


def row(name: str, lines: Sequence[Line]) -> str:
    """A line of the table, in Markdown. The times are those of hints that were thought about, not of plans kept."""
    played = [line.followed for line in lines if line.followed is not None]
    won = sum(found.won for found in played)
    times = sorted(ms for found in played for ms in found.times_ms) or [0.0]
    low, high = wilson(won, max(len(played), 1))
    cells = [
        name,
        str(len(lines)),
        str(len(played)),
        f"{won / max(len(played), 1):.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{won / max(len(lines), 1):.1%}",
        str(sum(found.repeated for found in played)),
        *(f"{times[min(len(times) * part // 100, len(times) - 1)]:.0f}" for part in (50, 95, 100)),
    ]
    return f"| {' | '.join(cells)} |"
