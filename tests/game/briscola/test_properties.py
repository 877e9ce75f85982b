"""What holds in every game of Briscola, whatever is played, for two and for four."""

from __future__ import annotations

import pickle
from functools import reduce
from itertools import pairwise

from hypothesis import given

from game.briscola.count import points
from game.briscola.points import points_in
from game.briscola.rules import BriscolaRules
from game.briscola.state import CardDrawn, PlayCard, State, TrickWon, after
from game.cards import ITALIAN
from game.rules import Transition
from game.seats import Seat, in_turn, next_to, side_of
from tests.game.briscola.second_opinion import best
from tests.game.briscola.tables import (
    PACK,
    all_cards,
    choices,
    history,
    numbered,
    numbers,
    played,
    rule_sets,
    seats,
    whole_games,
)


def states(rules: BriscolaRules, number: int, seat: int, chosen: list[int]) -> list[State]:
    start = numbered(rules, number, seat)
    return [start, *(transition.state for transition in played(rules, start, chosen))]


@given(rule_sets, numbers, seats, choices)
def test_the_forty_cards_stay_whole(rules: BriscolaRules, number: int, seat: int, chosen: list[int]) -> None:
    assert all(all_cards(state) == PACK for state in states(rules, number, seat, chosen))


@given(rule_sets, numbers, seats, whole_games)
def test_points_come_with_tricks_and_are_120_in_the_end(
    rules: BriscolaRules, number: int, seat: int, chosen: list[int]
) -> None:
    counted = [0, 0]
    for transition in played(rules, numbered(rules, number, seat), chosen):
        for event in transition.events:
            if isinstance(event, TrickWon):
                assert event.points == points_in(event.cards)
                counted[side_of(event.seat)] += event.points
        assert points(transition.state) == tuple(counted)
    assert sum(counted) == 120


@given(rule_sets, numbers, seats, whole_games)
def test_the_events_of_a_play_lead_to_the_very_state_it_leads_to(
    rules: BriscolaRules, number: int, seat: int, chosen: list[int]
) -> None:
    state = numbered(rules, number, seat)
    for transition in played(rules, state, chosen):
        state = reduce(after, transition.events, state)
        assert state == transition.state


@given(rule_sets, numbers, seats, whole_games)
def test_a_game_is_forty_plays_in_turn_and_tricks_are_led_by_who_took_the_last(
    rules: BriscolaRules, number: int, seat: int, chosen: list[int]
) -> None:
    start = numbered(rules, number, seat)
    happened = played(rules, start, chosen)
    plays = history(happened)
    leader = start.to_play

    assert [transition.state.over for transition in happened] == [False] * 39 + [True]
    for i in range(0, len(plays), rules.seats):
        trick = plays[i : i + rules.seats]
        (won,) = (event for event in happened[i + rules.seats - 1].events if isinstance(event, TrickWon))
        assert tuple(play.seat for play in trick) == in_turn(leader, rules.seats)
        assert won.cards == tuple(play.card for play in trick)
        taking = best([str(play.card) for play in trick], str(start.turned_up)[-1])
        (leader,) = (play.seat for play in trick if str(play.card) == taking)
        assert (won.seat, happened[i + rules.seats - 1].state.to_play) == (leader, leader)


@given(rule_sets, numbers, seats, whole_games)
def test_who_took_the_trick_draws_first_and_the_turned_up_trump_goes_to_the_last_to_draw(
    rules: BriscolaRules, number: int, seat: int, chosen: list[int]
) -> None:
    start = numbered(rules, number, seat)
    stock, last = list(start.stock), None
    for transition in played(rules, start, chosen):
        drawn = [event for event in transition.events if isinstance(event, CardDrawn)]
        won = [event for event in transition.events if isinstance(event, TrickWon)]
        assert bool(drawn) is bool(won and stock)
        if drawn:
            assert tuple(event.seat for event in drawn) == in_turn(won[0].seat, rules.seats)
            assert [event.card for event in drawn] == stock[: rules.seats]
            assert len(set(map(len, transition.state.hands))) == 1
            last, stock = drawn[-1], stock[rules.seats :]
    assert last is not None
    assert last.card is start.turned_up
    assert stock == []


@given(rule_sets, numbers, seats, choices)
def test_there_is_a_play_until_the_end_and_none_after(
    rules: BriscolaRules, number: int, seat: int, chosen: list[int]
) -> None:
    for state in states(rules, number, seat, chosen):
        assert bool(rules.legal_moves(state)) is not state.over


@given(rule_sets, numbers, seats, choices)
def test_apply_accepts_exactly_the_legal_plays(rules: BriscolaRules, number: int, seat: int, chosen: list[int]) -> None:
    """Asked about every card of the pack."""
    state = states(rules, number, seat, chosen)[-1]

    accepted = [PlayCard(card) for card in ITALIAN if isinstance(rules.apply(state, PlayCard(card)), Transition)]

    assert len(rules.legal_moves(state)) == len(accepted)
    assert set(rules.legal_moves(state)) == set(accepted)


@given(rule_sets, numbers, seats, choices)
def test_apply_is_pure_and_states_survive_pickling(
    rules: BriscolaRules, number: int, seat: int, chosen: list[int]
) -> None:
    state = states(rules, number, seat, chosen)[-1]
    before = pickle.dumps(state)

    for move in rules.legal_moves(state):
        assert rules.apply(state, move) == rules.apply(state, move)

    assert pickle.dumps(state) == before
    assert pickle.loads(before) == state
    assert hash(pickle.loads(before)) == hash(state)


@given(rule_sets, numbers, seats, choices)
def test_whoever_has_not_played_to_the_trick_holds_one_card_more(
    rules: BriscolaRules, number: int, seat: int, chosen: list[int]
) -> None:
    for state in states(rules, number, seat, chosen):
        sizes = [len(state.hands[seat]) for seat in in_turn(state.leader, rules.seats)]
        most, lie = max(sizes), len(state.trick)
        assert sizes == [most - 1] * lie + [most] * (rules.seats - lie)
        assert len(state.stock) % rules.seats == 0


@given(rule_sets, numbers, seats, choices)
def test_turns_pass_to_the_right_within_a_trick(
    rules: BriscolaRules, number: int, seat: int, chosen: list[int]
) -> None:
    for before, now in pairwise(states(rules, number, seat, chosen)):
        if now.trick:
            assert now.to_play == next_to(before.to_play, rules.seats)
            assert now.leader == before.leader


@given(rule_sets, numbers)
def test_a_deal_gives_each_three_cards_from_the_front_the_first_player_first(rules: BriscolaRules, number: int) -> None:
    for first in range(rules.seats):
        state = numbered(rules, number, first)
        order = numbered(rules, number, 0)
        whole = [card for hand in order.hands for card in hand]
        dealt = [card for seat in in_turn(Seat(first), rules.seats) for card in state.hands[seat]]
        assert dealt == whole
        assert (state.stock, state.turned_up, state.to_play) == (order.stock, order.turned_up, first)
        assert state.stock[-1] is state.turned_up
        assert len(state.stock) == 40 - 3 * rules.seats
