"""What is read from the records of finished games, each once and a few at a time; knows no game and keeps no file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice

from game.history import Entry
from game.store import FinishedGame


class Readings:
    """What `read` finds in the records of finished games, by the games' numbers.

    A finished game never changes and its number is never given to another, so that each is read once. A game without
    a number yet (0) isn't kept here: it is read whenever it is asked for.
    """

    def __init__(self, read: Callable[[FinishedGame], object]) -> None:
        self._read = read
        self._found: dict[int, object] = {}

    def of(self, entry: Entry) -> object:
        """What was found in a game's record; None where nothing was, or it wasn't read yet."""
        return self._found.get(entry.number) if entry.number else self._read(entry.over)

    def missing(self, entries: Iterable[Entry]) -> int:
        """How many of these games weren't read yet."""
        return sum(self._lacks(entry) for entry in entries)

    def go_on(self, entries: Iterable[Entry], most: int) -> bool:
        """Read the first of these that weren't read yet, so many at most; whether any were left to read."""
        next_ones = list(islice((entry for entry in entries if self._lacks(entry)), most))
        for entry in next_ones:
            self._found[entry.number] = self._read(entry.over)
        return bool(next_ones)

    def _lacks(self, entry: Entry) -> bool:
        return bool(entry.number) and entry.number not in self._found
