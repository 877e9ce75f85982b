"""What the commands say about a Scopa record, line by line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from game.cards import ITALIAN
from game.errors import RecordError
from game.records import JsonObject
from game.rules import Event
from game.scopa import headless
from game.scopa import record as scopa_record
from game.seats import Seat
from game.words import LANGUAGES, Words
from tests.game.scopa.tables import cards, choices, history, numbered, numbers, play, played, players

PUZZLE: JsonObject = {
    "table": ["4C", "3S"],
    "hands": [["7D", "2C"], ["5B", "10B"]],
    "captured": [["AD"], []],
    "scope": [0, 1],
    "deck": [],
    "to_play": 0,
    "first": 0,
    "last_taker": 1,
}


def record_of(position: JsonObject, *moves: str, **keys: Any) -> JsonObject:
    plays = [scopa_record.write_play(play(move)) for move in moves]
    return {"game": "scopa", "position": position, "napola": False, "plays": plays} | keys


def lines(*moves: str, position: JsonObject = PUZZLE, **keys: Any) -> list[dict[str, Any]]:
    return headless.replay(json.loads(json.dumps(record_of(position, *moves, **keys))))


def deck_of(front: str) -> list[str]:
    first = cards(front)
    return [str(card) for card in (*first, *(card for card in ITALIAN if card not in first))]


def test_the_first_line_is_the_start() -> None:
    kept = ("table", "hands", "captured", "scope", "to_play", "last_taker")
    assert lines() == [{"ok": True, "events": [], **{key: PUZZLE[key] for key in kept}}]


def test_a_play_tells_its_events_and_the_table() -> None:
    assert lines("7D 4C 3S")[1] == {
        "ok": True,
        "events": [
            {"event": "played", "player": 0, "card": "7D", "take": ["4C", "3S"]},
            {"event": "scopa", "player": 0},
        ],
        "table": [],
        "hands": [["2C"], ["5B", "10B"]],
        "captured": [["AD", "7D", "4C", "3S"], []],
        "scope": [1, 1],
        "to_play": 1,
        "last_taker": 0,
    }


def test_a_refused_play_gives_the_reason_and_the_unchanged_table_and_the_replay_goes_on() -> None:
    start, refused, after = lines("7D", "2C")

    assert refused == start | {"ok": False, "reason": "must_capture"}
    assert (after["ok"], after["table"]) == (True, ["4C", "3S", "2C"])


def test_the_last_play_shows_the_rest_taken_and_the_sheet_follows() -> None:
    told = lines("7D 4C 3S", "5B", "2C", "10B")

    assert len(told) == 6
    assert told[4]["events"] == [
        {"event": "played", "player": 1, "card": "10B", "take": []},
        {"event": "rest_taken", "player": 0, "cards": ["5B", "2C", "10B"]},
    ]
    assert told[4]["table"] == []
    assert told[5] == {
        "sheet": {
            "cards": [1, 0],
            "coins": [1, 0],
            "settebello": [1, 0],
            "primiera": [1, 0],
            "primiera_values": [21 + 14 + 13 + 15, None],
            "scope": [1, 1],
            "napola": [0, 0],
            "total": [5, 1],
        },
        "match": [5, 1],
        "winner": None,
    }


def test_a_play_after_the_end_is_refused_after_the_sheet() -> None:
    told = lines("7D 4C 3S", "5B", "2C", "10B", "10B")

    assert "sheet" in told[5]
    assert (told[6]["ok"], told[6]["reason"]) == (False, "game_over")
    assert len(told) == 7


def test_the_match_and_its_winner_follow_the_terms() -> None:
    ended = ("7D 4C 3S", "5B", "2C", "10B")

    for match, target, after, winner in (
        ([6, 3], 11, [11, 4], 0),
        ([6, 3], 21, [11, 4], None),
        ([6, 10], 11, [11, 11], None),
        ([6, 13], 11, [11, 14], 1),
    ):
        sheet = lines(*ended, match=match, target=target)[-1]
        assert (sheet["match"], sheet["winner"]) == (after, winner)
        inside = lines(*ended, position=PUZZLE | {"match": match, "target": target})[-1]
        assert inside == sheet


def test_a_position_with_nothing_left_to_play_is_counted_at_once() -> None:
    start, sheet = lines(position=PUZZLE | {"hands": [[], []]})

    assert (start["table"], start["captured"]) == ([], [["AD"], ["4C", "3S"]])
    assert sheet["sheet"]["total"] == [1, 2]


def test_a_position_with_empty_hands_is_dealt_at_once() -> None:
    deck = ["AC", "2D", "3D", "4D", "5D", "6D"]

    (start,) = lines(position=PUZZLE | {"hands": [[], []], "deck": deck, "first": 1})

    assert start["hands"] == [["4D", "5D", "6D"], ["AC", "2D", "3D"]]
    assert start["to_play"] == 1


def test_in_a_position_it_is_the_turn_of_who_has_cards() -> None:
    alone = PUZZLE | {"hands": [[], ["5B"]], "to_play": 0}

    (start,) = lines(position=alone)

    assert start["to_play"] == 1
    assert headless.moves(record_of(alone)) == [{"card": "5B", "take": []}]


def test_napola_is_counted_where_it_is_on() -> None:
    position = PUZZLE | {"captured": [["AD", "2D", "3D"], []], "hands": [[], []]}

    assert lines(position=position)[-1]["sheet"]["napola"] == [0, 0]
    assert lines(position=position, napola=True)[-1]["sheet"]["napola"] == [3, 0]


@pytest.mark.parametrize("kings", ["10D 10C 10S AD", "10D 10C 10S 10B"])
def test_a_void_deal_is_one_line_and_has_no_plays(kings: str) -> None:
    record = {
        "game": "scopa",
        "deck": deck_of(kings),
        "first": 0,
        "napola": False,
        "plays": [{"card": "7D", "take": []}],
    }

    assert headless.replay(record) == [{"ok": False, "reason": "void_deal"}]
    assert headless.moves(record) == []
    assert headless.describe(record, Words()) == "void deal: three or four kings on the table"


def test_a_deck_lies_as_documented() -> None:
    deck = deck_of("4C 3S 10D 2B 7D AC 5B 6C 6B 9B")
    record = {"game": "scopa", "deck": deck, "first": 1, "napola": False, "plays": []}

    (start,) = headless.replay(record)

    assert start["table"] == ["4C", "3S", "10D", "2B"]
    assert start["hands"] == [["6C", "6B", "9B"], ["7D", "AC", "5B"]]
    assert start["to_play"] == 1


@given(numbers, players, choices)
def test_a_deal_replays_to_its_end(number: int, first: Seat, chosen: list[int]) -> None:
    happened = played(numbered(number, first), chosen)
    plays = [{"card": str(p.card), "take": [str(c) for c in p.take]} for p in history(happened)]
    record = {"game": "scopa", "deal": number, "first": first, "napola": True, "plays": plays}
    if headless.replay(record | {"plays": []})[0].get("reason") == "void_deal":
        return

    told = headless.replay(record)

    assert all(line["ok"] for line in told if "ok" in line)
    assert ("sheet" in told[-1]) is (len(happened) == 36)
    assert [e for line in told for e in line.get("events", [])] == [
        headless.write_event(event) for transition in happened for event in transition.events
    ]
    last = happened[-1].state if happened else numbered(number, first)
    legal = headless.moves(record)
    assert bool(legal) is not last.over
    for move in legal:
        assert headless.replay(record | {"plays": [*plays, move]})[len(plays) + 1]["ok"]


def test_moves_are_those_after_the_plays_with_refused_ones_skipped() -> None:
    assert headless.moves(record_of(PUZZLE, "2C 4C", "7D 4C 3S")) == [
        {"card": "5B", "take": []},
        {"card": "10B", "take": []},
    ]


def test_the_table_is_told_in_words() -> None:
    assert headless.describe(record_of(PUZZLE), Words()) == (
        "table: 4 of cups, 3 of swords; you: 2 cards in hand, 1 taken, 0 scope; "
        "computer: 2 cards in hand, 0 taken, 1 scopa; your turn."
    )
    told = headless.describe(record_of(PUZZLE, "7D 4C 3S"), Words())
    assert told.startswith("table: empty; you: 1 card in hand, 4 taken, 1 scopa; ")
    assert told.endswith("; the computer's turn.")
    assert headless.describe(record_of(PUZZLE | {"hands": [[], []]}), Words()).endswith("; the deal is over.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hand_is_told_in_any_language(language: str) -> None:
    words = Words(language)
    other = PUZZLE | {"hands": [["9D", "8C"], ["9C", "8D"]]}

    assert headless.describe(record_of(PUZZLE), words) == headless.describe(record_of(other), words)


def test_an_event_without_a_form_is_a_slip() -> None:
    class Unheard(Event):
        pass

    with pytest.raises(TypeError, match="Unheard"):
        headless.write_event(Unheard())


def test_an_unusable_play_is_found_before_anything_is_told() -> None:
    with pytest.raises(RecordError, match=r"plays\[1\]\.card"):
        headless.replay(
            record_of(PUZZLE, "7D 4C 3S") | {"plays": [scopa_record.write_play(play("7D 4C 3S")), {"card": "7X"}]}
        )
