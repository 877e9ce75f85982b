"""What holds in every deal, whatever is played."""

from __future__ import annotations

import pickle
from functools import reduce
from itertools import chain, combinations, pairwise

from hypothesis import given

from game.cards import ITALIAN
from game.rules import Transition
from game.scopa.count import count
from game.scopa.state import CardPlayed, PlayCard, RestTaken, RoundDealt, State, TableSwept, after
from game.seats import OURS, THEIRS, Seat, side_of
from tests.game.scopa.tables import (
    PACK,
    RULES,
    all_cards,
    choices,
    history,
    numbered,
    numbers,
    played,
    players,
    whole_deals,
)


def states(number: int, first: Seat, chosen: list[int]) -> list[State]:
    start = numbered(number, first)
    return [start, *(transition.state for transition in played(start, chosen))]


@given(numbers, players, choices)
def test_the_forty_cards_stay_whole(number: int, first: Seat, chosen: list[int]) -> None:
    assert all(all_cards(state) == PACK for state in states(number, first, chosen))


@given(numbers, players, whole_deals)
def test_the_events_of_a_play_lead_to_the_very_state_it_leads_to(number: int, first: Seat, chosen: list[int]) -> None:
    state = numbered(number, first)
    for transition in played(state, chosen):
        state = reduce(after, transition.events, state)
        assert state == transition.state


@given(numbers, players, choices)
def test_there_is_a_play_until_the_end_and_none_after(number: int, first: Seat, chosen: list[int]) -> None:
    for state in states(number, first, chosen):
        assert bool(RULES.legal_moves(state)) is not state.over


@given(numbers, players, whole_deals)
def test_a_deal_is_36_plays_18_each_in_turn(number: int, first: Seat, chosen: list[int]) -> None:
    happened = played(numbered(number, first), chosen)
    plays = history(happened)

    assert len(plays) == 36
    assert plays[0].seat == first
    assert all(a.seat != b.seat for a, b in pairwise(plays))
    assert [s.over for s in (t.state for t in happened)] == [False] * 35 + [True]
    dealt = [event.number for t in happened for event in t.events if isinstance(event, RoundDealt)]
    assert dealt == [2, 3, 4, 5, 6]


@given(numbers, players, choices)
def test_what_is_taken_is_an_equal_card_or_adds_up(number: int, first: Seat, chosen: list[int]) -> None:
    before = numbered(number, first)
    for transition in played(before, chosen):
        event = transition.events[0]
        assert isinstance(event, CardPlayed)
        assert event.seat == before.to_play
        if event.take:
            assert sum(card.rank for card in event.take) == event.card.rank
            equal = any(card.rank == event.card.rank for card in before.table)
            assert len(event.take) == 1 or not equal
            assert set(before.captured[event.seat]) < set(transition.state.captured[event.seat])
        before = transition.state


@given(numbers, players, choices)
def test_apply_accepts_exactly_the_legal_plays(number: int, first: Seat, chosen: list[int]) -> None:
    """Asked about every card of the pack with every set of up to four table cards."""
    state = states(number, first, chosen)[-1]
    takes = list(chain.from_iterable(combinations(state.table, size) for size in range(min(4, len(state.table)) + 1)))
    asked = [PlayCard(card, take) for card in ITALIAN for take in takes]

    accepted = {move for move in asked if isinstance(RULES.apply(state, move), Transition)}

    assert accepted == {move for move in RULES.legal_moves(state) if len(move.take) <= 4}


@given(numbers, players, choices)
def test_apply_is_pure_and_states_survive_pickling(number: int, first: Seat, chosen: list[int]) -> None:
    state = states(number, first, chosen)[-1]
    before = pickle.dumps(state)

    for move in RULES.legal_moves(state):
        assert RULES.apply(state, move) == RULES.apply(state, move)

    assert pickle.dumps(state) == before
    assert pickle.loads(before) == state
    assert hash(pickle.loads(before)) == hash(state)


@given(numbers, players, whole_deals)
def test_scope_are_those_told_and_never_the_last_plays(number: int, first: Seat, chosen: list[int]) -> None:
    happened = played(numbered(number, first), chosen)
    swept = [side_of(event.seat) for t in happened for event in t.events if isinstance(event, TableSwept)]

    assert happened[-1].state.scope == (swept.count(OURS), swept.count(THEIRS))
    assert not any(isinstance(event, TableSwept) for event in happened[-1].events)
    for transition in happened[:-1]:
        event = transition.events[0]
        assert isinstance(event, CardPlayed)
        told = any(isinstance(e, TableSwept) for e in transition.events)
        assert told is (bool(event.take) and not transition.state.table)


@given(numbers, players, whole_deals)
def test_the_rest_goes_to_the_last_taker(number: int, first: Seat, chosen: list[int]) -> None:
    happened = played(numbered(number, first), chosen)
    takers = [play.seat for play in history(happened) if play.take]
    rest = [event for t in happened for event in t.events if isinstance(event, RestTaken)]

    assert all(event.seat == takers[-1] for event in rest)
    assert len(rest) <= 1
    assert happened[-1].state.table == () or not takers
    assert not rest or happened[-1].events[-1] is rest[0]


@given(numbers, players, whole_deals)
def test_the_points_of_a_whole_deal_hang_together(number: int, first: Seat, chosen: list[int]) -> None:
    last = played(numbered(number, first), chosen)[-1].state
    for napola in (False, True):
        sheet = count(last.captured, last.scope, napola)
        for line in (sheet.cards, sheet.coins, sheet.primiera):
            assert line in ((0, 0), (1, 0), (0, 1))
        assert sorted(sheet.settebello) == [0, 1]
        assert 0 in sheet.napola
        assert sum(sheet.napola) == 0 or (napola and 3 <= sum(sheet.napola) <= 10)
        lines = (sheet.cards, sheet.coins, sheet.settebello, sheet.primiera, sheet.scope, sheet.napola)
        assert sheet.total == tuple(map(sum, zip(*lines, strict=True)))
        assert sum(map(len, sheet.taken)) == 40
        assert sum(map(len, sheet.coins_taken)) == 10
