"""`python -m tools.census --deals 500`: asks the solver about deals and prints the table; decides no deal itself."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from game.deals import LAST_NUMBER
from game.scorpion.variants import RULE_SETS
from tools import farm
from tools.census import deals
from tools.census.deals import Question
from tools.census.figures import HEAD, row
from tools.survey import survey

_BUNCH = 10
"""Deals a worker of a cluster decides before it answers; most Classic ones take less time than handing one out."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask what the file lacks and print the table; returns the exit status: 2 for an error, 130 if interrupted."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    last = chosen.first + chosen.deals - 1
    if last > LAST_NUMBER:
        parser.error(f"--from, --deals: the last deal would be {last}; expected at most {LAST_NUMBER}")
    numbers, names = range(chosen.first, last + 1), list(dict.fromkeys(chosen.rules))
    questions = [Question(rules, number, chosen.nodes) for rules in names for number in numbers]
    return survey(parser.prog, chosen, questions, deals.decide, deals, (HEAD, row), _BUNCH)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.census", description="Count the deals that can be won.")
    number = farm.whole_number
    parser.add_argument("--deals", type=number, default=500, help="how many of each rule set (default: 500)")
    parser.add_argument("--from", type=number, default=1, dest="first", help="the first one's number (default: 1)")
    parser.add_argument("--nodes", type=number, default=20_000, help="positions a deal may take (default: 20000)")
    parser.add_argument("--rules", choices=tuple(RULE_SETS), nargs="+", default=list(RULE_SETS), help="(default: all)")
    parser.add_argument(
        "--results", type=Path, default=Path("census.csv"),
        help="the CSV file, a line a deal, that is taken up again (default: census.csv)",
    )  # fmt: skip
    farm.add_options(parser)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
