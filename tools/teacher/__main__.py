"""`python -m tools.teacher`: reviews deals and holds the costs told against many playouts; decides no play."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from tools import farm
from tools.survey import survey
from tools.teacher import costs
from tools.teacher.costs import Question
from tools.teacher.figures import HEAD, row
from tools.teacher.schools import SCHOOLS


def main(arguments: Sequence[str] | None = None) -> int:
    """Review what the file lacks and print the table; returns the exit status: 2 for an error, 130 if interrupted."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    names = list(dict.fromkeys(chosen.rules))
    questions = [Question(rules, deal, chosen.playouts) for rules in names for deal in range(1, chosen.deals + 1)]
    return survey(parser.prog, chosen, questions, costs.measure, costs, (HEAD, row))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.teacher", description="How true are the teacher's costs?")
    parser.add_argument("--deals", type=farm.whole_number, default=60, help="deals 1 to this (default: 60)")
    parser.add_argument("--rules", choices=tuple(SCHOOLS), nargs="+", default=list(SCHOOLS), help="(default: all)")
    parser.add_argument(
        "--playouts", type=farm.whole_number, default=20_000,
        help="over so many worlds each cost is told again (default: 20000)",
    )  # fmt: skip
    parser.add_argument(
        "--results", type=Path, default=Path("teacher.csv"),
        help="the CSV file, a line a deal, that is taken up again (default: teacher.csv)",
    )  # fmt: skip
    farm.add_options(parser)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
