"""Decides what is said of a game of Scorpion that is over: its deal, its moves, its points."""

from __future__ import annotations

from game.records import JsonObject
from game.store import FinishedGame, Outcome
from game.words import Words
from scenes.scorpion.deal_name import THE_RULES, deal_name
from scenes.scorpion.winnable_words import rule_set_words
from scenes.windows.history.finished import FinishedWords, HandedIn, Result


def _told(over: FinishedGame, words: Words) -> Result:
    moves = words.plural("{count} move", "{count} moves", over.moves).format(count=over.moves)
    points = words.plural("{count} point", "{count} points", over.score).format(count=over.score)
    return Result(_result(over, words), (moves, points))


def _result(over: FinishedGame, words: Words) -> str:
    won, text = over.outcome is Outcome.WON, words.text
    if not over.label:
        return text("Won") if won else text("Not won")
    if over.label == THE_RULES:
        return text("Won, the deal from the rules") if won else text("Not won, the deal from the rules")
    said = text("Won, deal {deal}") if won else text("Not won, deal {deal}")
    return said.format(deal=deal_name(over.label, words))


def _kind(kind: str, words: Words) -> str:
    return next((title for name, title, _ in rule_set_words(words) if name == kind), kind)


def _handed_in(record: JsonObject) -> HandedIn:
    """A game that was left is as one that goes on."""
    from game.scorpion import record as scorpion_record

    start, actions = scorpion_record.read(record)
    session = start.session()
    for action in actions:
        session.play(action)
    return HandedIn(session.won, record)


WORDS = FinishedWords(_told, _kind, _handed_in)
