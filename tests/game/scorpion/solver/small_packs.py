"""Packs small enough to try every play of, by the program's own rules: fewer ranks, suits and columns."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.cards import FRENCH, Card, Suit
from game.rules import Transition
from game.scorpion import rules as rules_module
from game.scorpion import state as state_module
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import Column, Move, State

MOST_POSITIONS = 1500


def small_game(base: ScorpionRules, rng: Random, monkeypatch: pytest.MonkeyPatch) -> tuple[ScorpionRules, State, int]:
    """Rules, a random position of a small pack, perhaps some moves into a game, and the number of ranks.

    From here on the rules themselves take that rank for the king and that many cards for a run.
    """
    ranks, suits = rng.choice([2, 3, 3, 4, 4, 5, 6]), rng.choice([1, 2, 2, 3, 4])
    for module in (rules_module, state_module):
        monkeypatch.setattr(module, "RUN_LENGTH", ranks)
    monkeypatch.setattr(rules_module, "KING", ranks)
    monkeypatch.setattr(rules_module, "RUNS", suits)
    cards = [card for suit in list(Suit)[:suits] for card in FRENCH.of_suit(suit)[:ranks]]
    rng.shuffle(cards)
    width = rng.randint(2, 4 if base.reserve_is_dealt else 5)
    kept = rng.randint(0, min(3, width, len(cards) - 1) if base.reserve_is_dealt else min(2, len(cards) - 1))
    laid: list[list[Card]] = [[] for _ in range(width)]
    in_rows = rng.random() < 0.7
    for place, card in enumerate(cards[kept:]):
        laid[place % width if in_rows else rng.randrange(width)].append(card)
    hide = rng.random() < 0.6
    columns = tuple(Column(tuple(pile), rng.randint(0, max(0, min(3, len(pile) - 1))) if hide else 0) for pile in laid)
    rules = replace(base, hidden=(0,) * width)
    return rules, _some_moves_later(rules, State(columns, tuple(cards[:kept])), rng), ranks


def every_position(rules: ScorpionRules, start: State) -> dict[State, list[State]] | None:
    """Every position that play can reach, with those that follow it; None where there are too many.

    Which runs went first makes no difference to what follows, so it is left out.
    """
    start = replace(start, removed=tuple(sorted(start.removed)))
    following: dict[State, list[State]] = {}
    unseen = [start]
    while unseen:
        state = unseen.pop()
        if state in following:
            continue
        if len(following) >= MOST_POSITIONS:
            return None
        following[state] = [_after(rules, state, move) for move in rules.legal_moves(state)]
        unseen += following[state]
    return following


def winnable_of(rules: ScorpionRules, following: dict[State, list[State]]) -> set[State]:
    """Those positions of a whole graph from which a win can be reached."""
    leading: dict[State, list[State]] = {state: [] for state in following}
    for state, after in following.items():
        for next_state in after:
            leading[next_state].append(state)
    found = {state for state in following if rules.won(state)}
    unseen = list(found)
    while unseen:
        for state in leading[unseen.pop()]:
            if state not in found:
                found.add(state)
                unseen.append(state)
    return found


def after_all(rules: ScorpionRules, state: State, moves: tuple[Move, ...]) -> State:
    """Where a line leads; every move of it must be legal."""
    for move in moves:
        state = _after(rules, state, move)
    return state


def _after(rules: ScorpionRules, state: State, move: Move) -> State:
    result = rules.apply(state, move)
    assert isinstance(result, Transition), f"{move} is refused: {result.reason}"
    return replace(result.state, removed=tuple(sorted(result.state.removed)))


def _some_moves_later(rules: ScorpionRules, state: State, rng: Random) -> State:
    for _ in range(rng.choice([0, 0, 0, 3, 8, 15])):
        legal = rules.legal_moves(state)
        if not legal:
            break
        state = _after(rules, state, rng.choice(legal))
    return state
