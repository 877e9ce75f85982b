"""Finds deals that can be won, by lot or of the day; asks the solver, decides nothing about rules itself."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from itertools import count
from random import Random

from game.deals import FIRST_NUMBER, LAST_NUMBER
from game.scorpion.difficulty import Grade, grade_of
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import Verdict, solve
from game.scorpion.variants import CLASSIC, RULE_SETS, numbered_deal

SEARCH_NODES = 3_000
"""Positions a candidate may take; what isn't decided by then is passed over, which costs less than deciding it."""
DAILY_VERSION = 1
"""Which deal a day has changes only together with this."""
DAILY_NODES = 20_000
"""The budget of a day's candidates, at which nearly every Classic deal is decided, whatever order it is searched in."""


def winnable_number(rules_name: str, seed: int, grade: str | None = None) -> int:
    """The number of a deal proved winnable under a rule set of `RULE_SETS`; with `grade`, one of that `Grade`.

    The same arguments give the same number. Meant for the process that thinks: it takes as long as it takes.
    """
    rules, lot = RULE_SETS[rules_name], Random(seed)
    wanted = None if grade is None else Grade(grade)
    candidates = (lot.randint(FIRST_NUMBER, LAST_NUMBER) for _ in count())
    return next(
        number
        for number in _winnable(rules, candidates, SEARCH_NODES)
        if wanted is None or grade_of(rules, numbered_deal(rules, number)) is wanted
    )


def daily_number(day: date) -> int:
    """The number of the deal of `day`, one that can be won under the Classic rules; the same everywhere.

    The candidates are SHA-256 of the ASCII text `osteria-antares/daily/1/YYYY-MM-DD/i` for i = 0, 1, ...: its first
    eight bytes as a big-endian number, modulo 999 999 999, plus 1.
    """
    texts = (f"osteria-antares/daily/{DAILY_VERSION}/{day.isoformat()}/{i}" for i in count())
    candidates = (
        FIRST_NUMBER + int.from_bytes(sha256(text.encode("ascii")).digest()[:8], "big") % LAST_NUMBER for text in texts
    )
    return next(_winnable(CLASSIC, candidates, DAILY_NODES))


def _winnable(rules: ScorpionRules, candidates: Iterator[int], nodes: int) -> Iterator[int]:
    """Those of the candidates that are proved winnable within so many positions each."""
    for number in candidates:
        if solve(rules, numbered_deal(rules, number), nodes).verdict is Verdict.WINNABLE:
            yield number
