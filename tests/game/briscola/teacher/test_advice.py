"""Advice on the play to make at Briscola: Hard's own, with a reason, from what the person sees and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from game.briscola.match import hand_in
from game.briscola.players import choose
from game.briscola.rules import RULE_SETS, BriscolaRules
from game.briscola.state import CardPlayed, State
from game.briscola.teacher import advise
from game.briscola.teacher.judged import Why
from game.levels import Level
from game.seats import PERSON, Seat
from tests.game.briscola.players.views import deals_under_way, seen_by, with_hidden_exchanged

TABLES = pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
Position = tuple[State, list[CardPlayed], Seat]


def _positions(rules: BriscolaRules) -> list[Position]:
    """Positions of one game, from the first plays to the last ones."""
    found = [(state, list(plays), first) for state, plays, first in deals_under_way(1, rules)]
    return [found[place] for place in (3, 20, -2)]


@pytest.mark.no_cover  # counting lines would take longer than the playouts themselves
@TABLES
def test_the_play_advised_is_the_one_hard_would_make(rules: BriscolaRules) -> None:
    for state, plays, first in _positions(rules):
        seen = seen_by(state, plays, first)
        advice = advise(seen, 7)
        assert advice.best == choose(Level.HARD, seen, 7)
        assert advice.instead not in (None, advice.best)
        assert advice.reasons
        assert advise(seen, 7) == advice


@pytest.mark.no_cover  # counting lines would take longer than the playouts themselves
@TABLES
def test_what_is_hidden_changes_no_advice(rules: BriscolaRules) -> None:
    for number, (state, plays, first) in enumerate(_positions(rules)[:2]):
        seen = seen_by(state, plays, first)
        exchanged = with_hidden_exchanged(state, seen, Random(number))
        assert exchanged != state
        assert advise(seen_by(exchanged, plays, first), 1) == advise(seen, 1)


def test_the_only_card_needs_no_other_reason() -> None:
    position = {
        "hands": [["7D"], ["5C"]], "trick": [], "trump": "4S", "stock": [], "captured": [[], []],
        "to_play": 0, "leader": 0, "match": [0, 0], "target": 2,
    }  # fmt: skip
    deal = hand_in({"game": "briscola", "players": 2, "position": position, "plays": []}, "easy")
    advice = advise(deal.observation(PERSON), 1)
    assert (str(advice.best.card), advice.instead, [one.why for one in advice.reasons]) == ("7D", None, [Why.ONLY])
