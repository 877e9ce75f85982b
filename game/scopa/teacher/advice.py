"""Advice on the play to make now: Hard's own choice, and why. Knows an observation, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.levels import Level
from game.scopa.observation import Seen
from game.scopa.state import PlayCard
from game.scopa.teacher.judged import Advice, Reason, Why
from game.scopa.teacher.judging import Judge, next_best
from game.scopa.teacher.reasons import chosen

Choose = Callable[[Level, Any, int], PlayCard]


def advised(judging: type[Judge], choose: Choose, seen: Seen, seed: int) -> Advice:
    """What Hard, `choose`, plays with this chance, compared with what comes out best besides."""
    best = choose(Level.HARD, seen, seed)
    judge = judging(seen)
    comparison = next_best(judge, seen, best, seed)
    if comparison is None:
        return Advice(best, None, (Reason(Why.ONLY),))
    instead, tally = comparison
    return Advice(best, instead, chosen(judge, instead, best, tally, f"{seed}/why/{len(seen.plays)}", ahead=True))
