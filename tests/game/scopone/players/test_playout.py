"""A playout goes as the rules say and as habit plays."""

from __future__ import annotations

import pytest

from game.scopa.players.bits import set_of
from game.scopa.players.stakes import Taken
from game.scopa.players.view import play_of
from game.scopa.rules import ScopaRules
from game.scopa.state import PlayCard, State
from game.scopone.observation import observe
from game.scopone.players.habit import of_sides
from game.scopone.players.playout import play_out
from game.scopone.players.view import View
from game.scopone.rules import RULE_SETS, SCIENTIFICO
from game.seats import Seat, other_side, side_of
from tests.game.scopone.players.views import TERMS, bits_of, deals_under_way, made, world_of


def taken(state: State, me: Seat) -> Taken:
    us = side_of(me)
    them = other_side(us)
    closed = state.last_taker is not None and side_of(state.last_taker) == us
    return Taken(set_of(state.captured[us]), set_of(state.captured[them]), state.scope[us], state.scope[them], closed)


def played_by_rules(state: State, move: PlayCard) -> Taken:
    """The same with the rules' own state."""
    me, state = state.to_play, made(state, move)
    while not state.over:
        view = View.of(observe(state, [], TERMS, state.to_play))
        habit, _ = of_sides(view.closing)
        state = made(state, play_of(habit.favourite(view.hand, view.held, view.unseen, view.table)))
    return taken(state, me)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_playout_is_the_deal_the_rules_would_play(rules: ScopaRules) -> None:
    compared = 0
    for state, seen in deals_under_way(deals=4, rules=rules):
        view = View.of(seen)
        for option in view.options()[:3]:
            assert play_out(view, world_of(state), option) == played_by_rules(state, play_of(option))
            compared += 1
    assert compared > 250


def test_the_options_are_the_legal_plays() -> None:
    for state, seen in deals_under_way(deals=10):
        assert sorted(View.of(seen).options()) == sorted(map(bits_of, SCIENTIFICO.legal_moves(state)))


def test_who_plays_the_last_card_is_known_all_deal() -> None:
    for state, seen in deals_under_way(deals=8):
        dealer = Seat((state.first + 3) % 4)
        assert View.of(seen).closing is (side_of(dealer) == side_of(seen.me))
