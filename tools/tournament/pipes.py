"""`python -m tools.tournament.pipes hard`: a level against itself through the engine command; finds illegal plays.

Decides what is asked and keeps the count; the rules decide what is legal.
"""

from __future__ import annotations

import argparse
import csv
import json
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from game.cards import ITALIAN
from game.deals import numbered_order
from game.errors import RecordError
from game.levels import LEVELS
from game.records import JsonObject
from game.rules import Refusal
from game.seats import Seat, side_of
from tools.tournament import tables
from tools.tournament.place import Table

_MAIN = Path(__file__).resolve().parents[2] / "main.py"
COLUMNS = ("deal", "plays", "fault")


class Engine:
    """A running `main.py engine`; a line in, a line out."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        words = [sys.executable, str(_MAIN), "engine", "--game", game, "--level", level, "--seed", str(seed)]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, question: JsonObject) -> JsonObject:
        """The play for an observation; raises `RecordError` where the answer is no JSON."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(question), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        try:
            answer: JsonObject = json.loads(line)
        except ValueError as error:
            raise RecordError(f"{line!r} is no answer; expected a JSON object") from error
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._process.communicate()


def play_deal(place: Table, engines: tuple[Engine, Engine], number: int) -> tuple[int, str]:
    """Play a numbered deal to its end, an engine a side: how many plays were legal, and what was wrong with the next.

    A void deal is none: nothing is played, and nothing is wrong.
    """
    rules, order = place.rules, numbered_order(ITALIAN.cards, place.game, number)
    if place.is_void(order):
        return 0, ""
    first = Seat(number % rules.seats)
    state, plays, terms = rules.deal(order, first), list[Any](), place.terms(None, False)
    while not state.over:
        seen = place.observe(state, plays, first, terms, state.to_play)
        try:
            play = place.read(engines[side_of(state.to_play)].ask(place.write(seen)), "the answer")
        except RecordError as error:
            return len(plays), str(error)
        result = rules.apply(state, play)
        if isinstance(result, Refusal):
            return len(plays), f"{play}: {result.reason}"
        plays.append(place.played(state.to_play, play))
        state = result.state
    return len(plays), ""


def main() -> int:
    """Play what the file lacks and print the count; returns the exit status (1: there was an illegal play)."""
    parser = argparse.ArgumentParser(prog="python -m tools.tournament.pipes", description="Is every play legal?")
    parser.add_argument("level", choices=LEVELS)
    tables.add_options(parser)
    parser.add_argument("--deals", type=int, default=1000, help="deals from number 1 on (default: 1000)")
    parser.add_argument("--results", type=Path, help="the CSV file that is taken up again (default: by the level)")
    chosen = parser.parse_args()
    place = tables.chosen_table(parser, chosen)
    words = ["tournament", "pipes", *tables.told(chosen.game, place.rules.name), chosen.level]
    path = chosen.results or Path(f"{'-'.join(words)}.csv")
    played = _read(path)
    with Engine(place.game, chosen.level, 1) as first, Engine(place.game, chosen.level, 2) as second:
        for number in range(1, chosen.deals + 1):
            if number not in played:
                played[number] = play_deal(place, (first, second), number)
                _append(path, (number, *played[number]))
    found = [played[number] for number in range(1, chosen.deals + 1)]
    faults = [fault for _, fault in found if fault]
    print(f"{len(found)} deals, {sum(plays for plays, _ in found)} plays, {len(faults)} deals with an illegal one")
    return 1 if faults else 0


def _read(path: Path) -> dict[int, tuple[int, str]]:
    if not path.exists():
        return {}
    with path.open(newline="", encoding="utf-8") as file:
        return {int(row["deal"]): (int(row["plays"]), row["fault"]) for row in csv.DictReader(file)}


def _append(path: Path, row: tuple[int, int, str]) -> None:
    fresh = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        if fresh:
            writer.writerow(COLUMNS)
        writer.writerow(row)


if __name__ == "__main__":
    raise SystemExit(main())
