"""The solver against trying every play by the program's own rules, on hundreds of small packs of each rule set."""

from __future__ import annotations

from random import Random

import pytest

from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import Verdict, solve
from game.scorpion.solver.compact import Game, compact
from game.scorpion.solver.dive import dive
from game.scorpion.solver.refute import hopeless
from game.scorpion.state import State
from game.scorpion.variants import RULE_SETS
from tests.game.scorpion.solver.small_packs import after_all, every_position, small_game, winnable_of
from tests.soaking import some

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than the searches themselves."""


@pytest.mark.parametrize("packs", some((50, 2000), 1))
@pytest.mark.parametrize("base", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_verdict_lines_and_refutation_agree_with_trying_everything(
    base: ScorpionRules, packs: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Random(f"small packs of {base.name}")
    verdicts = {Verdict.WINNABLE: 0, Verdict.UNWINNABLE: 0}
    refuted = positions = 0
    while sum(verdicts.values()) < packs:
        rules, state, ranks = small_game(base, rng, monkeypatch)
        graph = every_position(rules, state)
        if graph is None:
            continue
        winnable = winnable_of(rules, graph)
        game = Game(rules, ranks)
        positions += len(graph)
        for position in graph:
            if hopeless(game, compact(position)):
                refuted += 1
                assert position not in winnable, position

        found = solve(rules, state, ranks=ranks)

        first = next(iter(graph))
        assert found.verdict is (Verdict.WINNABLE if first in winnable else Verdict.UNWINNABLE), state
        assert rules.won(after_all(rules, state, found.moves)) is (first in winnable)
        _check_dive(rules, state, ranks, first in winnable)
        monkeypatch.setattr("game.scorpion.solver.search._DIVE_NODES", 0)
        assert solve(rules, state, ranks=ranks).verdict is found.verdict, "found the long way"
        monkeypatch.setattr("game.scorpion.solver.search._DIVE_NODES", 600)
        verdicts[found.verdict] += 1
    with capsys.disabled():
        print(
            f"\n{base.name}: {packs} small packs tried through, {positions} positions, {refuted} of them refuted; "
            f"{verdicts[Verdict.WINNABLE]} can be won, no verdict was wrong"
        )
    assert min(verdicts.values()) > packs // 5, "the packs are too easy to tell anything"
    assert refuted or not base.same_suit


def _check_dive(rules: ScorpionRules, state: State, ranks: int, winnable: bool) -> None:
    """What is found by diving wins, and where nothing is found without a limit there is nothing."""
    for keep_bonds in (True, False):
        moves, _ = dive(Game(rules, ranks, keep_bonds=keep_bonds), compact(state), nodes=10_000)
        if moves is not None:
            assert rules.won(after_all(rules, state, moves))
        elif not (keep_bonds and rules.may_part):
            assert not winnable, state
