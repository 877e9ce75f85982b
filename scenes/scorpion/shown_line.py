"""A way to win played before the eyes, move by move, or step by step at a key where motion is off. Finds no way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.scorpion.state import Move
from scenes.intents import KeyPressed

_FIRST_LOOK, _BETWEEN_MOVES = 1.2, 0.45
"""Seconds before the first move that is shown, and between moves."""
_STEP_KEYS = ("enter", "space", "right")


class Stage(Protocol):
    """What a way needs of the table it is shown on."""

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by; 0: motion is off."""

    def try_move(self, move: Move, near: int | None, from_hand: bool) -> None:
        """Make a move."""


class ShownLine:
    """The moves still to be shown. `tell` is called with the move that comes next, its number, and how many there are.

    `moving_on` is whether the table's position changes because the next move is made right now.
    """

    def __init__(self, stage: Stage, tell: Callable[[Move, int, int], None]) -> None:
        self._stage = stage
        self._tell = tell
        self._moves: list[Move] = []
        self._count = 0
        self._rest = 0.0
        self._due = False
        """Whether the move that comes next is still to be told."""
        self.moving_on = False

    @property
    def shown(self) -> bool:
        return bool(self._moves)

    @property
    def by_hand(self) -> bool:
        """Whether each step waits for the player."""
        return self.shown and not self._stage.speed

    def begin(self, moves: Sequence[Move]) -> None:
        """Show these moves; the first is told at once."""
        self._moves = list(moves)
        self._count = len(moves)
        self._rest, self._due = _FIRST_LOOK, True
        self.tell_next()

    def end(self) -> bool:
        """Show no more; True where there was something to show."""
        shown = self.shown
        self._moves = []
        return shown

    def steps_by(self, key: KeyPressed) -> bool:
        """Whether this key asks for the next step."""
        return self.by_hand and key.name in _STEP_KEYS and not (key.ctrl or key.alt)

    def step(self, dt: float, still: bool) -> None:
        """Let time pass; `still`: no card moves."""
        if not self.shown or not still:
            return
        self.tell_next()
        if not self.by_hand:
            self._rest -= dt
            if self._rest <= 0:
                self.make_next()

    def tell_next(self) -> None:
        """Say which move comes next, once."""
        if self._due and self._moves:
            self._due = False
            self._tell(self._moves[0], self._count - len(self._moves) + 1, self._count)

    def make_next(self) -> None:
        """Make the move that comes next."""
        if not self._moves:
            return
        move = self._moves.pop(0)
        self._rest, self._due = _BETWEEN_MOVES * max(self._stage.speed, 0.5), True
        self.moving_on = True
        self._stage.try_move(move, None, False)
        self.moving_on = False
