"""A Scopa deal as a record and back (docs/formats.md); decides the shape of records, no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game import records
from game.errors import RecordError
from game.italian_records import (
    check_distinct,
    names,
    read_card,
    read_cards,
    read_order,
    read_pair,
    read_piles,
    read_seat,
    read_seat_if_any,
    read_target,
    read_truth,
)
from game.records import JsonObject
from game.scopa.rules import SCOPA
from game.scopa.state import Cards, PlayCard, State
from game.seats import SIDES, Seat

GAME = "scopa"


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for the whole match: each side's points so far, the target, whether napola counts."""

    match: tuple[int, int] = (0, 0)
    target: int = 11
    napola: bool = False


@dataclass(frozen=True, slots=True)
class Start:
    """Where a deal begins: an order of the 40 cards and who plays first, or (`order` empty) a position."""

    terms: Terms
    first: Seat
    order: Cards = ()
    position: State | None = None

    @property
    def state(self) -> State:
        """The first position someone can play from."""
        return SCOPA.deal(self.order, self.first) if self.position is None else self.position


def read(record: JsonObject) -> tuple[Start, list[PlayCard]]:
    """Where the deal of a record begins and its plays in order; raises `RecordError`."""
    start = _read_start(record)
    plays = records.actions(record, "plays")
    return start, [read_play(play, f"plays[{i}]") for i, play in enumerate(plays)]


def read_play(value: Any, place: str) -> PlayCard:
    """One play in the form of records; raises `RecordError`."""
    if not isinstance(value, dict):
        raise RecordError(f'{place} is {records.shown(value)}; expected an object such as {{"card":"7D","take":[]}}')
    card = read_card(records.required(value, "card", place), records.path_to(place, "card"))
    return PlayCard(card, read_cards(value, "take", place))


def write_play(play: PlayCard) -> JsonObject:
    """One play in the form of records."""
    return {"card": str(play.card), "take": names(play.take)}


def position(state: State) -> JsonObject:
    """A state in the keys of the replay command."""
    return {
        "table": names(state.table),
        "hands": [names(hand) for hand in state.hands],
        "captured": [names(pile) for pile in state.captured],
        "scope": list(state.scope),
        "to_play": state.to_play,
        "last_taker": state.last_taker,
    }


def write_position(state: State) -> JsonObject:
    """A state as the position a record begins with."""
    return position(state) | {"deck": names(state.deck), "first": state.first}


def _read_start(record: JsonObject) -> Start:
    given = [key for key in ("deck", "deal", "position") if key in record]
    if len(given) != 1:
        found = "both " + " and ".join(given) if given else "none"
        raise RecordError(f"of deck, deal and position there is {found}; expected exactly one")
    napola = read_truth(record, "napola")
    if given == ["position"]:
        return _read_position(record, napola)
    terms = Terms(*_read_match(record, ""), napola=napola)
    return Start(terms, read_seat(record, "first", SCOPA.seats), read_order(record, GAME))


def _read_match(holder: JsonObject, place: str) -> tuple[tuple[int, int], int]:
    match = read_pair(holder, "match", place) if "match" in holder else (0, 0)
    return match, read_target(holder, place) if "target" in holder else 11


def _read_position(record: JsonObject, napola: bool) -> Start:
    value = record["position"]
    if not isinstance(value, dict):
        raise RecordError(f"position is {records.shown(value)}; expected an object")
    place = "position"
    hands = read_piles(value, "hands", SCOPA.seats, place)
    mine, other = read_piles(value, "captured", SIDES, place)
    table, deck = read_cards(value, "table", place), read_cards(value, "deck", place)
    check_distinct((*table, *hands[0], *hands[1], *mine, *other, *deck), place)
    if abs(len(hands[0]) - len(hands[1])) > 1:
        raise RecordError(
            f"position.hands have {len(hands[0])} and {len(hands[1])} cards; expected them to differ by one at most"
        )
    if len(deck) % SCOPA.round_size:
        raise RecordError(f"position.deck has {len(deck)} cards; expected a multiple of {SCOPA.round_size}")
    state = State(
        table,
        hands,
        (mine, other),
        read_pair(value, "scope", place),
        deck,
        read_seat(value, "to_play", SCOPA.seats, place),
        read_seat(value, "first", SCOPA.seats, place),
        read_seat_if_any(value, "last_taker", SCOPA.seats, place),
    )
    terms = Terms(*_read_match(value if "match" in value or "target" in value else record, place), napola=napola)
    return Start(terms, state.first, position=SCOPA.settled(state))
