"""Every reason the teacher of Briscola gives is true, and those a player would give are among them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.briscola.match import hand_in
from game.briscola.observation import Observation
from game.briscola.players.bits import coding, places_of
from game.briscola.rules import FOUR, TWO, BriscolaRules
from game.briscola.state import PlayCard
from game.briscola.teacher import judge_of
from game.briscola.teacher.judged import Why
from game.briscola.teacher.judging import Judge
from game.cards import ITALIAN
from game.seats import PERSON, in_turn
from tests.game.briscola.players.views import deals_under_way, seen_by
from tests.game.briscola.teacher.truths import OF_ANY_TABLE, OF_PAIRS, Hands, Worlds, is_true

_WORLDS = 300


def _worlds(judge: Judge, seen: Observation) -> Worlds:
    """Ways the hidden cards may lie that the claims have not been made from."""
    found: list[tuple[Hands, float]] = []
    cards, seats = coding(seen.trump).cards, in_turn(seen.me, seen.seats)[1:]
    for world, likely in judge.worlds(Random("others")):
        hands = zip(seats, judge.hands(world), strict=True)
        hands_of: Hands = {seat: [cards[place] for place in places_of(hand)] for seat, hand in hands}
        found.append((hands_of, likely))
        if not judge.exact and len(found) >= _WORLDS:
            break
    return found


@pytest.mark.no_cover  # counting lines would take longer than the worlds themselves
@pytest.mark.parametrize(("rules", "deals", "missing"), [(TWO, 6, OF_PAIRS), (FOUR, 6, {Why.TRUMPS_GONE})])
def test_what_is_claimed_of_two_cards_is_true(rules: BriscolaRules, deals: int, missing: set[Why]) -> None:
    met: Counter[Why] = Counter()
    chance = Random(1)
    for state, plays, first in deals_under_way(deals, rules):
        seen = seen_by(state, plays, first)
        judge = judge_of(rules.seats)(seen)
        sample, again = judge.sampled("a"), _worlds(judge, seen)
        options = judge.options()
        made, better = chance.sample(options, 2)
        for claim in judge.claims(made, better, sample):
            met[claim.reason.why] += 1
            cards = judge.play_of(made).card, judge.play_of(better).card
            assert is_true(claim.reason, seen, *cards, again), (claim, seen)
    assert OF_ANY_TABLE - missing <= set(met) <= OF_ANY_TABLE


def test_an_ace_that_is_led_when_no_trump_is_out_is_said_to_be_sure() -> None:
    position = {
        "hands": [["AC", "5B"], ["7C", "10B"]], "trick": [], "trump": "4S", "stock": [],
        "captured": [[str(card) for card in ITALIAN if str(card) not in {"AC", "5B", "7C", "10B"}], []],
        "to_play": 0, "leader": 0, "match": [0, 0], "target": 2,
    }  # fmt: skip
    deal = hand_in({"game": "briscola", "players": 2, "position": position, "plays": []}, "easy")
    judge = judge_of(2)(deal.observation(PERSON))
    ace, five = (judge.option_of(PlayCard(ITALIAN.parse(name))) for name in ("AC", "5B"))
    assert Why.TRUMPS_GONE in [claim.reason.why for claim in judge.claims(five, ace, judge.sampled("a"))]


def test_a_card_is_the_same_play_whatever_its_suit_unless_it_is_a_trump() -> None:
    state, plays, first = next(deals_under_way(1))
    judge = judge_of(2)(seen_by(state, plays, first))
    assert len({judge.kind(PlayCard(card)) for card in coding(state.trump).cards}) == 20
