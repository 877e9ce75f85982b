"""What the rooms of the games may ask of the house they are in; decides nothing, knows no room."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.store import Store
from game.words import Words
from scenes.manager import SceneManager
from scenes.preferences import KeptPreferences
from scenes.sound import Sound

if TYPE_CHECKING:
    from game.records import JsonObject
    from game.store import FinishedGame
    from game.thinking import Thinker
    from scenes.look.icons import IconName
    from scenes.windows.window import Window

Action = Callable[[], None]


class MenuRow(NamedTuple):
    """A row of the menu."""

    icon: IconName
    words: str
    action: Action


class Asked(NamedTuple):
    """What a dialog says or asks, in the player's language.

    `answer` are the words on the primary button and what it does; `other`, where there is one, those on the ghost
    button before it. Closing the dialog means `other` where that `declines`, else `answer`.
    """

    title: str
    message: str
    answer: tuple[str, Action]
    other: tuple[str, Action] | None = None
    declines: bool = True


class Host(Protocol):
    """The house, as far as the room of a game needs it. `trouble` is told with the next notices."""

    store: Store
    words: Words
    preferences: KeptPreferences
    scenes: SceneManager
    sound: Sound
    trouble: str

    @property
    def thinker(self) -> Thinker:
        """The one process that thinks, for whatever lies open; there is none before it is asked for."""

    def open_window(self, make: Callable[[Action], Window], unasked: bool = False) -> None:
        """Open a window; `make` is given what closes it. `unasked`: no press has asked for it."""

    def open_menu(self) -> None:
        """The menu over the table."""

    def open_rules(self, anchor: str = "") -> None:
        """The rules of the table's game, at the heading of this id."""

    def ask(self, asked: Asked, unasked: bool = False) -> None:
        """Ask something in a dialog; `unasked` as for `open_window`."""

    def ask_to_leave(self, title: str, lost: str, leave: tuple[str, Action], unasked: bool = False) -> None:
        """Ask whether the game under way is to be left; what the keyboard and closing answer is to play on.

        `unasked` as for `open_window`.
        """

    def review(
        self, game: str, record: JsonObject, over: FinishedGame | None = None, number: int | None = None
    ) -> None:
        """Look at a game again step by step, over whatever is open; tells where its record can't be used.

        `over` and `number` where it is finished, as the history knows it.
        """

    def play_on(self, game: str, record: JsonObject) -> None:
        """Leave whatever is open for this game's table, with a record handed in: it counts for nothing."""

    def offers_steps(self, game: str) -> bool:
        """Whether to offer first steps at a game's table, where a new game was dealt; each table offers once."""

    def first_steps(self, game: str) -> None:
        """First steps at a game's table, over whatever is open, which is there again afterwards."""

    def tell_notices(self) -> None:
        """Tell what the store has met with, once each."""


def nothing() -> None:
    """An answer that only closes the dialog."""
