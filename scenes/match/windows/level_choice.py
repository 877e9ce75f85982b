"""Decides how the computer's level is chosen; must not know what a new level means for the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.levels import LEVELS
from game.words import Words
from scenes.intents import Intent, KeyPressed
from scenes.table.levels import LEVEL_NAMES
from scenes.widgets.choices import RadioRow
from scenes.windows.frame import Content
from scenes.windows.window import Window

_OUT = 8


class LevelWindow(Window):
    """The three levels, the present one marked. The arrows or L walk, Enter or a press chooses, which closes it."""

    wide = 336
    closes_outside = True

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        level: str,
        plays: Mapping[str, str],
        choose: Callable[[str], None],
        speed: float = 1.0,
    ) -> None:
        """`plays` says how is played at each level; `choose` is called once, with another than the present one."""
        super().__init__(words, close, speed)
        self._level = level
        self._plays = plays
        self._choose = choose
        self._rows: list[RadioRow] = []

    def title(self) -> str:
        return self.words.text("Level")

    def content(self) -> Content:
        text = self.words.text
        self._rows = [
            RadioRow(text(LEVEL_NAMES[level]), self._plays[level], level == self._level, partial(self._take, level))
            for level in LEVELS
        ]
        column = [(row, 4 if number else 0, _OUT) for number, row in enumerate(self._rows)]
        present = self._rows[LEVELS.index(self._level)]
        return Content([column], default=present, first=present)

    def take(self, intent: Intent) -> None:
        if isinstance(intent, KeyPressed) and intent.name in ("l", "up", "down") and not intent.ctrl:
            self._step(-1 if intent.name == "up" else 1)
        else:
            super().take(intent)

    def _step(self, by: int) -> None:
        """The keyboard goes to the next level, and round from the last to the first."""
        here = self.pane.focus.widget
        number = self._rows.index(here) if isinstance(here, RadioRow) else LEVELS.index(self._level)
        self.pane.focus.put(self._rows[(number + by) % len(self._rows)], shown=True)
        self._changed = True

    def _take(self, level: str) -> None:
        self.leave(partial(self._choose, level) if level != self._level else None)
