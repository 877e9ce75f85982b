"""Decides what is said of a match of Scopone that is over: as at Scopa, and which of the two deals it was."""

from __future__ import annotations

from game.records import JsonObject
from game.words import Words
from scenes.match import finished as of_match
from scenes.scopa import finished as of_family
from scenes.scopone.deals import DEAL_NAMES
from scenes.windows.history.finished import FinishedWords, HandedIn


def _kind(kind: str, words: Words) -> str:
    deal, _, level = kind.partition(":")
    if deal not in DEAL_NAMES:
        return kind
    return words.text("{deal}, {level}").format(deal=words.text(DEAL_NAMES[deal]), level=of_match.kind(level, words))


def _handed_in(record: JsonObject) -> HandedIn:
    from game.scopone.family import SCOPONE_GAME

    return of_family.handed_in(SCOPONE_GAME, record)


WORDS = FinishedWords(of_match.told, _kind, _handed_in)
