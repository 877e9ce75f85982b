"""What buttons and commands do at a table where a match is played. Decides no key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from scenes.commands import CANCEL, COPY, REDO, RULES, UNDO, Command
from scenes.match.adviser import Adviser
from scenes.match.commands import ADVICE, LEVEL, NEW_MATCH, PACK
from scenes.match.doors import Doors
from scenes.match.handling import Hands
from scenes.match.telling import Telling
from scenes.table.offer import Offer


class Table(Protocol):
    """The table they are done at."""

    offer: Offer

    @property
    def hands(self) -> Hands:
        """What pointers hold."""

    @property
    def telling(self) -> Telling:
        """What is said at the table."""

    @property
    def adviser(self) -> Adviser:
        """Who gives advice."""

    def change_pack(self) -> None:
        """Play with the other pack."""


class Acts:
    """What may be done; `doors` are those of the table, which first let go of what is held."""

    def __init__(self, table: Table, doors: Doors) -> None:
        self._table = table
        self._change = doors.change
        self.doors = doors._replace(
            menu=self._letting_go(doors.menu),
            new_match=self._letting_go(doors.new_match),
            change=self._let_go_and_change,
            levels=self._letting_go(doors.levels),
            seal=self._letting_go(doors.seal),
        )

    @property
    def by_command(self) -> dict[Command, Callable[[], None]]:
        """What each command does, besides those of the keyboard's ring and of the house."""
        table, doors = self._table, self.doors
        return {
            CANCEL: self._cancel,
            RULES: self._letting_go(lambda: doors.rules(table.telling.broken.section)),
            UNDO: table.telling.no_undo,
            REDO: table.telling.no_undo,
            COPY: table.telling.no_copy,
            ADVICE: self.advise,
            NEW_MATCH: doors.new_match,
            LEVEL: doors.levels,
            PACK: table.change_pack,
        }

    @property
    def holding(self) -> bool:
        """Whether there is anything to let go of."""
        return self._table.hands.carrying

    def let_go(self) -> None:
        """Put down what is held."""
        self._table.hands.let_go()

    def advise(self) -> None:
        """Advice on the play to make."""
        self.let_go()
        self._table.offer.withdraw()
        self._table.adviser.ask()

    def _cancel(self) -> None:
        if self.holding:
            self.let_go()
        else:
            self.doors.menu()

    def _letting_go(self, door: Callable[[], None]) -> Callable[[], None]:
        """What the hand holds stays at the table."""

        def leave() -> None:
            self.let_go()
            self._table.adviser.pause()
            door()

        return leave

    def _let_go_and_change(self, name: str, value: str | bool) -> None:
        self.let_go()
        self._table.adviser.pause()
        self._change(name, value)
