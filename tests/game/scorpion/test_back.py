"""The fewest undos to a living position, against trying every number of them."""

from __future__ import annotations

import operator
from functools import partial

import pytest

from game.scorpion.back import fewest_undos


@pytest.mark.parametrize("most", range(8))
def test_it_is_the_first_that_lives(most: int) -> None:
    for first in range(1, most + 2):
        found = fewest_undos(most, partial(operator.le, first))
        assert found == (first if first <= most else None)


def test_only_as_many_are_asked_about_as_halving_takes() -> None:
    asked: list[int] = []

    def enough(undos: int) -> bool:
        asked.append(undos)
        return undos >= 73

    assert fewest_undos(100, enough) == 73
    assert len(asked) <= 7
    assert all(1 <= undos <= 100 for undos in asked)
