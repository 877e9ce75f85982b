"""The rules, the count and the events hold for every rule set of the family: two seats or four in two sides."""

from __future__ import annotations

import pickle
from functools import reduce
from itertools import chain, combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import ITALIAN
from game.deals import numbered_order
from game.rules import Transition
from game.scopa.count import count
from game.scopa.rules import SCOPA, ScopaRules
from game.scopa.state import CardPlayed, PlayCard, RestTaken, RoundDealt, State, TableSwept, after
from game.scopone.rules import SCIENTIFICO, SCOPONE
from game.seats import OURS, THEIRS, Seat, in_turn, next_to, side_of
from tests.game.scopa.tables import PACK, all_cards, card, cards, numbers, play

FAMILY = [SCOPA, SCOPONE, SCIENTIFICO]

rule_sets = st.sampled_from(FAMILY)
seats = st.integers(0, 3)
whole_deals = st.lists(st.integers(0, 9_999), min_size=40, max_size=40)


def dealt(rules: ScopaRules, number: int, first: int) -> State:
    return rules.deal(numbered_order(ITALIAN.cards, "scopone", number), Seat(first % rules.seats))


def played(rules: ScopaRules, state: State, chosen: list[int]) -> list[Transition[State]]:
    """A deal to its end, each number choosing among the legal plays."""
    happened: list[Transition[State]] = []
    for number in chosen:
        if state.over:
            break
        legal = rules.legal_moves(state)
        done = rules.apply(state, legal[number % len(legal)])
        assert isinstance(done, Transition)
        happened.append(done)
        state = done.state
    return happened


def seats_of(happened: list[Transition[State]]) -> list[Seat]:
    return [event.seat for done in happened for event in done.events if isinstance(event, CardPlayed)]


@pytest.mark.parametrize(
    ("rules", "laid", "held", "left"), [(SCOPA, 4, 3, 30), (SCOPONE, 4, 9, 0), (SCIENTIFICO, 0, 10, 0)]
)
def test_a_deal_lays_the_table_and_then_whole_hands_from_who_plays_first(
    rules: ScopaRules, laid: int, held: int, left: int
) -> None:
    order = numbered_order(ITALIAN.cards, "scopone", 1)
    for first in range(rules.seats):
        state = rules.deal(order, Seat(first))
        assert (len(state.table), len(state.deck), state.to_play) == (laid, left, first)
        for place, seat in enumerate(in_turn(Seat(first), rules.seats)):
            assert state.hands[seat] == order[laid + place * held : laid + (place + 1) * held]


@given(rule_sets, numbers, seats, whole_deals)
def test_everyone_plays_in_turn_to_the_right_until_all_cards_are_out(
    rules: ScopaRules, number: int, first: int, chosen: list[int]
) -> None:
    start = dealt(rules, number, first)
    happened = played(rules, start, chosen)
    order = seats_of(happened)

    assert len(order) == len(ITALIAN) - rules.table
    assert order[0] == start.first
    assert all(later == next_to(earlier, rules.seats) for earlier, later in pairwise(order))
    assert happened[-1].state.over
    assert happened[-1].state.to_play == start.first, "the seat whose turn it would be"
    assert sum(isinstance(event, RoundDealt) for done in happened for event in done.events) == rules.rounds - 1


@given(rule_sets, numbers, seats, whole_deals)
def test_the_forty_cards_stay_whole_and_events_lead_where_the_rules_lead(
    rules: ScopaRules, number: int, first: int, chosen: list[int]
) -> None:
    state = dealt(rules, number, first)
    for done in played(rules, state, chosen):
        state = reduce(after, done.events, state)
        assert state == done.state
        assert all_cards(state) == PACK


