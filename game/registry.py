"""Which games there are: one line a game, and nothing else to edit when one is added (docs/adding-a-game.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.records import JsonObject, chosen
from game.scopa import engine as scopa_engine
from game.scopa import fairness as scopa_fairness
from game.scopa import headless as scopa
from game.scorpion import headless as scorpion
from game.words import Words


class HeadlessGame(Protocol):
    """What a game offers the commands without a window; each raises `RecordError` for an unusable record."""

    def replay(self, record: JsonObject) -> list[JsonObject]:
        """One JSON object for the start and one after each action."""

    def moves(self, record: JsonObject) -> list[JsonObject]:
        """Every legal move after the record's actions."""

    def describe(self, record: JsonObject, words: Words) -> str:
        """The board after the record's actions in words, on one line."""


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


class PlayerGame(Protocol):
    """What a game with a computer player offers other programs."""

    def levels(self) -> tuple[str, ...]:
        """The words for how strong it plays, weakest first."""

    def player(self, level: str, seed: int) -> Callable[[JsonObject], JsonObject]:
        """A function from what the player sees to its play; it raises `RecordError` for what can't be used."""


GAMES: dict[str, HeadlessGame] = {"scorpion": scorpion, "scopa": scopa}
FAIR_GAMES: dict[str, FairGame] = {"scopa": scopa_fairness}
SOLVED_GAMES: dict[str, SolvedGame] = {"scorpion": scorpion}
PLAYER_GAMES: dict[str, PlayerGame] = {"scopa": scopa_engine}


def game_of(record: JsonObject) -> HeadlessGame:
    """The game a record is of; raises `RecordError` where it names none we have."""
    return GAMES[chosen(record, "game", tuple(GAMES))]


def fair_game_of(record: JsonObject) -> FairGame:
    """The game of a record whose deals can be proved; raises `RecordError` where it names none such."""
    return FAIR_GAMES[chosen(record, "game", tuple(FAIR_GAMES))]


def solved_game_of(record: JsonObject) -> SolvedGame:
    """The game of a record whose positions can be decided; raises `RecordError` where it names none such."""
    return SOLVED_GAMES[chosen(record, "game", tuple(SOLVED_GAMES))]
