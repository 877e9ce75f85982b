"""What a game tells of its finished games, and what it is asked with; decides nothing, knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple, Protocol

from game.store import FinishedGame
from game.words import Words
from scenes.widgets.charts.chart import Chart
from scenes.widgets.charts.figures import Figure

ALL = ""
"""What a filter is set to that lets every game pass."""


class Option(NamedTuple):
    """What a filter may be set to, as it is kept and in words."""

    value: str
    words: str


class Filter(NamedTuple):
    """A choice among a game's finished games, kept under its name; its first option, `ALL`, lets every game pass.

    `from_records`: which games pass stands in their records.
    """

    name: str
    options: Sequence[Option]
    from_records: bool = False


class Played(NamedTuple):
    """A finished game, and what was read from its record: None where nothing was, or nothing yet."""

    over: FinishedGame
    reading: object = None


@dataclass(frozen=True, slots=True)
class Counted:
    """The games that are told: those that count and pass the filters, the oldest first, of `played` that count.

    `chosen` is what the game's own filters are set to. `whole` says whether what is in their records has been read.
    `read` shows the numbers of a chart.
    """

    games: Sequence[Played]
    played: int
    chosen: Mapping[str, str]
    whole: bool
    words: Words
    today: date
    read: Callable[[Chart], None]

    @property
    def overs(self) -> list[FinishedGame]:
        """The games alone."""
        return [game.over for game in self.games]


class Told(NamedTuple):
    """What is told of them: figures, two charts or three in the order in which they are read, the heading over the list
    of the games, and a sentence that says how it is to be taken.
    """

    figures: Sequence[Figure]
    charts: Sequence[Chart]
    games: str
    sentence: str = ""


class GameStatistics(Protocol):
    """What one game has to say of its finished games. Its words are those of the moment."""

    reads: bool
    """Whether anything is told that stands only in the games' records."""

    def read(self, over: FinishedGame) -> object:
        """What is told of a game's record; None where there is none, or it cannot be read."""

    def filters(self, games: Sequence[Played], words: Words) -> Sequence[Filter]:
        """The choices there are, among all games of the table."""

    def takes(self, game: Played, chosen: Mapping[str, str]) -> bool:
        """Whether a game passes filters that are set so."""

    def none_yet(self, words: Words) -> str:
        """What is said before the first game was finished."""

    def told(self, counted: Counted) -> Told:
        """What is told of these games, one at least."""
