"""Looks for a win from a position until one is found, none can be, or the budget is spent; knows no rule itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from heapq import heappop, heappush

from game.scorpion.rules import RUN_LENGTH, ScorpionRules
from game.scorpion.solver.compact import Game, Position, compact
from game.scorpion.solver.estimate import distance
from game.scorpion.solver.refute import hopeless
from game.scorpion.state import Move, State

DEFAULT_NODES = 200_000
"""Positions met before a search gives up; each is kept until it ends, so this bounds the memory too."""
_LOOK_EVERY = 8
"""After how many positions `stop` is asked."""


class Verdict(StrEnum):
    """What a search found; the value is the word of `docs/formats.md`."""

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Solution:
    """A verdict; where it is winnable the moves that win, in order; and how many positions were met."""

    verdict: Verdict
    moves: tuple[Move, ...] = ()
    nodes: int = 0


@dataclass(slots=True)
class _Step:
    """How a position was reached."""

    before: _Step | None = None
    move: Move | None = None


def _never() -> bool:
    return False


def solve(
    rules: ScorpionRules,
    state: State,
    nodes: int = DEFAULT_NODES,
    stop: Callable[[], bool] = _never,
    ranks: int = RUN_LENGTH,
) -> Solution:
    """Whether `state`, all cards known, can be won under `rules`.

    The budget is `nodes` positions met; `stop` is asked at once and then every few positions, and ends the search
    where it says True. Either way the verdict is then `UNKNOWN`. `ranks` is the number of cards in a suit; the state
    holds the whole pack, but for runs removed.
    """
    game = Game(rules, ranks)
    start = compact(state)
    seen = {game.key(start)}
    open_steps: list[tuple[int, int, Position, _Step]] = [(0, 0, start, _Step())]
    looked_at = 0
    while open_steps:
        if len(seen) > nodes or (looked_at % _LOOK_EVERY == 0 and stop()):
            return Solution(Verdict.UNKNOWN, nodes=len(seen))
        _, _, position, step = heappop(open_steps)
        looked_at += 1
        if game.won(position):
            return Solution(Verdict.WINNABLE, _line(step), len(seen))
        if hopeless(game, position):
            continue
        for move, after in game.moves(position):
            key = game.key(after)
            if key in seen:
                continue
            seen.add(key)
            # Of equally promising positions the newest comes first: that follows one line to its end.
            heappush(open_steps, (distance(game, after), -len(seen), after, _Step(step, move)))
    return Solution(Verdict.UNWINNABLE, nodes=len(seen))


def _line(step: _Step) -> tuple[Move, ...]:
    moves: list[Move] = []
    last: _Step | None = step
    while last is not None and last.move is not None:
        moves.append(last.move)
        last = last.before
    return tuple(reversed(moves))
