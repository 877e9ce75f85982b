"""Decides what is said of a match of Briscola that is over: games won, how many played, against whom."""

from __future__ import annotations

from game.records import JsonObject
from game.store import FinishedGame
from game.words import Words
from scenes.briscola.players import PLAYERS_WORDS
from scenes.match import finished as of_match
from scenes.windows.history.finished import FinishedWords, HandedIn, Result


def _told(over: FinishedGame, words: Words) -> Result:
    games, target = of_match.played(over)
    facts = []
    if games:
        facts.append(words.plural("{count} game played", "{count} games played", games).format(count=games))
    if target > 1:
        facts.append(words.plural("first to {count} win", "first to {count} wins", target).format(count=target))
    return of_match.result(over, target, words)._replace(facts=tuple(facts))


def _kind(kind: str, words: Words) -> str:
    players, _, level = kind.partition(":")
    if players not in PLAYERS_WORDS:
        return kind
    return words.text("{players}, {level}").format(
        players=words.text(PLAYERS_WORDS[players]), level=of_match.kind(level, words)
    )


def _handed_in(record: JsonObject) -> HandedIn:
    from game.briscola.match import hand_in
    from game.briscola.match_record import RECORDS

    return of_match.handed_in(record, RECORDS, hand_in)


WORDS = FinishedWords(_told, _kind, _handed_in)
