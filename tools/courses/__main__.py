"""`python -m tools.courses --games 300`: works out what became of games, and holds it against the solver by itself."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from game.scorpion.variants import RULE_SETS
from tools import farm
from tools.courses import games
from tools.courses.games import Line, Question
from tools.survey import survey

HEAD = """\
| rules | games | moments | known | looked at | decided | differ | lost by a move | named | mean ms | 95th | longest |
|---|---|---|---|---|---|---|---|---|---|---|---|"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask what the file lacks and print the table; returns the exit status: 2 for an error, 130 if interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tools.courses", description="Judge games move by move.")
    number = farm.whole_number
    parser.add_argument("--games", type=number, default=300, help="how many of each rule set (default: 300)")
    parser.add_argument("--rules", choices=tuple(RULE_SETS), nargs="+", default=list(RULE_SETS), help="(default: all)")
    parser.add_argument(
        "--results", type=Path, default=Path("courses.csv"),
        help="the CSV file, a line a game, that is taken up again (default: courses.csv)",
    )  # fmt: skip
    farm.add_options(parser)
    chosen = parser.parse_args(arguments)
    names = dict.fromkeys(chosen.rules)
    questions = [Question(rules, deal) for rules in names for deal in range(1, chosen.games + 1)]
    return survey(parser.prog, chosen, questions, games.work_out, games, (HEAD, row))


def row(rules: str, lines: Sequence[Line]) -> str:
    """A rule set's line of the table, in Markdown, below `HEAD`; there must be a game."""
    moments, looked_at = sum(line.moments for line in lines), sum(line.looked_at for line in lines)
    lost = [line for line in lines if line.could_be_lost]
    times = sorted(line.ms for line in lines)
    cells = [
        rules,
        f"{len(lines)}",
        f"{moments}",
        f"{sum(line.known for line in lines) / moments:.1%}",
        f"{looked_at}",
        f"{sum(line.decided for line in lines) / looked_at:.1%}",
        f"{sum(line.differ for line in lines)}",
        f"{len(lost)}",
        f"{sum(line.lost_at is not None for line in lost)}",
        *(f"{ms:.0f}" for ms in (sum(times) / len(times), times[len(times) * 95 // 100], times[-1])),
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    raise SystemExit(main())
