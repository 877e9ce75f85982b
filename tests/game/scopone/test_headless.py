"""What the commands say about a Scopone record besides its replay, which `test_golden.py` works out a second time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.records import JsonObject
from game.scopone import headless
from game.words import LANGUAGES, Words

GOLDEN = Path(__file__).parents[2] / "golden" / "scopone"
POSITION: JsonObject = {
    "table": ["4C", "3S"],
    "hands": [["7D", "2C"], ["5B", "10B"], ["6B", "9B"], ["2S"]],
    "captured": [["AD"], []],
    "scope": [0, 1],
    "to_play": 0,
    "first": 3,
    "last_taker": 1,
}
RECORD: JsonObject = {"game": "scopone", "position": POSITION, "napola": False, "plays": []}
TAKE = {"card": "7D", "take": ["4C", "3S"]}


def golden(name: str) -> JsonObject:
    found: JsonObject = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    return found


def after(*plays: JsonObject) -> JsonObject:
    return RECORD | {"plays": list(plays)}


def laid(card: str) -> JsonObject:
    return {"card": card, "take": []}


def test_moves_are_those_of_the_seat_to_play_with_refused_ones_skipped() -> None:
    assert headless.moves(RECORD) == [TAKE, laid("2C")]
    assert headless.moves(after(laid("7D"), TAKE)) == [laid("5B"), laid("10B")]
    for name in ("void-deal", "nothing-left-to-play", "scopone-whole-deal"):
        assert headless.moves(golden(name)) == []


def test_the_table_is_told_in_words_seat_by_seat_and_side_by_side() -> None:
    assert headless.describe(RECORD, Words()) == (
        "table: 4 of cups, 3 of swords; you: 2 cards in hand; right: 2 cards in hand; partner: 2 cards in hand; "
        "left: 1 card in hand; our side: 1 taken, 0 scope; their side: 0 taken, 1 scopa; your turn."
    )
    told = headless.describe(after(TAKE), Words())
    assert told.startswith("table: empty; you: 1 card in hand; right: ")
    sides = "our side: 4 taken, 1 scopa; their side: 0 taken, 1 scopa"
    assert told.endswith(f"; {sides}; the turn of the player on your right.")


def test_whose_turn_it_is_is_told_of_each_seat() -> None:
    plays = [TAKE, laid("5B"), laid("6B"), laid("2S")]
    turns = [headless.describe(after(*plays[:count]), Words()).rpartition("; ")[2] for count in range(5)]

    assert turns == [
        "your turn.",
        "the turn of the player on your right.",
        "your partner's turn.",
        "the turn of the player on your left.",
        "your turn.",
    ]
    assert headless.describe(golden("nothing-left-to-play"), Words()).endswith("; the deal is over.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it_in_its_own_words_and_tells_no_hand(language: str) -> None:
    words = Words(language)
    other = POSITION | {"hands": [["9D", "8C"], ["9C", "8D"], ["10D", "10C"], ["AB"]]}
    told = headless.describe(RECORD, words)

    assert told == headless.describe(RECORD | {"position": other}, words)
    assert "\n" not in told
    assert language == "en" or told != headless.describe(RECORD, Words())
    assert headless.describe(golden("void-deal"), words) == words.text("void deal: three or four kings on the table")
