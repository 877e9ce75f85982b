"""Every kind of Scopa record that can't be used, and the place its message names."""

from __future__ import annotations

import copy

import pytest

from game.cards import ITALIAN
from game.errors import RecordError
from game.records import JsonObject
from game.registry import game_of
from game.scopa import record as scopa_record
from game.scopa.terms import Terms
from tests.game.changes import Change, drop, put

DECK: JsonObject = {
    "game": "scopa",
    "deck": [str(card) for card in ITALIAN],
    "first": 0,
    "napola": False,
    "plays": [{"card": "5D", "take": []}],
}
NUMBERED: JsonObject = {
    "game": "scopa",
    "deal": 7,
    "first": 1,
    "napola": True,
    "plays": [],
    "match": [3, 4],
    "target": 21,
}
POSITION: JsonObject = {
    "game": "scopa",
    "napola": False,
    "plays": [],
    "position": {
        "table": ["4C"],
        "hands": [["7D"], ["5B", "6B"]],
        "captured": [["AD"], ["AC"]],
        "scope": [0, 1],
        "deck": ["2D", "2C", "2S", "3D", "3C", "3S"],
        "to_play": 0,
        "first": 0,
        "last_taker": None,
        "match": [0, 0],
        "target": 11,
    },
}
KEYS = ["table", "hands", "captured", "scope", "deck", "to_play", "first", "last_taker"]


UNUSABLE: list[tuple[JsonObject, Change, str]] = [
    # where the deal begins
    (DECK, drop("deck"), "of deck, deal and position there is none; expected exactly one"),
    (DECK, put("deal", 3), "of deck, deal and position there is both deck and deal; expected exactly one"),
    (POSITION, put("deck", []), "of deck, deal and position there is both deck and position; expected exactly one"),
    (DECK, put("deck", "AD"), 'deck is "AD"; expected a list'),
    (DECK, lambda r: r["deck"].pop(), "deck has 39 cards; expected 40"),
    (DECK, put("deck.3", "AD"), "AD stands twice in deck; expected each card at most once"),
    (DECK, put("deck.3", "JD"), "deck[3]: 'JD' is no card: expected a rank"),
    (DECK, put("deck.3", None), "deck[3]: None is no card"),
    (DECK, put("deck.3", ["AD"]), "deck[3]: ['AD'] is no card"),
    (NUMBERED, put("deal", "7"), 'deal is "7"; expected a whole number'),
    (NUMBERED, put("deal", True), "deal is true; expected a whole number"),
    (NUMBERED, put("deal", 1.0), "deal is 1.0; expected a whole number"),
    (NUMBERED, put("deal", 0), "deal 0: expected a whole number from 1 to 999999999"),
    (NUMBERED, put("deal", 10**9), "deal 1000000000: expected a whole number from 1 to 999999999"),
    # the terms
    (DECK, drop("napola"), "napola is missing"),
    (DECK, put("napola", 0), "napola is 0; expected true or false"),
    (POSITION, put("napola", "off"), 'napola is "off"; expected true or false'),
    (DECK, drop("first"), "first is missing"),
    (DECK, put("first", 2), "first is 2; expected 0 or 1"),
    (DECK, put("first", True), "first is true; expected a whole number"),
    (NUMBERED, put("match", 3), "match is 3; expected a list"),
    (NUMBERED, put("match", [1]), "match has 1 entries; expected 2, one a player"),
    (NUMBERED, put("match", [1, -1]), "match[1] is -1; expected a whole number from 0 to 999"),
    (NUMBERED, put("match", [1000, 1]), "match[0] is 1000; expected a whole number from 0 to 999"),
    (NUMBERED, put("match", [False, 1]), "match[0] is false; expected a whole number from 0 to 999"),
    (NUMBERED, put("target", 0), "target is 0; expected a whole number from 1 to 999"),
    (NUMBERED, put("target", "11"), 'target is "11"; expected a whole number'),
    # the plays
    (DECK, drop("plays"), "plays is missing"),
    (DECK, put("plays", {}), "plays is {}; expected a list"),
    (DECK, put("plays.0", "7D"), 'plays[0] is "7D"; expected an object such as {"card":"7D","take":[]}'),
    (DECK, lambda r: r["plays"][0].pop("card"), "plays[0].card is missing"),
    (DECK, lambda r: r["plays"][0].pop("take"), "plays[0].take is missing"),
    (DECK, put("plays.0.card", "KD"), "plays[0].card: 'KD' is no card"),
    (DECK, put("plays.0.take", "4C"), 'plays[0].take is "4C"; expected a list'),
    (DECK, put("plays.0.take", ["4C", 3]), "plays[0].take[1]: 3 is no card"),
    # a position
    (POSITION, put("position", []), "position is []; expected an object"),
    *[(POSITION, drop(f"position.{key}"), f"position.{key} is missing") for key in KEYS],
    (POSITION, put("position.table.0", "11C"), "position.table[0]: '11C' is no card"),
    (POSITION, put("position.hands", [["7D"]]), "position.hands has 1 entries; expected 2, one a player"),
    (POSITION, put("position.hands.1", "5B"), 'position.hands[1] is "5B"; expected a list'),
    (POSITION, put("position.hands.1.0", "XB"), "position.hands[1][0]: 'XB' is no card"),
    (
        POSITION,
        put("position.hands.0", []),
        "position.hands have 0 and 2 cards; expected them to differ by one at most",
    ),
    (POSITION, put("position.captured.0.0", "7D"), "7D stands twice in position; expected each card at most once"),
    (POSITION, put("position.table", ["2D"]), "2D stands twice in position; expected each card at most once"),
    (POSITION, put("position.scope", [0, "1"]), 'position.scope[1] is "1"; expected a whole number from 0 to 999'),
    (POSITION, lambda r: r["position"]["deck"].pop(), "position.deck has 5 cards; expected a multiple of 6"),
    (POSITION, put("position.to_play", 2), "position.to_play is 2; expected 0 or 1"),
    (POSITION, put("position.first", None), "position.first is null; expected a whole number"),
    (POSITION, put("position.last_taker", 5), "position.last_taker is 5; expected 0 or 1"),
    (POSITION, put("position.last_taker", False), "position.last_taker is false; expected a whole number"),
    (POSITION, put("position.match", [0]), "position.match has 1 entries; expected 2, one a player"),
    (POSITION, put("position.target", -1), "position.target is -1; expected a whole number from 1 to 999"),
]


@pytest.mark.parametrize(("sound", "change", "message"), UNUSABLE, ids=[message[:60] for _, _, message in UNUSABLE])
def test_an_unusable_record_says_where_and_what_was_expected(sound: JsonObject, change: Change, message: str) -> None:
    record = copy.deepcopy(sound)
    change(record)

    with pytest.raises(RecordError) as error:
        game_of(record).replay(record)

    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 250


@pytest.mark.parametrize("record", [DECK, NUMBERED, POSITION], ids=["deck", "numbered", "position"])
def test_the_records_they_are_made_of_are_usable(record: JsonObject) -> None:
    assert game_of(record).replay(record)[0]["ok"]


def test_the_terms_are_read() -> None:
    start, _ = scopa_record.read(NUMBERED)

    assert (start.terms, start.first) == (Terms((3, 4), 21, True), 1)
    assert scopa_record.read(DECK)[0].terms == Terms()


def test_a_value_too_deep_to_quote_is_a_record_error_too() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for path in ("position.table.0", "position.hands.0", "position.scope", "position.deck", "plays", "napola"):
        record = copy.deepcopy(POSITION)
        put(path, deep)(record)
        with pytest.raises(RecordError):
            game_of(record).replay(record)
