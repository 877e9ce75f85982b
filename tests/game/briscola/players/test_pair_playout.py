"""A playout in pairs goes as the rules say and as habit plays."""

from __future__ import annotations

from itertools import islice
from random import Random

from game.briscola.observation import observe
from game.briscola.players import pair_hard
from game.briscola.players.pair_figures import HABIT
from game.briscola.players.pair_playout import World, play_out
from game.briscola.players.view import View
from game.briscola.points import points_in
from game.briscola.rules import FOUR
from game.briscola.state import CardPlayed, PlayCard, State
from game.briscola.terms import Terms
from game.seats import Seat, in_turn, other_side, side_of
from tests.game.briscola.players.views import coded, deals_under_way, made, seen_by


def world_of(state: State) -> World:
    """How the cards really lie."""
    seats = in_turn(state.to_play, state.seats)
    return World(tuple(coded(state, state.hands[seat]) for seat in seats), coded(state, state.stock))


def ahead(state: State, me: Seat) -> int:
    us = side_of(me)
    return points_in(state.captured[us]) - points_in(state.captured[other_side(us)])


def played_by_rules(state: State, plays: list[CardPlayed], first: Seat, move: PlayCard) -> int:
    """The same with the rules' own state."""
    me, plays = state.to_play, plays.copy()
    while True:
        plays.append(CardPlayed(state.to_play, move.card))
        state = made(FOUR, state, move)
        if state.over:
            return ahead(state, me)
        view = View.of(observe(state, plays, first, Terms(rules=FOUR), state.to_play))
        row = HABIT.row(len(view.tricks), view.trick)
        hand = coded(state, state.hands[state.to_play])
        move = view.play_of(max(hand, key=row.__getitem__))


def test_a_playout_is_the_deal_the_rules_would_play() -> None:
    compared = 0
    for state, plays, first in deals_under_way(deals=3, rules=FOUR):
        view = View.of(seen_by(state, plays, first))
        for place in view.hand:
            expected = played_by_rules(state, plays, first, view.play_of(place))
            assert play_out(view, world_of(state), place, HABIT) == expected
            compared += 1
    assert compared > 250


def test_the_same_chance_gives_the_same_card_and_another_may_give_another() -> None:
    met: set[bool] = set()
    for state, plays, first in islice(deals_under_way(2, FOUR, until=28), 0, None, 6):
        view = View.of(seen_by(state, plays, first))
        chosen = [pair_hard.choose(view, Random(seed), plays=600) for seed in (1, 1, 2, 3)]
        assert chosen[0] == chosen[1]
        met.add(len(set(chosen)) > 1)
    assert met == {False, True}
