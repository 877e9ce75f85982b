"""Decides the menu over a table; must not know what its rows lead to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.words import Words
from scenes.look.icons import IconName
from scenes.widgets.buttons import RowButton
from scenes.widgets.pieces import Item
from scenes.windows.frame import Content
from scenes.windows.window import Window

Row = tuple[IconName, str, Callable[[], None]]
"""A row's icon, its words and what it does."""
_OUT = 8
_GROUP_GAP = 24
_WIDE, _WIDE_PAIR = 336, 608
"""The width of one column of rows, and of two."""
_AROUND, _STEP = 240, 56
"""A canvas as high as the first and, for each row, the second, at scale 1, has room for all rows in one column."""


class MenuWindow(Window):
    """New game, rules, settings, title, quit. What a row does happens at once, while the menu fades."""

    closes_outside = True

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        on_new_game: Callable[[], None],
        on_rules: Callable[[], None],
        on_settings: Callable[[], None],
        on_title: Callable[[], None],
        on_quit: Callable[[], None],
        speed: float = 1.0,
        matches: bool = False,
        asides: Sequence[Row] = (),
    ) -> None:
        """`matches`: the table's games are matches.

        `asides` are rows of the table's own, above the others. Where the canvas is low all stand in two columns.
        """
        super().__init__(words, close, speed)
        self._matches = matches
        self._asides = asides
        self._paired = False
        self._actions = (on_new_game, on_rules, on_settings, on_title, on_quit)

    def resize(self, size: tuple[int, int], u: float) -> None:
        rows = len(self._asides) + len(self._actions)
        self._paired = bool(self._asides) and size[1] < (_AROUND + rows * _STEP) * u
        self.wide = _WIDE_PAIR if self._paired else _WIDE
        super().resize(size, u)

    def title(self) -> str:
        return self.words.text("Menu")

    def content(self) -> Content:
        text = self.words.text
        rows: tuple[tuple[IconName, str], ...] = (
            ("new", text("New match") if self._matches else text("New game")),
            ("book", text("Rules")),
            ("gear", text("Settings")),
            ("tables", text("Title screen")),
            ("quit", text("Quit")),
        )
        common = [(icon, words, action) for (icon, words), action in zip(rows, self._actions, strict=True)]
        if self._paired:
            every = [*self._asides, *common]
            half = (len(every) + 1) // 2
            return Content([_column(every[:half], self.leave), _column(every[half:], self.leave)], shares=(1, 1))
        column = _column(self._asides, self.leave)
        first = _GROUP_GAP if column else 0
        column += _column(common, self.leave, first)
        return Content([column])


def _column(rows: Sequence[Row], leave: Callable[[Callable[[], None]], None], first: int = 0) -> list[Item]:
    """The rows below one another, so many pixels above the `first`."""
    return [
        (RowButton(icon, words, partial(leave, action)), 8 if k else first, _OUT)
        for k, (icon, words, action) in enumerate(rows)
    ]
