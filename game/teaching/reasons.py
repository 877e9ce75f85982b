"""Why one play comes out better than another: what is true of the position and explains the difference.

Where nothing does, it is said that the playouts alone tell it. Puts nothing in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, TypeVar

from game.teaching.claims import chosen
from game.teaching.judged import Reason
from game.teaching.judging import Judge
from game.teaching.tally import Tally

M = TypeVar("M")
O = TypeVar("O")  # noqa: E741
W = TypeVar("W", bound=StrEnum)


def explain(
    judging: type[Judge[M, O, W]], seen: Any, made: M, better: M, tally: Tally, seed: str
) -> tuple[Reason[W], ...]:
    """Why `better` came out better than `made` in a tally of these two, in this order."""
    judge = judging(seen)
    options = judge.option_of(made), judge.option_of(better)
    found = judge.explained_by(*options, tally, judge.sampled(seed))
    return chosen(found, tally, judge.LEAST, ahead=False) or (judge.alone(tally),)


def why_best(judge: Judge[M, O, W], plays: Sequence[M], tally: Tally, seed: str) -> tuple[Reason[W], ...]:
    """Why the first of the plays is to be made, and not the second; the tally is of them all.

    Where little sets the two apart, it is what is good about the play by itself.
    """
    sample = judge.sampled(seed)
    best, *others = map(judge.option_of, plays)
    against = tally.against(1)
    found = chosen(judge.explained_by(others[0], best, against, sample), against, judge.LEAST, ahead=True)
    for place in range(2, len(plays)):
        if found:
            break
        pair = tally.against(place)
        claims = judge.explained_by(others[place - 1], best, pair, sample)
        alone = [one for one in claims if one.of_better and not one.comparing]
        found = chosen(alone, pair, judge.LEAST, ahead=True)
    return found or (judge.alone(against),)
