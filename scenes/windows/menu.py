"""Decides the menu over a table; must not know what its rows lead to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.words import Words
from scenes.commands import RULES
from scenes.host import MenuRow
from scenes.widgets.buttons import RowButton
from scenes.widgets.pieces import Item
from scenes.widgets.pieces import Words as Prose
from scenes.windows.frame import Content
from scenes.windows.window import Window

_OUT = 8
_GROUP_GAP = 24
_ROW_GAP, _ROW_GAP_MANY, _MANY = 8, 6, 7
"""Between two rows, and from how many rows in each of two columns on they stand closer."""
_WIDE, _WIDE_PAIR = 336, 608
"""The width of one column of rows, and of two."""
_AROUND, _STEP = 240, 56
"""A canvas as high as the first and, for each row, the second, at scale 1, has room for all rows in one column."""


class MenuDoors(NamedTuple):
    """Where the rows lead that every menu has."""

    rules: Callable[[], None]
    statistics: Callable[[], None]
    settings: Callable[[], None]
    title: Callable[[], None]
    quit: Callable[[], None]


class MenuWindow(Window):
    """New game, rules, statistics, settings, title, quit. What a row does happens at once, while the menu fades."""

    closes_outside = True

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        new: MenuRow,
        doors: MenuDoors,
        speed: float = 1.0,
        asides: Sequence[MenuRow] = (),
        time: str | None = None,
    ) -> None:
        """`new` is the row that begins another game at the table; `asides` are rows of its own, above the others.
        `time` is how long the game was played, where that is to be told.

        Where the canvas is low all stand in two columns.
        """
        super().__init__(words, close, speed)
        self._new = new
        self._asides = asides
        self._time = time
        self._paired = False
        self._doors = doors

    def resize(self, size: tuple[int, int], u: float) -> None:
        rows = len(self._asides) + 1 + len(self._doors)
        self._paired = bool(self._asides) and size[1] < (_AROUND + rows * _STEP) * u
        self.wide = _WIDE_PAIR if self._paired else _WIDE
        super().resize(size, u)

    def title(self) -> str:
        menu = self.words.text("Menu")
        return f"{menu} · {self._played}" if self._time and self._paired else menu

    @property
    def _played(self) -> str:
        return self.words.text("Played: {time}").format(time=self._time)

    def content(self) -> Content:
        text, doors = self.words.text, self._doors
        common = [
            self._new,
            MenuRow("book", text(RULES.name), doors.rules),
            MenuRow("statistics", text("Statistics"), doors.statistics),
            MenuRow("gear", text("Settings"), doors.settings),
            MenuRow("tables", text("Title screen"), doors.title),
            MenuRow("quit", text("Quit"), doors.quit),
        ]
        if self._paired:
            every = [*self._asides, *common]
            half = (len(every) + 1) // 2
            gap = _ROW_GAP if half < _MANY else _ROW_GAP_MANY
            columns = [_column(rows, self.leave, gap=gap) for rows in (every[:half], every[half:])]
            return Content(columns, shares=(1, 1))
        column: list[Item] = []
        if self._time:
            column.append((Prose(self._played), 0, 0))
        column += _column(self._asides, self.leave, 12 if self._time else 0)
        first = _GROUP_GAP if column else 0
        column += _column(common, self.leave, first)
        return Content([column])


def _column(
    rows: Sequence[MenuRow], leave: Callable[[Callable[[], None]], None], first: int = 0, gap: int = _ROW_GAP
) -> list[Item]:
    """The rows below one another, so many pixels above the `first`, and between two."""
    return [
        (RowButton(icon, words, partial(leave, action)), gap if k else first, _OUT)
        for k, (icon, words, action) in enumerate(rows)
    ]
