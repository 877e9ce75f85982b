"""Which deals of a match that was kept may be looked at again, and one of them up to a play. Plays and counts nothing.

A deal is open to be seen once nobody plays in it any more: it is over, or its match is done with.
"""

from __future__ import annotations

from game.errors import RecordError
from game.records import JsonObject
from game.scopa import match_record
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.match import Match, resume


def reviewable(record: JsonObject, ended: bool, game: ScopaGame = SCOPA_GAME) -> list[Match]:
    """The deals of a match's record that may be seen, the first one first; `ended`: the match is done with.

    Raises `RecordError` where the record can't be used, or has no such deal.
    """
    deals = match_record.read(record, game) if match_record.is_match(record) else [resume(record, game)]
    found = [deal for deal in deals if deal.log and (ended or deal.state.over)]
    if not found:
        raise RecordError("deals has none that is over; expected one at least")
    return found


def cut(deal: Match, plays: int) -> JsonObject:
    """The record of a deal up to so many of its plays: who opens it goes on from there, with the same hidden cards.

    It promises nothing: what was proved of the deal isn't proved of what is played now.
    """
    record = deal.record()
    kept = {key: value for key, value in record.items() if key not in ("seed", "commitment")}
    return kept | {"plays": record["plays"][:plays]}
