"""What of a Scopone record can't be used, and the place its message names; what Scopa's has too is tried there."""

from __future__ import annotations

import copy
from itertools import product

import pytest

from game.cards import ITALIAN
from game.errors import RecordError
from game.records import JsonObject
from game.scopa import record as scopa_record
from game.scopone import headless
from game.scopone.family import SCOPONE_GAME
from game.scopone.rules import SCIENTIFICO, SCOPONE, TARGET_OF
from tests.game.changes import Change, drop, put

DECK: JsonObject = {
    "game": "scopone",
    "rules": "scopone",
    "deck": [str(card) for card in ITALIAN],
    "first": 3,
    "napola": False,
    "plays": [],
}
POSITION: JsonObject = {
    "game": "scopone",
    "rules": "scientifico",
    "napola": False,
    "plays": [],
    "position": {
        "table": ["4C"],
        "hands": [["7D", "AD"], ["5B", "6B"], ["2S", "3S"], ["10C"]],
        "captured": [["2D"], ["AC"]],
        "scope": [0, 1],
        "to_play": 0,
        "first": 3,
        "last_taker": None,
    },
}
KEYS = ["table", "hands", "captured", "scope", "to_play", "first", "last_taker"]
TURNS = "expected {}, who is to play, and those still to play in this round of turns to have one more than the others"

UNUSABLE: list[tuple[JsonObject, Change, str]] = [
    (DECK, put("rules", "classic"), 'rules is "classic"; expected one of scientifico, scopone'),
    (DECK, put("rules", None), "rules is null; expected one of scientifico, scopone"),
    (DECK, put("rules", ["scopone"]), 'rules is ["scopone"]; expected one of scientifico, scopone'),
    (DECK, put("first", 4), "first is 4; expected 0 to 3"),
    (DECK, put("first", -1), "first is -1; expected 0 to 3"),
    (DECK, put("first", True), "first is true; expected a whole number"),
    (DECK, put("target", 1000), "target is 1000; expected a whole number from 1 to 999"),
    (DECK, drop("napola"), "napola is missing"),
    *[(POSITION, drop(f"position.{key}"), f"position.{key} is missing") for key in KEYS],
    (
        POSITION,
        lambda r: r["position"]["hands"].pop(),
        "position.hands has 3 entries; expected 4, one a player",
    ),
    (POSITION, put("position.captured", [[], [], [], []]), "position.captured has 4 entries; expected 2, one a side"),
    (POSITION, put("position.scope", [0, 0, 0, 0]), "position.scope has 4 entries; expected 2, one a side"),
    (POSITION, put("position.hands.2.0", "4C"), "4C stands twice in position; expected each card at most once"),
    (
        POSITION,
        put("position.hands.3", []),
        "position.hands have 2, 2, 2 and 0 cards; expected them to differ by one at most",
    ),
    (POSITION, put("position.hands.0", ["7D"]), f"position.hands have 1, 2, 2 and 1 cards; {TURNS.format(0)}"),
    (POSITION, put("position.hands.1", ["5B"]), f"position.hands have 2, 1, 2 and 1 cards; {TURNS.format(0)}"),
    (POSITION, put("position.to_play", 3), f"position.hands have 2, 2, 2 and 1 cards; {TURNS.format(3)}"),
    (POSITION, put("position.to_play", 1), f"position.hands have 2, 2, 2 and 1 cards; {TURNS.format(1)}"),
    (POSITION, put("position.to_play", 4), "position.to_play is 4; expected 0 to 3"),
    (POSITION, put("position.last_taker", 4), "position.last_taker is 4; expected 0 to 3"),
    (POSITION, put("position.first", None), "position.first is null; expected a whole number"),
]


@pytest.mark.parametrize(("sound", "change", "message"), UNUSABLE, ids=[message[:60] for _, _, message in UNUSABLE])
def test_an_unusable_record_says_where_and_what_was_expected(sound: JsonObject, change: Change, message: str) -> None:
    record = copy.deepcopy(sound)
    change(record)

    with pytest.raises(RecordError) as error:
        headless.replay(record)

    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 250


@pytest.mark.parametrize("record", [DECK, POSITION], ids=["deck", "position"])
def test_the_records_they_are_made_of_are_usable(record: JsonObject) -> None:
    assert headless.replay(record)[0]["ok"]


@pytest.mark.parametrize(("first", "played"), list(product(range(4), range(4))))
def test_whoever_plays_first_each_turn_of_a_round_is_a_position(first: int, played: int) -> None:
    record = copy.deepcopy(POSITION)
    gone = {(first + turn) % 4 for turn in range(played)}
    cards = [str(card) for card in ITALIAN.cards[12:20]]
    hands = [cards[2 * seat : 2 * seat + 2 - (seat in gone)] for seat in range(4)]
    record["position"] |= {"table": [], "hands": hands, "captured": [[], []]}
    record["position"] |= {"first": first, "to_play": (first + played) % 4}

    assert headless.replay(record)[0]["to_play"] == (first + played) % 4


def test_what_is_left_out_is_what_most_people_mean() -> None:
    bare = {key: value for key, value in DECK.items() if key != "rules"}

    start, _ = scopa_record.read(bare, SCOPONE_GAME)

    assert (start.terms.rules, start.terms.target, start.terms.match) == (SCIENTIFICO, 21, (0, 0))
    assert scopa_record.read(DECK, SCOPONE_GAME)[0].terms.target == 11
    assert TARGET_OF == {"scientifico": 21, "scopone": 11}


def test_the_points_and_the_target_may_stand_in_a_position_or_beside_it() -> None:
    inside = copy.deepcopy(POSITION)
    inside["position"] |= {"match": [3, 4], "target": 16}
    beside = POSITION | {"match": [3, 4], "target": 16}

    for record in (inside, beside):
        terms = scopa_record.read(record, SCOPONE_GAME)[0].terms
        assert (terms.match, terms.target) == ((3, 4), 16)


def test_a_position_has_no_deck_for_all_cards_are_dealt_at_once() -> None:
    start, _ = scopa_record.read(POSITION, SCOPONE_GAME)

    assert "deck" not in scopa_record.write_position(start.state, SCOPONE)
    assert start.state.deck == ()
    again = POSITION | {"position": scopa_record.write_position(start.state, SCIENTIFICO)}
    assert scopa_record.read(again, SCOPONE_GAME)[0].state == start.state


@pytest.mark.parametrize("taker", [0, 1, 2, 3])
def test_with_nothing_left_to_play_the_rest_goes_to_the_side_that_took_last(taker: int) -> None:
    record = copy.deepcopy(POSITION)
    record["position"] |= {"hands": [[], [], [], []], "last_taker": taker}

    start, sheet = headless.replay(record)

    assert (start["table"], start["captured"][taker % 2][-1]) == ([], "4C")
    assert start["to_play"] == 0
    assert sheet["sheet"]["cards"] == [int(taker % 2 == 0), int(taker % 2 == 1)]
