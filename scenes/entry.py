"""What an entry says of a table, and what the room round one does for the house; decides nothing, knows no game.

Entries are read at every start of the program: what their doors lead to is loaded when one is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.entry import GameEntry
from scenes.manager import Scene

if TYPE_CHECKING:
    from game.played_time import Timed
    from game.records import JsonObject
    from game.store import FinishedGame, Outcome
    from scenes.host import Action, Host, MenuRow
    from scenes.preferences import KeptPreferences
    from scenes.table.sign import Sign
    from scenes.title.table import Ground, TitleTable
    from scenes.windows.history.finished import FinishedWords
    from scenes.windows.rules_pages import Figures
    from scenes.windows.settings_rows import GameSettings, SettingsRows
    from scenes.windows.statistics.told import GameStatistics


class Table(Scene, Protocol):
    """The scene of a game. What the house says at it is shown on its sign."""

    @property
    def sign(self) -> Sign: ...

    @property
    def u(self) -> float: ...

    def tick(self) -> None:
        """The time the game was played is another one now, or is shown no more."""


class Room(Protocol):
    """Everything round one table: its game, which is kept, its windows, its questions."""

    @property
    def table(self) -> Table | None:
        """The table while one sits at it."""

    @property
    def game(self) -> Timed | None:
        """The game at the table, None while nobody sits there."""

    def open(self) -> None:
        """Open the table on the game under way, or on a new one."""

    def open_new(self) -> None:
        """A new game asked for on the title: over the game that waits, after a question, or else at once."""

    def open_record(self, record: JsonObject) -> None:
        """Open the table on a record handed in; over a game under way it is asked first.

        Raises `RecordError` where the record cannot be used.
        """

    def open_code(self, code: str) -> None:
        """Open the table on the deal of a code; over another game under way it is asked first.

        Raises `GameError` where the code cannot be used.
        """

    def close(self) -> None:
        """Leave the table, if one sits at it; the game is kept."""

    def get_up(self) -> None:
        """Leave the table for the title: what was handed in is put away too."""

    def end(self) -> None:
        """The program ends; a second time does nothing."""

    def warm(self) -> None:
        """Make ready what the table will need, while the player looks at something else."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game that is kept has ended, None while it goes on or where there is none."""

    @property
    def waiting(self) -> str | None:
        """What the title says of the game under way, None where there is none; one that is over is done with."""

    @property
    def new_row(self) -> MenuRow:
        """The menu's row that begins another game at the table."""

    def menu_rows(self) -> list[MenuRow]:
        """What the menu offers at the table besides what it always does."""

    def copy_record(self) -> None:
        """Put the game's record on the clipboard, where that gives nothing away."""

    def setting_changed(self, name: str) -> None:
        """A setting has changed, of this game or of anything else."""


class Reviewed(NamedTuple):
    """A game that is looked at again, step by step: its whole record, and what ends the review.

    `over` is the finished game and `number` its number in the history; None for a game under way.
    """

    record: JsonObject
    over: FinishedGame | None
    number: int | None
    close: Action


@dataclass(frozen=True, slots=True, kw_only=True)
class TableEntry:
    """One table. The game's title is what players call it, its name what its page and what is kept go by.

    `title_table` is the table on the title with what waits there, and what resumes it or begins anew; `seen_on_title`
    are the settings that change how it looks. `figures` makes the miniatures of the game's page, `statistics` is
    what the game tells of its finished games. `finished` are the words for games that are over. `review` makes
    the scene in which a game is stepped through; raises `GameError` where its record can't be.
    `steps` makes the scene of the game's first steps, which the action ends; None: there are none.
    """

    game: GameEntry
    ground: Ground
    room: Callable[[Host], Room]
    title_table: Callable[[Host, str | None, Action, Action], TitleTable]
    seen_on_title: tuple[str, ...]
    figures: Callable[[], Figures]
    statistics: Callable[[], GameStatistics]
    finished: Callable[[], FinishedWords]
    settings: Callable[[SettingsRows, KeptPreferences], GameSettings]
    review: Callable[[Host, Reviewed], Scene]
    steps: Callable[[Host, Action], Scene] | None = None
