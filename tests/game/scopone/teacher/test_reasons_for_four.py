"""What the teacher says where four play is true: the partner, who plays last, and all that both games have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from game.cards import ItalianCard
from game.scopa.players.bits import PLACES, set_of
from game.scopa.players.view import play_of
from game.scopa.state import PlayCard
from game.scopa.teacher.judged import Reason, Why
from game.scopone.observation import Observation
from game.scopone.rules import RULE_SETS
from game.scopone.teacher.four import JudgeForFour
from game.seats import in_turn, side_of
from tests.game.scopa.teacher.truths import OF_ANY_TABLE, is_true, left_by, unseen, value
from tests.game.scopone.players.views import SEATS, deals_under_way

OWN = {Why.PARTNER_SWEEPS, Why.KEEPS_PAIRS, Why.PARTS_PAIRS}


def test_what_is_claimed_of_two_plays_is_true() -> None:
    met: Counter[Why] = Counter()
    chance = Random(2)
    for rules in RULE_SETS:
        for _, seen in deals_under_way(deals=4, rules=rules):
            judge = JudgeForFour(seen)
            sample, again = judge.sampled("a"), judge.sampled("b")
            options = judge.board.options()

            def next_holds(cards: Sequence[ItalianCard], again=again) -> float:  # type: ignore[no-untyped-def]
                return float(again.share(set_of(cards)))

            for _ in range(3):
                made, better = chance.sample(options, 2)
                for claim in judge.claims(made, better, sample):
                    met[claim.reason.why] += 1
                    plays = play_of(made), play_of(better)
                    if claim.reason.why in OWN:
                        assert is_true_for_four(claim.reason, seen, *plays, judge), claim
                    else:
                        assert is_true(claim.reason, seen, *plays, next_holds), claim
    assert set(met) == (OF_ANY_TABLE | OWN) - {Why.NAPOLA}


def is_true_for_four(reason: Reason, seen: Observation, made: PlayCard, better: PlayCard, judge: JudgeForFour) -> bool:
    dealer_is_ours = side_of(in_turn(seen.first, SEATS)[-1]) == side_of(seen.me)
    if reason.why is Why.KEEPS_PAIRS:
        return dealer_is_ours and len(made.take) > 1 >= len(better.take)
    if reason.why is Why.PARTS_PAIRS:
        parted = len(better.take) > 1 >= len(made.take) and set(reason.cards) == set(better.take)
        return parted and not dealer_is_ours
    left = left_by(seen, better)
    sweeping = [one for one in unseen(seen) if (one.rank,) == reason.ranks]
    fits = reason.cards and set(reason.cards) == set(left) and reason.ranks == (value(left),) and bool(sweeping)
    return bool(fits) and abs(_partner_alone(judge, sweeping) - reason.share) < 0.12


def _partner_alone(judge: JudgeForFour, cards: Sequence[ItalianCard]) -> float:
    """How likely the partner holds one of these cards, and who plays before him none."""
    worlds, chance = 400, Random(3)
    found = whole = 0.0
    for (first, partner, _), likely in judge.worlds(chance):
        whole += likely
        found += likely * (_holds(partner, cards) and not _holds(first, cards))
        worlds -= 1
        if not worlds:
            break
    return found / whole


def _holds(hand: int, cards: Sequence[ItalianCard]) -> bool:
    return any(hand >> PLACES[card] & 1 for card in cards)
