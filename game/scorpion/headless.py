"""Scorpion records for the commands without a window: replayed, listed, told, solved; decides no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic

from game.records import JsonObject
from game.rules import Event, Refusal
from game.scorpion import record as scorpion_record
from game.scorpion.describe import describe_state
from game.scorpion.record import ScorpionSession, Start
from game.scorpion.solver import Verdict
from game.scorpion.solver import solve as search
from game.scorpion.state import CardsMoved, CardTurned, ReserveDealt, ReservePlayed, RunRemoved, Won
from game.session import Redo, Undo
from game.words import Words

_MOST_POSITIONS = 1_000_000
"""What `solve` may keep in memory, about half a gigabyte at the worst; mostly its time is up before."""


def replay(record: JsonObject) -> list[JsonObject]:
    """A line for the start and one after each action (docs/formats.md, "replay"); raises `RecordError`."""
    return list(_replayed(record))


def moves(record: JsonObject) -> list[JsonObject]:
    """Every legal move after the record's actions, refused ones skipped; raises `RecordError`."""
    _, session = _played(record)
    return [scorpion_record.write_action(move) for move in session.rules.legal_moves(session.state)]


def describe(record: JsonObject, words: Words) -> str:
    """The board after the record's actions in words; raises `RecordError`."""
    start, session = _played(record)
    return describe_state(session.state, start.rules, words)


def check_opening(record: JsonObject) -> None:
    """Raise `RecordError` where the table can't be opened on the record."""
    scorpion_record.read(record)


def numbered(number: int, rules: str) -> JsonObject:
    """The record of a numbered deal in which nothing has been done yet."""
    return {"game": scorpion_record.GAME, "rules": rules, "deal": number, "moves": []}


def solve(record: JsonObject) -> Callable[[float], JsonObject]:
    """Read a record; what is returned looks for a win for so many seconds at most and gives the verdict.

    Raises `RecordError`, here and not when the search is started.
    """
    start, session = _played(record)

    def answer(seconds: float) -> JsonObject:
        end = monotonic() + seconds
        found = search(start.rules, session.state, _MOST_POSITIONS, lambda: monotonic() >= end)
        if found.verdict is not Verdict.WINNABLE:
            return {"verdict": found.verdict.value}
        return {"verdict": found.verdict.value, "moves": [scorpion_record.write_action(move) for move in found.moves]}

    return answer


def write_event(event: Event) -> JsonObject:
    """One event in the form of the replay command."""
    match event:
        case CardsMoved(cards, source, target, points):
            names = [str(card) for card in cards]
            return {"event": "moved", "cards": names, "from": source, "to": target, "points": points}
        case ReservePlayed(card, place, target, points):
            return {"event": "moved", "cards": [str(card)], "reserve": place, "to": target, "points": points}
        case ReserveDealt(cards):
            return {"event": "dealt", "cards": [str(card) for card in cards]}
        case CardTurned(column, card, points):
            return {"event": "turned", "column": column, "card": str(card), "points": points}
        case RunRemoved(suit, column, points):
            return {"event": "run_removed", "suit": suit.value, "column": column, "points": points}
        case Won():
            return {"event": "won"}
    raise TypeError(f"no form for the event {event!r}")


def _played(record: JsonObject) -> tuple[Start, ScorpionSession]:
    start, actions = scorpion_record.read(record)
    session = start.session()
    for action in actions:
        session.play(action)
    return start, session


def _replayed(record: JsonObject) -> Iterator[JsonObject]:
    start, actions = scorpion_record.read(record)
    session = start.session()
    yield {"ok": True, "events": [], "points": 0, **_shown(session)}
    for action in actions:
        before = session.score
        result = session.play(action)
        if isinstance(result, Refusal):
            yield {"ok": False, "reason": str(result.reason), "events": [], "points": 0, **_shown(session)}
            continue
        told = () if isinstance(action, Undo | Redo) else result.transition.events
        events = [write_event(event) for event in told]
        yield {"ok": True, "events": events, "points": session.score - before, **_shown(session)}


def _shown(session: ScorpionSession) -> JsonObject:
    return {"score": session.score, **scorpion_record.position(session.state), "won": session.won}
