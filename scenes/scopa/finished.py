"""Decides what is said of a match of Scopa, or of a game that builds on it, that is over: its score, its deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.errors import GameError
from game.history import record_of
from game.records import JsonObject
from game.store import FinishedGame, Outcome
from game.words import Words
from scenes.table.levels import LEVEL_NAMES
from scenes.windows.history.finished import FinishedWords, HandedIn, Result

if TYPE_CHECKING:
    from game.scopa.family import ScopaGame


def told(over: FinishedGame, words: Words) -> Result:
    """A match: how many deals it had, and how far it went, where its record says so."""
    deals, target = _played(over)
    facts = []
    if deals:
        facts.append(words.plural("{count} deal", "{count} deals", deals).format(count=deals))
    if target:
        facts.append(words.text("first to {target}").format(target=target))
    said, plain = _result(over, target, words)
    return Result(said, tuple(facts), plain)


def kind(level: str, words: Words) -> str:
    """A level's name."""
    return words.text(LEVEL_NAMES[level]) if level in LEVEL_NAMES else level


def _result(over: FinishedGame, target: int, words: Words) -> tuple[str, str]:
    """How a match ended, with its score and without."""
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


def _played(over: FinishedGame) -> tuple[int, int]:
    """How many deals a match had and the points that win it; 0 where that isn't known."""
    record = record_of(over) or {}
    deals, target = record.get("deals"), record.get("target")
    return len(deals) if isinstance(deals, list) else 0, target if isinstance(target, int) else 0


def handed_in(game: ScopaGame, record: JsonObject) -> HandedIn:
    """A match that was left goes on with its last deal. A single deal that is over is one to be looked at again."""
    from game.levels import LEVELS
    from game.scopa import match_record
    from game.scopa.match import hand_in

    if not match_record.is_match(record):
        deal = hand_in(record, LEVELS[0], game)
        return HandedIn(deal.state.over and _reviewable(game, record), record)
    last = match_record.read(record, game)[-1]
    return HandedIn(last.winner is not None, record["deals"][-1])


def _reviewable(game: ScopaGame, record: JsonObject) -> bool:
    """Whether a deal says all that its review asks: one written by hand may open its table alone."""
    from game.scopa.reviewed import reviewable

    try:
        return bool(reviewable(record, ended=False, game=game))
    except GameError:
        return False


def _handed_in(record: JsonObject) -> HandedIn:
    from game.scopa.family import SCOPA_GAME

    return handed_in(SCOPA_GAME, record)


WORDS = FinishedWords(told, kind, _handed_in)
