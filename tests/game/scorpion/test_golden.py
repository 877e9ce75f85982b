"""What the recorded games of Scorpion show besides what every game's must."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scorpion.variants import RULE_SETS
from tests.promise import expected_of, golden_records

GOLDEN = Path(__file__).parents[2] / "golden" / "scorpion"


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_rule_set_has_a_numbered_deal_played_to_a_win_without_undo(rules: str) -> None:
    wins = [
        lines
        for record, lines in golden_records(GOLDEN, rules)
        if "deal" in record and all(line["ok"] for line in lines) and all("undo" not in m for m in record["moves"])
    ]
    assert wins
    for lines in wins:
        assert [line["won"] for line in lines] == [False] * (len(lines) - 1) + [True]
        assert lines[-1]["events"][-1] == {"event": "won"}
        turned = sum(RULE_SETS[rules].hidden)
        assert lines[-1]["score"] >= 4 * 100 + 5 * turned
        assert sorted(lines[-1]["removed"]) == ["C", "D", "H", "S"]


def test_the_deal_of_the_rules_is_won_in_fifty_moves_with_690_points() -> None:
    lines = expected_of(GOLDEN / "classic-rules-deal.json")
    assert len(lines) == 1 + 50
    assert all(line["ok"] for line in lines)
    assert (lines[-1]["won"], lines[-1]["score"]) == (True, 690)
    assert lines[1]["events"][0]["cards"] == ["4H", "7S"]
