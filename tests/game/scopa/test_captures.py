"""What a card takes, by example and against every subset of the table."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import ITALIAN, ItalianCard
from game.scopa.captures import captures
from tests.game.scopa.tables import card, cards

CASES = [
    ("7D", "4C 3S", ["4C 3S"]),
    ("7D", "4C 2S", []),
    ("7D", "", []),
    ("7D", "7C 4C 3S", ["7C"]),
    ("7D", "7C 7S 4C 3S", ["7C", "7S"]),
    ("7D", "7C 7S 7B", ["7C", "7S", "7B"]),
    ("10D", "9C AS 6B 4C", ["9C AS", "6B 4C"]),
    ("9D", "5D 4D 5C 4C", ["5D 4D", "5D 4C", "4D 5C", "5C 4C"]),
    ("10B", "AD AC AS AB 2D 4C", ["AD AC AS AB 2D 4C"]),
    ("AD", "2D 3D", []),
    ("AD", "AC 2D", ["AC"]),
    ("8S", "10D 9D AD", []),
]

tables = st.lists(st.sampled_from(ITALIAN.cards), unique=True, max_size=10)


@pytest.mark.parametrize(("played", "table", "expected"), CASES)
def test_examples(played: str, table: str, expected: list[str]) -> None:
    assert captures(card(played), cards(table)) == [cards(taken) for taken in expected]


@given(st.sampled_from(ITALIAN.cards), tables)
def test_captures_are_those_of_all_subsets(played: ItalianCard, table: list[ItalianCard]) -> None:
    table = [other for other in table if other is not played]
    subsets = chain.from_iterable(combinations(table, size) for size in range(1, len(table) + 1))
    adding_up = [taken for taken in subsets if sum(other.rank for other in taken) == played.rank]
    singles = [taken for taken in adding_up if len(taken) == 1]

    found = captures(played, table)

    assert sorted(found, key=str) == sorted(singles or adding_up, key=str)
    assert len(set(found)) == len(found)
