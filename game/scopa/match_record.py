"""A match of Scopa's family as a record and back (docs/formats.md, "Match record"): deal after deal; decides no rule.

What a deal is and how it is read stands in `game.scopa.match`; here is what holds between the deals of one match.
"""

from __future__ import annotations

from typing import Any

from game import records
from game.errors import RecordError
from game.italian_records import read_target, read_truth
from game.levels import LEVELS
from game.records import JsonObject
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.headless import write_sheet
from game.scopa.match import Match, resume
from game.scopa.record import read_rules, write_rules
from game.seats import next_to

MOST_DEALS = 1000
"""More than any match has that ends at the highest target: every deal brings three points at least."""


def write_frame(match: Match) -> JsonObject:
    """The record of a match without its deals, which stand last in it, each as `write_deal` gives it."""
    return {
        "game": match.game.name,
        **write_rules(match.rules, match.game),
        "level": match.level,
        "target": match.terms.target,
        "napola": match.terms.napola,
        "deals": [],
    }


def write_deal(match: Match) -> JsonObject:
    """The present deal of a match: its own record, with the sheet once it is over."""
    return match.record() | _sheet(match)


def is_match(record: JsonObject) -> bool:
    """Whether a record is one of a match, and not of a single deal."""
    return "deals" in record


def read(record: JsonObject, game: ScopaGame = SCOPA_GAME) -> list[Match]:
    """Every deal of a match played as its record says, the first one first; raises `RecordError` where one can't be."""
    level = records.chosen(record, "level", LEVELS)
    target, napola = read_target(record), read_truth(record, "napola")
    rules = read_rules(record, game)
    deals: list[Match] = []
    for i, value in enumerate(_listed(record)):
        place = f"deals[{i}]"
        deal = _read_deal(value, place, game)
        _same(place, "rules", deal.rules.name, rules.name)
        _same(place, "level", deal.level, level)
        _same(place, "target", deal.terms.target, target)
        _same(place, "napola", deal.terms.napola, napola)
        if deals:
            _follows(place, deal, deals[-1])
        deals.append(deal)
    return deals


def read_present(record: JsonObject, game: ScopaGame = SCOPA_GAME) -> tuple[list[JsonObject], Match]:
    """The deals of a match before the present one as they were written, and the present one, played.

    What is past isn't looked into: a match goes on, whatever was kept of its first deals. Raises `RecordError`.
    """
    *before, last = _listed(record)
    return [deal for deal in before if isinstance(deal, dict)], _read_deal(last, f"deals[{len(before)}]", game)


def _listed(record: JsonObject) -> list[Any]:
    deals = records.listed(record, "deals")
    if not 1 <= len(deals) <= MOST_DEALS:
        raise RecordError(f"deals has {len(deals)} entries; expected 1 to {MOST_DEALS}")
    return deals


def _read_deal(value: Any, place: str, game: ScopaGame) -> Match:
    if not isinstance(value, dict):
        raise RecordError(f"{place} is {records.shown(value)}; expected the record of a deal")
    try:
        deal = resume(value, game)
    except RecordError as error:
        raise RecordError(f"{place}.{error}") from error
    if deal.seed:
        _same(place, "commitment", value.get("commitment"), deal.commitment)
    for key, counted in _sheet(deal).items():
        _same(place, key, value.get(key), counted)
    if "sheet" in value and not deal.state.over:
        raise RecordError(f"{place}.sheet is there; expected none before the deal is over")
    return deal


def _follows(place: str, deal: Match, before: Match) -> None:
    if not before.state.over:
        raise RecordError(f"{place} follows a deal that isn't over")
    if before.winner is not None:
        raise RecordError(f"{place} follows the deal that ended the match")
    _same(place, "match", list(deal.score), list(before.score_after))
    _same(place, "number", deal.number, before.number + 1)
    _same(place, "first", deal.first, next_to(before.first, before.rules.seats))


def _sheet(match: Match) -> JsonObject:
    sheet = match.sheet
    return {} if sheet is None else {"sheet": write_sheet(sheet, match.terms)["sheet"]}


def _same(place: str, key: str, found: Any, expected: Any) -> None:
    if found != expected or type(found) is not type(expected):
        raise RecordError(f"{place}.{key} is {records.shown(found)}; expected {records.shown(expected)}")
