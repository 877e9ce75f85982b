"""Why one play comes out better than another: true statements of the position, chosen by what explains the difference.

What a statement explains is read from the tally: a scopa from the scope, a seven from the primiera. Where none does,
it is said that the playouts alone tell it. Puts nothing in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from game.scopa.observation import Seen
from game.scopa.points import LINES
from game.scopa.state import PlayCard
from game.scopa.teacher.facts import Claim, Sample, closes
from game.scopa.teacher.judged import Reason, Why
from game.scopa.teacher.judging import Judge, option_of
from game.scopa.teacher.tally import CLOSED, Tally

MOST: Final = 2
"""So many reasons are given at most."""
_LEAST, _SHARE = 0.05, 0.2
"""A reason explains so many points at least, and so much of the whole difference."""
_SAID_FIRST = 1.5
"""How much more a statement about the play in question weighs when one is chosen."""
_CLOSES_MORE = 0.3
"""So much more often the last capture must be ours, to be worth a word."""
_SAMPLE = 400
"""In so many worlds it is looked who could do what next."""


def explain(
    judging: type[Judge], seen: Seen, made: PlayCard, better: PlayCard, tally: Tally, seed: str
) -> tuple[Reason, ...]:
    """Why `better` came out better than `made` in a tally of these two, in this order."""
    judge = judging(seen)
    found = _claims(judge, made, better, tally, sampled(judge, seed))
    return chosen(found, tally, ahead=False) or (_alone(tally),)


def why_best(judge: Judge, plays: Sequence[PlayCard], tally: Tally, seed: str) -> tuple[Reason, ...]:
    """Why the first of the plays is to be made, and not the second; the tally is of them all.

    Where little sets the two apart, it is what is good about the play by itself.
    """
    sample = sampled(judge, seed)
    against = tally.against(1)
    found = chosen(_claims(judge, plays[1], plays[0], against, sample), against, ahead=True)
    for place in range(2, len(plays)):
        if found:
            break
        pair = tally.against(place)
        claims = _claims(judge, plays[place], plays[0], pair, sample)
        found = chosen([one for one in claims if one.of_better and not one.comparing], pair, ahead=True)
    return found or (_alone(against),)


def chosen(claims: Sequence[Claim], tally: Tally, *, ahead: bool) -> tuple[Reason, ...]:
    """The claims that explain most of how much better the second play of a tally is than the first; perhaps none.

    `ahead`: nothing has been played yet. What the better play does is then said before what the other would do, and
    what is done with the play itself needs no playout to confirm it.
    """
    found, picked = list(claims), list[Reason]()
    left = {line: max(0.0, tally.gap(1, line).mean) for line in LINES}
    least = max(_LEAST, _SHARE * tally.gap(1).mean)
    while found and len(picked) < MOST:
        claim = max(found, key=lambda claim: _explained(claim, left, ahead) * _preference(claim, ahead))
        worth = _explained(claim, left, ahead)
        if worth < least:
            break
        picked.append(claim.reason)
        found = [other for other in found if other.theme != claim.theme and not _same(other, claim)]
        _use(left, claim.lines, worth)
    return tuple(picked)


def _claims(judge: Judge, made: PlayCard, better: PlayCard, tally: Tally, sample: Sample) -> list[Claim]:
    """All that is true of the better play and not of the other, or the other way round."""
    found = list(judge.claims(option_of(made), option_of(better), sample))
    closed = tally.gap(1, CLOSED)
    return [*found, closes(closed.mean)] if closed.mean > max(_CLOSES_MORE, closed.half_width) else found


def _same(one: Claim, other: Claim) -> bool:
    """Whether both say of the same cards that the same ones take them."""
    first, second = one.reason, other.reason
    return bool(first.cards) and (first.cards, first.ranks) == (second.cards, second.ranks)


def sampled(judge: Judge, seed: str) -> Sample:
    """What those who play next hold, in the ways the hidden cards may lie."""
    hands: list[tuple[tuple[int, ...], float]] = []
    for world, likely in judge.worlds(Random(f"{seed}/sample")):
        hands.append((judge.following(world), likely))
        if not judge.exact and len(hands) >= _SAMPLE:
            break
    return Sample(hands)


def _explained(claim: Claim, left: dict[str, float], ahead: bool) -> float:
    """How many points of the difference the claim may account for."""
    if ahead and claim.certain:
        return claim.worth
    return min(claim.worth, sum(left[line] for line in claim.lines))


def _preference(claim: Claim, ahead: bool) -> float:
    """Of statements that explain about as much, advice is about the better play, a review about the one made."""
    return _SAID_FIRST if claim.of_better == ahead else 1.0


def _use(left: dict[str, float], lines: tuple[str, ...], worth: float) -> None:
    """So much of what these lines brought has been accounted for."""
    for line in lines:
        used = min(left[line], worth)
        left[line] -= used
        worth -= used


def _alone(tally: Tally) -> Reason:
    """That only playouts or search tell it, with the line of the count where most of it comes from, if there is one."""
    whole = tally.gap(1).mean
    line = max(LINES, key=lambda line: tally.gap(1, line).mean)
    gap = tally.gap(1, line)
    if gap.mean > gap.half_width and gap.mean >= whole / 2 > 0:
        return Reason(Why.LINE, line=line)
    return Reason(Why.SEARCHED if tally.exact else Why.PLAYOUTS)
