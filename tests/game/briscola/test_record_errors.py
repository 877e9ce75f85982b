"""What of a Briscola record can't be used, and the place its message names."""

from __future__ import annotations

import copy
from itertools import product

import pytest

from game.briscola import headless
from game.briscola import record as briscola_record
from game.briscola.rules import FOUR, TWO
from game.cards import ITALIAN
from game.errors import RecordError
from game.records import JsonObject
from tests.game.changes import Change, drop, put

DECK: JsonObject = {
    "game": "briscola",
    "players": 4,
    "deck": [str(card) for card in ITALIAN],
    "first": 3,
    "plays": [],
}
POSITION: JsonObject = {
    "game": "briscola",
    "players": 2,
    "plays": [],
    "position": {
        "hands": [["7D", "AD", "2C"], ["5B", "6B"]],
        "trick": ["4C"],
        "trump": "3S",
        "stock": ["10S", "3S"],
        "captured": [["2D", "5D"], []],
        "to_play": 0,
        "leader": 1,
    },
}
FOUR_UP: JsonObject = {
    "game": "briscola",
    "players": 4,
    "plays": [],
    "position": {
        "hands": [["7D", "AD"], ["5B"], ["6B"], ["2S", "3S"]],
        "trick": ["4C", "10C"],
        "trump": "10S",
        "stock": [],
        "captured": [[], []],
        "to_play": 3,
        "leader": 1,
    },
}
KEYS = ["hands", "trick", "trump", "stock", "captured", "to_play", "leader"]

UNUSABLE: list[tuple[JsonObject, Change, str]] = [
    *[(DECK, drop(key), f"{key} is missing") for key in ("players", "first", "plays")],
    (DECK, drop("deck"), "of deck, deal and position there is none; expected exactly one"),
    (DECK, put("deal", 7), "of deck, deal and position there is both deck and deal; expected exactly one"),
    (DECK, put("players", 3), "players is 3; expected 2 or 4"),
    (DECK, put("players", "2"), 'players is "2"; expected a whole number'),
    (DECK, put("players", True), "players is true; expected a whole number"),
    (DECK, put("first", 4), "first is 4; expected 0 to 3"),
    (DECK, put("first", True), "first is true; expected a whole number"),
    (DECK, put("deck.39", "AD"), "AD stands twice in deck; expected each card at most once"),
    (DECK, put("deck", ["AD"]), "deck has 1 cards; expected 40"),
    (DECK, put("deck.3", "JD"), "deck[3]: 'JD' is no card"),
    (DECK, put("plays", ["7D", {"card": "7D"}]), "plays[1]: "),
    (DECK, put("plays", ["7D", "11D"]), "plays[1]: '11D' is no card"),
    (DECK, put("plays", {}), "plays is {}; expected a list"),
    (DECK, put("match", [1]), "match has 1 entries; expected 2, one a side"),
    (DECK, put("match", [1, -1]), "match[1] is -1; expected a whole number from 0 to 999"),
    (DECK, put("target", 0), "target is 0; expected a whole number from 1 to 999"),
    (DECK, put("partners_see", 1), "partners_see is 1; expected true or false"),
    *[(POSITION, drop(f"position.{key}"), f"position.{key} is missing") for key in KEYS],
    (POSITION, put("position", []), "position is []; expected an object"),
    (POSITION, put("position.hands", [[]]), "position.hands has 1 entries; expected 2, one a player"),
    (FOUR_UP, put("position.hands", [[], []]), "position.hands has 2 entries; expected 4, one a player"),
    (FOUR_UP, put("position.captured", [[], [], [], []]), "position.captured has 4 entries; expected 2, one a side"),
    (POSITION, put("position.trump", None), "position.trump: "),
    (POSITION, put("position.trump", "11S"), "position.trump: '11S' is no card"),
    (POSITION, put("position.hands.1.0", "4C"), "4C stands twice in position; expected each card at most once"),
    (POSITION, put("position.hands.1.0", "3S"), "3S stands twice in position; expected each card at most once"),
    (POSITION, put("position.to_play", 2), "position.to_play is 2; expected 0 or 1"),
    (POSITION, put("position.leader", "1"), 'position.leader is "1"; expected a whole number'),
    (
        POSITION,
        put("position.to_play", 1),
        "position.to_play is 1; expected 0, whose turn it is after 1 of the trick that 1 leads",
    ),
    (
        POSITION,
        put("position.trick", ["4C", "5C"]),
        "position.trick has 2 cards; expected fewer than 2, for a full one is taken",
    ),
    (
        POSITION,
        put("position.hands.0", ["7D", "AD", "2C", "AB"]),
        "position.hands[0] has 4 cards; expected 3 at most",
    ),
    (
        POSITION,
        put("position.hands.1", ["5B", "6B", "7B"]),
        "position.hands[1] has 3 cards; expected 2, where player 0, who is to play, has 3 and the trick 1",
    ),
    (
        POSITION,
        put("position.hands.1", []),
        "position.hands[1] has 0 cards; expected 2, where player 0, who is to play, has 3 and the trick 1",
    ),
    (
        FOUR_UP,
        put("position.hands.0", ["7D"]),
        "position.hands[0] has 1 cards; expected 2, where player 3, who is to play, has 2 and the trick 2",
    ),
    (
        FOUR_UP,
        put("position.hands", [[], [], [], []]),
        "position.hands[3] has no cards; expected one at least to play to the trick",
    ),
    (
        POSITION,
        put("position.stock", ["3S", "10S"]),
        "position.stock ends with 10S; expected 3S, the trump that lies under it",
    ),
    (
        POSITION,
        put("position.stock", ["9S", "10S", "3S"]),
        "position.stock has 3 cards; expected a multiple of 2, one a player",
    ),
    (
        FOUR_UP,
        put("position.stock", ["9S", "10S"]),
        "position.stock has 2 cards; expected a multiple of 4, one a player",
    ),
    (POSITION, put("position.match", [1, 2, 3]), "position.match has 3 entries; expected 2, one a player"),
    (POSITION, put("position.target", 1000), "position.target is 1000; expected a whole number from 1 to 999"),
]


