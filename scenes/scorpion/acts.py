"""What buttons and commands do at the Scorpion table. Decides no key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.scorpion.kept import KeptGame
from game.scorpion.rules import Reason
from game.scorpion.state import DealReserve, Move
from scenes.commands import CANCEL, NEW, REDO, RULES, UNDO, Command
from scenes.look.shapes import Box
from scenes.scorpion.adviser import Adviser
from scenes.scorpion.again import Again
from scenes.scorpion.commands import BEGIN_AGAIN, DEAL_RESERVE, HINT, MOVE_AGAIN, SHOW_WAY, WHY
from scenes.scorpion.doors import Doors
from scenes.scorpion.handling import Handling
from scenes.scorpion.telling import HINT as HINT_BUTTON
from scenes.scorpion.telling import Telling
from scenes.table.offer import Offer


class Table(Protocol):
    """The table they are done at."""

    game: KeptGame
    hand: Handling
    telling: Telling
    adviser: Adviser
    again: Again
    offer: Offer

    def button(self, number: int) -> Box:
        """Where a button of the strip is."""

    def put_down(self) -> None:
        """Put down what the hand holds."""

    def finish(self) -> None:
        """End what is being shown."""

    def try_move(self, move: Move, near: int | None, from_hand: bool) -> None:
        """Make a move, or say why not."""

    def undo(self) -> None:
        """Take the last action back."""

    def redo(self) -> None:
        """Do again what was taken back."""

    def begin_again(self) -> None:
        """Begin the deal again."""


class Acts:
    """Each puts down what the hand holds and ends what is being shown first."""

    def __init__(self, table: Table, doors: Doors) -> None:
        self._table = table
        self._doors = doors

    @property
    def by_command(self) -> dict[Command, Callable[[], None]]:
        """What each command does, besides those of the keyboard's ring and of the house."""
        return {
            CANCEL: self.cancel,
            UNDO: self.undo,
            REDO: self.redo,
            MOVE_AGAIN: lambda: self.let_go_and(self._table.again.show),
            DEAL_RESERVE: lambda: self.let_go_and(lambda: self._table.try_move(DealReserve(), None, False)),
            BEGIN_AGAIN: self.begin_again,
            HINT: self.hint,
            WHY: lambda: self._ask(self._table.adviser.why),
            SHOW_WAY: lambda: self._ask(self._table.adviser.show_way),
            NEW: self.open_new_game,
            RULES: lambda: self._go(lambda: self._doors.rules(self._table.telling.broken.section)),
        }

    def cancel(self) -> None:
        """Only put down what the hand holds; where it holds nothing, open the menu."""
        if self._table.hand.holding:
            self._table.put_down()
        else:
            self.open_menu()

    def undo(self) -> None:
        self.let_go_and(self._table.undo)

    def redo(self) -> None:
        self.let_go_and(self._table.redo)

    def begin_again(self) -> None:
        self.let_go_and(self._table.begin_again)

    def hint(self) -> None:
        self._ask(self._table.adviser.hint)

    def open_new_game(self) -> None:
        self._go(self._doors.new_game)

    def open_menu(self) -> None:
        self._go(self._doors.menu)

    def let_go_and(self, act: Callable[[], None]) -> None:
        self._table.put_down()
        self._table.finish()
        act()

    def _go(self, door: Callable[[], None]) -> None:
        self._table.adviser.pause()
        self.let_go_and(door)

    def _ask(self, question: Callable[[], None]) -> None:
        telling = self._table.telling
        telling.toast.hide()
        if self._table.game.session.won:
            telling.refuse(Reason.GAME_OVER, self._table.button(HINT_BUTTON))
            return
        self._table.offer.withdraw()
        self.let_go_and(question)
