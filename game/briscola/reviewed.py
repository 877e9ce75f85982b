"""Which deals of a match of Briscola that was kept may be looked at again. Plays and counts nothing."""

from __future__ import annotations

from game.briscola.match import Match
from game.briscola.match_record import RECORDS
from game.match_records import cut as cut
from game.records import JsonObject


def reviewable(record: JsonObject, ended: bool) -> list[Match]:
    """The deals of a match's record that may be seen, the first one first; `ended`: the match is done with.

    Raises `RecordError` where the record can't be used, or has no such deal.
    """
    return RECORDS.reviewable(record, ended)
