"""Decides what a row of the settings looks like and how it tells a change; must not know what a setting is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from game.words import Words
from scenes.host import nothing
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
    """Makes rows for the settings `now`; each change is told by `tell`, and `anew` has all rows made once more."""

    def __init__(self, words: Words, now: Any, tell: Tell, anew: Callable[[], None] = nothing) -> None:
        self.words = words
        self.now = now
        self.tell = tell
        self._anew = anew

    def of(self, kept: KeptSettings[Any]) -> SettingsRows:
        """Makes rows for the settings of a game's own."""

        def tell(name: str, value: str | bool) -> None:
            alone: dict[str, Any] = {name: value}
            expected = replace(kept.now, **alone)
            kept.change(name, value)
            if kept.now != expected:
                self._anew()

        return SettingsRows(self.words, kept.now, tell)

    def switch(self, name: str, title: str, second: str, low: bool = False) -> SwitchRow:
        """A row that turns a setting on and off; `low`: as low as its words allow."""
        return SwitchRow(title, second, bool(getattr(self.now, name)), partial(self.tell, name), low)

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


class Shared(NamedTuple):
    """A row that several games have; the setting's name tells that it is the same one."""

    name: str
    item: Item


def first_steps(rows: SettingsRows) -> Shared:
    """The row of every game that offers first steps."""
    text = rows.words.text
    return Shared(
        "first_steps",
        (rows.switch("first_steps", text("Offer first steps"), text("At a table that is new to you")), 0, 0),
    )


def strip_scores(rows: SettingsRows) -> Shared:
    """The row of every game whose strip tells how it stands."""
    text = rows.words.text
    return Shared(
        "strip_scores", (rows.switch("strip_scores", text("Score at the table"), text("Beside the cards")), 0, 0)
    )


class GameSettings(NamedTuple):
    """The rows of one game: those of its cards, those of how it is played, and of both those that others have too."""

    cards: Sequence[Item]
    game: Sequence[Item]
    shared_cards: Sequence[Shared] = ()
    shared_game: Sequence[Shared] = ()


Group = tuple[str, list[Item]]
"""Rows, and the name they stand under."""


def grouped(games: Sequence[tuple[str, Sequence[Item], Sequence[Shared]]], at_table: bool) -> list[Group]:
    """Each game's own rows under its name; what several share stands once, under the names of all of them.

    `at_table`: the first game has all its rows together.
    """
    groups: dict[str, list[Item]] = {title: list(own) for title, own, _ in games}
    items: dict[str, Item] = {}
    sharing: dict[str, list[str]] = {}
    for title, _, rows in games:
        for name, item in rows:
            items.setdefault(name, item)
            if not at_table or sharing.get(name) != [games[0][0]]:
                sharing.setdefault(name, []).append(title)
    for name, titles in sharing.items():
        groups.setdefault(", ".join(titles), []).append(items[name])
    return list(groups.items())


def place(values: Sequence[str], value: str) -> int:
    """Where a value stands among the possible ones; one that is not among them counts as the first."""
    return values.index(value) if value in values else 0
