"""A Scorpion game that is kept: what of it is written and read again, when it was played. Draws nothing."""

from __future__ import annotations

from typing import Self

from game import records
from game.errors import RecordError
from game.kept import Kept, Standing
from game.rules import Refusal
from game.scorpion import record as scorpion_record
from game.scorpion.foreign import all_names
from game.scorpion.record import Action, ScorpionSession, Start
from game.scorpion.state import Move, State
from game.session import Redo, Restart, Step, Undo
from game.store import Outcome, RunningGame, Store

TABLE = "scorpion"
LEAST_PLAYED = 3
"""Moves that must have been made, taken back or not, for a game that is left to count (docs/counting.md)."""
RECORD_FULL = "record_full"
"""Why a game goes no further: its record would have more actions than can be read again (docs/formats.md)."""


class KeptGame(Kept):
    """One game of the family; every action that takes effect is saved at once."""

    TABLE = TABLE

    def __init__(
        self, store: Store, start: Start, started: str | None = None, counts: bool = False, day: str = ""
    ) -> None:
        super().__init__(store, started, counts, day)
        self.start = start
        self.session: ScorpionSession = start.session()
        self._written: list[str] = []
        """The log's first actions as texts: no action is written twice, however long the game."""
        self._head = records.write(scorpion_record.write(start, [])).removesuffix("]}")

    @classmethod
    def deal(cls, store: Store, start: Start, day: str = "") -> Self:
        """Begin a game from `start`, the deal of this `day` if it is one's, and save it."""
        game = cls(store, start, day=day)
        game.counts = bool(start.name) and not game.seen_before
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
        start, actions = scorpion_record.read(records.parse(running.record))
        game = cls(store, start, running.started, running.counts, running.day)
        for number, action in enumerate(actions):
            if isinstance(game.session.play(action), Refusal):
                raise RecordError(f"moves[{number}] is not allowed; expected a game as it was played")
        return game

    @property
    def label(self) -> str:
        """What the deal is known by: its number or its name, "" for a bare position."""
        return self.start.name

    @property
    def standing(self) -> Standing:
        session = self.session
        return Standing(self.start.rules.name, self.label, session.moves, session.score, session.undos)

    @property
    def under_way(self) -> bool:
        return not self.session.won and bool(self.session.log)

    @property
    def seen_before(self) -> bool:
        """Whether a finished game of the same deal counts already; a bare position is no deal."""
        rules, names = self.start.rules.name, all_names(self.label)
        return bool(self.label) and any(self._store.has_counted(TABLE, rules, name) for name in names)

    @property
    def played(self) -> bool:
        made = sum(not isinstance(action, Undo | Redo | Restart) for action in self.session.log)
        return self.session.won or made >= LEAST_PLAYED

    @property
    def begun(self) -> bool:
        return bool(self.session.log)

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, None while it goes on; undo takes a win back."""
        return Outcome.WON if self.session.won else None

    def apply(self, move: Move) -> Step[State, Move] | Refusal:
        """Make a move and save; a refused one changes nothing."""
        return self._full or self._kept(self.session.apply(move))

    def undo(self) -> Step[State, Move] | Refusal:
        return self._full or self._kept(self.session.undo())

    def redo(self) -> Step[State, Move] | Refusal:
        return self._full or self._kept(self.session.redo())

    def restart(self) -> Step[State, Move] | Refusal:
        """Begin the deal again within this game, and save; undo takes it back."""
        return self._full or self._kept(self.session.restart())

    def record_text(self) -> str:
        new = self.session.log[len(self._written) :]
        self._written += [records.write(scorpion_record.write_action(action)) for action in new]
        return f"{self._head}{','.join(self._written)}]}}"

    @property
    def _full(self) -> Refusal | None:
        return Refusal(RECORD_FULL) if len(self.session.log) >= records.MOST_ACTIONS else None

    def _kept(self, result: Step[State, Move] | Refusal) -> Step[State, Move] | Refusal:
        if not isinstance(result, Refusal):
            self.save()
        return result
