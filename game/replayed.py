"""What each action of a game did, from its first position on. Decides no rule, knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple

from game.errors import RecordError
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
    """Play these actions in a new session; raises `RecordError` at one that isn't allowed."""
    done = []
    for number, action in enumerate(actions):
        step = session.play(action)
        if isinstance(step, Refusal):
            raise RecordError(f"moves[{number}] is not allowed; expected a game as it was played")
        done.append(Done(action, step, session.state, session.score, session.moves))
    return done
