"""Counts how many deals of each rule set can be won, and how long the answers take; decides no deal itself.

    python -m tools.winnability --deals 500

prints the table of docs/winnability.md for deals 1 to 500. Verdicts depend on the budget alone, not on the machine.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import sqrt
from time import process_time

from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import Verdict, solve
from game.scorpion.variants import RULE_SETS, numbered_deal

_Z = 1.96
"""Standard deviations that hold 95 % of the cases."""
_WITHIN = {"classic": 0.3}
_WITHIN_OTHERS = 1.0


@dataclass(frozen=True, slots=True)
class Census:
    """The verdicts of one rule set, and the seconds of processor time each took."""

    verdicts: tuple[Verdict, ...]
    seconds: tuple[float, ...]

    def count(self, verdict: Verdict) -> int:
        """How many deals have this verdict."""
        return self.verdicts.count(verdict)

    def winnable_share(self) -> tuple[float, float]:
        """Between what shares of all deals winnable ones lie, by 95 %; undecided deals may be either."""
        winnable, deals = self.count(Verdict.WINNABLE), len(self.verdicts)
        return wilson(winnable, deals)[0], wilson(winnable + self.count(Verdict.UNKNOWN), deals)[1]

    def decided_within(self, seconds: float) -> float:
        """The share of deals decided in so much time."""
        pairs = zip(self.verdicts, self.seconds, strict=True)
        decided = sum(took <= seconds and verdict is not Verdict.UNKNOWN for verdict, took in pairs)
        return decided / len(self.verdicts)


def wilson(hits: int, cases: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of which `hits` of `cases` were seen."""
    share, spread = hits / cases, _Z * _Z / cases
    middle = share + spread / 2
    half = _Z * sqrt(share * (1 - share) / cases + spread / cases / 4)
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def taken(rules: ScorpionRules, deals: int, nodes: int) -> Census:
    """The census of deals 1 to `deals`, with a budget of `nodes` positions each."""
    verdicts: list[Verdict] = []
    seconds: list[float] = []
    for number in range(1, deals + 1):
        state = numbered_deal(rules, number)
        start = process_time()
        verdicts.append(solve(rules, state, nodes).verdict)
        seconds.append(process_time() - start)
    return Census(tuple(verdicts), tuple(seconds))


def row(name: str, census: Census) -> str:
    """A line of the table, in Markdown."""
    low, high = census.winnable_share()
    limit = _WITHIN.get(name, _WITHIN_OTHERS)
    times = sorted(census.seconds)
    cells = [
        name,
        str(len(times)),
        *(str(census.count(verdict)) for verdict in Verdict),
        f"{low:.1%} to {high:.1%}",
        f"{census.decided_within(limit):.1%} in {limit} s",
        *(f"{1000 * time:.1f}" for time in (sum(times) / len(times), times[len(times) * 95 // 100], times[-1])),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print the table, a line as soon as its rule set is done."""
    parser = argparse.ArgumentParser(prog="python -m tools.winnability", description="Count the deals that can be won.")
    parser.add_argument("--deals", type=int, default=500, help="deals 1 to this number (default: 500)")
    parser.add_argument("--nodes", type=int, default=20_000, help="positions a deal may take (default: 20000)")
    parser.add_argument("--rules", choices=tuple(RULE_SETS), nargs="+", default=list(RULE_SETS), help="(default: all)")
    chosen = parser.parse_args()
    if chosen.deals < 1 or chosen.nodes < 1:
        parser.error("--deals and --nodes: expected whole numbers from 1")
    print("| rules | deals | winnable | unwinnable | unknown | winnable, 95 % | decided | mean ms | 95th | longest |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for name in chosen.rules:
        print(row(name, taken(RULE_SETS[name], chosen.deals, chosen.nodes)), flush=True)


if __name__ == "__main__":
    main()
