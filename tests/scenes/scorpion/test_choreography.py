"""What is shown event by event leads to the very position the rules lead to."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import Refusal, Transition
from game.scorpion.record import Start
from game.scorpion.state import Move, State
from game.scorpion.variants import RULE_SETS
from scenes.scorpion.choreography import after
from tests.scenes.scorpion.rig import golden


def _shown(state: State, transition: Transition[State]) -> State:
    for event in transition.events:
        state = after(state, event)
    return state


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_move_of_a_won_game_is_shown_to_its_end(rules: str) -> None:
    start, moves = golden(f"{rules}-win")
    session = start.session()
    for move in moves:
        step = session.play(move)
        assert not isinstance(step, Refusal)
        assert _shown(step.before, step.transition) == session.state


@given(st.sampled_from(list(RULE_SETS)), st.integers(1, 999_999_999), st.randoms(use_true_random=False))
def test_each_move_of_a_random_game_is_shown_to_its_end(rules: str, number: int, rng: random.Random) -> None:
    start = Start.numbered(RULE_SETS[rules], number)
    state = start.state
    for _ in range(30):
        moves: list[Move] = start.rules.legal_moves(state)
        if not moves:
            return
        transition = start.rules.apply(state, rng.choice(moves))
        assert isinstance(transition, Transition)
        assert _shown(state, transition) == transition.state
        state = transition.state


def test_two_runs_finished_by_one_deal_are_shown_one_after_the_other() -> None:
    start, moves = golden("classic-two-runs-dealt")
    step = start.session().play(moves[0])
    assert not isinstance(step, Refusal)
    assert len(step.transition.state.removed) == 2
    assert _shown(step.before, step.transition) == step.transition.state
