"""Whole games as files: what `replay` prints for each is compared with what it must print, line for line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import main
from game.scorpion.rules import Reason
from game.scorpion.variants import RULE_SETS
from game.session import NOTHING_TO_REDO, NOTHING_TO_UNDO

SCORPION = Path(__file__).parent / "golden" / "scorpion"
RECORDS = sorted(SCORPION.glob("*.json"))
# What no table of a rule set can give a reason for.
IMPOSSIBLE = {
    "classic": {"no_deal_here"},
    "relaxed": {"no_deal_here", "wrong_suit"},
    "wasp": {"no_deal_here", "empty_needs_king"},
    "three_blind_mice": {"reserve_not_playable"},
}


def read_lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def expected_of(record: Path) -> list[dict[str, Any]]:
    return read_lines(record.with_suffix(".expected.jsonl").read_text("utf-8"))


def golden_games(rules: str) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Every golden record of a rule set, with the lines expected of it."""
    games = [(json.loads(path.read_text("utf-8")), expected_of(path)) for path in RECORDS]
    return [(record, lines) for record, lines in games if record["rules"] == rules]


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_replay_prints_what_it_must(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["replay", str(record)]) == 0
    printed = capsys.readouterr()
    assert read_lines(printed.out) == expected_of(record)
    assert printed.err == ""


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_rule_set_has_a_numbered_deal_played_to_a_win_without_undo(rules: str) -> None:
    wins = [
        lines
        for record, lines in golden_games(rules)
        if "deal" in record and all(line["ok"] for line in lines) and all("undo" not in m for m in record["moves"])
    ]
    assert wins
    for lines in wins:
        assert [line["won"] for line in lines] == [False] * (len(lines) - 1) + [True]
        assert lines[-1]["events"][-1] == {"event": "won"}
        turned = sum(RULE_SETS[rules].hidden)
        assert lines[-1]["score"] >= 4 * 100 + 5 * turned
        assert sorted(lines[-1]["removed"]) == ["C", "D", "H", "S"]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_rule_set_has_every_refusal_in_its_golden_games(rules: str) -> None:
    refused = {line["reason"] for _, lines in golden_games(rules) for line in lines if not line["ok"]}
    assert refused == {*map(str, Reason), NOTHING_TO_UNDO, NOTHING_TO_REDO} - IMPOSSIBLE[rules]


def test_the_deal_of_the_rules_is_won_in_fifty_moves_with_690_points() -> None:
    lines = expected_of(SCORPION / "classic-rules-deal.json")
    assert len(lines) == 1 + 50
    assert all(line["ok"] for line in lines)
    assert (lines[-1]["won"], lines[-1]["score"]) == (True, 690)
    assert lines[1]["events"][0]["cards"] == ["4H", "7S"]


def test_no_expected_lines_are_left_without_their_record() -> None:
    assert {path.name.removesuffix(".expected.jsonl") for path in SCORPION.glob("*.jsonl")} == {
        path.stem for path in RECORDS
    }
