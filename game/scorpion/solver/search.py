"""Looks for a win from a position until one is found, none can be, or the budget is spent; knows no rule itself.

Why a verdict holds: *winnable* comes with moves that `Game` made, each legal. *Unwinnable* is said only when no
position is left to look at: then every position that can be reached was met, itself or one that differs only in the
order of like columns (`compact`), except beyond positions that can't be won anyway (`refute`). The order in which
they were looked at plays no part in it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from heapq import heappop, heappush

from game.scorpion.rules import ScorpionRules
from game.scorpion.solver.compact import Game, Position, compact
from game.scorpion.solver.dive import dive
from game.scorpion.solver.estimate import Order, orders
from game.scorpion.solver.refute import hopeless
from game.scorpion.state import RUN_LENGTH, Move, State

DEFAULT_NODES = 200_000
"""Positions met before a search gives up; each is kept until it ends, so this bounds the memory too."""
_TRY_NODES = 2_000
"""Positions met in each order where several are tried; then the first has all that is left."""
_DIVE_NODES = 600
"""Positions looked at before that, without parting cards: most of what can be won is won so."""


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

    The budget is `nodes` positions met; `stop` is asked before each position is looked at, and ends the search where
    it says True, as it must from then on. Either way the verdict is then `UNKNOWN`. `ranks` is the number of cards
    in a suit; the state holds the whole pack, but for runs removed.
    """
    return search(Game(rules, ranks), compact(state), nodes, stop)


def search(game: Game, start: Position, nodes: int, stop: Callable[[], bool] = _never) -> Solution:
    """The same for a position in compact form."""
    dived = 0
    if game.rules.may_part:
        line, dived = dive(Game(game.rules, game.ranks, keep_bonds=True), start, min(_DIVE_NODES, nodes), stop=stop)
        if line is not None:
            return Solution(Verdict.WINNABLE, line, dived)
        if dived >= nodes or stop():
            return Solution(Verdict.UNKNOWN, nodes=dived)
    tries = orders(game.rules)
    # The most promising order is tried first, and again at the end with all that is left.
    budgets = [_TRY_NODES] * len(tries) if len(tries) > 1 else []
    met = dived
    for order, budget in zip((*tries[: len(budgets)], tries[0]), (*budgets, nodes), strict=True):
        found = _search(game, start, order, min(budget, nodes - met), stop)
        met += found.nodes
        if found.verdict is not Verdict.UNKNOWN or met >= nodes or stop():
            break
    return replace(found, nodes=met)


def _search(game: Game, start: Position, order: Order, nodes: int, stop: Callable[[], bool]) -> Solution:
    """The same in one order. Exact, as every position that isn't refuted is met unless the search is ended early."""
    seen = {game.key(start)}
    open_steps: list[tuple[int, int, Position, _Step]] = [(0, 0, start, _Step())]
    while open_steps:
        if len(seen) > nodes or stop():
            return Solution(Verdict.UNKNOWN, nodes=len(seen))
        _, _, position, step = heappop(open_steps)
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
            heappush(open_steps, (order.distance(game, after), -len(seen), after, _Step(step, move)))
    return Solution(Verdict.UNWINNABLE, nodes=len(seen))


def _line(step: _Step) -> tuple[Move, ...]:
    moves: list[Move] = []
    last: _Step | None = step
    while last is not None and last.move is not None:
        moves.append(last.move)
        last = last.before
    return tuple(reversed(moves))
