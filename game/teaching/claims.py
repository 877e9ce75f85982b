"""True statements of the difference between two plays, of which those are chosen that explain it. Puts none in words.

What a statement explains is read from the tally, line by line.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, Generic, NamedTuple, TypeVar

from game.teaching.judged import Reason
from game.teaching.tally import Tally

W = TypeVar("W", bound=StrEnum)

MOST: Final = 2
"""So many reasons are given at most."""
_SHARE = 0.2
"""A reason explains so much of the whole difference."""
_SAID_FIRST = 1.5
"""How much more a statement about the play in question weighs when one is chosen."""


class Claim(NamedTuple, Generic[W]):
    """A true statement: what it is about (of one theme one is said), what it is worth at most, and in which lines that
    shows. `of_better`: it is about the better play; `certain`: what it says is done with the play itself;
    `comparing`: it says more than what is true of the better play by itself.
    """

    reason: Reason[W]
    theme: str
    worth: float
    lines: tuple[str, ...]
    of_better: bool = True
    certain: bool = False
    comparing: bool = False


def chosen(claims: Sequence[Claim[W]], tally: Tally, least: float, *, ahead: bool) -> tuple[Reason[W], ...]:
    """The claims that explain most of how much better the second play of a tally is than the first; perhaps none.

    A claim that explains less than `least` points is left out. `ahead`: nothing has been played yet. What the better
    play does is then said before what the other would do, and what is done with the play itself needs no playout to
    confirm it.
    """
    found, picked = list(claims), list[Reason[W]]()
    left = {line: max(0.0, tally.gap(1, line).mean) for line in tally.lines}
    least = max(least, _SHARE * tally.gap(1).mean)
    while found and len(picked) < MOST:
        claim = max(found, key=lambda claim: _explained(claim, left, ahead) * _preference(claim, ahead))
        worth = _explained(claim, left, ahead)
        if worth < least:
            break
        picked.append(claim.reason)
        found = [other for other in found if other.theme != claim.theme and not _same(other, claim)]
        _use(left, claim.lines, worth)
    return tuple(picked)


def main_line(tally: Tally) -> str | None:
    """The line where most of what the second play of a tally is better by comes from, if there is such a one."""
    whole = tally.gap(1).mean
    line = max(tally.lines, key=lambda line: tally.gap(1, line).mean)
    gap = tally.gap(1, line)
    return line if gap.mean > gap.half_width and gap.mean >= whole / 2 > 0 else None


def _same(one: Claim[W], other: Claim[W]) -> bool:
    """Whether both say of the same cards that the same ones take them."""
    first, second = one.reason, other.reason
    return bool(first.cards) and (first.cards, first.ranks) == (second.cards, second.ranks)


def _explained(claim: Claim[W], left: dict[str, float], ahead: bool) -> float:
    """How many points of the difference the claim may account for."""
    if ahead and claim.certain:
        return claim.worth
    return min(claim.worth, sum(left[line] for line in claim.lines))


def _preference(claim: Claim[W], ahead: bool) -> float:
    """Of statements that explain about as much, advice is about the better play, a review about the one made."""
    return _SAID_FIRST if claim.of_better == ahead else 1.0


def _use(left: dict[str, float], lines: tuple[str, ...], worth: float) -> None:
    """So much of what these lines brought has been accounted for."""
    for line in lines:
        used = min(left[line], worth)
        left[line] -= used
        worth -= used
