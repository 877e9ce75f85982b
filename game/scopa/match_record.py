"""How matches of Scopa's family are written (docs/formats.md, "Match record"): what all their deals have in common."""

from __future__ import annotations

from functools import partial
from typing import Any

from game import records
from game.italian_records import read_target, read_truth
from game.levels import LEVELS
from game.match_records import MatchRecords
from game.match_records import is_match as is_match
from game.records import JsonObject
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.headless import write_sheet
from game.scopa.match import Match, resume
from game.scopa.record import read_rules, write_rules


def records_of(game: ScopaGame) -> MatchRecords[Match]:
    """How a game of the family writes its matches."""
    return MatchRecords(
        game.name,
        _frame,
        partial(_read_frame, game=game),
        partial(resume, game=game),
        "sheet",
        _sheet,
        lambda match: match.rules.seats,
    )


def write_frame(match: Match) -> JsonObject:
    """The record of a match without its deals, which stand last in it, each as `write_deal` gives it."""
    return records_of(match.game).write_frame(match)


def write_deal(match: Match) -> JsonObject:
    """The present deal of a match: its own record, with the sheet once it is over."""
    return records_of(match.game).write_deal(match)


def read(record: JsonObject, game: ScopaGame = SCOPA_GAME) -> list[Match]:
    """Every deal of a match played as its record says, the first one first; raises `RecordError` where one can't be."""
    return records_of(game).read(record)


def _frame(match: Match) -> JsonObject:
    return {
        **write_rules(match.rules, match.game),
        "level": match.level,
        "target": match.terms.target,
        "napola": match.terms.napola,
    }


def _read_frame(record: JsonObject, game: ScopaGame) -> JsonObject:
    return {
        **write_rules(read_rules(record, game), game),
        "level": records.chosen(record, "level", LEVELS),
        "target": read_target(record),
        "napola": read_truth(record, "napola"),
    }


def _sheet(match: Match) -> Any:
    sheet = match.sheet
    return None if sheet is None else write_sheet(sheet, match.terms)["sheet"]
