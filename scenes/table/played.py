"""How the time a game has been played is shown at every table; knows no game by name."""

from __future__ import annotations

from game.words import Words
from scenes.table.strip_numbers import Stat
from scenes.when import length_words


def time_of(seconds: int | None, clock: bool) -> str | None:
    """How long a game was played, None where the `clock` is off or the time isn't known."""
    return length_words(seconds) if clock and seconds is not None else None


def time_stats(seconds: int | None, clock: bool, words: Words) -> list[Stat]:
    """The time as a number of the strip, where there is one to show."""
    time = time_of(seconds, clock)
    return [] if time is None else [Stat(words.text("Time"), time, spare=True)]
