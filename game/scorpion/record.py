"""A Scorpion game as a record and back (docs/formats.md); decides the shape of records, no rule."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from game import records
from game.cards import FRENCH, Card, Suit
from game.deals import FIRST_NUMBER, LAST_NUMBER
from game.errors import GameError, NotationError, RecordError
from game.plain import plain
from game.records import JsonObject
from game.scorpion.named import named_deal
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import Column, DealReserve, Move, MoveUnit, PlayReserve, State
from game.scorpion.variants import RULE_SETS, numbered_deal
from game.session import Redo, Restart, Session, Undo

GAME = "scorpion"
MOST_SCORE = 999_999_999
"""The highest score a position may start with; far above what any game can earn."""
Action: TypeAlias = Move | Undo | Redo | Restart
ScorpionSession: TypeAlias = Session[State, Move]
_MARKERS: dict[str, Action] = {"deal": DealReserve(), "undo": Undo(), "redo": Redo(), "restart": Restart()}


@dataclass(frozen=True, slots=True)
class Start:
    """Where a game begins: the deal of a number, or (`number` None) a position with a score.

    `label` is the name of a deal that has no number of ours (`game.scorpion.named`), "" for any other position.
    """

    rules: ScorpionRules
    state: State
    number: int | None = None
    score: int = 0
    label: str = ""

    @classmethod
    def numbered(cls, rules: ScorpionRules, number: int) -> Start:
        """Deal `number`; raises `GameError` for a number outside 1 to 999 999 999."""
        return cls(rules, numbered_deal(rules, number), number)

    @classmethod
    def named(cls, rules: ScorpionRules, label: str) -> Start:
        """The deal called `label`; raises `GameError` for a name no deal has under `rules`."""
        return cls(rules, named_deal(rules, label), label=label)

    @property
    def name(self) -> str:
        """What the deal is known by: its number or its label, "" for a bare position."""
        return self.label if self.number is None else str(self.number)

    def session(self) -> ScorpionSession:
        """A new game from here."""
        return Session(self.rules, self.state, self.score)


def read(record: JsonObject) -> tuple[Start, list[Action]]:
    """Where the game of a record begins and its actions in order; raises `RecordError`."""
    rules = RULE_SETS[records.chosen(record, "rules", tuple(RULE_SETS))]
    start = _read_start(record, rules)
    moves = records.actions(record, "moves")
    return start, [_plain_action(move) or _read_action(move, f"moves[{i}]") for i, move in enumerate(moves)]


def write(start: Start, actions: list[Action]) -> JsonObject:
    """The record of a game; `read` gives the same back."""
    record: JsonObject = {"game": GAME, "rules": start.rules.name}
    if start.number is not None:
        record["deal"] = start.number
    else:
        record |= position(start.state) | {"score": start.score}
        if start.label:
            record["label"] = start.label
    record["moves"] = [write_action(action) for action in actions]
    return record


def position(state: State) -> JsonObject:
    """A state in the keys of records and of the replay command."""
    return {
        "columns": [[str(card) for card in column.cards] for column in state.columns],
        "face_down": [column.hidden for column in state.columns],
        "stock": [None if card is None else str(card) for card in state.reserve],
        "removed": [suit.value for suit in state.removed],
    }


def write_action(action: Action) -> JsonObject:
    """One action in the form of records."""
    match action:
        case MoveUnit(source, index, target):
            return {"from": source, "index": index, "to": target}
        case PlayReserve(place, target):
            return {"reserve": place, "to": target}
        case DealReserve():
            return {"deal": True}
        case Undo():
            return {"undo": True}
        case Redo():
            return {"redo": True}
        case Restart():
            return {"restart": True}


def _plain_action(value: Any) -> Action | None:
    """An action written as we write it, read quickly; None for anything else, which may be an action all the same."""
    if type(value) is not dict:
        return None
    if len(value) == 1:
        ((key, marked),) = value.items()
        return _MARKERS.get(key) if marked is True else None
    if len(value) != 3 or "from" not in value:
        return None
    source, index, target = value["from"], value.get("index"), value.get("to")
    if type(source) is int and type(index) is int and type(target) is int:
        return MoveUnit(source, index, target)
    return None


def _read_action(value: Any, place: str) -> Action:
    if not isinstance(value, dict):
        raise RecordError(f'{place} is {records.shown(value)}; expected an object such as {{"deal":true}}')
    kinds = [key for key in ("from", "reserve", *_MARKERS) if key in value]
    if len(kinds) != 1:
        one_of = ", ".join(("from", "reserve", *_MARKERS))
        raise RecordError(f"{place} is {records.shown(value)}; expected exactly one of {one_of}")
    kind = kinds[0]
    if kind in _MARKERS:
        if value[kind] is not True:
            raise RecordError(f"{place}.{kind} is {records.shown(value[kind])}; expected true")
        return _MARKERS[kind]
    first, target = records.whole(value, kind, place), records.whole(value, "to", place)
    if kind == "reserve":
        return PlayReserve(first, target)
    return MoveUnit(first, records.whole(value, "index", place), target)


def _read_start(record: JsonObject, rules: ScorpionRules) -> Start:
    if "deal" in record and "columns" in record:
        raise RecordError("both deal and columns are given; expected one of them")
    if "columns" in record:
        score = records.whole(record, "score") if "score" in record else 0
        if not 0 <= score <= MOST_SCORE:
            raise RecordError(f"score is {records.shown(score)}; expected 0 to {MOST_SCORE}")
        start = Start(rules, _read_position(record, rules), score=score)
        return _labelled(start, record.get("label"))
    if "deal" not in record:
        raise RecordError("deal is missing; expected a deal number, or a position with columns, face_down and stock")
    number = records.whole(record, "deal")
    if not FIRST_NUMBER <= number <= LAST_NUMBER:
        raise RecordError(
            f"deal is {records.shown(number)}; expected a whole number from {FIRST_NUMBER} to {LAST_NUMBER}"
        )
    return Start.numbered(rules, number)


def _labelled(start: Start, label: Any) -> Start:
    """The start with its label, if that is the name of this very deal.

    A label of another program's, or one whose cards are others, is a key we don't know: the game is good without.
    """
    if not isinstance(label, str) or not label:
        return start
    try:
        named = Start.named(start.rules, plain(label).strip())
    except GameError:
        return start
    return named if replace(named, label="") == start else start


def _read_position(record: JsonObject, rules: ScorpionRules) -> State:
    columns = records.listed(record, "columns")
    hidden = records.listed(record, "face_down")
    for key, found in (("columns", columns), ("face_down", hidden)):
        if len(found) != rules.columns:
            raise RecordError(f"{key} has {len(found)} entries; expected {rules.columns} under the {rules.name} rules")
    read_columns = tuple(
        _read_column(cards, count, f"columns[{i}]", f"face_down[{i}]")
        for i, (cards, count) in enumerate(zip(columns, hidden, strict=True))
    )
    state = State(read_columns, _read_stock(record, rules), _read_removed(record))
    _check_pack(state)
    return state


def _read_column(cards: Any, hidden: Any, place: str, hidden_place: str) -> Column:
    if not isinstance(cards, list):
        raise RecordError(f"{place} is {records.shown(cards)}; expected a list of cards")
    read_cards = tuple(_read_card(card, f"{place}[{i}]") for i, card in enumerate(cards))
    if not isinstance(hidden, int) or isinstance(hidden, bool):
        raise RecordError(f"{hidden_place} is {records.shown(hidden)}; expected a whole number")
    most = max(len(read_cards) - 1, 0)
    if not 0 <= hidden <= most:
        found = records.shown(hidden)
        raise RecordError(f"{hidden_place} is {found}; expected 0 to {most}, for the top card lies face up")
    return Column(read_cards, hidden)


def _read_stock(record: JsonObject, rules: ScorpionRules) -> tuple[Card | None, ...]:
    stock = records.listed(record, "stock")
    size = rules.reserve_size
    if rules.reserve_is_dealt:
        if len(stock) not in (0, size):
            raise RecordError(f"stock has {len(stock)} cards; expected {size}, or none once they are dealt")
        return tuple(_read_card(card, f"stock[{i}]") for i, card in enumerate(stock))
    if len(stock) != size:
        raise RecordError(f"stock has {len(stock)} entries; expected {size}, null for a card already played")
    return tuple(None if card is None else _read_card(card, f"stock[{i}]") for i, card in enumerate(stock))


def _read_removed(record: JsonObject) -> tuple[Suit, ...]:
    letters = records.listed(record, "removed") if "removed" in record else []
    suits: list[Suit] = []
    for i, letter in enumerate(letters):
        if not isinstance(letter, str) or letter not in list(Suit) or letter in suits:
            raise RecordError(
                f"removed[{i}] is {records.shown(letter)}; expected each of {', '.join(Suit)} at most once"
            )
        suits.append(Suit(letter))
    return tuple(suits)


def _read_card(value: Any, place: str) -> Card:
    try:
        return FRENCH.parse(value)
    except NotationError as error:
        raise RecordError(f"{place} is {records.shown(value)}; expected a card such as 10H") from error


def _check_pack(state: State) -> None:
    counts = Counter(card for column in state.columns for card in column.cards)
    counts.update(card for card in state.reserve if card is not None)
    for suit in state.removed:
        counts.update(FRENCH.of_suit(suit))
    for card in FRENCH:
        if counts[card] != 1:
            there = "is missing" if not counts[card] else f"is there {counts[card]} times"
            raise RecordError(f"{card} {there}; expected the whole pack once, with 13 cards for each removed suit")
