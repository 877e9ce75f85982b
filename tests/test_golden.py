"""Whole games as files: what `replay` prints for each is compared with what it must print, line for line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import main
from game.registry import BY_NAME
from game.scopa.rules import Reason as ScopaReason
from game.scorpion.rules import Reason
from game.scorpion.variants import RULE_SETS
from game.session import NOTHING_TO_REDO, NOTHING_TO_UNDO

GOLDEN = Path(__file__).parent / "golden"
SCORPION, SCOPA = GOLDEN / "scorpion", GOLDEN / "scopa"
RECORDS = sorted(GOLDEN.glob("*/*.json"))
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
    return [(record, lines) for record, lines in golden_records(SCORPION) if record["rules"] == rules]


def golden_records(folder: Path) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Every golden record of a game, with the lines expected of it."""
    return [(json.loads(path.read_text("utf-8")), expected_of(path)) for path in sorted(folder.glob("*.json"))]


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
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


@pytest.mark.parametrize("game", BY_NAME)
def test_each_game_has_golden_records_of_its_own(game: str) -> None:
    records = golden_records(GOLDEN / game)
    assert records
    assert {record["game"] for record, _ in records} == {game}


def test_no_golden_record_is_of_a_game_there_is_not() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == set(BY_NAME)


def test_scopa_has_every_refusal_and_every_event_in_its_golden_deals() -> None:
    lines = [line for _, told in golden_records(SCOPA) for line in told]
    events = {event["event"] for line in lines for event in line.get("events", [])}

    assert {line["reason"] for line in lines if not line.get("ok", True)} == {*map(str, ScopaReason), "void_deal"}
    assert events == {"played", "scopa", "dealt", "rest_taken"}


def test_scopa_has_whole_deals_counted_to_the_end_and_matches_won_and_drawn() -> None:
    whole = [
        told
        for record, told in golden_records(SCOPA)
        if "deck" in record and len(told) == 38 and all(line.get("ok", True) for line in told)
    ]
    sheets = [told[-1] for told in whole]

    assert len(whole) >= 4
    assert all(sum(map(len, told[-2]["captured"])) == 40 for told in whole)
    assert all("sheet" in sheet for sheet in sheets)
    assert {sheet["winner"] for sheet in sheets} >= {None, 1}
    assert any(max(sheet["sheet"]["napola"]) >= 3 for sheet in sheets)
    assert any(sheet["match"][0] == sheet["match"][1] >= 11 for sheet in sheets)


def test_no_expected_lines_are_left_without_their_record() -> None:
    assert {path.with_name(path.name.removesuffix(".expected.jsonl")) for path in GOLDEN.glob("*/*.jsonl")} == {
        path.with_suffix("") for path in RECORDS
    }