@pytest.mark.parametrize(("sound", "change", "message"), UNUSABLE, ids=[message[:60] for _, _, message in UNUSABLE])
def test_an_unusable_record_says_where_and_what_was_expected(sound: JsonObject, change: Change, message: str) -> None:
    record = copy.deepcopy(sound)
    change(record)

    for used in (headless.replay, headless.moves, headless.check_opening):
        with pytest.raises(RecordError) as error:
            used(record)
        assert message in str(error.value)
        assert "\n" not in str(error.value)
        assert len(str(error.value)) < 250


def test_a_stock_that_nobody_can_draw_from_is_said() -> None:
    record = copy.deepcopy(POSITION)
    record["position"] |= {"hands": [[], []], "trick": [], "to_play": 1}

    with pytest.raises(
        RecordError, match=r"position\.stock has 2 cards; expected none where nobody has a card to play"
    ):
        headless.replay(record)


@pytest.mark.parametrize("record", [DECK, POSITION, FOUR_UP], ids=["deck", "position", "position for four"])
def test_the_records_they_are_made_of_are_usable(record: JsonObject) -> None:
    assert headless.replay(record)[0]["ok"]
    headless.check_opening(record)


@pytest.mark.parametrize(("leader", "lie"), list(product(range(4), range(4))))
def test_whoever_leads_and_however_much_lies_is_a_position(leader: int, lie: int) -> None:
    record = copy.deepcopy(FOUR_UP)
    pack = [str(card) for card in ITALIAN.cards]
    played = {(leader + turn) % 4 for turn in range(lie)}
    hands = [pack[2 * seat : 2 * seat + 2 - (seat in played)] for seat in range(4)]
    to_play = (leader + lie) % 4
    record["position"] |= {"hands": hands, "trick": pack[10 : 10 + lie], "leader": leader, "to_play": to_play}

    start = headless.replay(record)[0]

    assert (start["to_play"], start["leader"], start["trick"]) == (to_play, leader, pack[10 : 10 + lie])


def test_what_is_left_out_is_what_most_people_mean() -> None:
    start, _ = briscola_record.read(DECK)
    assert (start.terms.rules, start.terms.target, start.terms.match) == (FOUR, 2, (0, 0))
    assert start.terms.partners_see
    assert briscola_record.read(DECK | {"players": 2, "first": 0})[0].terms.rules is TWO


def test_games_won_and_the_target_may_stand_in_a_position_or_beside_it() -> None:
    inside = copy.deepcopy(POSITION)
    inside["position"] |= {"match": [0, 2], "target": 3}

    for record in (inside, POSITION | {"match": [0, 2], "target": 3}):
        terms = briscola_record.read(record)[0].terms
        assert (terms.match, terms.target) == ((0, 2), 3)


@pytest.mark.parametrize("record", [POSITION, FOUR_UP], ids=["two", "four"])
def test_a_position_is_written_as_it_was_read(record: JsonObject) -> None:
    start, _ = briscola_record.read(record)

    assert briscola_record.write_position(start.state) == record["position"]
