"""`python -m tools.tournament hard medium`: plays pairs of matches and says who is stronger; decides no play."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tools import farm
from tools.tournament import ledger, tables
from tools.tournament.contest import Result, play_pair
from tools.tournament.figures import report
from tools.tournament.ledger import Line


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what the file lacks and print the report; returns the exit status: 2 for an error, 130 if interrupted."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    place = tables.chosen_table(parser, chosen)
    for name in (chosen.first, chosen.second):
        if name not in tables.names(place.rules.name):
            known = ", ".join(tables.names(place.rules.name))
            parser.error(f"nobody is called {name} there; expected one of {known}")
    terms = place.terms(chosen.target, chosen.napola)
    path = chosen.results or _results(chosen, terms)

    def work() -> None:
        _play(chosen, terms, path)
        lines = [line for line in ledger.read(path) if line.pair < chosen.pairs]
        print(report((chosen.first, chosen.second), lines, place.single, place.chances))

    return farm.end(parser.prog, path, work)


def _play(chosen: argparse.Namespace, terms: Any, path: Path) -> None:
    played = {line.pair for line in ledger.take_up(path)}
    missing = [pair for pair in range(chosen.pairs) if pair not in played]

    def keep(pair: int, results: tuple[Result, Result]) -> None:
        ledger.append(path, [Line.of(pair, bool(exchanged), result) for exchanged, result in enumerate(results)])

    farm.run(
        partial(play_pair, (chosen.first, chosen.second), terms, chosen.seed), missing, keep,
        workers=chosen.workers, scheduler=chosen.scheduler, done=chosen.pairs - len(missing), unit="pair",
    )  # fmt: skip


def _results(chosen: argparse.Namespace, terms: Any) -> Path:
    """A file of its own for whatever changes the contests."""
    rules = terms.rules
    words = ["tournament", *tables.told(chosen.game, rules.name), chosen.first, chosen.second]
    words += [f"to-{terms.target}"] if terms.target != rules.target else []
    words += ["napola"] if chosen.napola else []
    words += [f"seed-{chosen.seed}"] if chosen.seed != 1 else []
    return Path(f"{'-'.join(words)}.csv")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.tournament", description="How strong are the levels?")
    parser.add_argument("first", help="a level, or another contestant")
    parser.add_argument("second")
    tables.add_options(parser)
    parser.add_argument(
        "--pairs", type=farm.whole_number, default=200, help="pairs of contests over the same decks (default: 200)"
    )
    parser.add_argument("--target", type=farm.whole_number, help="points of a match (default: the usual ones)")
    parser.add_argument("--napola", action="store_true", help="with napola")
    parser.add_argument("--seed", type=int, default=1, help="another one means other decks")
    parser.add_argument("--results", type=Path, help="the CSV file that is taken up again (default: by what is played)")
    farm.add_options(parser)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
