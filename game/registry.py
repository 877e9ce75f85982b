"""Which games there are, in their order: one entry each, and nothing else to edit when one is added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.briscola.entry import ENTRY as BRISCOLA
from game.entry import FairGame, GameEntry, HeadlessGame, SolvedGame
from game.scopa.entry import ENTRY as SCOPA
from game.scopone.entry import ENTRY as SCOPONE
from game.scorpion.entry import ENTRY as SCORPION

if TYPE_CHECKING:
    from game.records import JsonObject

GAMES: tuple[GameEntry, ...] = (SCORPION, SCOPA, SCOPONE, BRISCOLA)
BY_NAME = {entry.name: entry for entry in GAMES}
FAIR_GAMES = {entry.name: entry.fairness for entry in GAMES if entry.fairness}
SOLVED_GAMES = {entry.name: entry.solver for entry in GAMES if entry.solver}
PLAYER_GAMES = {entry.name: entry.player for entry in GAMES if entry.player}
CODED_GAMES = {entry.name: entry.codes for entry in GAMES if entry.codes}
"""The doors of the games that have such a thing, by the games' names."""


def game_of(record: JsonObject) -> HeadlessGame:
    """The game a record is of; raises `RecordError` where it names none we have."""
    return BY_NAME[_named(record, tuple(BY_NAME))].headless()


def fair_game_of(record: JsonObject) -> FairGame:
    """The game of a record whose deals can be proved; raises `RecordError` where it names none such."""
    return FAIR_GAMES[_named(record, tuple(FAIR_GAMES))]()


def solved_game_of(record: JsonObject) -> SolvedGame:
    """The game of a record whose positions can be decided; raises `RecordError` where it names none such."""
    return SOLVED_GAMES[_named(record, tuple(SOLVED_GAMES))]()


def name_of_code(code: str) -> str:
    """The name of the game that reads a code: the one it names, or else the first that has codes."""
    return next((name for name, codes in CODED_GAMES.items() if codes().is_own(code)), next(iter(CODED_GAMES)))


def _named(record: JsonObject, names: tuple[str, ...]) -> str:
    from game.records import chosen

    return chosen(record, "game", names)
