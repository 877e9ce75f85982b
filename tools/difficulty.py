"""Measures how hard the winnable deals of each rule set are; decides nothing about deals itself.

    python -m tools.difficulty --deals 300 --csv difficulty.csv

prints the tables of docs/difficulty.md for the first 300 winnable deals of each rule set from deal 1 on, and writes
a line for each deal. The measures are the same on every machine; the times are not.
"""

from __future__ import annotations

import argparse
import csv
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median
from time import process_time

from game.scorpion.difficulty import Grade, grade_of, measure
from game.scorpion.solver import Verdict, solve
from game.scorpion.variants import RULE_SETS, numbered_deal
from game.scorpion.winnable import SEARCH_NODES, winnable_number

_SEARCHES = 30


@dataclass(frozen=True, slots=True)
class Measured:
    """A winnable deal: its number, its measure, its grade, and the seconds of processor time measuring took."""

    rules: str
    number: int
    measure: float
    grade: Grade
    seconds: float


def measured(name: str, deals: int) -> list[Measured]:
    """The first so many deals of a rule set that the search for winnable deals may give."""
    rules, number = RULE_SETS[name], 0
    found: list[Measured] = []
    while len(found) < deals:
        number += 1
        deal = numbered_deal(rules, number)
        if solve(rules, deal, SEARCH_NODES).verdict is not Verdict.WINNABLE:
            continue
        start = process_time()
        value = measure(rules, deal)
        found.append(Measured(name, number, value, grade_of(rules, deal), process_time() - start))
    return found


def row(name: str, deals: list[Measured]) -> str:
    """A line of the table, in Markdown: ninths of the distribution, and the share of each grade."""
    values = sorted(deal.measure for deal in deals)
    ninths = [f"{values[min(len(values) * part // 9, len(values) - 1)]:.1f}" for part in range(10)]
    grades = Counter(deal.grade for deal in deals)
    shares = [f"{grades[grade] / len(deals):.0%}" for grade in Grade]
    return f"| {' | '.join([name, *ninths, *shares, f'{1000 * mean(deal.seconds for deal in deals):.0f}'])} |"


def search_row(name: str) -> str:
    """A line of the second table: how long the search for a winnable deal takes, for any and for each grade."""
    cells = [name]
    for grade in (None, *(grade.value for grade in Grade)):
        times = []
        for seed in range(_SEARCHES):
            start = process_time()
            winnable_number(name, seed, grade)
            times.append(1000 * (process_time() - start))
        cells.append(f"{median(times):.0f} / {max(times):.0f}")
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print the tables, a line as soon as its rule set is done."""
    parser = argparse.ArgumentParser(prog="python -m tools.difficulty", description="Measure how hard deals are.")
    parser.add_argument("--deals", type=int, default=300, help="winnable deals of each rule set (default: 300)")
    parser.add_argument("--rules", choices=tuple(RULE_SETS), nargs="+", default=list(RULE_SETS), help="(default: all)")
    parser.add_argument("--csv", type=Path, help="write a line for each deal here")
    chosen = parser.parse_args()
    if chosen.deals < 1:
        parser.error("--deals: expected a whole number from 1")
    deals: list[Measured] = []
    print(f"| rules | least | {' | '.join(f'{part}/9' for part in range(1, 9))} | most | easy | medium | hard | ms |")
    print(f"|{'---|' * 15}")
    for name in chosen.rules:
        found = measured(name, chosen.deals)
        deals += found
        print(row(name, found), flush=True)
    if chosen.csv:
        with chosen.csv.open("w", newline="", encoding="utf-8") as file:
            lines = csv.writer(file)
            lines.writerow(("rules", "deal", "measure", "grade"))
            lines.writerows((deal.rules, deal.number, deal.measure, deal.grade.value) for deal in deals)
    print(f"\n| rules | any, ms | easy | medium | hard |\n|{'---|' * 5}")
    for name in chosen.rules:
        print(search_row(name), flush=True)


if __name__ == "__main__":
    main()
