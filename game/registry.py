"""Which games there are: one line a game, and nothing else to edit when one is added (docs/adding-a-game.md)."""

from __future__ import annotations

from typing import Protocol

from game.records import JsonObject, chosen
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


GAMES: dict[str, HeadlessGame] = {"scorpion": scorpion, "scopa": scopa}


def game_of(record: JsonObject) -> HeadlessGame:
    """The game a record is of; raises `RecordError` where it names none we have."""
    return GAMES[chosen(record, "game", tuple(GAMES))]
