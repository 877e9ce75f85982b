"""Decides what is said of a game of Ladder that is over."""

from __future__ import annotations

from game.records import JsonObject
from game.store import FinishedGame, Outcome
from game.words import Words
from scenes.windows.history.finished import FinishedWords, HandedIn, Result


def _told(over: FinishedGame, words: Words) -> Result:
    won = over.outcome is Outcome.WON
    moves = words.plural("{count} move", "{count} moves", over.moves).format(count=over.moves)
    return Result(words.text("Won") if won else words.text("Not won"), (moves,))


def _kind(kind: str, _words: Words) -> str:
    return kind


def _handed_in(record: JsonObject) -> HandedIn:
    return HandedIn(over=False, record=record)


WORDS = FinishedWords(_told, _kind, _handed_in)
