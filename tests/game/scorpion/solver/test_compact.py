"""The solver's own form of a position against the rules: the same moves, leading to the same places."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import Transition
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver.compact import Game, compact
from game.scorpion.state import Move, MoveUnit, State
from game.scorpion.variants import CLASSIC, RULE_SETS, numbered_deal
from tests.game.scorpion.boards import board, run
from tests.game.scorpion.positions import anywhere

GAMES = {name: Game(rules) for name, rules in RULE_SETS.items()}


def after(rules: ScorpionRules, state: State, move: Move) -> State:
    result = rules.apply(state, move)
    assert isinstance(result, Transition)
    return result.state


@given(anywhere())
def test_moves_are_those_of_the_rules(position: tuple[ScorpionRules, State]) -> None:
    rules, state = position
    game = GAMES[rules.name]
    start = compact(state)

    found = [(move, there) for move, there in game.moves(start) if not game.won(start)]

    for move, there in found:
        assert there == compact(after(rules, state, move))
    by_the_rules = {game.key(compact(after(rules, state, move))) for move in rules.legal_moves(state)}
    assert {game.key(there) for _, there in found} == by_the_rules
    assert game.won(start) == rules.won(state)


@given(anywhere(), st.data())
def test_only_columns_that_wait_for_nothing_may_be_exchanged(
    position: tuple[ScorpionRules, State], data: st.DataObject
) -> None:
    rules, state = position
    game = GAMES[rules.name]
    order = data.draw(st.permutations(range(rules.columns)))
    shuffled = State(tuple(state.columns[number] for number in order), state.reserve, state.removed)
    waiting = len(state.reserve) if rules.reserve_is_dealt else 0

    same_waiting = shuffled.columns[:waiting] == state.columns[:waiting]

    assert (game.key(compact(shuffled)) == game.key(compact(state))) is same_waiting


def test_an_uncovered_run_that_moves_is_no_mere_new_name_for_its_column() -> None:
    state = board(f"{run('S')} / {run('H', last='2')} AD / -", removed="C")
    game, start = GAMES["classic"], compact(state)

    same = {move for move, there in game.moves(start) if game.key(there) == game.key(start)}

    assert same == {MoveUnit(1, 0, 2)}
    assert MoveUnit(0, 0, 2) in CLASSIC.legal_moves(state)


@pytest.mark.parametrize("base", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_a_move_by_its_cards_leads_to_a_position_of_the_same_name(base: ScorpionRules) -> None:
    """Which of two empty columns it was matters only while one of them waits for a card of the reserve."""
    rng = Random(3)
    followed = 0
    for number in range(1, 30):
        game, position = Game(base), compact(numbered_deal(base, number))
        for _ in range(60):
            moves = list(game.moves(position))
            if not moves:
                break
            for move, after in moves:
                found = game.follow(position, game.step(position, move))
                assert found is not None
                assert game.key(found[1]) == game.key(after)
                followed += 1
            position = rng.choice(moves)[1]
    assert followed > 1000
