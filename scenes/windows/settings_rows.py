"""Decides what a row of the settings looks like and how it tells a change; must not know what a setting is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from game.words import Words
from scenes.preferences import KeptSettings
from scenes.widgets.choices import SwitchRow
from scenes.widgets.pieces import Item, Named
from scenes.widgets.segments import Segments
from scenes.widgets.widget import Widget

CONTROL, ROW = 376, 60
"""The width of a control and the height of its row, in pixels at scale 1."""

Tell = Callable[[str, str | bool], None]
"""Takes the name of a setting and what it is from now on."""


class SettingsRows:
    """Makes rows for the settings `now`; each change is told by `tell`."""

    def __init__(self, words: Words, now: Any, tell: Tell) -> None:
        self.words = words
        self.now = now
        self.tell = tell

    def of(self, kept: KeptSettings[Any]) -> SettingsRows:
        """Makes rows for the settings of a game's own."""
        return SettingsRows(self.words, kept.now, kept.change)

    def switch(self, name: str, title: str, second: str) -> SwitchRow:
        """A row that turns a setting on and off."""
        return SwitchRow(title, second, bool(getattr(self.now, name)), partial(self.tell, name))

    def one_of(self, title: str, name: str, values: Sequence[str], words: Sequence[str]) -> Named:
        """A row with all the values of a setting side by side, in `words`."""
        chosen = Segments(list(words), place(values, getattr(self.now, name)), self.teller(name, values))
        return Named(title, chosen, CONTROL, ROW)

    def either(self, title: str, name: str, words: Sequence[str]) -> Named:
        """A row for a setting that is off or on, in the words for the one and the other."""
        chosen = Segments(list(words), int(getattr(self.now, name)), lambda index: self.tell(name, bool(index)))
        return Named(title, chosen, CONTROL, ROW)

    def named(self, title: str, control: Widget, wide: float = CONTROL, high: float = ROW) -> Named:
        """A row with a control of another kind."""
        return Named(title, control, wide, high)

    def teller(self, name: str, values: Sequence[str]) -> Callable[[int], None]:
        """Tells the value that stands at a place."""
        return lambda index: self.tell(name, values[index])


class GameSettings(NamedTuple):
    """The rows of one game: those of its cards, and those of how it is played."""

    cards: Sequence[Item]
    game: Sequence[Item]


def place(values: Sequence[str], value: str) -> int:
    """Where a value stands among the possible ones; one that is not among them counts as the first."""
    return values.index(value) if value in values else 0
