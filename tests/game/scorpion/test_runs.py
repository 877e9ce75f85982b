"""When a finished run leaves the table, and what that uncovers."""

from __future__ import annotations

import pytest

from game.cards import Suit
from game.scorpion.rules import finished_run
from game.scorpion.state import CardsMoved, CardTurned, MoveUnit, RunRemoved, Won
from game.scorpion.variants import CLASSIC, RELAXED
from tests.game.scorpion.boards import board, cards, run, shown
from tests.game.scorpion.playing import made


def test_a_run_from_king_to_ace_is_removed_where_its_last_cards_arrive() -> None:
    result = made(CLASSIC, board(f"{run('S', last='4')} / 9H {run('S', '3')}"), MoveUnit(1, 1, 0))

    assert result.events == (CardsMoved(cards("3S 2S AS"), 1, 0, 5), RunRemoved(Suit.SPADES, 0, 100))
    assert result.points == 105
    assert shown(result.state).startswith("- / 9H / -")
    assert result.state.removed == (Suit.SPADES,)


def test_the_source_turns_before_the_run_goes_and_the_target_after() -> None:
    result = made(CLASSIC, board(f"?2D {run('S', last='2')} / ?9H AS"), MoveUnit(1, 1, 0))

    assert result.events == (
        CardsMoved(cards("AS"), 1, 0, 5),
        CardTurned(1, cards("9H")[0], 5),
        RunRemoved(Suit.SPADES, 0, 100),
        CardTurned(0, cards("2D")[0], 5),
    )
    assert result.points == 115


def test_only_the_uppermost_hidden_card_turns() -> None:
    result = made(CLASSIC, board(f"?2D ?3D {run('S', last='2')} / AS"), MoveUnit(1, 0, 0))

    assert shown(result.state).startswith("?2D 3D / -")


def test_the_cards_under_a_run_stay() -> None:
    result = made(CLASSIC, board(f"?4C 7D {run('S', last='2')} / AS"), MoveUnit(1, 0, 0))

    assert shown(result.state).startswith("?4C 7D / -")


@pytest.mark.parametrize(
    "column",
    [
        f"{run('S', 'K', '2')} AH",
        f"{run('H', 'K', '2')} AS",
        f"{run('S', 'Q', 'A')}",
        f"QH {run('S', 'Q', 'A')}",
        f"{run('S', 'K', '2')}",
        f"{run('S', 'K', '8')} {run('H', '7', 'A')}",
        f"{run('S')} 2D",
        f"?KS {run('S', 'Q')}",
        "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS",
        "-",
    ],
)
def test_nothing_else_is_a_finished_run(column: str) -> None:
    assert finished_run(board(column).columns[0]) is None


@pytest.mark.parametrize("suit", Suit)
def test_a_run_of_each_suit_is_one(suit: Suit) -> None:
    assert finished_run(board(f"?{'2H' if suit != Suit.HEARTS else '2S'} {run(suit.value)}").columns[0]) is suit


def test_a_run_with_a_hidden_card_in_it_is_not_removed() -> None:
    state = board(f"?KS {run('S', 'Q', '2')} / AS")

    assert made(CLASSIC, state, MoveUnit(1, 0, 0)).state.removed == ()


def test_a_run_that_a_move_merely_uncovers_stays_until_it_is_moved_whole() -> None:
    covered = board(f"{run('S')} 4D / 5D / 8C / 9C")

    uncovered = made(CLASSIC, covered, MoveUnit(0, 13, 1))
    assert uncovered.state.removed == ()
    assert finished_run(uncovered.state.columns[0]) is Suit.SPADES

    after_another_move = made(CLASSIC, uncovered.state, MoveUnit(2, 0, 3))
    assert after_another_move.state.removed == ()

    moved = made(CLASSIC, after_another_move.state, MoveUnit(0, 0, 2))
    assert moved.events == (CardsMoved(cards(run("S")), 0, 2, 0), RunRemoved(Suit.SPADES, 2, 100))


def test_a_run_covered_by_the_arriving_cards_stays() -> None:
    state = board(f"{run('S')} / - / KH 2D / 3D")

    result = made(CLASSIC, state, MoveUnit(2, 1, 3))

    assert result.state.removed == ()
    assert result.state.columns[0] == state.columns[0]


def test_a_finished_run_in_the_source_column_is_not_looked_at() -> None:
    state = board(f"{run('S')} {run('H', '7')} / 8H")

    result = made(CLASSIC, state, MoveUnit(0, 13, 1))

    assert result.state.removed == ()


def test_two_runs_go_at_once_when_the_first_bares_the_second() -> None:
    state = board(f"?3C {run('H')} {run('S', last='2')} / AS")

    result = made(CLASSIC, state, MoveUnit(1, 0, 0))

    assert result.events == (
        CardsMoved(cards("AS"), 1, 0, 5),
        RunRemoved(Suit.SPADES, 0, 100),
        RunRemoved(Suit.HEARTS, 0, 100),
        CardTurned(0, cards("3C")[0], 5),
    )
    assert result.points == 210
    assert result.state.removed == (Suit.SPADES, Suit.HEARTS)


def test_a_turned_card_is_not_part_of_a_run_before_it_is_turned() -> None:
    """The king turns up only after the check, so the run beneath the removed one waits for the next arrival."""
    state = board(f"?KH {run('H', 'Q')} {run('S', last='2')} / AS")

    result = made(CLASSIC, state, MoveUnit(1, 0, 0))

    assert result.state.removed == (Suit.SPADES,)
    assert shown(result.state).startswith(f"?KH {run('H', 'Q')} / -")


def test_the_fourth_run_wins_and_that_is_said_last() -> None:
    state = board(f"{run('C', last='2')} / AC", removed="S H D")

    result = made(CLASSIC, state, MoveUnit(1, 0, 0))

    assert result.events[-2:] == (RunRemoved(Suit.CLUBS, 0, 100), Won())
    assert CLASSIC.won(result.state)
    assert result.state.removed == (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def test_three_runs_are_no_win_though_the_table_is_nearly_bare() -> None:
    result = made(CLASSIC, board(f"{run('C', last='2')} / AC / KS", removed="H D"), MoveUnit(1, 0, 0))

    assert not CLASSIC.won(result.state)
    assert Won() not in result.events


def test_under_the_relaxed_rules_a_run_is_still_of_one_suit() -> None:
    mixed = board(f"{run('S', last='3')} 2H / AS")
    pure = board(f"{run('S', last='2')} / AS")

    assert made(RELAXED, mixed, MoveUnit(1, 0, 0)).state.removed == ()
    assert made(RELAXED, pure, MoveUnit(1, 0, 0)).state.removed == (Suit.SPADES,)
