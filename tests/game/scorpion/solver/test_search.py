"""What a search tells of whole deals: lines that win, verdicts that hold along them, and when it gives up."""

from __future__ import annotations

import pytest

from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import Verdict, solve
from game.scorpion.state import DealReserve, Move
from game.scorpion.variants import CLASSIC, RELAXED, RULE_SETS, THREE_BLIND_MICE, WASP, numbered_deal
from tests.game.scorpion.boards import board, line, run
from tests.game.scorpion.playing import made

BEFORE_THE_DEAL = "1,5,6 6,4,2 6,3,2 4,5,6 4,3,6 4,1,6 2,9,4 6,2,2"
AFTER_THE_DEAL = (
    "2,3,0 2,2,1 0,6,1 5,5,0 1,5,4 2,1,1 4,14,2 2,0,6 5,4,2 0,3,5 6,0,0 3,3,6 5,3,3 1,3,5 0,13,1 6,2,0 0,9,1 4,10,0 "
    "1,2,2 4,3,1 1,1,2 5,1,1 0,11,4 4,0,0 3,2,5 2,6,3 1,4,2 5,4,1 3,1,1 1,12,3 2,3,1 3,0,2 0,2,5 0,1,5 0,0,1 5,12,6 "
    "1,2,0 0,5,1 6,1,0 5,6,6 5,0,6"
)
WON = board("-", removed="S H D C")


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_a_winning_line_wins_and_every_position_on_it_is_winnable(rules: ScorpionRules) -> None:
    wins = 0
    for number in range(1, 200):
        state = numbered_deal(rules, number)
        found = solve(rules, state, nodes=4_000)
        if found.verdict is not Verdict.WINNABLE:
            continue
        for move in found.moves:
            assert solve(rules, state, nodes=60).verdict is not Verdict.UNWINNABLE
            state = made(rules, state, move).state
        assert rules.won(state)
        wins += 1
        if wins == 3:
            break
    assert wins == 3


def test_what_is_won_needs_no_move() -> None:
    assert solve(CLASSIC, WON) == solve(CLASSIC, WON, nodes=1)
    assert (solve(CLASSIC, WON).verdict, solve(CLASSIC, WON).moves) == (Verdict.WINNABLE, ())


def test_an_uncovered_run_is_won_by_moving_it() -> None:
    found = solve(CLASSIC, board(f"{run('S')} / -", removed="H D C"))

    assert found.verdict is Verdict.WINNABLE
    assert [str(move) for move in found.moves] == ["MoveUnit(source=0, index=0, target=1)"]


def test_uncovered_runs_wait_for_an_empty_column() -> None:
    three = f"{run('S')} / {run('H')} / {run('D')}"
    assert solve(CLASSIC, board(f"{three} / {run('C', last='4')} / 3C / 2C / AC")).verdict is Verdict.WINNABLE

    without = board(f"{run('S')} / {run('H')} / {run('D')} / {run('C')}", columns=4)
    assert solve(CLASSIC, without).verdict is Verdict.UNWINNABLE


def test_a_budget_that_is_spent_decides_nothing() -> None:
    state = numbered_deal(RELAXED, 5)

    assert solve(RELAXED, state, nodes=20).verdict is Verdict.UNKNOWN
    assert solve(RELAXED, state).verdict is Verdict.WINNABLE


def test_stopping_is_asked_for_at_once_and_then_every_few_positions() -> None:
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(len(asked) >= 3)
        return asked[-1]

    found = solve(RELAXED, numbered_deal(RELAXED, 5), stop=stop)

    assert (found.verdict, found.moves) == (Verdict.UNKNOWN, ())
    assert asked.count(True) <= 2
    assert solve(CLASSIC, WON, stop=lambda: True).verdict is Verdict.UNKNOWN
    assert found.nodes < 500


def test_the_same_question_has_the_same_answer() -> None:
    for rules in (WASP, THREE_BLIND_MICE):
        state = numbered_deal(rules, 12)
        assert solve(rules, state, nodes=2_000) == solve(rules, state, nodes=2_000)


def test_no_position_on_a_line_known_to_win_is_called_lost() -> None:
    state = board(
        "?AC ?AH ?2D 3D JH 10H 3S / ?KC ?8S ?QS QH 3C 4H 7S / ?JD ?2C ?4S AS 7D 7H 3H / ?10S ?10C ?5D KD 8H 7C 9S / "
        "6H 8C JS 4C 9C 8D 5C / 6D QC KH 4D KS 9H JC / AD QD 9D 6S 2H 10D 5H",
        reserve="2S 5S 6C",
    )
    moves: list[Move] = [*line(BEFORE_THE_DEAL), DealReserve(), *line(AFTER_THE_DEAL)]

    for move in moves:
        assert solve(CLASSIC, state).verdict is Verdict.WINNABLE
        state = made(CLASSIC, state, move).state

    assert CLASSIC.won(state)
