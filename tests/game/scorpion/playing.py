"""Short words for the tests of the rules: what a move does, or why it is refused."""

from __future__ import annotations

from game.rules import Refusal, Transition
from game.scorpion.rules import Reason, ScorpionRules
from game.scorpion.state import Move, State


def made(rules: ScorpionRules, state: State, move: Move) -> Transition[State]:
    """What a move did that must be legal."""
    result = rules.apply(state, move)
    assert isinstance(result, Transition), f"{move} is refused: {result.reason}"
    return result


def refused(rules: ScorpionRules, state: State, move: Move) -> str:
    """The reason against a move that must not be legal."""
    result = rules.apply(state, move)
    assert isinstance(result, Refusal), f"{move} is legal"
    assert isinstance(result.reason, Reason)
    return result.reason.value
