"""Whole games as files: what `replay` prints for each is compared with what it must print, line for line."""

from __future__ import annotations

from pathlib import Path

import pytest

import main
from game.entry import GameEntry
from game.registry import BY_NAME, GAMES
from tests.promise import assert_kept, expected_of, golden_records, promise_of, read_lines

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.json"))
each_game = pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_replay_prints_what_it_must(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["replay", str(record)]) == 0
    printed = capsys.readouterr()
    assert read_lines(printed.out) == expected_of(record)
    assert printed.err == ""


@each_game
def test_each_game_has_golden_records_of_its_own(entry: GameEntry) -> None:
    records = golden_records(GOLDEN / entry.name)
    assert records
    assert {record["game"] for record, _ in records} == {entry.name}


@each_game
def test_each_rule_set_is_played_to_its_end_and_refuses_all_it_can(entry: GameEntry) -> None:
    promise = promise_of(entry)
    assert set(promise.reasons) == set(entry.rules or ("",))
    for rules in promise.reasons:
        assert_kept(GOLDEN / entry.name, promise, rules)


def test_no_golden_record_is_of_a_game_there_is_not() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == set(BY_NAME)


def test_no_expected_lines_are_left_without_their_record() -> None:
    assert {path.with_name(path.name.removesuffix(".expected.jsonl")) for path in GOLDEN.glob("*/*.jsonl")} == {
        path.with_suffix("") for path in RECORDS
    }
