"""Positions of random games, the same ones every time; measures nothing."""

import random
from collections.abc import Iterator

from game.rules import Refusal
from game.scorpion.state import State
from game.scorpion.variants import CLASSIC, numbered_deal

_MOVES_A_GAME = 60


def random_positions(games: int) -> Iterator[State]:
    """Every position of the first `games` deals, each played at random until no move is left or it gets long."""
    chance = random.Random(1)
    for number in range(1, games + 1):
        state = numbered_deal(CLASSIC, number)
        for _ in range(_MOVES_A_GAME):
            moves = CLASSIC.legal_moves(state)
            if not moves:
                break
            yield state
            result = CLASSIC.apply(state, chance.choice(moves))
            assert not isinstance(result, Refusal)
            state = result.state


def with_a_unit_of(cards: int) -> tuple[State, int, int]:
    """A position, and column and place in it of an open card that has `cards` - 1 others on it."""
    for state in random_positions(1000):
        for number, column in enumerate(state.columns):
            if len(column.cards) - column.hidden >= cards:
                return state, number, len(column.cards) - cards
    raise ValueError(f"no unit of {cards} cards in a thousand random games")
