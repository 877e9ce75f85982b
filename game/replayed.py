"""What each action of a game did, from its first position on. Decides no rule, knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple

from game.rules import M, Refusal, S
from game.session import Redo, Restart, Session, Step, Undo


class Done(NamedTuple, Generic[S, M]):
    """An action and what it did: the step, which an undo took back; then the position, the score and the moves."""

    action: M | Undo | Redo | Restart
    step: Step[S, M]
    state: S
    score: int
    moves: int

    @property
    def backwards(self) -> bool:
        """Whether the step was taken back."""
        return isinstance(self.action, Undo)


def replayed(session: Session[S, M], actions: Sequence[M | Undo | Redo | Restart]) -> list[Done[S, M]]:
    """Play these actions in a new session; those that are refused, as in a record handed in, are left out."""
    done = []
    for action in actions:
        step = session.play(action)
        if not isinstance(step, Refusal):
            done.append(Done(action, step, session.state, session.score, session.moves))
    return done
