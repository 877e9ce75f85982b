"""A game that outlives the program: saved after every action, resumed where it stood, left. Knows no game by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple, Self

from game.clock import now
from game.errors import GameError
from game.store import Outcome, RunningGame, Store


class Standing(NamedTuple):
    """How a game stands, in the figures that are kept beside its record (see `RunningGame`)."""

    kind: str
    label: str
    moves: int
    score: int
    undos: int = 0


class Kept(ABC):
    """One game and the store it is kept in. A game's own class says how it is written, read and judged."""

    TABLE: ClassVar[str]
    """The table whose game it is, as records name it."""

    def __init__(self, store: Store, started: str | None = None, counts: bool = True, day: str = "") -> None:
        self._store = store
        self.started = started or now()
        self.counts = counts
        """Whether its end counts (docs/counting.md)."""
        self.day = day
        """Whose deal of the day it is (ISO 8601), "" for none's."""
        self.assisted = False
        """Whether the player was helped in this game; taking moves back doesn't change it."""

    # What a game says of itself

    @classmethod
    @abstractmethod
    def restored(cls, store: Store, running: RunningGame) -> Self:
        """The game as it was kept; raises `GameError` where its record can't be used or wasn't played so."""

    @abstractmethod
    def record_text(self) -> str:
        """The whole game as a record; `restored` gives the same game back."""

    @property
    @abstractmethod
    def standing(self) -> Standing:
        """How it stands now."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game has ended, None while it goes on."""

    @property
    @abstractmethod
    def played(self) -> bool:
        """Whether it is a game that was played, should it be left now (docs/counting.md)."""

    @property
    @abstractmethod
    def under_way(self) -> bool:
        """Whether leaving it now would lose something."""

    # What holds for every game

    @classmethod
    def resume(cls, store: Store) -> Self | None:
        """The game under way as it stood, None where there is none.

        Raises `GameError` where what was kept cannot be used; it has been set aside in the store then.
        """
        running = store.take_up(cls.TABLE)
        if running is None:
            return None
        try:
            game = cls.restored(store, running)
        except GameError as error:
            store.set_aside(cls.TABLE, str(error))
            raise
        game.assisted = running.assisted
        return game

    def note_help(self) -> None:
        """The player was helped: now it is an assisted game."""
        if not self.assisted:
            self.assisted = True
            self.save()

    def leave(self) -> None:
        """The game is left for another: not won if it was played, else it leaves no trace."""
        if self.played:
            self._store.finish(self.TABLE, self.outcome or Outcome.NOT_WON, now())
        else:
            self._store.discard(self.TABLE)

    def save(self) -> None:
        """Keep it as it stands, in place of what was kept for its table."""
        self._store.save(
            RunningGame(
                self.TABLE,
                self.record_text(),
                *self.standing,
                assisted=self.assisted,
                started=self.started,
                counts=self.counts,
                day=self.day,
            )
        )
