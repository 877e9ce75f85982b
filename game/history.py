"""The finished games as a person looks through them: which of them, in which order, deleted and brought back.

Knows no rule, no words and no window; a game's record is unpacked only when it is asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game import records
from game.bookmarks import forget_deleted
from game.errors import RecordError
from game.records import JsonObject
from game.store import FinishedGame, Outcome, Store


def record_of(over: FinishedGame) -> JsonObject | None:
    """A finished game's record; None where none was kept, or none that can be read."""
    try:
        return records.parse(over.record or "")
    except RecordError:
        return None


class Entry(NamedTuple):
    """A finished game and its number, by which the store knows it; a higher number ended later.

    0: it still lies on its table, and the store has it as one under way.
    """

    number: int
    over: FinishedGame

    @property
    def openable(self) -> bool:
        """Whether its record was kept, so that it can be opened, copied and saved."""
        return bool(self.over.packed)

    @property
    def date(self) -> str:
        """The date on which it ended, where it was played (ISO 8601)."""
        return self.over.ended[:10]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which finished games are wanted; None, or "" for a date, lets all pass, those of older programs too.

    `since` and `until` are dates (ISO 8601), both included. `kind` is a rule set or a level, as it is kept.
    """

    game: str | None = None
    kind: str | None = None
    outcome: Outcome | None = None
    helped: bool | None = None
    counts: bool | None = None
    since: str = ""
    until: str = ""

    def among(self, entries: Sequence[Entry]) -> list[Entry]:
        """Those of these games that are wanted, in their order."""
        return list(entries) if self == ALL else [entry for entry in entries if self.takes(entry.over)]

    def takes(self, over: FinishedGame) -> bool:
        """Whether a game is one of them."""
        pairs = (
            (self.game, over.game),
            (self.kind, over.kind),
            (self.outcome, over.outcome),
            (self.helped, over.assisted),
            (self.counts, over.counts),
        )
        date = over.ended[:10]
        return all(wanted is None or wanted == own for wanted, own in pairs) and (
            self.since <= date and (not self.until or date <= self.until)
        )


ALL = Wanted()


class History:
    """A store's finished games. What is deleted is gone for every reader of the store at once, statistics too, and can
    be brought back as it was until `close`; should the program be killed before, nothing was deleted.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._deleted: list[frozenset[int]] = []

    def entries(self, wanted: Wanted = ALL) -> list[Entry]:
        """The games that are wanted, the latest first."""
        found = [Entry(number, over) for number, over in self._store.results().items()]
        found.reverse()
        return wanted.among(found)

    def kinds(self, game: str) -> list[str]:
        """The rule sets or levels of a game that occur, the one played last first."""
        return list(dict.fromkeys(entry.over.kind for entry in self.entries(Wanted(game))))

    def delete(self, entries: Collection[Entry]) -> None:
        """Delete these games, however few or many, as one step that `undo` takes back."""
        if numbers := frozenset(entry.number for entry in entries):
            self._deleted.append(numbers)
            self._store.lay_by(numbers)

    @property
    def undoable(self) -> int:
        """How many games `undo` would bring back; 0 where nothing was deleted."""
        return len(self._deleted[-1]) if self._deleted else 0

    def undo(self) -> None:
        """Bring back what was deleted last, each game in its place; nothing happens where nothing was."""
        if self._deleted:
            self._store.bring_back(self._deleted.pop())

    def close(self) -> None:
        """Nobody looks any more: what is deleted now is deleted for good."""
        self._deleted.clear()
        self._store.delete_laid_by()
        forget_deleted(self._store)
