"""The solver against trying every play by the program's own rules, on hundreds of small packs of each rule set."""

from __future__ import annotations

from random import Random

import pytest

from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import Verdict, solve
from game.scorpion.solver.compact import Game, compact
from game.scorpion.solver.refute import hopeless
from game.scorpion.variants import RULE_SETS
from tests.game.scorpion.solver.small_packs import after_all, every_position, small_game, winnable_of

PACKS = 100


@pytest.mark.parametrize("base", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_verdict_lines_and_refutation_agree_with_trying_everything(
    base: ScorpionRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(f"small packs of {base.name}")
    verdicts = {Verdict.WINNABLE: 0, Verdict.UNWINNABLE: 0}
    refuted = 0
    while sum(verdicts.values()) < PACKS:
        rules, state, ranks = small_game(base, rng, monkeypatch)
        graph = every_position(rules, state)
        if graph is None:
            continue
        winnable = winnable_of(rules, graph)
        game = Game(rules, ranks)
        for position in graph:
            if hopeless(game, compact(position)):
                refuted += 1
                assert position not in winnable, position

        found = solve(rules, state, ranks=ranks)

        first = next(iter(graph))
        assert found.verdict is (Verdict.WINNABLE if first in winnable else Verdict.UNWINNABLE), state
        assert rules.won(after_all(rules, state, found.moves)) is (first in winnable)
        verdicts[found.verdict] += 1
    assert min(verdicts.values()) > PACKS // 5, "the packs are too easy to tell anything"
    assert refuted or not base.same_suit
