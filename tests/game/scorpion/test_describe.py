"""A board in words, in English; the other languages are held against the rules pages in tests/locales."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from game.card_names import card_name
from game.cards import FRENCH
from game.scorpion.describe import describe_state
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import State
from game.scorpion.variants import CLASSIC, THREE_BLIND_MICE
from game.words import LANGUAGES, Words
from tests.game.scorpion.boards import board
from tests.game.scorpion.positions import anywhere

ENGLISH = Words()


def test_every_part_of_a_position_is_told() -> None:
    state = board("?2C ?3C ?4C 3D JH / ?5C 10H / AS KC", reserve="2S 3S 4S", removed="H")

    assert describe_state(state, CLASSIC, ENGLISH) == (
        "reserve: 3 face-down cards; 1 run removed: hearts. "
        "column 1: 3 face down, then 3 of diamonds, jack of hearts; column 2: 1 face down, then 10 of hearts; "
        "column 3: ace of spades, king of clubs; column 4: empty; column 5: empty; column 6: empty; column 7: empty."
    )


@pytest.mark.parametrize(
    ("reserve", "removed", "beginning"),
    [
        ("", "", "reserve: dealt; no run removed. "),
        ("2S", "", "reserve: 1 face-down card; no run removed. "),
        ("", "S D", "reserve: dealt; 2 runs removed: spades, diamonds. "),
        ("", "C H D S", "reserve: dealt; 4 runs removed: clubs, hearts, diamonds, spades. "),
    ],
)
def test_reserve_and_runs(reserve: str, removed: str, beginning: str) -> None:
    assert describe_state(board("-", reserve, removed), CLASSIC, ENGLISH).startswith(beginning)


@pytest.mark.parametrize(
    ("reserve", "beginning"),
    [
        ("4D 10H", "set aside: 4 of diamonds, 10 of hearts; no run removed. column 1: "),
        ("- 10H", "set aside: 10 of hearts; no run removed. column 1: "),
        ("- -", "set aside: no card; no run removed. column 1: "),
    ],
)
def test_set_aside_cards_are_named_for_they_lie_face_up(reserve: str, beginning: str) -> None:
    assert describe_state(board("-", reserve, columns=10), THREE_BLIND_MICE, ENGLISH).startswith(beginning)


@given(anywhere())
def test_open_cards_are_named_once_and_hidden_ones_never(position: tuple[ScorpionRules, State]) -> None:
    rules, state = position
    open_cards = {card for column in state.columns for card in column.cards[column.hidden :]}
    if not rules.reserve_is_dealt:
        open_cards |= {card for card in state.reserve if card is not None}

    for language in LANGUAGES:
        words = Words(language)
        told = describe_state(state, rules, words)
        assert "\n" not in told
        ends = re.split(r"[,;.·] ?", told)
        for card in FRENCH:
            name = card_name(card, words)
            told_of = sum(end == name or end.endswith(f" {name}") for end in ends)
            assert told_of == (card in open_cards), f"{name}: {told}"
