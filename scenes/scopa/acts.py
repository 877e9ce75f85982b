"""What buttons and commands do at a table of Scopa's family. Decides no key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from scenes.commands import AGAIN, CANCEL, COPY, REDO, RULES, UNDO, Command
from scenes.match.adviser import Adviser
from scenes.match.commands import ADVICE, LEVEL, NEW_MATCH, PACK
from scenes.match.doors import Doors
from scenes.scopa.choosing import Choosing
from scenes.scopa.handling import Hands
from scenes.scopa.telling import Telling
from scenes.table.offer import Offer


class Table(Protocol):
    """The table they are done at."""

    hands: Hands
    choosing: Choosing
    telling: Telling
    adviser: Adviser
    offer: Offer

    def show_again(self) -> None:
        """Show what the others have played last once more."""

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
            AGAIN: table.show_again,
            ADVICE: self.advise,
            NEW_MATCH: doors.new_match,
            LEVEL: doors.levels,
            PACK: table.change_pack,
        }

    def let_go(self) -> None:
        """Put down what is held and give up what is being chosen."""
        self._table.hands.let_go()
        if self._table.choosing.choice is not None:
            self._table.choosing.cancel()

    def advise(self) -> None:
        """Advice on the play to make."""
        self.let_go()
        self._table.offer.withdraw()
        self._table.adviser.ask()

    def _cancel(self) -> None:
        if self._table.hands.carrying or self._table.choosing.choice is not None:
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
