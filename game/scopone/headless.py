"""Scopone records for the commands without a window: Scopa's, of another game of the family; decides no rule."""

from __future__ import annotations

from game.records import JsonObject
from game.scopa import headless
from game.scopone.describe import describe_state
from game.scopone.family import SCOPONE_GAME
from game.words import Words


def replay(record: JsonObject) -> list[JsonObject]:
    """A line for the start, one after each play, and the sheet (docs/formats.md); raises `RecordError`."""
    return headless.replay(record, SCOPONE_GAME)


def moves(record: JsonObject) -> list[JsonObject]:
    """Every legal play after the record's plays, refused ones skipped; raises `RecordError`."""
    return headless.moves(record, SCOPONE_GAME)


def describe(record: JsonObject, words: Words) -> str:
    """The table after the record's plays in words; raises `RecordError`."""
    return headless.described(record, words, SCOPONE_GAME, describe_state)


def check_opening(record: JsonObject) -> None:
    """Raise `RecordError` where the table can't be opened on the record."""
    headless.check_opening(record, SCOPONE_GAME)
