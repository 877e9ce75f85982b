"""A match as a record and back (docs/formats.md, "Match record"): deal after deal; decides no rule and knows no game.

What a deal is and how it is read says each game; here is what holds between the deals of one match, and which of them
may be seen again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from game import records
from game.errors import RecordError
from game.matches import Match, MatchT
from game.records import JsonObject
from game.seats import next_to

MOST_DEALS = 1000
"""More than any match has."""


@dataclass(frozen=True, slots=True)
class MatchRecords(Generic[MatchT]):
    """How a game writes its matches.

    `game` is what records call it. `frame` gives what all deals of a match have in common, by the keys of the record,
    and `read_frame` the same of a record. `resume` reads one deal, played as it says. `result` is what stands under the
    key `result_key` of a deal that is over. `seats` says how many play.
    """

    game: str
    frame: Callable[[MatchT], JsonObject]
    read_frame: Callable[[JsonObject], JsonObject]
    resume: Callable[[JsonObject], MatchT]
    result_key: str
    result: Callable[[MatchT], Any]
    seats: Callable[[MatchT], int]

    def write_frame(self, match: MatchT) -> JsonObject:
        """The record of a match without its deals, which stand last in it, each as `write_deal` gives it."""
        return {"game": self.game, **self.frame(match), "deals": []}

    def write_deal(self, match: MatchT) -> JsonObject:
        """The present deal of a match: its own record, with its result once it is over."""
        return match.record() | self._result(match)

    def read(self, record: JsonObject) -> list[MatchT]:
        """Every deal of a match played as its record says, the first one first; raises `RecordError` where one can't
        be.
        """
        frame = self.read_frame(record)
        deals: list[MatchT] = []
        for i, value in enumerate(_listed(record)):
            place = f"deals[{i}]"
            deal = self._read_deal(value, place)
            found = self.frame(deal)
            for key, expected in frame.items():
                _same(place, key, found[key], expected)
            if deals:
                self._check_follows(place, deal, deals[-1])
            deals.append(deal)
        return deals

    def read_present(self, record: JsonObject) -> tuple[list[JsonObject], MatchT]:
        """The deals of a match before the present one as they were written, and the present one, played.

        What is past isn't looked into: a match goes on, whatever was kept of its first deals. Raises `RecordError`.
        """
        if not is_match(record):
            # Older programs kept the present deal alone.
            return [], self.resume(record)
        *before, last = _listed(record)
        present = self._read_deal(last, f"deals[{len(before)}]")
        return [deal for deal in before if isinstance(deal, dict)], present

    def reviewable(self, record: JsonObject, ended: bool) -> list[MatchT]:
        """The deals of a record that may be seen, the first one first; `ended`: the match is done with.

        A deal is open to be seen once nobody plays in it any more. Raises `RecordError` where the record can't be used,
        or has no such deal.
        """
        deals = self.read(record) if is_match(record) else [self.resume(record)]
        found = [deal for deal in deals if deal.log and (ended or deal.state.over)]
        if not found:
            raise RecordError("deals has none that is over; expected one at least")
        return found

    def _read_deal(self, value: Any, place: str) -> MatchT:
        if not isinstance(value, dict):
            raise RecordError(f"{place} is {records.shown(value)}; expected the record of a deal")
        try:
            deal = self.resume(value)
        except RecordError as error:
            raise RecordError(f"{place}.{error}") from error
        if deal.seed:
            _same(place, "commitment", value.get("commitment"), deal.commitment)
        for key, counted in self._result(deal).items():
            _same(place, key, value.get(key), counted)
        if self.result_key in value and not deal.state.over:
            raise RecordError(f"{place}.{self.result_key} is there; expected none before the deal is over")
        return deal

    def _check_follows(self, place: str, deal: MatchT, before: MatchT) -> None:
        if not before.state.over:
            raise RecordError(f"{place} follows a deal that isn't over")
        if before.winner is not None:
            raise RecordError(f"{place} follows the deal that ended the match")
        _same(place, "match", list(deal.score), list(before.score_after))
        _same(place, "number", deal.number, before.number + 1)
        _same(place, "first", deal.first, next_to(before.first, self.seats(before)))

    def _result(self, match: MatchT) -> JsonObject:
        return {self.result_key: self.result(match)} if match.state.over else {}


def is_match(record: JsonObject) -> bool:
    """Whether a record is one of a match, and not of a single deal."""
    return "deals" in record


def cut(deal: Match[Any, Any], plays: int) -> JsonObject:
    """The record of a deal up to so many of its plays: who opens it goes on from there, with the same hidden cards.

    It promises nothing: what was proved of the deal isn't proved of what is played now.
    """
    record = deal.record()
    kept = {key: value for key, value in record.items() if key not in ("seed", "commitment")}
    return kept | {"plays": record["plays"][:plays]}


def _listed(record: JsonObject) -> list[Any]:
    deals = records.listed(record, "deals")
    if not 1 <= len(deals) <= MOST_DEALS:
        raise RecordError(f"deals has {len(deals)} entries; expected 1 to {MOST_DEALS}")
    return deals


def _same(place: str, key: str, found: Any, expected: Any) -> None:
    if found != expected or type(found) is not type(expected):
        raise RecordError(f"{place}.{key} is {records.shown(found)}; expected {records.shown(expected)}")
