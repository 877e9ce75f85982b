"""Briscola records for the commands without a window: replayed, listed, told; decides no rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.briscola import record as briscola_record
from game.briscola.count import added, points, winner, won_by
from game.briscola.describe import describe_state
from game.briscola.match import hand_in
from game.briscola.record import Start
from game.briscola.state import CardDrawn, CardPlayed, PlayCard, State, TrickWon
from game.briscola.terms import Terms
from game.italian_records import names
from game.levels import LEVELS
from game.records import JsonObject
from game.replay_lines import Forms, left_by, replay_lines
from game.rules import Event
from game.words import Words


def replay(record: JsonObject) -> list[JsonObject]:
    """A line for the start, one after each play, and the result (docs/formats.md); raises `RecordError`."""
    start, plays = briscola_record.read(record)
    return list(_replayed(start, plays))


def moves(record: JsonObject) -> list[str]:
    """Every card that may be played after the record's plays, refused ones skipped; raises `RecordError`."""
    start, plays = briscola_record.read(record)
    return [str(play.card) for play in start.terms.rules.legal_moves(_played(start, plays))]


def describe(record: JsonObject, words: Words) -> str:
    """The table after the record's plays in words; raises `RecordError`."""
    start, plays = briscola_record.read(record)
    return describe_state(_played(start, plays), start.terms, words)


def check_opening(record: JsonObject) -> None:
    """Raise `RecordError` where the table can't be opened on the record."""
    hand_in(record, LEVELS[0])


def write_event(event: Event) -> JsonObject:
    """One event in the form of the replay command."""
    match event:
        case CardPlayed(seat, card):
            return {"event": "played", "player": seat, "card": str(card)}
        case TrickWon(seat, cards, counted):
            return {"event": "trick_won", "player": seat, "cards": names(cards), "points": counted}
        case CardDrawn(seat, card):
            return {"event": "drawn", "player": seat, "card": str(card)}
    raise TypeError(f"no form for the event {event!r}")


def _played(start: Start, plays: list[PlayCard]) -> State:
    return left_by(start.terms.rules, start.state, plays)


def _replayed(start: Start, plays: list[PlayCard]) -> Iterator[JsonObject]:
    forms = Forms(briscola_record.position, write_event, partial(_result, start.terms))
    return replay_lines(start.terms.rules, start.state, plays, forms)


def _result(terms: Terms, state: State) -> JsonObject:
    counted = points(state)
    match = added(terms.match, won_by(counted))
    return {"result": {"points": list(counted)}, "match": list(match), "winner": winner(match, terms.target)}
