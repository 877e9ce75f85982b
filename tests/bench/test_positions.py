"""The positions the engine is measured on."""

from game.scorpion.variants import CLASSIC, numbered_deal
from tools.bench.positions import random_positions, with_a_unit_of


def test_they_are_the_same_every_time_and_begin_with_deal_one() -> None:
    first = list(random_positions(3))
    assert first == list(random_positions(3))
    assert first[0] == numbered_deal(CLASSIC, 1)
    assert len(set(first)) > 20


def test_a_unit_of_ten_cards_lies_open() -> None:
    state, number, index = with_a_unit_of(10)
    column = state.columns[number]
    assert len(column.cards) - index == 10
    assert index >= column.hidden
