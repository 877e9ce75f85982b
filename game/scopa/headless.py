"""Scopa records for the commands without a window: replayed, listed, told; decides no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.italian_records import names
from game.levels import LEVELS
from game.records import JsonObject
from game.replay_lines import Forms, left_by, replay_lines
from game.rules import Event
from game.scopa import record as scopa_record
from game.scopa.count import Sheet, added, count, winner
from game.scopa.describe import describe_state
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.match import hand_in
from game.scopa.record import Start
from game.scopa.state import CardPlayed, PlayCard, RestTaken, RoundDealt, State, TableSwept
from game.scopa.terms import Terms
from game.words import Words

VOID_DEAL = "void_deal"


def replay(record: JsonObject, game: ScopaGame = SCOPA_GAME) -> list[JsonObject]:
    """A line for the start, one after each play, and the sheet (docs/formats.md); raises `RecordError`."""
    start, plays = scopa_record.read(record, game)
    if start.is_void:
        return [{"ok": False, "reason": VOID_DEAL}]
    return list(_replayed(start, plays))


def moves(record: JsonObject, game: ScopaGame = SCOPA_GAME) -> list[JsonObject]:
    """Every legal play after the record's plays, refused ones skipped; raises `RecordError`."""
    start, plays = scopa_record.read(record, game)
    if start.is_void:
        return []
    return [scopa_record.write_play(play) for play in start.terms.rules.legal_moves(_played(start, plays))]


def describe(record: JsonObject, words: Words) -> str:
    """The table after the record's plays in words; raises `RecordError`."""
    return described(record, words, SCOPA_GAME, describe_state)


def described(record: JsonObject, words: Words, game: ScopaGame, in_words: Callable[[State, Words], str]) -> str:
    """The same of any game of the family, whose table `in_words` puts in words; raises `RecordError`."""
    start, plays = scopa_record.read(record, game)
    if start.is_void:
        return words.text("void deal: three or four kings on the table")
    return in_words(_played(start, plays), words)


def check_opening(record: JsonObject, game: ScopaGame = SCOPA_GAME) -> None:
    """Raise `RecordError` where the table can't be opened on the record."""
    hand_in(record, LEVELS[0], game)


def write_event(event: Event) -> JsonObject:
    """One event in the form of the replay command."""
    match event:
        case CardPlayed(seat, card, take):
            return {"event": "played", "player": seat, "card": str(card), "take": names(take)}
        case TableSwept(seat):
            return {"event": "scopa", "player": seat}
        case RoundDealt(number, _):
            return {"event": "dealt", "round": number}
        case RestTaken(seat, cards):
            return {"event": "rest_taken", "player": seat, "cards": names(cards)}
    raise TypeError(f"no form for the event {event!r}")


def write_sheet(sheet: Sheet, terms: Terms) -> JsonObject:
    """The count of a deal in the form of the replay command."""
    match = added(terms.match, sheet)
    return {
        "sheet": {
            "cards": list(sheet.cards),
            "coins": list(sheet.coins),
            "settebello": list(sheet.settebello),
            "primiera": list(sheet.primiera),
            "primiera_values": [primiera.value for primiera in sheet.primieras],
            "scope": list(sheet.scope),
            "napola": list(sheet.napola),
            "total": list(sheet.total),
        },
        "match": list(match),
        "winner": winner(match, terms.target),
    }


def _played(start: Start, plays: list[PlayCard]) -> State:
    return left_by(start.terms.rules, start.state, plays)


def _replayed(start: Start, plays: list[PlayCard]) -> Iterator[JsonObject]:
    forms = Forms(scopa_record.position, write_event, partial(_sheet, start.terms))
    return replay_lines(start.terms.rules, start.state, plays, forms)


def _sheet(terms: Terms, state: State) -> JsonObject:
    return write_sheet(count(state.captured, state.scope, terms.napola), terms)
