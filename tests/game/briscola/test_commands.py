"""The commands without a window on Briscola records, started as a player or another program starts them."""

from __future__ import annotations

import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

import main
from game.briscola.entry import ENTRY
from game.briscola.match import Match
from game.briscola.rules import FOUR, RULE_SETS
from game.levels import LEVELS
from game.records import JsonObject
from tests.game.briscola.test_engine import LATE, QUESTION
from tests.game.test_commands import assert_refused, command

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "briscola"
NUMBERED: JsonObject = {"game": "briscola", "players": 4, "deal": 7, "first": 0, "plays": []}
COMMANDS = ["replay", "moves", "describe", "verify"]


def given(record: JsonObject) -> bytes:
    return json.dumps(record).encode()


def test_the_entry_names_the_rule_sets_and_levels_there_are() -> None:
    assert (ENTRY.rules, ENTRY.levels) == (tuple(rules.name for rules in RULE_SETS), LEVELS)
    assert ENTRY.builds_on == ""


def test_replay_of_a_golden_game() -> None:
    path = GOLDEN / "four-whole-game.json"
    done = command("replay", str(path))

    expected = path.with_suffix(".expected.jsonl").read_text("utf-8").splitlines()
    assert (done.returncode, done.stderr) == (0, b"")
    assert [json.loads(line) for line in done.stdout.splitlines()] == [json.loads(line) for line in expected]


def test_moves_prints_the_cards_on_one_line() -> None:
    done = command("moves", "-", given=given(NUMBERED))

    cards = json.loads(done.stdout)
    assert (done.returncode, done.stderr, done.stdout.count(b"\n")) == (0, b"", 1)
    assert len(cards) == 3
    for card in cards:
        told = command("replay", "-", given=given(NUMBERED | {"plays": [card]})).stdout.splitlines()
        assert json.loads(told[1])["trick"] == [card]
    assert command("moves", str(GOLDEN / "two-whole-game.json")).stdout == b"[]\n"


def test_describe_prints_one_line_in_the_language_asked_for() -> None:
    english, greek = (command("describe", "-", *words, given=given(NUMBERED)) for words in ([], ["--lang", "el"]))

    assert english.stdout.startswith(b"trump: ")
    assert english.stdout.endswith(b"your turn.\n")
    assert greek.stdout.decode("utf-8").startswith("ατού: ")
    assert english.stdout.count(b"\n") == greek.stdout.count(b"\n") == 1


def test_verify_prints_what_is_proved() -> None:
    record = Match("easy", 2, FOUR).record()
    done = command("verify", "-", given=given(record))

    assert (done.returncode, done.stderr, done.stdout) == (0, b"", b'{"ok":true,"cards":true,"hash":true}\n')
    other = command("verify", "-", given=given(record | {"deck": record["deck"][::-1]}))
    assert (other.returncode, other.stdout) == (0, b'{"ok":false,"cards":false,"hash":true}\n')


@pytest.mark.parametrize("name", COMMANDS)
def test_an_unusable_record_is_one_line_on_standard_error(name: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(given(NUMBERED | {"plays": ["7D"] * 30 + ["7X"]}))

    done = command(name, str(path))

    assert_refused(done)
    assert f"{path}: plays[30]: '7X' is no card".encode() in done.stderr


@pytest.mark.parametrize("level", LEVELS)
def test_the_engine_command_answers_and_goes_on_after_what_it_cannot_use(
    level: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [b'"\xff"', b"{}", given(QUESTION | {"stock": 7}), given(QUESTION), given(LATE), given(QUESTION)]
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"\n".join(lines))))

    assert main.main(["engine", "--game", "briscola", "--level", level, "--seed", "1"]) == 0

    bytes_, empty, stock, two, four, again = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert bytes_ == {"error": "byte 1 is not UTF-8; expected a line of UTF-8 JSON"}
    assert empty == {"error": "players is missing"}
    assert stock == {"error": "stock is 7; expected a multiple of 2, one a player"}
    assert two["card"] in QUESTION["hand"]
    assert four["card"] in LATE["hand"]
    assert again == two
