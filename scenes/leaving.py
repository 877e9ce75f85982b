"""How a game at a table is taken up, left and followed by another, and what is asked before. Knows no game by name.

A table has two slots: the game that may count, and one that was handed in, which lies over the first while it is at
the table and leaves no trace (docs/counting.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, Protocol, TypeVar

from game.errors import GameError
from game.kept import Kept
from game.store import Outcome
from scenes.host import Action, Host, MenuRow

K = TypeVar("K", bound=Kept)


class Question(NamedTuple):
    """What is asked before a game is left: the title, what is lost by it, the word on the button that leaves."""

    title: str
    lost: str
    word: str


class Places(Protocol[K]):
    """A room's table, as far as leaving needs it."""

    @property
    def game(self) -> K | None:
        """The game at the table, None while nobody sits there."""

    def show_game(self, game: K, dealt: bool) -> None:
        """Put a game on the open table; `dealt`: the deal itself is shown."""

    def parting(self, game: K) -> None:
        """A game that may count is about to be left for another, in the same transaction."""


class Leaving(Generic[K]):
    """What a room does when games come and go at its table."""

    def __init__(self, house: Host, kept: type[K], places: Places[K]) -> None:
        self._house = house
        self._kept = kept
        self._places = places

    def resumed(self) -> K | None:
        """What was at the table last: a game handed in, else the one under way."""
        return self._taken_up(handed_in=True) or self._taken_up()

    @property
    def outcome(self) -> Outcome | None:
        """How the game that may count has ended, None while it goes on or where there is none."""
        game = self._places.game
        if game is not None and self._house.store.passes(self._kept.TABLE):
            return None
        if game is None or game.handed_in:
            game = self._taken_up()
        return None if game is None else game.outcome

    def open_new(self, open_table: Action, ask: Action) -> None:
        """A new game asked for on the title: over the table of the game that waits it is asked first."""
        self.put_away()
        game = self._taken_up()
        if game is not None and game.outcome is None:
            open_table()
            ask()
            return
        with self._house.store.together():
            if game is not None:
                self._part(game)
            open_table()

    @property
    def rows(self) -> list[MenuRow]:
        """What the menu offers where a game that was handed in lies over one's own: the way back to that."""
        game = self._places.game
        if game is None or not game.handed_in or self._house.store.running(self._kept.TABLE) is None:
            return []
        return [MenuRow("swap", self._house.words.text("Back to your own game"), self.back)]

    def back(self) -> None:
        """Leave what was handed in, without a trace, for one's own game where there is one."""
        game = self._places.game
        waiting = self._taken_up() if game is not None and game.handed_in else None
        if game is not None and waiting is not None:
            game.leave()
            self._places.show_game(waiting, False)

    def put_away(self) -> None:
        """The game that was handed in is gone, without a trace."""
        self._kept.put_away(self._house.store)

    def ask_first(self, leave: Action, question: Callable[[K], Question], unasked: bool = False) -> None:
        """Leave at once, or ask first where a game under way would be lost; `unasked`: the question comes by itself.

        A game that was handed in is left for the one under way, over which it is asked then.
        """
        game = self._places.game
        if game is not None and game.handed_in:
            game = self._come_back(game)
        if game is None or not game.under_way:
            leave()
            return
        title, lost, word = question(game)
        self._house.ask_to_leave(title, lost, (word, leave), unasked)

    def leave_for(self, begin: Callable[[], K]) -> None:
        """Leave the game at the table for another: both, or neither, reach the store.

        Where one is kept even then, it comes back instead: it couldn't be read when the game that is left was begun,
        or the one that is left was only handed in.
        """
        game = self._places.game
        if game is None:
            return
        with self._house.store.together():
            self._part(game)
            waiting = self._taken_up()
            if waiting is not None and game.handed_in and not waiting.under_way:
                self._part(waiting)
                waiting = None
            following = waiting or begin()
        self._places.show_game(following, waiting is None)

    def _part(self, game: K) -> None:
        if not game.handed_in:
            self._places.parting(game)
        game.leave()

    def _come_back(self, handed_in: K) -> K | None:
        """Leave what was handed in for the game under way, if there is one to lose."""
        waiting = self._taken_up()
        if waiting is None or not waiting.under_way:
            return None
        handed_in.leave()
        self._places.show_game(waiting, False)
        return waiting

    def _taken_up(self, handed_in: bool = False) -> K | None:
        """A kept game; one that cannot be used has been set aside, and that is told with the notices."""
        try:
            return self._kept.resume(self._house.store, handed_in)
        except GameError as error:
            told = self._house.words.text("The saved game could not be read and was put aside: {cause}")
            self._house.trouble = told.format(cause=error)
            return None
