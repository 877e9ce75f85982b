"""A Scopa deal as a record and back (docs/formats.md); decides the shape of records, no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game import records
from game.cards import ITALIAN, ItalianCard
from game.deals import check_number, numbered_order
from game.errors import GameError, RecordError
from game.records import JsonObject
from game.scopa.rules import ROUND, deal, settled
from game.scopa.state import Cards, PlayCard, State

GAME = "scopa"
MOST_MATCH_POINTS = 999


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for the whole match: the points so far, the target, whether napola counts."""

    match: tuple[int, int] = (0, 0)
    target: int = 11
    napola: bool = False


@dataclass(frozen=True, slots=True)
class Start:
    """Where a deal begins: an order of the 40 cards and who plays first, or (`order` empty) a position."""

    terms: Terms
    first: int
    order: Cards = ()
    position: State | None = None

    @property
    def state(self) -> State:
        """The first position someone can play from."""
        return deal(self.order, self.first) if self.position is None else self.position


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


def names(cards: Cards) -> list[str]:
    """Cards as records write them."""
    return [str(card) for card in cards]


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


def read_card(value: Any, place: str) -> ItalianCard:
    """The card a record names at `place`; raises `RecordError`."""
    try:
        return ITALIAN.parse(value)
    except GameError as error:
        raise RecordError(f"{place}: {error}") from error


def read_cards(holder: JsonObject, key: str, place: str = "") -> Cards:
    """The list of cards under `key`; raises `RecordError`."""
    path = records.path_to(place, key)
    return tuple(read_card(card, f"{path}[{i}]") for i, card in enumerate(records.listed(holder, key, place)))


def read_player(holder: JsonObject, key: str, place: str = "") -> int:
    """The player, 0 or 1, under `key`; raises `RecordError`."""
    player = records.whole(holder, key, place)
    if player not in (0, 1):
        raise RecordError(f"{records.path_to(place, key)} is {records.shown(player)}; expected 0 or 1")
    return player


def read_pair(holder: JsonObject, key: str, place: str = "", most: int = MOST_MATCH_POINTS) -> tuple[int, int]:
    """Two whole numbers from 0 to `most`, one a player, under `key`; raises `RecordError`."""
    pair = records.listed(holder, key, place)
    path = records.path_to(place, key)
    if len(pair) != 2:
        raise RecordError(f"{path} has {len(pair)} entries; expected 2, one a player")
    for i, value in enumerate(pair):
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise RecordError(f"{path}[{i}] is {records.shown(value)}; expected a whole number from 0 to {most}")
    return pair[0], pair[1]


def read_target(holder: JsonObject, place: str = "") -> int:
    """What a match is played to; raises `RecordError`."""
    target = records.whole(holder, "target", place)
    if not 1 <= target <= MOST_MATCH_POINTS:
        path = records.path_to(place, "target")
        raise RecordError(f"{path} is {records.shown(target)}; expected a whole number from 1 to {MOST_MATCH_POINTS}")
    return target


def read_truth(holder: JsonObject, key: str) -> bool:
    """True or false under `key`; raises `RecordError`."""
    value = records.required(holder, key)
    if not isinstance(value, bool):
        raise RecordError(f"{key} is {records.shown(value)}; expected true or false")
    return value


def check_distinct(cards: Cards, where: str) -> None:
    """Raise `RecordError` where a card stands twice among `cards`, found in `where`."""
    seen: set[ItalianCard] = set()
    for card in cards:
        if card in seen:
            raise RecordError(f"{card} stands twice in {where}; expected each card at most once")
        seen.add(card)


def _read_start(record: JsonObject) -> Start:
    given = [key for key in ("deck", "deal", "position") if key in record]
    if len(given) != 1:
        found = "both " + " and ".join(given) if given else "none"
        raise RecordError(f"of deck, deal and position there is {found}; expected exactly one")
    napola = read_truth(record, "napola")
    if given == ["position"]:
        return _read_position(record, napola)
    terms = Terms(*_read_match(record, ""), napola=napola)
    return Start(terms, read_player(record, "first"), _read_order(record))


def _read_match(holder: JsonObject, place: str) -> tuple[tuple[int, int], int]:
    match = read_pair(holder, "match", place) if "match" in holder else (0, 0)
    return match, read_target(holder, place) if "target" in holder else 11


def _read_order(record: JsonObject) -> Cards:
    if "deal" in record:
        number = records.whole(record, "deal")
        try:
            check_number(number)
        except GameError as error:
            raise RecordError(str(error)) from error
        return numbered_order(ITALIAN.cards, GAME, number)
    order = read_cards(record, "deck")
    if len(order) != len(ITALIAN):
        raise RecordError(f"deck has {len(order)} cards; expected {len(ITALIAN)}")
    check_distinct(order, "deck")
    return order


def _read_position(record: JsonObject, napola: bool) -> Start:
    value = record["position"]
    if not isinstance(value, dict):
        raise RecordError(f"position is {records.shown(value)}; expected an object")
    place = "position"
    hands, captured = _read_two(value, "hands", place), _read_two(value, "captured", place)
    table, deck = read_cards(value, "table", place), read_cards(value, "deck", place)
    check_distinct((*table, *hands[0], *hands[1], *captured[0], *captured[1], *deck), place)
    if abs(len(hands[0]) - len(hands[1])) > 1:
        raise RecordError(
            f"position.hands have {len(hands[0])} and {len(hands[1])} cards; expected them to differ by one at most"
        )
    if len(deck) % ROUND:
        raise RecordError(f"position.deck has {len(deck)} cards; expected a multiple of {ROUND}")
    taker = records.required(value, "last_taker", place)
    state = State(
        table,
        hands,
        captured,
        read_pair(value, "scope", place),
        deck,
        read_player(value, "to_play", place),
        read_player(value, "first", place),
        None if taker is None else read_player(value, "last_taker", place),
    )
    terms = Terms(*_read_match(value if "match" in value or "target" in value else record, place), napola=napola)
    return Start(terms, state.first, position=settled(state))


def _read_two(holder: JsonObject, key: str, place: str) -> tuple[Cards, Cards]:
    both = records.listed(holder, key, place)
    path = records.path_to(place, key)
    if len(both) != 2:
        raise RecordError(f"{path} has {len(both)} entries; expected 2, one a player")
    named = {f"{key}[{i}]": cards for i, cards in enumerate(both)}
    return read_cards(named, f"{key}[0]", place), read_cards(named, f"{key}[1]", place)
