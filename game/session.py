"""One game under way: what was done, what can be taken back, the score. Decides no rule and draws nothing."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Generic

from game.rules import M, Refusal, S, SolitaireRules, Transition

UNDO_LIMIT = 100
"""How many actions can be taken back; the rules of a game with undo say it ("Score")."""

NOTHING_TO_UNDO, NOTHING_TO_REDO = "nothing_to_undo", "nothing_to_redo"
NOTHING_TO_RESTART, GAME_OVER = "nothing_to_restart", "game_over"


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last standing action back."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Do again what was last taken back."""


@dataclass(frozen=True, slots=True)
class Restart:
    """Begin again: the cards lie as they did at first, and nothing was scored. One action, which undo takes back."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S, M]):
    """One action that was done: the move, the state before it, and what it brought.

    `stood` is how many moves stood before it.
    """

    move: M | Restart
    before: S
    transition: Transition[S]
    stood: int = 0


class Session(Generic[S, M]):
    """A game from its first position on.

    `log` holds every action that took effect, undo and redo included: replaying it gives this session again, with
    the same undo and redo stacks. `moves` counts the moves standing since the game was last begun again: undo takes
    one off, redo adds one.
    """

    def __init__(self, rules: SolitaireRules[S, M], start: S, score: int = 0) -> None:
        self.rules = rules
        self.start = start
        self.state = start
        self.score = score
        self.moves = 0
        self._first_score = score
        self.undos = 0
        self.log: list[M | Undo | Redo | Restart] = []
        self._done: deque[Step[S, M]] = deque(maxlen=UNDO_LIMIT)
        self._undone: list[Step[S, M]] = []

    @property
    def won(self) -> bool:
        return self.rules.won(self.state)

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def states(self) -> tuple[S, ...]:
        """The positions that undo leads back through, oldest first, and the present one.

        Those before the game was last begun again are left out: the present one doesn't follow from them.
        """
        return (*(step.before for step in self.steps), self.state)

    @property
    def steps(self) -> tuple[Step[S, M], ...]:
        """The moves that can be taken back, oldest first, down to where the game was last begun again."""
        done = tuple(self._done)
        begun = max((i for i, step in enumerate(done, 1) if isinstance(step.move, Restart)), default=0)
        return done[begun:]

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def apply(self, move: M) -> Step[S, M] | Refusal:
        """Make a move; a refused one changes nothing. What could be redone is forgotten."""
        result = self.rules.apply(self.state, move)
        if isinstance(result, Refusal):
            return result
        return self._new(Step(move, self.state, result, self.moves))

    def restart(self) -> Step[S, M] | Refusal:
        """Begin again: one action like a move, which needs something to have been done and no win."""
        if self.won:
            return Refusal(GAME_OVER)
        if not self.moves:
            return Refusal(NOTHING_TO_RESTART)
        return self._new(
            Step(Restart(), self.state, Transition(self.start, (), self._first_score - self.score), self.moves)
        )

    def undo(self) -> Step[S, M] | Refusal:
        """Take the last action back, its points too; the step returned is the one that was undone."""
        if not self._done:
            return Refusal(NOTHING_TO_UNDO)
        step = self._done.pop()
        self._undone.append(step)
        self.log.append(Undo())
        self.state = step.before
        self.score -= step.transition.points
        self.moves = step.stood
        self.undos += 1
        return step

    def redo(self) -> Step[S, M] | Refusal:
        """Do the action again that was last undone."""
        if not self._undone:
            return Refusal(NOTHING_TO_REDO)
        step = self._undone.pop()
        self.log.append(Redo())
        self._stand(step)
        return step

    def play(self, action: M | Undo | Redo | Restart) -> Step[S, M] | Refusal:
        """Do any action of a game record."""
        if isinstance(action, Undo):
            return self.undo()
        if isinstance(action, Redo):
            return self.redo()
        if isinstance(action, Restart):
            return self.restart()
        return self.apply(action)

    def _new(self, step: Step[S, M]) -> Step[S, M]:
        self._undone.clear()
        self.log.append(step.move)
        self._stand(step)
        return step

    def _stand(self, step: Step[S, M]) -> None:
        self._done.append(step)
        self.state = step.transition.state
        self.score += step.transition.points
        self.moves = 0 if isinstance(step.move, Restart) else step.stood + 1
