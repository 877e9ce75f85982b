"""What is said of a lost position, and how many undos lead back to where it wasn't."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from game.rules import Transition
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import Solution, Verdict, solve
from game.scorpion.solver.reason import (
    LostByChain,
    LostBySearch,
    NotKnown,
    StillWinnable,
    explain,
    undos_to_break,
    undos_to_life,
)
from game.scorpion.solver.why import chain, holds
from game.scorpion.state import State
from game.scorpion.variants import CLASSIC, RELAXED, THREE_BLIND_MICE, WASP, numbered_deal

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than the searches themselves."""


def game(rules: ScorpionRules, number: int, moves: int) -> list[State]:
    """The positions of a random game."""
    rng = Random(number)
    states = [numbered_deal(rules, number)]
    for _ in range(moves):
        legal = rules.legal_moves(states[-1])
        if not legal:
            break
        result = rules.apply(states[-1], rng.choice(legal))
        assert isinstance(result, Transition)
        states.append(result.state)
    return states


def test_a_winnable_position_needs_no_reason() -> None:
    assert explain(CLASSIC, game(CLASSIC, 23, 5)) == StillWinnable()


def test_a_search_that_gives_up_knows_nothing() -> None:
    reason = explain(RELAXED, [numbered_deal(RELAXED, 1)], nodes=50)

    assert isinstance(reason, NotKnown)
    assert reason.positions >= 50


@pytest.mark.parametrize(
    ("rules", "number", "moves"),
    [(CLASSIC, 53, 40), (CLASSIC, 62, 40), (CLASSIC, 172, 40), (WASP, 1, 40), (THREE_BLIND_MICE, 21, 150)],
    ids=lambda value: str(getattr(value, "name", value)),
)
def test_undoing_leads_back_to_the_last_point_that_was_alive(rules: ScorpionRules, number: int, moves: int) -> None:
    states = game(rules, number, moves)
    lost = next(i for i, state in enumerate(states) if solve(rules, state).verdict is Verdict.UNWINNABLE)
    assert solve(rules, states[lost - 1]).verdict is Verdict.WINNABLE

    for length in {lost + 1, (lost + 1 + len(states)) // 2, len(states)}:
        reason = explain(rules, states[:length])
        assert isinstance(reason, LostByChain | LostBySearch)
        assert reason.alive == length - lost


def test_a_loss_that_only_search_proves_says_how_many_positions_it_took() -> None:
    states = game(CLASSIC, 172, 40)
    assert chain(CLASSIC, states[-1]) is None

    assert explain(CLASSIC, states) == LostBySearch(solve(CLASSIC, states[-1]).nodes, 7)


def test_undoing_breaks_a_chain() -> None:
    states = game(CLASSIC, 53, 40)
    reason = explain(CLASSIC, states)
    assert isinstance(reason, LostByChain)
    assert reason.broken
    links, first = reason.chain.links, len(states) - reason.broken

    assert all(holds(links, CLASSIC, state) for state in states[first:])
    assert not holds(links, CLASSIC, states[first - 1])
    assert undos_to_break(links, CLASSIC, states[first:]) is None


def test_a_deal_that_was_never_alive_offers_no_undo() -> None:
    number = next(n for n in range(1, 50) if chain(THREE_BLIND_MICE, numbered_deal(THREE_BLIND_MICE, n)))

    reason = explain(THREE_BLIND_MICE, game(THREE_BLIND_MICE, number, 10))

    assert isinstance(reason, LostByChain | LostBySearch)
    assert reason.alive is None


def test_where_a_search_gives_up_an_earlier_point_is_named() -> None:
    states = [numbered_deal(CLASSIC, number) for number in range(1, 6)]
    found = dict(zip(states, ["winnable", "winnable", "unknown", "unwinnable", "unwinnable"], strict=True))

    assert undos_to_life(states, lambda state: Solution(Verdict(found[state]))) == 3


def test_reasons_can_be_sent_to_and_from_another_process() -> None:
    states = game(CLASSIC, 3, 20)

    function, sent = pickle.loads(pickle.dumps((explain, states)))

    assert pickle.loads(pickle.dumps(function(CLASSIC, sent))) == explain(CLASSIC, states)
