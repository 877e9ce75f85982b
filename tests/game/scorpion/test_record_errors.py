"""Every kind of record that can't be used, and the place its message names."""

from __future__ import annotations

import copy

import pytest

from game.errors import RecordError
from game.records import JsonObject
from game.registry import game_of
from game.scorpion import record as scorpion_record
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, THREE_BLIND_MICE, numbered_deal
from tests.game.changes import Change, drop, put

NUMBERED: JsonObject = {"game": "scorpion", "rules": "classic", "deal": 48213, "moves": []}
POSITION = scorpion_record.write(Start(CLASSIC, numbered_deal(CLASSIC, 1)), [])
MICE = scorpion_record.write(Start(THREE_BLIND_MICE, numbered_deal(THREE_BLIND_MICE, 1)), [])
# Deal 1 lies so that column 0 starts with 9C and the reserve is 10C 4D 10H.


def move(value: object) -> Change:
    return put("moves", [{"undo": True}, value])


def removing(suit: str) -> Change:
    """Take a suit's cards off the table and call its run removed, all but the reserve's."""

    def change(record: JsonObject) -> None:
        record["columns"] = [[card for card in column if card[-1] != suit] for column in record["columns"]]
        record["face_down"] = [0] * 7
        record["removed"] = [suit]

    return change


