"""A player of Briscola sees what lies open, and nothing else reaches him; the same as lines of JSON."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass, replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from game.briscola.engine import read_observation, write_observation
from game.briscola.match import hand_in
from game.briscola.observation import observe
from game.briscola.rules import RULE_SETS, BriscolaRules
from game.briscola.state import CardPlayed, State
from game.cards import ItalianCard
from game.seats import PERSON, Seat, side_of
from tests.game.briscola.tables import choices, numbers, rule_sets, seats, seen_at


def with_hidden_exchanged(state: State, me: Seat, shown: set[ItalianCard], chance: Random) -> State:
    """The same game with what `me` was never shown dealt otherwise: the others' hands and the stock."""
    places = [*(seat for seat in range(state.seats) if seat != me)]
    hidden = [card for pile in (*(state.hands[seat] for seat in places), state.stock) for card in pile]
    moved = [card for card in hidden if card not in shown]
    chance.shuffle(moved)
    new = iter(moved)
    hands = tuple(
        hand if seat == me else tuple(card if card in shown else next(new) for card in hand)
        for seat, hand in enumerate(state.hands)
    )
    stock = tuple(card if card in shown else next(new) for card in state.stock)
    return replace(state, hands=hands, stock=stock)


@given(rule_sets, numbers, seats, choices)
def test_an_observation_tells_what_lies_open(rules: BriscolaRules, number: int, seat: int, chosen: list[int]) -> None:
    state, plays, seen = seen_at(rules, number, seat, chosen)

    assert (seen.hand, seen.captured, seen.turned_up) == (state.hands[seen.me], state.captured, state.turned_up)
    assert (seen.stock, seen.hand_sizes) == (len(state.stock), tuple(map(len, state.hands)))
    assert [*(play for trick in seen.tricks for play in trick), *seen.trick] == plays
    assert tuple(play.card for play in seen.trick) == state.trick
    assert all(len(trick) == rules.seats for trick in seen.tricks)


@given(rule_sets, numbers, seats, choices, st.booleans())
def test_known_are_the_drawn_trump_and_a_partners_last_cards(
    rules: BriscolaRules, number: int, seat: int, chosen: list[int], see: bool
) -> None:
    state, _, seen = seen_at(rules, number, seat, chosen, see)

    for other, known in enumerate(seen.known):
        partner = other != seen.me and side_of(Seat(other)) == side_of(seen.me) and rules.seats == 4
        if partner and see and not state.stock:
            assert known == state.hands[other]
        else:
            assert known == tuple(card for card in state.hands[other] if card is state.turned_up)


@given(rule_sets, numbers, seats, choices, st.booleans(), st.randoms(use_true_random=False))
def test_exchanging_what_is_hidden_changes_no_observation(
    rules: BriscolaRules, number: int, seat: int, chosen: list[int], see: bool, chance: Random
) -> None:
    state, plays, seen = seen_at(rules, number, seat, chosen, see)
    shown = {state.turned_up, *(card for cards in seen.known for card in cards)}

    other = with_hidden_exchanged(state, seen.me, shown, chance)

    assert observe(other, plays, seen.first, seen.terms, seen.me) == seen


@given(rule_sets, numbers, seats, choices, st.booleans())
def test_an_observation_as_json_is_read_back(
    rules: BriscolaRules, number: int, seat: int, chosen: list[int], see: bool
) -> None:
    _, _, seen = seen_at(rules, number, seat, chosen, see)

    assert read_observation(json.loads(json.dumps(write_observation(seen)))) == seen


def test_what_lay_on_the_table_of_a_position_was_played_by_those_before() -> None:
    position = {
        "hands": [["7D"], ["5B"], ["6B", "AB"], ["9S", "2S"]],
        "trick": ["4C", "AC"],
        "trump": "3S",
        "stock": [],
        "captured": [["AD", "3D", "4D", "5D"], []],
        "to_play": 2,
        "leader": 0,
    }
    match = hand_in({"game": "briscola", "players": 4, "position": position, "plays": []}, "easy")

    seen = match.observation(match.state.to_play)

    assert [(play.seat, str(play.card)) for play in seen.trick] == [(0, "4C"), (1, "AC")]
    assert (seen.tricks, seen.me, seen.first) == ((), 2, 0)
    assert read_observation(write_observation(seen)) == seen
    for _ in range(2):
        match.apply(match.legal_plays()[0])
    assert [len(trick) for trick in match.observation(match.state.to_play).tricks] == [4]


def test_a_player_can_reach_no_state_and_no_hand_but_his_own() -> None:
    for rules in RULE_SETS:
        state, _, seen = seen_at(rules, 1, 0, [0, 1, 2, 0, 1, 2, 0])
        card = type(seen.hand[0])
        reached: list[object] = [seen]
        for value in reached:
            if isinstance(value, tuple):
                reached += value
            elif is_dataclass(value) and not isinstance(value, (card, BriscolaRules)):
                reached += [getattr(value, field.name) for field in fields(value)]

        hidden = {card for seat in range(rules.seats) if seat != seen.me for card in state.hands[seat]}
        hidden |= set(state.stock[:-1])
        assert hidden
        assert any(isinstance(value, CardPlayed) for value in reached)
        assert not any(isinstance(value, State) for value in reached)
        assert not hidden & {value for value in reached if isinstance(value, card)}


def test_the_person_too_sees_by_an_observation() -> None:
    state, plays, seen = seen_at(RULE_SETS[1], 5, 0, [0] * 30, partners_see=True)
    mine = observe(state, plays, seen.first, seen.terms, PERSON)
    assert not state.stock
    assert mine.known[2] == state.hands[2]
    assert set(mine.known[1] + mine.known[3]) <= {state.turned_up}
