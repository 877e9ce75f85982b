"""How fast the rules answer, on positions of random games; no window, no pygame."""

import time
from collections.abc import Callable

from game.scorpion.state import Move, State
from game.scorpion.variants import CLASSIC
from tools.bench.positions import random_positions
from tools.bench.report import Figure

_EMPTY_CALLS = 1_000_000


def measure(games: int) -> list[Figure]:
    """`apply` and `legal_moves` a second, over every position of `games` random games."""
    states = list(random_positions(games))
    moves = [(state, move) for state in states for move in CLASSIC.legal_moves(state)]
    empty_call = _seconds(_call_nothing) / _EMPTY_CALLS
    return [
        _figure("apply, legal moves", _seconds(lambda: _apply_all(moves)) / len(moves), empty_call),
        _figure("legal_moves", _seconds(lambda: _list_all(states)) / len(states), empty_call),
    ]


def _figure(what: str, each: float, empty_call: float) -> Figure:
    return Figure(what, 1 / each, "a second", each / empty_call, "an empty Python call")


def _apply_all(moves: list[tuple[State, Move]]) -> None:
    apply = CLASSIC.apply
    for state, move in moves:
        apply(state, move)


def _list_all(states: list[State]) -> None:
    legal_moves = CLASSIC.legal_moves
    for state in states:
        legal_moves(state)


def _nothing() -> None:
    pass


def _call_nothing() -> None:
    for _ in range(_EMPTY_CALLS):
        _nothing()


def _seconds(run: Callable[[], None]) -> float:
    """Processor time of the fastest of three runs."""
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        run()
        best = min(best, time.process_time() - start)
    return best
