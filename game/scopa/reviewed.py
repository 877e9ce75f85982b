"""Which deals of a match of Scopa's family that was kept may be looked at again. Plays and counts nothing."""

from __future__ import annotations

from game.match_records import cut as cut
from game.records import JsonObject
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.match import Match
from game.scopa.match_record import records_of


def reviewable(record: JsonObject, ended: bool, game: ScopaGame = SCOPA_GAME) -> list[Match]:
    """The deals of a match's record that may be seen, the first one first; `ended`: the match is done with.

    Raises `RecordError` where the record can't be used, or has no such deal.
    """
    return records_of(game).reviewable(record, ended)
