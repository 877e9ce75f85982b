"""What an entry of a game says: its name, and the doors to what it offers without a window. Knows no game by name.

An entry is read at every start of the program: what its doors lead to is loaded when one is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from game.records import JsonObject
    from game.store import FinishedGame, GameVerdict
    from game.words import Words


class HeadlessGame(Protocol):
    """What a game offers the commands without a window; each raises `RecordError` for an unusable record."""

    def replay(self, record: JsonObject) -> list[JsonObject]:
        """One JSON object for the start and one after each action."""

    def moves(self, record: JsonObject) -> Sequence[JsonObject | str]:
        """Every legal move after the record's actions."""

    def describe(self, record: JsonObject, words: Words) -> str:
        """The board after the record's actions in words, on one line."""

    def check_opening(self, record: JsonObject) -> None:
        """Raise `RecordError` where the game's table can't be opened on the record."""


class FairGame(Protocol):
    """What a game with provable deals offers; raises `RecordError` for an unusable record, or one without a seed."""

    def verify(self, record: JsonObject) -> JsonObject:
        """`ok`, and each thing proved, as true or false."""


class SolvedGame(Protocol):
    """What a game offers whose positions can be decided."""

    def numbered(self, number: int, rules: str) -> JsonObject:
        """The record of a numbered deal before its first move."""

    def solve(self, record: JsonObject) -> Callable[[float], JsonObject]:
        """Read a record; what is returned looks for a verdict, so many seconds at most."""


class JudgedGame(Protocol):
    """What a game offers of which something is worked out when it is over."""

    def judged(self, over: FinishedGame, so_far: Any) -> GameVerdict | Any:
        """Go on with a finished game's verdict: the verdict, or how far it has come.

        That is handed in again, None at first. For the process that thinks (`game.thinking`), and gives way in it.
        """


class PlayerGame(Protocol):
    """What a game with a computer player offers other programs."""

    def player(self, level: str, seed: int) -> Callable[[JsonObject], JsonObject]:
        """A function from what the player sees to its play; it raises `RecordError` for what can't be used."""


class CodedGame(Protocol):
    """What a game offers whose deals have codes."""

    def is_own(self, code: str) -> bool:
        """Whether a code names this game."""

    def check_code(self, code: str) -> None:
        """Raise `GameError`, which says what of it can't be used, for a code that names no deal of this game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEntry:
    """One game. A door is None where the game doesn't have what it leads to.

    `name` is what records and the command line call it, `title` what people do. `rules` are its rule sets, the one
    that is meant where none is named first; `levels` the words for how strong the computer plays, weakest first.
    `codes_said` tells people what its codes look like. `builds_on` is the game whose folders this one's may import: its
    elder sister, which knows nothing of it.
    """

    name: str
    title: str
    headless: Callable[[], HeadlessGame]
    rules: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    fairness: Callable[[], FairGame] | None = None
    solver: Callable[[], SolvedGame] | None = None
    verdicts: Callable[[], JudgedGame] | None = None
    player: Callable[[], PlayerGame] | None = None
    codes: Callable[[], CodedGame] | None = None
    codes_said: str = ""
    builds_on: str = ""
