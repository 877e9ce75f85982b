"""Shares over time with their bands, and how values are spread."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store import FinishedGame, Outcome
from game.trends import WINDOW, Bar, Share, band, bars, thinned, window_for, won_of_last


def games(results: str) -> list[FinishedGame]:
    """Finished games: "w" won, "-" not won, "0" won and counting for nothing."""
    return [
        FinishedGame("a", "b", "", 9, 9, 0, False, "", "", Outcome.NOT_WON if one == "-" else Outcome.WON, one != "0")
        for one in results
    ]


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [(0, 1, 0.0, 0.793), (1, 1, 0.207, 1.0), (10, 20, 0.299, 0.701), (0, 20, 0.0, 0.161), (13, 20, 0.433, 0.819)],
)
def test_the_band_is_wilson_s(won: int, played: int, low: float, high: float) -> None:
    found = band(won, played)
    assert found.share == won / played
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-4)


def test_the_band_holds_the_true_share_as_often_as_it_says() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(2000):
        true = chance.uniform(0.05, 0.95)
        found = band(sum(chance.random() < true for _ in range(WINDOW)), WINDOW)
        held += found.low <= true <= found.high
    assert 0.93 < held / 2000 < 0.98


@given(st.text("w-0", max_size=60), st.integers(1, 30))
def test_each_share_is_of_the_last_games_that_count(results: str, window: int) -> None:
    counting = results.replace("0", "")
    found = won_of_last(games(results), window)
    assert len(found) == len(counting)
    for place, pair in enumerate(found, start=1):
        last = counting[:place][-window:]
        assert pair == (last.count("w"), len(last))
        found_band = band(*pair)
        assert found_band.share == last.count("w") / len(last)
        assert 0.0 <= found_band.low <= found_band.share <= found_band.high <= 1.0


def test_a_long_course_is_thinned_to_what_can_be_drawn() -> None:
    course = [Share(place / 1000, 0, 1) for place in range(1000)]
    drawn = thinned(course, 100)
    assert (len(drawn), drawn[0], drawn[-1]) == (100, course[0], course[-1])
    assert drawn == sorted(set(drawn))
    assert thinned(course[:7], 100) == course[:7]


@pytest.mark.parametrize(
    ("values", "width", "edges", "found"),
    [
        ([], 1, {}, []),
        ([2, 4, 4], 1, {}, [Bar(2, 2, 1), Bar(3, 3, 0), Bar(4, 4, 2)]),
        ([-3, -1, 0, 1], 2, {}, [Bar(-4, -3, 1), Bar(-2, -1, 1), Bar(0, 1, 2)]),
        ([0, 3, 7, 12], 1, {"first": 0, "last": 2}, [Bar(0, 0, 1), Bar(1, 1, 0), Bar(2, None, 3)]),
        ([3, 8, 31], 5, {"first": 1, "last": 11}, [Bar(1, 5, 1), Bar(6, 10, 1), Bar(11, None, 1)]),
        ([0, 9], 5, {"first": 5}, [Bar(5, 9, 2)]),
    ],
)
def test_values_stand_in_bars_without_a_gap(
    values: list[int], width: int, edges: dict[str, int], found: list[Bar]
) -> None:
    assert bars(values, width, **edges) == found


@given(st.lists(st.integers(-50, 200), min_size=1), st.integers(1, 9))
def test_no_value_is_left_out_of_the_bars(values: list[int], width: int) -> None:
    found = bars(values, width)
    assert sum(bar.values for bar in found) == len(values)
    for bar in found:
        assert bar.last is not None
        assert bar.values == sum(bar.first <= value <= bar.last for value in values)


def test_the_more_games_there_are_the_more_of_them_each_share_is_of() -> None:
    assert [window_for(games) for games in (1, 400, 401, 2000, 10_000, 100_000)] == [20, 20, 50, 100, 500, 500]
