"""A player sees what may be seen, and nothing else reaches it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.levels import Level
from game.scopa.engine import read_observation, write_observation
from game.scopa.observation import Observation, observe
from game.scopa.players import choose
from game.scopa.state import CardPlayed, State
from game.scopa.terms import Terms
from game.seats import PERSON, Seat
from tests.game.scopa.tables import choices, history, made, numbered, numbers, played, players

TERMS = Terms((4, 7), 11, False)


def under_way(number: int, first: Seat, chosen: list[int]) -> tuple[State, list[CardPlayed]]:
    """A deal after some plays, not over, and the plays."""
    start = numbered(number, first)
    happened = [t for t in played(start, chosen) if not t.state.over]
    return (happened[-1].state if happened else start), history(happened)


def with_hidden_exchanged(state: State, player: Seat, chance: Random) -> State:
    """The same deal with what `player` can't see dealt otherwise: the other's hand and the deck."""
    hidden = [*state.hands[1 - player], *state.deck]
    chance.shuffle(hidden)
    size = len(state.hands[1 - player])
    other, deck = tuple(hidden[:size]), tuple(hidden[size:])
    hands = (state.hands[0], other) if player == 0 else (other, state.hands[1])
    return replace(state, hands=hands, deck=deck)


@given(numbers, players, choices, players)
def test_an_observation_tells_what_lies_open(number: int, first: Seat, chosen: list[int], player: Seat) -> None:
    state, plays = under_way(number, first, chosen)

    seen = observe(state, plays, TERMS, player)

    assert seen == Observation(
        me=player,
        hand=state.hands[player],
        table=state.table,
        captured=state.captured,
        scope=state.scope,
        plays=tuple(plays),
        deck_left=len(state.deck),
        other_hand_size=len(state.hands[1 - player]),
        last_taker=state.last_taker,
        first=first,
        terms=TERMS,
    )


@given(numbers, players, choices, players, st.randoms(use_true_random=False))
def test_exchanging_what_is_hidden_changes_no_observation(
    number: int, first: Seat, chosen: list[int], player: Seat, chance: Random
) -> None:
    state, plays = under_way(number, first, chosen)

    other = with_hidden_exchanged(state, player, chance)

    assert observe(other, plays, TERMS, player) == observe(state, plays, TERMS, player)


@pytest.mark.parametrize("level", Level)
def test_exchanging_what_is_hidden_changes_no_choice(level: Level) -> None:
    for number in range(1, 13):
        state, plays = under_way(number, Seat(number % 2), list(range(number, 3 * number)))
        player, other = state.to_play, with_hidden_exchanged(state, state.to_play, Random(number))
        assert number == 12 or other != state
        chosen = choose(level, observe(state, plays, TERMS, player), seed=number)
        assert chosen == choose(level, observe(other, plays, TERMS, player), seed=number)
        made(state, chosen)


@given(numbers, players, choices)
def test_an_observation_as_json_is_read_back(number: int, first: Seat, chosen: list[int]) -> None:
    state, plays = under_way(number, first, chosen)
    seen = observe(state, plays, TERMS, state.to_play)

    assert read_observation(write_observation(seen)) == seen


def test_a_player_can_reach_no_state() -> None:
    """What an observation is made of, to the last value: cards, plays, numbers and the terms."""
    state, plays = under_way(3, PERSON, [1, 2, 3, 4, 5])
    reached: list[object] = [observe(state, plays, TERMS, PERSON)]
    for value in reached:
        if isinstance(value, tuple):
            reached += value
        elif is_dataclass(value) and not isinstance(value, type(state.table[0])):
            reached += [getattr(value, field.name) for field in fields(value)]

    hidden = {*state.hands[1], *state.deck}
    assert hidden
    assert not any(isinstance(value, State) for value in reached)
    assert not hidden & {value for value in reached if isinstance(value, type(state.table[0]))}