@given(rule_sets, numbers, seats, whole_deals)
def test_what_is_taken_lies_in_the_sides_pile_and_the_last_card_makes_no_scopa(
    rules: ScopaRules, number: int, first: int, chosen: list[int]
) -> None:
    before = dealt(rules, number, first)
    happened = played(rules, before, chosen)
    for done in happened:
        event = done.events[0]
        assert isinstance(event, CardPlayed)
        ours, other = side_of(event.seat), side_of(next_to(event.seat, rules.seats))
        if event.take:
            assert {event.card, *event.take} <= set(done.state.captured[ours])
            assert done.state.last_taker == event.seat
        if not done.state.over:
            assert done.state.captured[other] == before.captured[other]
        before = done.state
    swept = [side_of(event.seat) for done in happened for event in done.events if isinstance(event, TableSwept)]
    assert happened[-1].state.scope == (swept.count(OURS), swept.count(THEIRS))
    assert not any(isinstance(event, TableSwept) for event in happened[-1].events)


@given(rule_sets, numbers, seats, whole_deals)
def test_the_values_left_after_the_last_card_add_up_to_an_even_number(
    rules: ScopaRules, number: int, first: int, chosen: list[int]
) -> None:
    """Every capture takes as much as its card is worth, and the whole pack is worth 220."""
    last = played(rules, dealt(rules, number, first), chosen)[-1]
    rest = [event.cards for event in last.events if isinstance(event, RestTaken)]
    left = rest[0] if rest else last.state.table

    assert sum(one.rank for one in left) % 2 == 0
    sheet = count(last.state.captured, last.state.scope, napola=True)
    assert sum(sheet.settebello) == int(bool(any(last.state.captured)))


@given(rule_sets, numbers, seats, whole_deals, st.integers(0, 39))
def test_apply_changes_nothing_and_accepts_exactly_the_legal_plays(
    rules: ScopaRules, number: int, first: int, chosen: list[int], plays: int
) -> None:
    """Asked about every card of the pack with every set of up to three table cards."""
    happened = played(rules, dealt(rules, number, first), chosen[:plays])
    state = happened[-1].state if happened else dealt(rules, number, first)
    before = pickle.dumps(state)
    takes = chain.from_iterable(combinations(state.table, size) for size in range(4))
    asked = [PlayCard(one, take) for take in takes for one in ITALIAN]

    accepted = {move for move in asked if isinstance(rules.apply(state, move), Transition)}

    assert accepted == {move for move in rules.legal_moves(state) if len(move.take) <= 3}
    assert pickle.dumps(state) == before


def test_the_first_card_of_scientifico_is_laid_and_it_is_never_void() -> None:
    state = dealt(SCIENTIFICO, 7, 2)
    assert all(not move.take for move in SCIENTIFICO.legal_moves(state))
    kings = cards("10D 10C 10S 10B")
    order = (*kings, *(one for one in ITALIAN if one not in kings))
    assert not SCIENTIFICO.is_void(order)
    assert SCOPONE.void_kings(order) == kings


def test_the_dealers_last_card_sweeps_for_nothing_and_the_rest_goes_to_the_side_that_took_last() -> None:
    empty = ((), ())
    swept = State(cards("4C 3S"), ((), (), (), cards("7D")), empty, (0, 0), (), Seat(3), Seat(0), Seat(1))
    done = SCIENTIFICO.apply(swept, play("7D 4C 3S"))
    assert isinstance(done, Transition)
    assert (done.state.scope, done.state.captured[THEIRS]) == ((0, 0), cards("7D 4C 3S"))

    laid = State(cards("4C 3S"), ((), (), (), cards("10D")), empty, (0, 0), (), Seat(3), Seat(0), Seat(2))
    done = SCIENTIFICO.apply(laid, play("10D"))
    assert isinstance(done, Transition)
    assert done.events[-1] == RestTaken(Seat(2), cards("4C 3S 10D"))
    assert done.state.captured == (cards("4C 3S 10D"), ())


def test_a_scopa_by_the_partner_counts_for_the_side() -> None:
    hands = (cards("AD"), cards("2D"), cards("7D 5D"), cards("3D 6D"))
    state = State(cards("4C 3S"), hands, ((), ()), (1, 2), (), Seat(2), Seat(0), None)
    done = SCOPONE.apply(state, play("7D 4C 3S"))

    assert isinstance(done, Transition)
    assert done.events == (CardPlayed(Seat(2), card("7D"), cards("4C 3S")), TableSwept(Seat(2)))
    assert done.state.scope == (2, 2)
    assert done.state.to_play == 3
