"""A Scorpion game that outlives the program: saved after every action, resumed where it stood. Draws nothing."""

from __future__ import annotations

from game import records as json_records
from game.clock import now
from game.errors import RecordError
from game.rules import Refusal
from game.scorpion import record as records
from game.scorpion.foreign import all_names
from game.scorpion.record import Action, ScorpionSession, Start
from game.scorpion.state import Move, State
from game.session import Redo, Step, Undo
from game.store import Outcome, RunningGame, Store

TABLE = "scorpion"
LEAST_PLAYED = 3
"""Moves that must have been made, taken back or not, for a game that is left to count (docs/counting.md)."""
RECORD_FULL = "record_full"
"""Why a game goes no further: its record would have more actions than can be read again (docs/formats.md)."""


class KeptGame:
    """One game and the store it is kept in; every action that takes effect is saved at once."""

    def __init__(
        self, store: Store, start: Start, started: str | None = None, counts: bool = False, day: str = ""
    ) -> None:
        self._store = store
        self.start = start
        self.session: ScorpionSession = start.session()
        self._written: list[str] = []
        """The log's first actions as texts: no action is written twice, however long the game."""
        self._head = json_records.write(records.write(start, [])).removesuffix("]}")
        self.started = started or now()
        self.counts = counts
        """Whether its end counts (docs/counting.md)."""
        self.day = day
        """Whose deal of the day it is (ISO 8601), "" for none's."""
        self.assisted = False
        """Whether the player was helped in this game; undo doesn't change it."""

    @classmethod
    def deal(cls, store: Store, start: Start, day: str = "") -> KeptGame:
        """Begin a game from `start`, the deal of this `day` if it is one's, and save it."""
        game = cls(store, start, day=day)
        game.counts = bool(start.name) and not game.seen_before
        game._save()
        return game

    @classmethod
    def reopen(cls, store: Store, start: Start, actions: list[Action]) -> KeptGame:
        """Begin a game from a record someone hands in, which counts for nothing; refused actions are left out."""
        game = cls(store, start)
        for action in actions:
            game.session.play(action)
        game._save()
        return game

    @classmethod
    def resume(cls, store: Store) -> KeptGame | None:
        """The game under way with its undo history, None where there is none.

        Raises `RecordError` where what was kept cannot be used; it has been set aside in the store then.
        """
        running = store.take_up(TABLE)
        if running is None:
            return None
        try:
            start, actions = records.read(json_records.parse(running.record))
            game = cls(store, start, running.started, running.counts, running.day)
            game.assisted = running.assisted
            for number, action in enumerate(actions):
                if isinstance(game.session.play(action), Refusal):
                    raise RecordError(f"moves[{number}] is not allowed; expected a game as it was played")
        except RecordError as error:
            store.set_aside(TABLE, str(error))
            raise
        return game

    @property
    def label(self) -> str:
        """What the deal is known by: its number or its name, "" for a bare position."""
        return self.start.name

    @property
    def under_way(self) -> bool:
        """Whether leaving it now would lose something."""
        return not self.session.won and bool(self.session.log)

    @property
    def seen_before(self) -> bool:
        """Whether a finished game of the same deal counts already; a bare position is no deal."""
        rules, names = self.start.rules.name, all_names(self.label)
        return bool(self.label) and any(self._store.has_counted(TABLE, rules, name) for name in names)

    @property
    def played(self) -> bool:
        """Whether it is a game that was played, should it be left now (docs/counting.md)."""
        made = sum(not isinstance(action, Undo | Redo) for action in self.session.log)
        return self.session.won or made >= LEAST_PLAYED

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

    def note_help(self) -> None:
        """The player was helped, by a hint, a reason, the light or moves shown: now it is an assisted game."""
        if not self.assisted:
            self.assisted = True
            self._save()

    def leave(self) -> None:
        """The game is left for another: not won if it was played, else it leaves no trace."""
        if self.played:
            self._store.finish(TABLE, self.outcome or Outcome.NOT_WON, now())
        else:
            self._store.discard(TABLE)

    def record_text(self) -> str:
        """The game as a record, every action in it."""
        new = self.session.log[len(self._written) :]
        self._written += [json_records.write(records.write_action(action)) for action in new]
        return f"{self._head}{','.join(self._written)}]}}"

    @property
    def _full(self) -> Refusal | None:
        return Refusal(RECORD_FULL) if len(self.session.log) >= json_records.MOST_ACTIONS else None

    def _kept(self, result: Step[State, Move] | Refusal) -> Step[State, Move] | Refusal:
        if not isinstance(result, Refusal):
            self._save()
        return result

    def _save(self) -> None:
        session = self.session
        self._store.save(
            RunningGame(
                TABLE,
                self.record_text(),
                self.start.rules.name,
                self.label,
                session.moves,
                session.score,
                session.undos,
                assisted=self.assisted,
                started=self.started,
                counts=self.counts,
                day=self.day,
            )
        )
