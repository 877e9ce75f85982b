"""Decides the window that starts a game: rules and a deal's number; must not know how cards are dealt."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.words import Words
from scenes.look import tokens
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.choices import RadioRow
from scenes.widgets.number_field import NumberField
from scenes.widgets.pieces import Beside, Caption, Divider, Item
from scenes.windows.frame import Content
from scenes.windows.window import Window

LARGEST_DEAL = 999_999_999
_OUT = 8


@dataclass(frozen=True, slots=True)
class NewGame:
    """What the person asked for: a rule set's name and a deal's number, None for any deal."""

    rules: str
    number: int | None


class NewGameWindow(Window):
    """Asks for rules and a deal; `on_deal` gets the answer, `on_replay` (None: no game yet) deals the same again."""

    wide = 496

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        on_deal: Callable[[NewGame], None],
        on_replay: Callable[[], None] | None = None,
        rules: str = "classic",
        speed: float = 1.0,
        draw_number: Callable[[], int] | None = None,
    ) -> None:
        super().__init__(words, close, speed)
        self._on_deal = on_deal
        self._on_replay = on_replay
        self._rules = rules
        self._number: int | None = None
        self._draw_number = draw_number or partial(random.SystemRandom().randint, 1, LARGEST_DEAL)

    def title(self) -> str:
        return self.words.text("New game")

    def _rule_sets(self) -> list[tuple[str, str, str]]:
        """Name, title and second line of each rule set."""
        text = self.words.text
        return [
            ("classic", text("Classic"), text("On the same suit, one rank higher")),
            ("relaxed", text("Relaxed"), text("On any suit, one rank higher")),
            ("wasp", "Wasp", text("An empty column takes any card")),
            ("three_blind_mice", "Three Blind Mice", text("10 columns of 5, two cards set aside")),
        ]

    def content(self) -> Content:
        self.wide = tokens.WINDOW_MAX_WIDTH if self.short else type(self).wide
        text = self.words.text
        deal = Button(text("Deal"), self._deal, "primary")
        field = NumberField(self._number, LARGEST_DEAL, text("Random"), self._keep_number)
        rules, number = self._rules_column(), self._number_column(field)
        side_by_side = self.short and self.room >= 600
        if not side_by_side:
            rules = [*rules, (Divider(), 16, 0)]
            number = [(number[0][0], 16, 0), *number[1:]]
        return Content(
            columns=[rules, number] if side_by_side else [[*rules, *number]],
            shares=(1.3, 1.0) if side_by_side else (1.0,),
            foot=[Button(text("Cancel"), self.leave), deal],
            default=deal,
            first=field,
        )

    def _rules_column(self) -> list[Item]:
        rows: list[Item] = [(Caption(self.words.text("Rules")), 0, 0)]
        for k, (name, title, second) in enumerate(self._rule_sets()):
            high = tokens.ROW_SMALL if self.short else tokens.ROW
            row = RadioRow(title, second, name == self._rules, partial(self._choose, name), high)
            rows.append((row, 4 if k else 8, _OUT))
        return rows

    def _number_column(self, field: NumberField) -> list[Item]:
        text = self.words.text
        dice = IconButton("dice", text("Random number"), lambda: field.set(self._draw_number()), outlined=True)
        column: list[Item] = [(Caption(text("Deal number")), 0, 0), (Beside(field, dice), 8, 0)]
        if self._on_replay:
            column.append((Button(text("Replay this deal"), self._replay, icon="replay"), 16, 0))
        return column

    def _choose(self, rules: str) -> None:
        self._rules = rules
        self.rebuild()

    def _keep_number(self, number: int | None) -> None:
        self._number = number

    def _deal(self) -> None:
        answer = NewGame(self._rules, self._number)
        self.leave(lambda: self._on_deal(answer))

    def _replay(self) -> None:
        self.leave(self._on_replay)
