"""Decides what is said of a match that is over, and what becomes of a record that is opened. Knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.errors import GameError
from game.history import record_of
from game.match_scores import score
from game.records import JsonObject
from game.seats import OURS, THEIRS
from game.store import FinishedGame, Outcome
from game.words import Words
from scenes.table.levels import LEVEL_NAMES
from scenes.windows.history.finished import HandedIn, Result

if TYPE_CHECKING:
    from game.match_records import MatchRecords
    from game.matches import MatchT


def told(over: FinishedGame, words: Words) -> Result:
    """A match of deals and points: how many deals it had, and how far it went, where its record says so."""
    deals, target = played(over)
    facts = []
    if deals:
        facts.append(words.plural("{count} deal", "{count} deals", deals).format(count=deals))
    if target:
        facts.append(words.text("first to {target}").format(target=target))
    return result(over, target, words)._replace(facts=tuple(facts))


def kind(level: str, words: Words) -> str:
    """A level's name."""
    return words.text(LEVEL_NAMES[level]) if level in LEVEL_NAMES else level


def result(over: FinishedGame, target: int, words: Words) -> Result:
    """How a match to so much ended; 0: that isn't known."""
    text, won = words.text, over.outcome is Outcome.WON
    pair = score(over)
    if pair is None:
        plain = text("Won") if won else text("Not won")
        return Result(plain, plain=plain)
    if won:
        said, plain = text("Won {you} : {them}"), text("Won")
    elif not target:
        said, plain = text("Not won, {you} : {them}"), text("Not won")
    elif pair[THEIRS] >= target and pair[THEIRS] > pair[OURS]:
        said, plain = text("Lost {you} : {them}"), text("Lost")
    else:
        said, plain = text("Left at {you} : {them}"), text("Left unfinished")
    return Result(said.format(you=pair[OURS], them=pair[THEIRS]), plain=plain)


def played(over: FinishedGame) -> tuple[int, int]:
    """How many deals a match had and what wins it; 0 where that isn't known."""
    record = record_of(over) or {}
    deals, target = record.get("deals"), record.get("target")
    return len(deals) if isinstance(deals, list) else 0, target if isinstance(target, int) else 0


def handed_in(
    record: JsonObject, written: MatchRecords[MatchT], hand_in: Callable[[JsonObject, str], MatchT]
) -> HandedIn:
    """A match that was left goes on with its last deal. A single deal that is over is one to be looked at again.

    `written` is how the game writes its matches, `hand_in` opens a single deal against a level.
    """
    from game.levels import LEVELS
    from game.match_records import is_match

    if not is_match(record):
        return HandedIn(hand_in(record, LEVELS[0]).state.over and _reviewable(record, written), record)
    last = written.read(record)[-1]
    return HandedIn(last.winner is not None, record["deals"][-1])


def _reviewable(record: JsonObject, written: MatchRecords[Any]) -> bool:
    """Whether a deal says all that its review asks: one written by hand may open its table alone."""
    try:
        return bool(written.reviewable(record, ended=False))
    except GameError:
        return False
