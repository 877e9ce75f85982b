"""Decides what is said of a match that is over: its score, how many deals it had. Knows no game."""

from __future__ import annotations

from game.history import record_of
from game.store import FinishedGame, Outcome
from game.words import Words
from scenes.table.levels import LEVEL_NAMES
from scenes.windows.history.finished import Result


def told(over: FinishedGame, words: Words) -> Result:
    """A match: how many deals it had, and how far it went, where its record says so."""
    deals, target = played(over)
    facts = []
    if deals:
        facts.append(words.plural("{count} deal", "{count} deals", deals).format(count=deals))
    if target:
        facts.append(words.text("first to {target}").format(target=target))
    said, plain = result(over, target, words)
    return Result(said, tuple(facts), plain)


def kind(level: str, words: Words) -> str:
    """A level's name."""
    return words.text(LEVEL_NAMES[level]) if level in LEVEL_NAMES else level


def result(over: FinishedGame, target: int, words: Words) -> tuple[str, str]:
    """How a match to so much ended, 0: that isn't known; with its score and without."""
    text, won = words.text, over.outcome is Outcome.WON
    mine, _, other = over.label.partition(":")
    if not (mine.isdecimal() and other.isdecimal()):
        plain = text("Won") if won else text("Not won")
        return plain, plain
    if won:
        said, plain = text("Won {you} : {them}"), text("Won")
    elif not target:
        said, plain = text("Not won, {you} : {them}"), text("Not won")
    elif int(other) >= target and int(other) > int(mine):
        said, plain = text("Lost {you} : {them}"), text("Lost")
    else:
        said, plain = text("Left at {you} : {them}"), text("Left unfinished")
    return said.format(you=mine, them=other), plain


def played(over: FinishedGame) -> tuple[int, int]:
    """How many deals a match had and what wins it; 0 where that isn't known."""
    record = record_of(over) or {}
    deals, target = record.get("deals"), record.get("target")
    return len(deals) if isinstance(deals, list) else 0, target if isinstance(target, int) else 0
