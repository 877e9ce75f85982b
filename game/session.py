"""One game under way: what was done, what can be taken back, the score. Decides no rule and draws nothing."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Generic

from game.rules import M, Refusal, S, SolitaireRules, Transition

UNDO_LIMIT = 100
"""How many actions can be taken back; the rules of a game with undo say it ("Score")."""

NOTHING_TO_UNDO, NOTHING_TO_REDO = "nothing_to_undo", "nothing_to_redo"


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last standing action back."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Do again what was last taken back."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S, M]):
    """One action that was done: the move, the state before it, and what it brought."""

    move: M
    before: S
    transition: Transition[S]


class Session(Generic[S, M]):
    """A game from its first position on.

    `log` holds every action that took effect, undo and redo included: replaying it gives this session again, with
    the same undo and redo stacks. `moves` counts the actions standing: undo takes one off, redo adds one.
    """

    def __init__(self, rules: SolitaireRules[S, M], start: S, score: int = 0) -> None:
        self.rules = rules
        self.start = start
        self.state = start
        self.score = score
        self.moves = 0
        self.undos = 0
        self.log: list[M | Undo | Redo] = []
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
        """The positions that undo leads back through, oldest first, and the present one."""
        return (*(step.before for step in self._done), self.state)

    @property
    def steps(self) -> tuple[Step[S, M], ...]:
        """The actions that can be taken back, oldest first."""
        return tuple(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def apply(self, move: M) -> Step[S, M] | Refusal:
        """Make a move; a refused one changes nothing. What could be redone is forgotten."""
        result = self.rules.apply(self.state, move)
        if isinstance(result, Refusal):
            return result
        step = Step(move, self.state, result)
        self._undone.clear()
        self.log.append(move)
        self._stand(step)
        return step

    def undo(self) -> Step[S, M] | Refusal:
        """Take the last action back, its points too; the step returned is the one that was undone."""
        if not self._done:
            return Refusal(NOTHING_TO_UNDO)
        step = self._done.pop()
        self._undone.append(step)
        self.log.append(Undo())
        self.state = step.before
        self.score -= step.transition.points
        self.moves -= 1
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

    def play(self, action: M | Undo | Redo) -> Step[S, M] | Refusal:
        """Do any action of a game record."""
        if isinstance(action, Undo):
            return self.undo()
        if isinstance(action, Redo):
            return self.redo()
        return self.apply(action)

    def _stand(self, step: Step[S, M]) -> None:
        self._done.append(step)
        self.state = step.transition.state
        self.score += step.transition.points
        self.moves += 1
