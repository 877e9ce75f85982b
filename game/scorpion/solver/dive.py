"""Finds a win quickly where there mostly is one; says nothing about positions it finds none for.

Unlike `search` it weighs a position only once its turn comes, and until then guesses its weight from the position it
was reached from: where one weighing costs as much as ten moves, that finds a line several times sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush

from game.scorpion.solver.compact import DOWN, Game, Position
from game.scorpion.solver.estimate import Order
from game.scorpion.solver.refute import hopeless
from game.scorpion.state import DealReserve, Move, MoveUnit

_BY_HOME = Order(bonds=2, home=1, down=3)
_BY_BONDS = Order()
_BOND, _TURN = 4, 6
"""What a bond made, and a card turned, are guessed to bring."""


def dive(
    game: Game,
    start: Position,
    nodes: int,
    avoided: Iterable[bytes] = (),
    stop: Callable[[], bool] = lambda: False,
) -> tuple[tuple[Move, ...] | None, int]:
    """Moves that win from `start`, None where none were found, and how many positions were looked at.

    At most `nodes` positions are looked at. Those whose keys are in `avoided` are never gone through.
    """
    if game.won(start):
        return (), 0
    order = _BY_HOME if game.rules.may_part else _BY_BONDS
    seen = {game.key(start), *avoided}
    lines: list[tuple[Move | None, int]] = [(None, 0)]
    open_steps: list[tuple[int, int, int, Position]] = [(0, 0, 0, start)]
    looked = 0
    while open_steps and looked < nodes and not stop():
        _, _, step, position = heappop(open_steps)
        looked += 1
        if hopeless(game, position):
            continue
        distance = order.distance(game, position)
        for move, after in game.moves(position):
            key = game.key(after)
            if key in seen:
                continue
            seen.add(key)
            lines.append((move, step))
            if game.won(after):
                return _line(lines), looked
            # Of equally promising positions the newest comes first: that follows one line to its end.
            heappush(open_steps, (distance - _gain(game, position, move), -len(lines), len(lines) - 1, after))
    return None, looked


def _gain(game: Game, position: Position, move: Move) -> int:
    """How much nearer to a win a move is guessed to lead."""
    if isinstance(move, DealReserve):
        return 0
    guest, host = game.step(position, move)
    gain = _BOND if host == guest + 1 else 0
    if isinstance(move, MoveUnit) and move.index:
        under = position[0][move.source][move.index - 1]
        if under >= DOWN:
            gain += _TURN
        elif under == guest + 1:
            gain -= _BOND
    return gain


def _line(lines: list[tuple[Move | None, int]]) -> tuple[Move, ...]:
    """The moves that led to the last step."""
    moves: list[Move] = []
    move, before = lines[-1]
    while move is not None:
        moves.append(move)
        move, before = lines[before]
    return tuple(reversed(moves))
