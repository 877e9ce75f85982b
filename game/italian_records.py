"""What the records of games with the Italian pack have in common: cards, orders of the pack, seats, points of a match.

Decides how a value reads and what is said of one that doesn't; must not know any game.
"""

from __future__ import annotations

from typing import Any

from game import records
from game.cards import ITALIAN, ItalianCard
from game.deals import check_number, numbered_order
from game.errors import GameError, RecordError
from game.records import JsonObject
from game.seats import SIDES, Seat

Cards = tuple[ItalianCard, ...]
MOST_MATCH_POINTS = 999


def names(cards: Cards) -> list[str]:
    """Cards as records write them."""
    return [str(card) for card in cards]


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


def read_hands(holder: JsonObject, key: str, seats: int, place: str = "") -> tuple[Cards, ...]:
    """A list of cards for each seat of a table of so many, under `key`; raises `RecordError`."""
    return _read_piles(holder, key, seats, place, "player")


def read_piles(holder: JsonObject, key: str, seats: int, place: str = "") -> tuple[Cards, Cards]:
    """A list of cards for each side of a table of so many seats, under `key`; raises `RecordError`."""
    ours, theirs = _read_piles(holder, key, SIDES, place, _side(seats))
    return ours, theirs


def _read_piles(holder: JsonObject, key: str, count: int, place: str, whose: str) -> tuple[Cards, ...]:
    piles = records.listed(holder, key, place)
    if len(piles) != count:
        path = records.path_to(place, key)
        raise RecordError(f"{path} has {len(piles)} entries; expected {count}, one a {whose}")
    named = {f"{key}[{i}]": cards for i, cards in enumerate(piles)}
    return tuple(read_cards(named, name, place) for name in named)


def _side(seats: int) -> str:
    """What has a pile or points of its own at a table of so many seats."""
    return "side" if seats > SIDES else "player"


def read_sizes(holder: JsonObject, key: str, seats: int) -> tuple[int, ...]:
    """How many cards each of so many players holds, under `key`; raises `RecordError`."""
    sizes = records.listed(holder, key)
    if len(sizes) != seats:
        raise RecordError(f"{key} has {len(sizes)} entries; expected {seats}, one a player")
    for i, size in enumerate(sizes):
        if not isinstance(size, int) or isinstance(size, bool) or not 0 <= size <= len(ITALIAN):
            expected = f"a whole number from 0 to {len(ITALIAN)}"
            raise RecordError(f"{key}[{i}] is {records.shown(size)}; expected {expected}")
    return tuple(sizes)


def check_distinct(cards: Cards, where: str) -> None:
    """Raise `RecordError` where a card stands twice among `cards`, found in `where`."""
    seen: set[ItalianCard] = set()
    for card in cards:
        if card in seen:
            raise RecordError(f"{card} stands twice in {where}; expected each card at most once")
        seen.add(card)


def read_order(record: JsonObject, game: str) -> Cards:
    """The order of the 40 cards under `deck`, or that of the number under `deal`; raises `RecordError`."""
    if "deal" in record:
        number = records.whole(record, "deal")
        try:
            check_number(number)
        except GameError as error:
            raise RecordError(str(error)) from error
        return numbered_order(ITALIAN.cards, game, number)
    order = read_cards(record, "deck")
    if len(order) != len(ITALIAN):
        raise RecordError(f"deck has {len(order)} cards; expected {len(ITALIAN)}")
    check_distinct(order, "deck")
    return order


def read_seat(holder: JsonObject, key: str, seats: int, place: str = "") -> Seat:
    """A seat of a table of so many, under `key`; raises `RecordError`."""
    seat = records.whole(holder, key, place)
    if not 0 <= seat < seats:
        expected = "0 or 1" if seats == 2 else f"0 to {seats - 1}"
        raise RecordError(f"{records.path_to(place, key)} is {records.shown(seat)}; expected {expected}")
    return Seat(seat)


def read_seat_if_any(holder: JsonObject, key: str, seats: int, place: str = "") -> Seat | None:
    """The same where there may be nobody, written null; raises `RecordError`."""
    return None if records.required(holder, key, place) is None else read_seat(holder, key, seats, place)


def read_pair(holder: JsonObject, key: str, seats: int, place: str = "") -> tuple[int, int]:
    """Points for each side of a table of so many seats, under `key`; raises `RecordError`."""
    pair = records.listed(holder, key, place)
    path = records.path_to(place, key)
    if len(pair) != SIDES:
        raise RecordError(f"{path} has {len(pair)} entries; expected {SIDES}, one a {_side(seats)}")
    for i, value in enumerate(pair):
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_MATCH_POINTS:
            raise RecordError(
                f"{path}[{i}] is {records.shown(value)}; expected a whole number from 0 to {MOST_MATCH_POINTS}"
            )
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
