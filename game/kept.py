"""A game that outlives the program: saved after every action, resumed where it stood, left. Knows no game by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple, Self

from game.clock import now
from game.errors import GameError
from game.played_time import SETTING, PlayedTime
from game.store import Outcome, RunningGame, Store, slot_of


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
        self.time = PlayedTime()
        """How long it was played."""
        self._kept_time: int | None = None
        self.handed_in = False
        """Whether it began from a record or a position someone had: it has a slot of its own and counts for nothing."""

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
    def begun(self) -> bool:
        """Whether the person has done anything in it: from then on it is timed."""
        return self.played

    @property
    @abstractmethod
    def under_way(self) -> bool:
        """Whether leaving it now would lose something."""

    # What holds for every game

    @classmethod
    def resume(cls, store: Store, handed_in: bool = False) -> Self | None:
        """The game under way as it stood, or the one that was handed in; None where there is none.

        Raises `GameError` where what was kept cannot be used; it has been set aside in the store then.
        """
        slot = slot_of(cls.TABLE, handed_in)
        running = store.take_up(slot)
        if running is None:
            return None
        try:
            game = cls.restored(store, running)
        except GameError as error:
            store.set_aside(slot, str(error))
            raise
        game.assisted, game.handed_in = running.assisted, handed_in
        game.time_from(running.seconds)
        return game

    @classmethod
    def put_away(cls, store: Store) -> None:
        """The game that was handed in is gone without a trace, if there is one."""
        slot = slot_of(cls.TABLE, handed_in=True)
        store.take_up(slot)
        store.discard(slot)

    def hand_in(self) -> Self:
        """Keep it as a game that was handed in, in place of the last such; the game under way stays as it is."""
        self.handed_in, self.counts = True, False
        self.save()
        return self

    @property
    def help_marks(self) -> bool:
        """Whether help would now mark a game that counts as helped: that is told before it is given."""
        return not self.assisted and (self.counts or bool(self.day))

    def note_help(self) -> None:
        """The player was helped: now it is an assisted game."""
        if not self.assisted:
            self.assisted = True
            self.save()

    def time_from(self, seconds: int | None) -> None:
        """So long it had been played when it was saved, None where that isn't known."""
        if self.begun:
            self.time, self._kept_time = PlayedTime(seconds), seconds

    def keep_time(self) -> None:
        """Save how long it was played, where that is more than was saved."""
        if self._timed != self._kept_time:
            self.save()

    def leave(self) -> None:
        """The game is left for another: not won if it was played; else, or handed in, it leaves no trace."""
        if self.handed_in:
            self.put_away(self._store)
        elif self.played:
            self.keep_time()
            self._store.finish(self.TABLE, self.outcome or Outcome.NOT_WON, now())
        else:
            self._store.discard(self.TABLE)

    def save(self) -> None:
        """Keep it as it stands, in place of what was kept in its slot."""
        if self.begun and self._store.setting(SETTING) != "on":
            self.time.lose()
        self._kept_time = self._timed
        self._store.save(
            RunningGame(
                self.TABLE,
                self.record_text(),
                *self.standing,
                assisted=self.assisted,
                started=self.started,
                counts=self.counts,
                day=self.day,
                handed_in=self.handed_in,
                saved=now(),
                seconds=self._kept_time,
            )
        )

    @property
    def _timed(self) -> int | None:
        """The seconds that are kept: none are known before anything was done."""
        return self.time.seconds if self.begun else None
