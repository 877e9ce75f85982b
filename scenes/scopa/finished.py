"""Decides what becomes of a record of Scopa, or of a game that builds on it: a match, a deal, one to look at again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.errors import GameError
from game.records import JsonObject
from scenes.match.finished import kind, told
from scenes.windows.history.finished import FinishedWords, HandedIn

if TYPE_CHECKING:
    from game.scopa.family import ScopaGame


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
