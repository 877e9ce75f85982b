"""What the commands say about a Briscola record besides its replay, which `test_golden.py` works out a second time."""

from __future__ import annotations

import pytest

from game.briscola import headless
from game.records import JsonObject
from game.words import LANGUAGES, Words

POSITION: JsonObject = {
    "hands": [["7D", "2C"], ["5B", "10B"], ["6B", "9B"], ["2S"]],
    "trick": ["4C"],
    "trump": "3S",
    "stock": ["AC", "AB", "AS", "3S"],
    "captured": [["AD", "3D", "4D", "5D"], []],
    "to_play": 0,
    "leader": 3,
}
RECORD: JsonObject = {"game": "briscola", "players": 4, "position": POSITION, "plays": []}
FOR_TWO: JsonObject = {
    "game": "briscola",
    "players": 2,
    "position": {
        "hands": [["7D"], ["5B", "10B"]],
        "trick": ["4C"],
        "trump": "3S",
        "stock": [],
        "captured": [["AD", "3D"], ["2C", "2B"]],
        "to_play": 1,
        "leader": 0,
    },
    "plays": [],
}


def after(record: JsonObject, *plays: str) -> JsonObject:
    return record | {"plays": list(plays)}


def test_moves_are_the_cards_of_the_seat_to_play_with_refused_ones_skipped() -> None:
    assert headless.moves(RECORD) == ["7D", "2C"]
    assert headless.moves(after(RECORD, "5B", "7D")) == ["5B", "10B"]
    assert headless.moves(after(FOR_TWO, "5B", "7D", "10B")) == []


def test_a_table_for_two_is_told_in_words() -> None:
    assert headless.describe(FOR_TWO, Words()) == (
        "trump: 3 of swords; table: 4 of cups; the stock is gone; you: 1 card in hand, 2 taken; "
        "computer: 2 cards in hand, 2 taken; the computer's turn."
    )
    assert headless.describe(after(FOR_TWO, "5B"), Words()).endswith("; your turn.")
    over = headless.describe(after(FOR_TWO, "5B", "7D", "10B"), Words())
    assert over.endswith("; the game is over, 25 to 0.")


def test_a_table_for_four_is_told_seat_by_seat_and_side_by_side() -> None:
    assert headless.describe(RECORD, Words()) == (
        "trump: 3 of swords; table: 4 of cups; 4 cards in the stock; you: 2 cards in hand; right: 2 cards in hand; "
        "partner: 2 cards in hand; left: 1 card in hand; our side: 4 taken; their side: 0 taken; your turn."
    )


def test_the_partners_cards_are_named_once_they_are_shown_and_nobody_elses() -> None:
    gone = after(RECORD, "7D", "5B", "6B")
    told = headless.describe(gone, Words())

    assert "the stock is gone; you: 2 cards in hand; right: 2 cards in hand; partner: knight of batons, " in told
    assert "left: 2 cards in hand" in told
    hidden = headless.describe(gone | {"partners_see": False}, Words())
    assert "partner: 2 cards in hand" in hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it_in_its_own_words_and_tells_no_hand(language: str) -> None:
    words = Words(language)
    other = POSITION | {"hands": [["9D", "8C"], ["9C", "8D"], ["10D", "10C"], ["5C"]]}
    told = headless.describe(RECORD, words)

    assert told == headless.describe(RECORD | {"position": other}, words)
    assert "\n" not in told
    assert language == "en" or told != headless.describe(RECORD, Words())