UNUSABLE: list[tuple[JsonObject, Change, str]] = [
    # the game, the rules, the deal
    (NUMBERED, drop("game"), "game is missing"),
    (NUMBERED, put("game", "canasta"), 'game is "canasta"; expected one of'),
    (NUMBERED, put("game", "Scorpion"), 'game is "Scorpion"; expected one of'),
    (NUMBERED, put("game", None), "game is null; expected one of"),
    (NUMBERED, put("game", ["scorpion"]), 'game is ["scorpion"]; expected one of'),
    (NUMBERED, drop("rules"), "rules is missing"),
    (NUMBERED, put("rules", "hard"), 'rules is "hard"; expected one of classic, relaxed, wasp, three_blind_mice'),
    (NUMBERED, put("rules", 1), "rules is 1; expected one of classic"),
    (NUMBERED, drop("deal"), "deal is missing; expected a deal number, or a position with columns"),
    (NUMBERED, put("deal", "48213"), 'deal is "48213"; expected a whole number'),
    (NUMBERED, put("deal", True), "deal is true; expected a whole number"),
    (NUMBERED, put("deal", 1.0), "deal is 1.0; expected a whole number"),
    (NUMBERED, put("deal", float("nan")), "deal is NaN; expected a whole number"),
    (NUMBERED, put("deal", None), "deal is null; expected a whole number"),
    (NUMBERED, put("deal", 0), "deal is 0; expected a whole number from 1 to 999999999"),
    (NUMBERED, put("deal", -5), "deal is -5; expected a whole number from 1 to 999999999"),
    (NUMBERED, put("deal", 10**9), "deal is 1000000000; expected a whole number from 1"),
    (NUMBERED, put("deal", 10**4299), "deal is 1000000"),
    (POSITION, put("deal", 1), "both deal and columns are given; expected one of them"),
    # the moves
    (NUMBERED, drop("moves"), "moves is missing"),
    (NUMBERED, put("moves", {}), "moves is {}; expected a list"),
    (NUMBERED, put("moves", "deal"), 'moves is "deal"; expected a list'),
    (NUMBERED, move(None), 'moves[1] is null; expected an object such as {"deal":true}'),
    (NUMBERED, move([1, 5, 6]), "moves[1] is [1, 5, 6]; expected an object"),
    (NUMBERED, move({}), "moves[1] is {}; expected exactly one of from, reserve, deal, undo, redo"),
    (NUMBERED, move({"to": 1, "index": 0}), "expected exactly one of from, reserve, deal, undo, redo"),
    (NUMBERED, move({"undo": True, "redo": True}), "expected exactly one of from, reserve, deal, undo, redo"),
    (NUMBERED, move({"from": 1, "index": 0, "to": 2, "deal": True}), "expected exactly one of from"),
    (NUMBERED, move({"from": 1, "to": 2}), "moves[1].index is missing"),
    (NUMBERED, move({"from": 1, "index": 2}), "moves[1].to is missing"),
    (NUMBERED, move({"from": True, "index": 2, "to": 3}), "moves[1].from is true; expected a whole number"),
    (NUMBERED, move({"from": 1, "index": "2", "to": 3}), 'moves[1].index is "2"; expected a whole number'),
    (NUMBERED, move({"from": 1, "index": 2, "to": None}), "moves[1].to is null; expected a whole number"),
    (NUMBERED, move({"from": 1, "index": 2.5, "to": 3}), "moves[1].index is 2.5; expected a whole number"),
    (NUMBERED, move({"reserve": 0}), "moves[1].to is missing"),
    (NUMBERED, move({"reserve": "0", "to": 1}), 'moves[1].reserve is "0"; expected a whole number'),
    (NUMBERED, move({"deal": False}), "moves[1].deal is false; expected true"),
    (NUMBERED, move({"deal": 1}), "moves[1].deal is 1; expected true"),
    (NUMBERED, move({"undo": None}), "moves[1].undo is null; expected true"),
    (NUMBERED, move({"redo": "true"}), 'moves[1].redo is "true"; expected true'),
    # the columns of a position
    (POSITION, put("columns", None), "columns is null; expected a list"),
    (POSITION, lambda r: r["columns"].pop(), "columns has 6 entries; expected 7 under the classic rules"),
    (POSITION, lambda r: r["columns"].append([]), "columns has 8 entries; expected 7 under the classic rules"),
    (POSITION, put("rules", "three_blind_mice"), "columns has 7 entries; expected 10 under the three_blind_mice rules"),
    (MICE, put("rules", "wasp"), "columns has 10 entries; expected 7 under the wasp rules"),
    (POSITION, put("columns.2", "9C"), 'columns[2] is "9C"; expected a list of cards'),
    (POSITION, put("columns.2.4", "1S"), 'columns[2][4] is "1S"; expected a card such as 10H'),
    (POSITION, put("columns.2.4", None), "columns[2][4] is null; expected a card such as 10H"),
    (POSITION, put("columns.2.4", ["AS"]), 'columns[2][4] is ["AS"]; expected a card such as 10H'),
    (POSITION, put("columns.0.0", "9c"), 'columns[0][0] is "9c"; expected a card such as 10H'),
    # the face-down counts
    (POSITION, drop("face_down"), "face_down is missing"),
    (POSITION, put("face_down", 3), "face_down is 3; expected a list"),
    (POSITION, lambda r: r["face_down"].pop(), "face_down has 6 entries; expected 7"),
    (POSITION, put("face_down.1", "3"), 'face_down[1] is "3"; expected a whole number'),
    (POSITION, put("face_down.1", True), "face_down[1] is true; expected a whole number"),
    (POSITION, put("face_down.1", -1), "face_down[1] is -1; expected 0 to 6, for the top card lies face up"),
    (POSITION, put("face_down.1", 7), "face_down[1] is 7; expected 0 to 6, for the top card lies face up"),
    (
        MICE,
        lambda r: r.update(columns=[*r["columns"][:9], []], face_down=[0] * 9 + [1]),
        "face_down[9] is 1; expected 0 to 0",
    ),
    # the stock
    (POSITION, drop("stock"), "stock is missing"),
    (POSITION, put("stock", None), "stock is null; expected a list"),
    (POSITION, lambda r: r["stock"].pop(), "stock has 2 cards; expected 3, or none once they are dealt"),
    (POSITION, lambda r: r["stock"].append("4D"), "stock has 4 cards; expected 3, or none once they are dealt"),
    (POSITION, put("stock.1", None), "stock[1] is null; expected a card such as 10H"),
    (POSITION, put("stock.1", "joker"), 'stock[1] is "joker"; expected a card such as 10H'),
    (MICE, put("stock", []), "stock has 0 entries; expected 2, null for a card already played"),
    (MICE, lambda r: r["stock"].append(None), "stock has 3 entries; expected 2, null for a card already played"),
    (MICE, put("stock.0", 7), "stock[0] is 7; expected a card such as 10H"),
    # the runs removed and the score
    (POSITION, put("removed", "S"), 'removed is "S"; expected a list'),
    (POSITION, put("removed", ["s"]), 'removed[0] is "s"; expected each of S, H, D, C at most once'),
    (POSITION, put("removed", [True]), "removed[0] is true; expected each of S, H, D, C at most once"),
    (POSITION, put("removed", ["S", "S"]), 'removed[1] is "S"; expected each of S, H, D, C at most once'),
    (POSITION, put("score", "10"), 'score is "10"; expected a whole number'),
    (POSITION, put("score", False), "score is false; expected a whole number"),
    (POSITION, put("score", -5), "score is -5; expected 0 to 999999999"),
    (POSITION, put("score", 10**4299), "score is 1000000"),
    # the pack
    (POSITION, put("columns.0.0", "KD"), "KD is there 2 times; expected the whole pack once"),
    (POSITION, put("columns.0.0", "10C"), "9C is missing; expected the whole pack once"),
    (POSITION, lambda r: r["columns"][6].append("AS"), "AS is there 2 times; expected the whole pack once"),
    (POSITION, put("stock", []), "10H is missing; expected the whole pack once"),
    (POSITION, put("removed", ["S"]), "AS is there 2 times; expected the whole pack once"),
    (
        POSITION,
        removing("H"),
        "10H is there 2 times; expected the whole pack once, with 13 cards for each removed suit",
    ),
    (MICE, put("stock.0", None), "4D is missing; expected the whole pack once"),
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


@pytest.mark.parametrize("record", [NUMBERED, POSITION, MICE], ids=["numbered", "position", "mice"])
def test_the_records_they_are_made_of_are_usable(record: JsonObject) -> None:
    assert len(game_of(record).replay(record)) == 1


@pytest.mark.parametrize("key", ["deal", "score"])
def test_the_highest_number_is_usable(key: str) -> None:
    for sound in (NUMBERED, POSITION):
        if key in sound:
            assert game_of(sound).replay(sound | {key: 999_999_999})[0]["ok"]


def test_a_position_with_a_suit_removed_is_usable_when_the_rest_is_there() -> None:
    record = copy.deepcopy(POSITION)
    removing("S")(record)

    assert game_of(record).replay(record)[0]["removed"] == ["S"]


def test_a_value_too_deep_to_quote_is_a_record_error_too() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for path in ("columns.0.0", "columns.0", "stock.0", "face_down.0", "moves", "score"):
        record = copy.deepcopy(POSITION)
        put(path, deep)(record)
        with pytest.raises(RecordError):
            game_of(record).replay(record)


def test_a_column_or_card_that_does_not_exist_is_a_refused_move_and_no_error() -> None:
    far = 10**4000
    record = NUMBERED | {"moves": [{"from": far, "index": -far, "to": 0}, {"from": 0, "index": far, "to": 1}]}

    assert [line.get("reason") for line in game_of(record).replay(record)] == [None, "no_such_column", "no_such_card"]
