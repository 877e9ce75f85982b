"""`python -m tools.hints`: plays deals that can be won by the hints alone and prints how many are; decides no hint."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from game.scorpion.variants import RULE_SETS
from tools import farm
from tools.hints import games
from tools.hints.figures import HEAD, row
from tools.hints.games import Question
from tools.survey import survey

_DEALS = {"classic": 1433, "relaxed": 202, "wasp": 232, "three_blind_mice": 986}
"""How many deals hold about two hundred that can be won."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what the file lacks and print the table; returns the exit status: 2 for an error, 130 if interrupted."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    names = list(dict.fromkeys(chosen.rules))
    questions = [
        Question(rules, chosen.knowing, deal)
        for rules in names
        for deal in range(1, (chosen.deals or _DEALS[rules]) + 1)
    ]
    return survey(parser.prog, chosen, questions, games.play, games, (HEAD, row))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.hints", description="How far do the hints lead?")
    parser.add_argument("--deals", type=farm.whole_number, help="deals 1 to this (default: about 200 winnable ones)")
    parser.add_argument("--rules", choices=tuple(RULE_SETS), nargs="+", default=list(RULE_SETS), help="(default: all)")
    parser.add_argument("--knowing", action="store_true", help="hints that know the hidden cards")
    parser.add_argument(
        "--results", type=Path, default=Path("hints.csv"),
        help="the CSV file, a line a deal, that is taken up again (default: hints.csv)",
    )  # fmt: skip
    farm.add_options(parser)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
