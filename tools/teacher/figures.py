"""What the costs told beside many playouts say: how often they were right, how long a review takes; plays nothing."""

from __future__ import annotations

from collections.abc import Sequence

from tools.census.figures import wilson
from tools.teacher.costs import Line, Told

HEAD = (
    "| rules | deals | costs told by playouts | within what was stated | 95 % | farthest off | within the noise "
    "| searched | review, s, half | longest | question, ms, 95th | longest |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|"
)


def row(name: str, lines: Sequence[Line]) -> str:
    """A line of the table, in Markdown; what was searched in every way there is has no uncertainty to be held to."""
    told = [told for line in lines for told in line.told]
    judged = [one for one in told if one.uncertainty]
    right = sum(_off(one) <= 1 for one in judged)
    low, high = wilson(right, max(len(judged), 1))
    reviews = sorted(sum(line.times_ms) / 1000 for line in lines) or [0.0]
    questions = sorted(ms for line in lines for ms in line.times_ms) or [0.0]
    cells = [
        name,
        str(len(lines)),
        str(len(judged)),
        f"{right} ({right / max(len(judged), 1):.1%})",
        f"{low:.1%} to {high:.1%}",
        f"{max(map(_off, judged), default=0.0):.2f} x",
        str(sum(one.cost - one.uncertainty <= 0 for one in told)),
        str(len(told) - len(judged)),
        f"{reviews[len(reviews) // 2]:.1f}",
        f"{reviews[-1]:.1f}",
        f"{questions[min(len(questions) * 95 // 100, len(questions) - 1)]:.0f}",
        f"{questions[-1]:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def _off(told: Told) -> float:
    """How far a told cost was from the many playouts', by what was stated."""
    return abs(told.cost - told.truth) / told.uncertainty
