"""Ladder records for the commands without a window: replayed, listed, told; decides no rule."""

from __future__ import annotations

from collections.abc import Iterator

from game.card_names import card_name
from game.records import JsonObject
from game.rules import Event, Refusal
from game.session import Redo, Undo
from game.words import Words
from tests.toy.game import record as ladder_record
from tests.toy.game.record import LadderSession, Start
from tests.toy.game.state import Ended, Laid


def replay(record: JsonObject) -> list[JsonObject]:
    """A line for the start and one after each action; raises `RecordError`."""
    return list(_replayed(record))


def moves(record: JsonObject) -> list[JsonObject]:
    """Every legal move after the record's actions; raises `RecordError`."""
    _, session = _played(record)
    return [ladder_record.write_action(move) for move in session.rules.legal_moves(session.state)]


def describe(record: JsonObject, words: Words) -> str:
    """The board after the record's actions in words; raises `RecordError`."""
    _, session = _played(record)
    columns = [" ".join(card_name(card, words) for card in column) or "-" for column in session.state.columns]
    return "; ".join([card_name(session.state.pile[-1], words), *columns])


def check_opening(record: JsonObject) -> None:
    """Raise `RecordError` where the table can't be opened on the record."""
    ladder_record.read(record)


def write_event(event: Event) -> JsonObject:
    """One event in the form of the replay command."""
    match event:
        case Laid(card, column):
            return {"event": "laid", "card": str(card), "column": column}
        case Ended(won):
            return {"event": "ended", "won": won}
    raise TypeError(f"no form for the event {event!r}")


def _played(record: JsonObject) -> tuple[Start, LadderSession]:
    start, actions = ladder_record.read(record)
    session = start.session()
    for action in actions:
        session.play(action)
    return start, session


def _replayed(record: JsonObject) -> Iterator[JsonObject]:
    start, actions = ladder_record.read(record)
    session = start.session()
    yield {"ok": True, "events": [], **_shown(session)}
    for action in actions:
        result = session.play(action)
        if isinstance(result, Refusal):
            yield {"ok": False, "reason": str(result.reason), "events": [], **_shown(session)}
        else:
            told = () if isinstance(action, Undo | Redo) else result.transition.events
            yield {"ok": True, "events": [write_event(event) for event in told], **_shown(session)}


def _shown(session: LadderSession) -> JsonObject:
    columns = [[str(card) for card in column] for column in session.state.columns]
    pile = [str(card) for card in session.state.pile]
    return {"columns": columns, "pile": pile, "score": session.score, "won": session.won}
