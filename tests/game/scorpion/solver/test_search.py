"""What a search tells of whole deals: lines that win, verdicts that hold along them, and when it gives up."""

from __future__ import annotations

import pytest

from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import Verdict, solve
from game.scorpion.variants import CLASSIC, RELAXED, RULE_SETS, THREE_BLIND_MICE, WASP, numbered_deal
from tests.game.boards import board, run
from tests.game.scorpion.playing import made

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
