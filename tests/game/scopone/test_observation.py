"""A player for four sees what may be seen, and nothing else reaches it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest

from game.levels import Level
from game.scopa.rules import ScopaRules
from game.scopa.state import State
from game.scopone.observation import Observation, observe
from game.scopone.players import choose
from game.scopone.rules import RULE_SETS
from game.seats import Seat
from tests.game.scopone.players.views import (
    SEATS,
    TERMS,
    deals_under_way,
    made,
    with_hidden_exchanged,
)


def test_an_observation_tells_what_lies_open() -> None:
    for state, seen in deals_under_way(deals=3):
        for seat in map(Seat, range(SEATS)):
            assert observe(state, seen.plays, TERMS, seat) == Observation(
                me=seat,
                hand=state.hands[seat],
                table=state.table,
                captured=state.captured,
                scope=state.scope,
                plays=seen.plays,
                hand_sizes=tuple(len(hand) for hand in state.hands),
                last_taker=state.last_taker,
                first=state.first,
                terms=TERMS,
            )


def test_exchanging_what_is_hidden_changes_no_observation() -> None:
    exchanged = 0
    for number, (state, seen) in enumerate(deals_under_way(deals=10)):
        other = with_hidden_exchanged(state, seen.me, Random(number))
        exchanged += other != state
        assert observe(other, seen.plays, TERMS, seen.me) == seen
    assert exchanged > 200


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_exchanging_what_is_hidden_changes_no_choice(level: Level, rules: ScopaRules) -> None:
    """Positions from the deal's first play to its last cards, which are searched."""
    for number, after in enumerate((0, 7, 18, 24, 28, 31)):
        state, seen = next(deals_under_way(number + 1, rules, after=after))
        other = with_hidden_exchanged(state, seen.me, Random(number))
        assert other != state
        chosen = choose(level, seen, seed=number)
        assert chosen == choose(level, observe(other, seen.plays, TERMS, seen.me), seed=number)
        made(state, chosen)


def test_a_player_can_reach_no_state_and_no_hand_but_his_own() -> None:
    state, seen = next(deals_under_way(1, after=9))
    card = type(seen.hand[0])
    reached: list[object] = [seen]
    for value in reached:
        if isinstance(value, tuple):
            reached += value
        elif is_dataclass(value) and not isinstance(value, card):
            reached += [getattr(value, field.name) for field in fields(value)]

    hidden = {card for seat in range(SEATS) if seat != seen.me for card in state.hands[seat]}
    assert hidden
    assert not any(isinstance(value, State) for value in reached)
    assert not hidden & {value for value in reached if isinstance(value, card)}


def test_the_order_in_which_cards_are_named_changes_nothing() -> None:
    for after in (3, 31):
        _, seen = next(deals_under_way(1, after=after))
        turned = replace(seen, hand=seen.hand[::-1], table=seen.table[::-1])
        for level in Level:
            assert choose(level, turned, 2) == choose(level, seen, 2)
