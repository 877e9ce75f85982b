"""A game of Ladder as a record and back; decides the shape of records, no rule."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from game import records
from game.errors import GameError, RecordError
from game.records import JsonObject
from game.session import Redo, Restart, Session, Undo
from tests.toy.game.rules import NAME, RULE_SETS, LadderRules
from tests.toy.game.state import Lay, Move, State

Action: TypeAlias = Move | Undo | Redo | Restart
LadderSession: TypeAlias = Session[State, Move]


class Start(NamedTuple):
    """A rule set and a deal's number."""

    rules: LadderRules
    number: int

    def session(self) -> LadderSession:
        """A new game from here."""
        return Session(self.rules, self.rules.deal(self.number))


def read(record: JsonObject) -> tuple[Start, list[Action]]:
    """Where the game of a record begins and its actions in order; raises `RecordError`."""
    start = Start(RULE_SETS[records.chosen(record, "rules", tuple(RULE_SETS))], records.whole(record, "deal"))
    try:
        start.session()
    except GameError as error:
        raise RecordError(str(error)) from error
    return start, [_read_action(one, f"moves[{i}]") for i, one in enumerate(records.actions(record, "moves"))]


def write(start: Start, actions: list[Action]) -> JsonObject:
    """The record of a game; `read` gives the same back."""
    moves = [write_action(action) for action in actions]
    return {"game": NAME, "rules": start.rules.name, "deal": start.number, "moves": moves}


def write_action(action: Action) -> JsonObject:
    """One action in the form of records."""
    match action:
        case Lay(column):
            return {"column": column}
        case Undo():
            return {"undo": True}
        case Restart():
            return {"restart": True}
    return {"redo": True}


def _read_action(value: Any, place: str) -> Action:
    for action in (Undo(), Redo(), Restart()):
        if value == write_action(action):
            return action
    if not isinstance(value, dict):
        raise RecordError(f'{place} is {records.shown(value)}; expected an object such as {{"column":0}}')
    return Lay(records.whole(value, "column", place))
