"""The search of the last tricks in pairs finds what playing every line by the rules finds."""

from __future__ import annotations

from random import Random

import pytest

from game.briscola.players import pair_belief, pair_hard
from game.briscola.players.pair_figures import HABIT
from game.briscola.players.pair_search import Search
from game.briscola.players.view import View
from game.briscola.rules import FOUR
from game.briscola.state import State
from game.seats import Seat, side_of
from tests.game.briscola.players.test_pair_playout import ahead, world_of
from tests.game.briscola.players.views import deals_under_way, made, seen_by


def by_rules(state: State, me: Seat) -> float:
    """What the deal is worth to a player's side with best play, every line played by the rules."""
    if state.over:
        return pair_hard.worth(ahead(state, me))
    values = [by_rules(made(FOUR, state, move), me) for move in FOUR.legal_moves(state)]
    return max(values) if side_of(state.to_play) == side_of(me) else min(values)


@pytest.mark.no_cover
@pytest.mark.parametrize(("deals", "after", "until"), [(20, 32, 40), (3, 29, 30)], ids=["two cards", "three"])
def test_the_search_finds_what_each_card_is_worth(deals: int, after: int, until: int) -> None:
    compared = 0
    for state, plays, first in deals_under_way(deals, FOUR, after, until):
        view = View.of(seen_by(state, plays, first))
        search = Search(view, pair_hard.worth)
        for place in view.hand:
            expected = by_rules(made(FOUR, state, view.play_of(place)), state.to_play)
            assert search.value(world_of(state).hands, place) == expected
            compared += 1
        assert search.nodes > 0
    assert compared >= 3 * deals


def test_when_partners_see_each_other_every_way_is_searched_whatever_the_chance() -> None:
    for state, plays, first in deals_under_way(4, FOUR, after=28, until=36):
        view = View.of(seen_by(state, plays, first))
        assert len({pair_hard.choose(view, Random(seed), nodes=1) for seed in range(3)}) == 1


def test_every_way_the_cards_may_lie_is_met_once() -> None:
    for partners_see in (True, False):
        for state, plays, first in deals_under_way(3, FOUR, after=30, until=36):
            view = View.of(seen_by(state, plays, first, partners_see))
            weights = pair_belief.likelihoods(view, HABIT)
            met = {tuple(map(frozenset, hands)) for hands, _ in pair_belief.every_deal(view, weights)}
            assert len(met) == pair_belief.ways(view)
            assert tuple(map(frozenset, world_of(state).hands)) in met
