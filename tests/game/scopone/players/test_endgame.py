"""The search of the last cards finds what playing every line by the rules finds."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.scopa.players.bits import points, set_of
from game.scopa.players.stakes import Taken
from game.scopa.players.view import play_of
from game.scopa.state import State
from game.scopone.observation import observe
from game.scopone.players import hard
from game.scopone.players.endgame import Search
from game.scopone.players.view import View
from game.scopone.rules import SCIENTIFICO
from game.seats import Side, other_side, side_of
from tests.game.scopone.players.views import TERMS, deals_under_way, made, world_of


def worth(taken: Taken) -> float:
    mine, his = points(taken.mine, taken.his, napola=True)
    return mine + taken.my_scope - his - taken.his_scope


def by_rules(state: State, us: Side) -> float:
    """What the deal is worth to a side with best play, every line played by the rules."""
    if state.over:
        mine, his = set_of(state.captured[us]), set_of(state.captured[other_side(us)])
        return worth(Taken(mine, his, state.scope[us], state.scope[other_side(us)], False))
    values = [by_rules(made(state, move), us) for move in SCIENTIFICO.legal_moves(state)]
    return max(values) if side_of(state.to_play) == us else min(values)


def test_the_search_finds_what_each_play_is_worth() -> None:
    compared = 0
    for state, seen in deals_under_way(deals=60, after=32):
        view = View.of(seen)
        search = Search(view, worth)
        for option in view.options():
            expected = by_rules(made(state, play_of(option)), side_of(state.to_play))
            assert search.value(world_of(state), option) == expected
            compared += 1
        assert search.nodes > 0
    assert compared > 400


def test_three_cards_each_are_searched_too() -> None:
    state, seen = next(deals_under_way(1, after=28))
    view = View.of(seen)
    search = Search(view, worth)

    for option in view.options():
        expected = by_rules(made(state, play_of(option)), side_of(state.to_play))
        assert search.value(world_of(state), option) == expected


def test_with_two_cards_each_hard_weighs_every_world_whatever_its_chance() -> None:
    for _, seen in deals_under_way(deals=12, after=32, until=33):
        view = View.of(seen)
        assert len({hard.choose(view, seen, Random(seed), nodes=1) for seed in range(4)}) == 1


def test_hands_of_other_sizes_are_searched_too() -> None:
    """In a position handed in someone may hold nothing more."""
    state, seen = next(deals_under_way(1, after=33))
    kept = tuple(hand if place == seen.me else hand[: place % 2] for place, hand in enumerate(state.hands))
    fewer = replace(state, hands=kept)
    view = View.of(observe(fewer, seen.plays, TERMS, seen.me))
    assert set(view.sizes[1:]) == {0, 1}

    for option in view.options():
        expected = by_rules(made(fewer, play_of(option)), side_of(state.to_play))
        assert Search(view, worth).value(world_of(fewer), option) == expected
