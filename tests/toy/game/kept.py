"""A game of Ladder that is kept: what of it is written and read again, when it was played. Draws nothing."""

from __future__ import annotations

from typing import Self

from game import records
from game.errors import RecordError
from game.kept import Kept, Standing
from game.rules import Refusal
from game.session import Step
from game.store import Outcome, RunningGame, Store
from tests.toy.game import record as ladder_record
from tests.toy.game.record import Action, Start
from tests.toy.game.rules import NAME
from tests.toy.game.state import Move, State


class KeptLadder(Kept):
    """One game; every action that takes effect is saved at once."""

    TABLE = NAME

    def __init__(self, store: Store, start: Start, started: str | None = None, counts: bool = True) -> None:
        super().__init__(store, started, counts)
        self.start = start
        self.session = start.session()

    @classmethod
    def deal(cls, store: Store, start: Start) -> Self:
        """Begin a game and save it."""
        game = cls(store, start)
        game.save()
        return game

    @classmethod
    def reopen(cls, store: Store, start: Start, actions: list[Action]) -> Self:
        """A game from a record someone hands in, beside the one under way; refused actions are left out."""
        game = cls(store, start)
        for action in actions:
            game.session.play(action)
        return game.hand_in()

    @classmethod
    def restored(cls, store: Store, running: RunningGame) -> Self:
        start, actions = ladder_record.read(records.parse(running.record))
        game = cls(store, start, running.started, running.counts)
        for number, action in enumerate(actions):
            if isinstance(game.session.play(action), Refusal):
                raise RecordError(f"moves[{number}] is not allowed; expected a game as it was played")
        return game

    def record_text(self) -> str:
        return records.write(ladder_record.write(self.start, self.session.log))

    @property
    def standing(self) -> Standing:
        session = self.session
        return Standing(self.start.rules.name, str(self.start.number), session.moves, session.score, session.undos)

    @property
    def outcome(self) -> Outcome | None:
        if not self.start.rules.over(self.session.state):
            return None
        return Outcome.WON if self.session.won else Outcome.NOT_WON

    @property
    def played(self) -> bool:
        return bool(self.session.log)

    @property
    def under_way(self) -> bool:
        return self.outcome is None and self.played

    def apply(self, move: Move) -> Step[State, Move] | Refusal:
        """Make a move and save; a refused one changes nothing."""
        return self._kept(self.session.apply(move))

    def undo(self) -> Step[State, Move] | Refusal:
        return self._kept(self.session.undo())

    def redo(self) -> Step[State, Move] | Refusal:
        return self._kept(self.session.redo())

    def _kept(self, result: Step[State, Move] | Refusal) -> Step[State, Move] | Refusal:
        if not isinstance(result, Refusal):
            self.save()
        return result
