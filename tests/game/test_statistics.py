"""What share of the finished games was won, with help and without, and the best of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.statistics import Bests, Tally, bests, games_over, tally
from game.store import FinishedGame, Outcome, RunningGame, Store

WHEN = "2026-11-30T20:00:00+01:00"


def game(result: str, moves: int = 60, rules: str = "classic") -> FinishedGame:
    """A finished game: "w" won, "h" won with help, "-" not won, "0" won and counting for nothing."""
    outcome = Outcome.NOT_WON if result == "-" else Outcome.WON
    return FinishedGame("scorpion", rules, "7", moves, 500, 0, result == "h", WHEN, WHEN, outcome, result != "0")


def test_wins_with_help_are_wins_and_told_apart() -> None:
    assert tally(game(result) for result in "w-hw-") == Tally(5, 3, 2, 0, 2, 60, 500)


def test_the_current_streak_is_told_from_the_longest() -> None:
    count = tally(game(result) for result in "ww-hww-w")
    assert (count.streak, count.longest) == (1, 3)
    assert tally(game(result) for result in "w-").streak == 0


def test_what_counts_for_nothing_is_passed_over() -> None:
    assert tally([game("0", 12)]) == Tally()
    assert tally([game("w"), game("0", 12), game("w", 71)]) == Tally(2, 2, 2, 2, 2, 60, 500)


def test_only_a_win_can_be_the_shortest() -> None:
    assert tally([game("w", 71), game("-", 2), game("h", 58), game("w", 64)]).fewest_moves == 58
    assert tally([game("-", 2)]).fewest_moves is None


def test_the_mean_is_of_all_games_won_or_not() -> None:
    count = tally([replace(game("w"), score=690), replace(game("-"), score=95), replace(game("0"), score=1)])
    assert (count.mean_score, count.helped) == (392.5, 0)


def test_the_best_games_are_told_the_first_of_equals() -> None:
    first, quick = replace(game("w", 50), seconds=300), replace(game("h", 61), seconds=200)
    high, nothing = replace(game("-", 12), score=600, seconds=9), replace(game("0", 3), score=990, seconds=1)
    assert bests([first, quick, high, game("w", 50), nothing]) == Bests(first, high, quick)
    assert bests([game("w")]).quickest is None, "the clock was off"
    assert bests([]) == Bests()


def test_nothing_played_is_counted_as_nothing() -> None:
    assert tally([]) == Tally()


@pytest.mark.parametrize(
    ("played", "won", "percent"),
    [(0, 0, 0), (3, 0, 0), (3, 3, 100), (3, 2, 67), (1000, 1, 1), (1000, 999, 99), (2, 1, 50)],
)
def test_a_win_is_never_rounded_away_nor_a_loss(played: int, won: int, percent: int) -> None:
    assert Tally(played, won).percent == percent


@given(st.lists(st.sampled_from("wh-")))
def test_the_counts_fit_together(results: list[str]) -> None:
    count = tally(game(result) for result in results)

    assert count.played == len(results)
    assert 0 <= count.unaided <= count.won <= count.played
    assert min(count.won, 1) <= count.longest <= count.won
    assert 0 <= count.streak <= count.longest
    assert 0 <= count.percent <= 100


def test_a_game_that_is_over_but_still_lies_there_counts(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save(RunningGame("scorpion", "{}", "wasp", "7", 61, 500, 3, True, WHEN))

    assert games_over(store, "scorpion", None) == []
    [(number, over)] = games_over(store, "scorpion", Outcome.WON)
    assert number == 0, "it has none yet"
    store.finish("scorpion", Outcome.WON, over.ended)

    assert store.finished("scorpion") == [over]
    assert [entry.over for entry in games_over(store, "scorpion", None)] == [over]
    store.close()
