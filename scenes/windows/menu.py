"""Decides the menu over a table; must not know what its rows lead to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.words import Words
from scenes.look.icons import IconName
from scenes.widgets.buttons import RowButton
from scenes.widgets.label import SMALL
from scenes.widgets.pieces import Item
from scenes.widgets.pieces import Words as Prose
from scenes.windows.frame import Content
from scenes.windows.window import Window

_OUT = 8


class MenuWindow(Window):
    """New game, rules, settings, title, quit. What a row does happens at once, while the menu fades."""

    wide = 336
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
        deal_hash: str = "",
        asides: Sequence[tuple[IconName, str, Callable[[], None]]] = (),
    ) -> None:
        """`deal_hash`: the table's games are matches, and this promises the cards of the deal under way.

        `asides` are rows of the table's own, above the others.
        """
        super().__init__(words, close, speed)
        self._deal_hash = deal_hash
        self._asides = asides
        self._actions = (on_new_game, on_rules, on_settings, on_title, on_quit)

    def title(self) -> str:
        return self.words.text("Menu")

    def content(self) -> Content:
        text = self.words.text
        rows: tuple[tuple[IconName, str], ...] = (
            ("new", text("New match") if self._deal_hash else text("New game")),
            ("book", text("Rules")),
            ("gear", text("Settings")),
            ("tables", text("To the title")),
            ("quit", text("Quit")),
        )
        common = [(icon, words, action) for (icon, words), action in zip(rows, self._actions, strict=True)]
        every = [*self._asides, *common]
        column: list[Item] = [
            (RowButton(icon, words, partial(self.leave, action)), 8 if k else 0, _OUT)
            for k, (icon, words, action) in enumerate(every)
        ]
        if self._deal_hash:
            column.append((Prose(text("This deal's hash: {hash}").format(hash=self._deal_hash), SMALL), 16, 0))
        return Content([column])
