"""The window that starts a game of Scorpion, and a search for its deals whose end is in the test's hand."""

from __future__ import annotations

from collections.abc import Callable

from game.scorpion.record import Start
from game.words import Words
from scenes.scorpion.windows.deal_search import Found, Wish
from scenes.scorpion.windows.new_game import NewGameDoors, NewGameWindow, Wanted
from tests.windows.helper import Paper, nothing


class Search:
    """A search whose end is in the test's hand; `log` has what was asked of it, None where it was cancelled."""

    def __init__(self) -> None:
        self.log: list[Wish | None] = []
        self._found: Found | None = None

    def ask(self, wish: Wish) -> None:
        self.log.append(wish)
        self._found = None

    def cancel(self) -> None:
        self.log.append(None)
        self._found = None

    def answer(self) -> Found | None:
        found, self._found = self._found, None
        return found

    def ends(self, number: int | None) -> None:
        """The search finds this, or breaks down."""
        self._found = Found(number)

    @property
    def looking(self) -> bool:
        return bool(self.log) and self.log[-1] is not None


def new_game_window(
    words: Words,
    close: Callable[[], None] = nothing,
    deal: Callable[[Start], None] = nothing,
    replay: Callable[[], None] | None = nothing,
    keep: Callable[[str, str | bool], None] = nothing,
    search: Search | None = None,
    wanted: Wanted | None = None,
    code: str | None = "scorpion:classic:48213",
    speed: float = 0.0,
    clipboard: Paper | None = None,
    days: Callable[[], None] = nothing,
) -> NewGameWindow:
    """The window that starts a game; where it leads to does not matter but for what is given."""
    doors = NewGameDoors(deal, replay, keep, lambda: 48213, days)
    return NewGameWindow(
        words,
        close,
        doors,
        search or Search(),
        wanted,
        code,
        speed,
        clipboard or Paper(),
    )
