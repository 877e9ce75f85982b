"""`python -m tools.tournament hard medium`: plays pairs of matches and says who is stronger; decides no play."""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from game.scopa.count import TARGETS
from game.scopa.record import Terms
from tools.tournament import ledger
from tools.tournament.contest import NAMES, Result, play_pair
from tools.tournament.figures import report
from tools.tournament.ledger import Line

Task = Callable[[int], tuple[Result, Result]]


def main() -> int:
    """Play what the file lacks and print the report; returns the exit status."""
    chosen = _parser().parse_args()
    names = (chosen.first, chosen.second)
    path = chosen.results or Path(f"tournament-{names[0]}-{names[1]}.csv")
    played = {line.pair for line in ledger.read(path)}
    missing = [pair for pair in range(chosen.pairs) if pair not in played]
    terms = Terms(target=chosen.target, napola=chosen.napola)
    task = partial(play_pair, names, terms, chosen.seed)
    for pair, results in zip(missing, _play(task, missing, chosen.workers), strict=True):
        lines = [Line.of(pair, bool(exchanged), result) for exchanged, result in enumerate(results)]
        ledger.append(path, lines)
    print(report(names, [line for line in ledger.read(path) if line.pair < chosen.pairs]))
    return 0


def _play(task: Task, pairs: list[int], workers: int) -> Iterator[tuple[Result, Result]]:
    if workers == 1:
        yield from map(task, pairs)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(task, pairs)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.tournament", description="How strong are the levels?")
    parser.add_argument("first", choices=NAMES)
    parser.add_argument("second", choices=NAMES)
    parser.add_argument("--pairs", type=int, default=200, help="pairs of matches over the same decks (default: 200)")
    parser.add_argument("--target", type=int, choices=TARGETS, default=TARGETS[0], help="points of a match")
    parser.add_argument("--napola", action="store_true", help="with napola")
    parser.add_argument("--seed", type=int, default=1, help="another one means other decks")
    parser.add_argument("--workers", type=int, choices=(1, 2), default=1, help="processes at work")
    parser.add_argument("--results", type=Path, help="the CSV file that is taken up again (default: by the names)")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
