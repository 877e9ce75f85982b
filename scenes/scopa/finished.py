"""Decides what becomes of a record of Scopa, or of a game that builds on it, that is opened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.records import JsonObject
from scenes.match import finished as of_match
from scenes.windows.history.finished import FinishedWords, HandedIn

if TYPE_CHECKING:
    from game.scopa.family import ScopaGame


def handed_in(game: ScopaGame, record: JsonObject) -> HandedIn:
    """What a record of a game of the family comes to."""
    from game.scopa.match import hand_in
    from game.scopa.match_record import records_of

    return of_match.handed_in(record, records_of(game), partial(hand_in, game=game))


def _handed_in(record: JsonObject) -> HandedIn:
    from game.scopa.family import SCOPA_GAME

    return handed_in(SCOPA_GAME, record)


WORDS = FinishedWords(of_match.told, of_match.kind, _handed_in)
