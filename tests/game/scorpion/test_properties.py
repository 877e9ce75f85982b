"""What holds in every position of every rule set, whatever is played."""

from __future__ import annotations

import pickle
from functools import reduce
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.cards import FRENCH
from game.rules import Refusal, Transition
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import CardsMoved, CardTurned, ReservePlayed, RunRemoved, State, Won, after
from game.scorpion.variants import numbered_deal
from tests.game.scorpion.positions import all_cards, anywhere, choices, every_move, numbers, played, rule_sets

PACK = sorted(str(card) for card in FRENCH)
Position = tuple[ScorpionRules, State]


def transitions(position: Position) -> list[Transition[State]]:
    rules, state = position
    results = [rules.apply(state, move) for move in rules.legal_moves(state)]
    return [result for result in results if isinstance(result, Transition)]


@given(rule_sets, numbers, choices)
def test_the_pack_stays_whole(rules: ScorpionRules, number: int, chosen: list[int]) -> None:
    for state in played(rules, numbered_deal(rules, number), chosen):
        assert all_cards(state) == PACK


@given(anywhere())
def test_no_move_loses_or_doubles_a_card(position: Position) -> None:
    assert all_cards(position[1]) == PACK
    for result in transitions(position):
        assert all_cards(result.state) == PACK


@given(anywhere())
def test_the_events_of_a_move_lead_to_the_very_state_it_leads_to(position: Position) -> None:
    for result in transitions(position):
        assert reduce(after, result.events, position[1]) == result.state


@given(anywhere())
def test_apply_is_pure(position: Position) -> None:
    rules, state = position
    before = pickle.dumps(state)

    for move in rules.legal_moves(state):
        assert rules.apply(state, move) == rules.apply(state, move)
    assert pickle.dumps(state) == before


@given(anywhere())
def test_a_position_survives_pickling_and_is_hashable(position: Position) -> None:
    state = position[1]
    copied = pickle.loads(pickle.dumps(state))

    assert copied == state
    assert hash(copied) == hash(state)


@given(anywhere())
def test_a_refusal_gives_a_reason_and_nothing_else(position: Position) -> None:
    rules, state = position
    before = pickle.dumps(state)

    refusals = [result for move in every_move(state) if isinstance(result := rules.apply(state, move), Refusal)]

    assert refusals
    assert pickle.dumps(state) == before


@given(anywhere())
def test_points_are_those_of_the_events_and_never_negative(position: Position) -> None:
    for result in transitions(position):
        earning = [e for e in result.events if isinstance(e, CardsMoved | ReservePlayed | CardTurned | RunRemoved)]
        assert result.points == sum(event.points for event in earning)
        assert all(event.points >= 0 for event in earning)


@given(anywhere())
def test_no_column_ends_face_down_and_none_hides_more_than_before(position: Position) -> None:
    for result in transitions(position):
        for before, now in zip(position[1].columns, result.state.columns, strict=True):
            assert now.hidden < len(now.cards) or not now.cards
            assert now.hidden <= before.hidden


@given(anywhere())
def test_a_win_is_told_once_when_the_fourth_run_goes(position: Position) -> None:
    for result in transitions(position):
        told = [event for event in result.events if isinstance(event, Won)]
        assert len(told) == position[0].won(result.state)
        assert not told or result.events[-1] == Won()


@given(anywhere())
def test_removed_runs_only_grow_in_number(position: Position) -> None:
    for result in transitions(position):
        before = len(position[1].removed)
        gone = [event.suit for event in result.events if isinstance(event, RunRemoved)]
        assert result.state.removed == (*position[1].removed, *gone)
        assert len(result.state.removed) - before == len(gone)


@given(rule_sets, numbers, st.lists(st.integers(0, 9_999), min_size=20, max_size=60))
def test_the_same_choices_give_the_same_game(rules: ScorpionRules, number: int, chosen: list[int]) -> None:
    first = played(rules, numbered_deal(rules, number), chosen)

    assert first == played(rules, numbered_deal(rules, number), chosen)
    assert all(a != b for a, b in pairwise(first))
