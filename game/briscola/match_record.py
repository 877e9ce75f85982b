"""How matches of Briscola are written (docs/formats.md, "Match record"): what all their deals have in common."""

from __future__ import annotations

from typing import Final

from game import records
from game.briscola.match import Match, resume
from game.briscola.record import GAME, read_rules
from game.italian_records import read_target
from game.levels import LEVELS
from game.match_records import MatchRecords
from game.records import JsonObject


def _frame(match: Match) -> JsonObject:
    return {"players": match.rules.seats, "level": match.level, "target": match.terms.target}


def _read_frame(record: JsonObject) -> JsonObject:
    return {
        "players": read_rules(record).seats,
        "level": records.chosen(record, "level", LEVELS),
        "target": read_target(record),
    }


def _result(match: Match) -> JsonObject:
    return {"points": list(match.points or ())}


RECORDS: Final[MatchRecords[Match]] = MatchRecords(
    GAME, _frame, _read_frame, resume, "result", _result, lambda match: match.rules.seats
)
