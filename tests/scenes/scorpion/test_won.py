"""What a won game is told with: beside earlier wins, with help, on the deal of a day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.rules_deal import WINNING_LINE
from game.scorpion.variants import CLASSIC
from game.store import FinishedGame, Outcome, Store
from game.words import Words
from scenes.scorpion.won import told

WHEN = "2026-11-30T20:00:00+01:00"
FIFTY = len(WINNING_LINE)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path)
    yield opened
    opened.close()


def won(store: Store, day: str = "", helped: bool = False) -> KeptGame:
    game = KeptGame.deal(store, Start.named(CLASSIC, "rules"), day)
    if helped:
        game.note_help()
    for move in WINNING_LINE:
        game.apply(move)
    return game


def earlier(moves: int, outcome: Outcome = Outcome.WON, rules: str = "classic", counts: bool = True) -> FinishedGame:
    return FinishedGame("scorpion", rules, f"{moves}", moves, 500, 0, False, WHEN, WHEN, outcome, counts)


def notes(game: KeptGame, *before: FinishedGame) -> tuple[str, ...]:
    return told(game, before, Words("en")).notes


def figures(game: KeptGame, *before: FinishedGame) -> dict[str, str]:
    return dict(told(game, before, Words("en")).figures)


def test_help_is_said(store: Store) -> None:
    assert notes(won(store))[0] == "Won without help."
    assert notes(won(store, helped=True))[0] == "Won with help."


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ([], "Your first win in Classic!"),
        (
            [earlier(40, Outcome.NOT_WON), earlier(41, rules="wasp"), earlier(42, counts=False)],
            "Your first win in Classic!",
        ),
        ([earlier(FIFTY + 1)], "Your shortest win so far in Classic!"),
        ([earlier(FIFTY), earlier(FIFTY + 1)], f"Your shortest win so far in Classic: {FIFTY} moves."),
        ([earlier(38)], "Your shortest win so far in Classic: 38 moves."),
    ],
)
def test_the_best_win_so_far_is_said(before: list[FinishedGame], said: str, store: Store) -> None:
    assert notes(won(store), *before)[-1] == said


def test_a_streak_is_told_from_two_wins_on(store: Store) -> None:
    game = won(store)
    assert "Current streak" not in figures(game)
    assert figures(game, earlier(40))["Current streak"] == "2"
    assert "Current streak" not in figures(game, earlier(40), earlier(41, Outcome.NOT_WON))


def test_the_deal_of_a_day_is_named_as_todays_or_an_earlier_one(store: Store) -> None:
    assert notes(won(store, date.today().isoformat()))[1] == "That was the deal of the day."
    assert notes(won(store, "2026-11-28"))[1] == "That was the deal of an earlier day."


def test_with_figures_hidden_a_win_is_told_in_words_alone(store: Store) -> None:
    shorter, longer = earlier(2), earlier(900)

    hidden = told(won(store), [shorter], Words("en"), "3:07", figures_shown=False)
    assert hidden == ((), ("Won without help.",))
    beaten = told(won(store), [longer], Words("en"), figures_shown=False)
    assert beaten.notes[-1] == "Your shortest win so far in Classic!"
