"""Advice on the play to make now: Hard's own choice, and why. Knows an observation, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeAlias, TypeVar

from game.levels import Level
from game.teaching.judged import Advice
from game.teaching.judging import Judge, compared
from game.teaching.reasons import why_best

M = TypeVar("M")
O = TypeVar("O")  # noqa: E741
W = TypeVar("W", bound=StrEnum)

Choose: TypeAlias = Callable[[Level, Any, int], M]


def advised(judging: type[Judge[M, O, W]], choose: Choose[M], seen: Any, seed: int) -> Advice[M, W]:
    """What Hard, `choose`, plays with this chance, compared with what comes out best besides."""
    best = choose(Level.HARD, seen, seed)
    judge = judging(seen)
    plays, tally = compared(judge, best, seed)
    if len(plays) == 1:
        return Advice(best, None, (judge.ONLY,))
    others = [play for play in plays[1:] if judge.kind(play) != judge.kind(best)] or plays[1:]
    tally = tally.of([0, *map(plays.index, others)])
    return Advice(best, others[0], why_best(judge, [best, *others], tally, f"{seed}/why/{judge.moment}"))
