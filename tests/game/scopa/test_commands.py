"""The commands without a window on Scopa records, started as a player or another program starts them."""

from __future__ import annotations

import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

import main
from game.fairness import commitment
from game.levels import Level
from game.records import JsonObject
from game.scopa.entry import ENTRY
from tests.game.scopa.tables import DEALING
from tests.game.scopa.test_engine import QUESTION
from tests.game.test_commands import assert_refused, command

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "scopa"
SEED = "5e" * 32
NUMBERED: JsonObject = {"game": "scopa", "deal": 7, "first": 0, "napola": False, "plays": []}
PROVED: JsonObject = {
    "game": "scopa",
    "deck": [str(card) for card in DEALING.deal(SEED).order],
    "first": 0,
    "napola": False,
    "plays": [],
    "seed": SEED,
    "commitment": commitment(SEED),
}
COMMANDS = ["replay", "moves", "describe", "verify"]


def given(record: JsonObject) -> bytes:
    return json.dumps(record).encode()


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_replay_of_a_golden_deal(path: Path) -> None:
    done = command("replay", str(path))

    expected = path.with_suffix(".expected.jsonl").read_text("utf-8").splitlines()
    assert (done.returncode, done.stderr) == (0, b"")
    assert [json.loads(line) for line in done.stdout.splitlines()] == [json.loads(line) for line in expected]


def test_moves_prints_one_json_list_on_one_line() -> None:
    done = command("moves", "-", given=given(NUMBERED))

    plays = json.loads(done.stdout)
    assert (done.returncode, done.stderr, done.stdout.count(b"\n")) == (0, b"", 1)
    assert plays
    for play in plays:
        assert (
            command("replay", "-", given=given(NUMBERED | {"plays": [play]})).stdout.splitlines()[1][:10]
            == b'{"ok":true'
        )


def test_a_deal_that_is_over_or_void_has_no_moves() -> None:
    for name in ("whole-deal", "void-deal"):
        assert command("moves", str(GOLDEN / f"{name}.json")).stdout == b"[]\n"


def test_describe_prints_one_line_in_the_language_asked_for() -> None:
    english, czech = (command("describe", "-", *words, given=given(NUMBERED)) for words in ([], ["--lang", "cs"]))

    assert english.stdout.startswith(b"table: ")
    assert english.stdout.endswith(b"your turn.\n")
    assert czech.stdout.decode("utf-8").startswith("stůl: ")
    assert english.stdout.count(b"\n") == czech.stdout.count(b"\n") == 1


def test_verify_prints_what_is_proved() -> None:
    done = command("verify", "-", given=given(PROVED))

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == b'{"ok":true,"cards":true,"hash":true}\n'


def test_verify_of_a_record_that_lies_is_done_and_says_no() -> None:
    deck = PROVED["deck"][::-1]

    done = command("verify", "-", given=given(PROVED | {"deck": deck}))

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == b'{"ok":false,"cards":false,"hash":true}\n'


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (NUMBERED, b"-: seed is missing"),
        (PROVED | {"seed": "5e"}, b'-: seed is "5e"; expected 64 lowercase hexadecimal digits'),
        (
            {"game": "scorpion", "rules": "classic", "deal": 1, "moves": []},
            b'-: game is "scorpion"; expected one of scopa',
        ),
        (PROVED | {"deck": []}, b"-: deck has 0 cards; expected 40"),
    ],
    ids=["no_seed", "half_a_seed", "another_game", "no_deck"],
)
def test_a_record_without_proof_is_unusable(record: JsonObject, message: bytes) -> None:
    done = command("verify", "-", given=given(record))

    assert_refused(done)
    assert message in done.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_an_unusable_record_is_one_line_on_standard_error(name: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(given(PROVED | {"plays": [{"card": "7D", "take": []}] * 30 + [{"card": "7X", "take": []}]}))

    done = command(name, str(path))

    assert_refused(done)
    assert f"{path}: plays[30].card: '7X' is no card".encode() in done.stderr


@pytest.mark.parametrize("words", [["verify"], ["verify", "nowhere.json"], ["verify", "/"]], ids=" ".join)
def test_unusable_words_are_one_line_on_standard_error(words: list[str]) -> None:
    assert_refused(command(*words))


def test_verify_and_engine_from_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "proved.json"
    path.write_bytes(given(PROVED))
    assert main.main(["verify", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == {"ok": True, "cards": True, "hash": True}

    questions = b'"\xff"\n[]\n' + given(QUESTION) + b"\n"
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(questions)))
    assert main.main(["engine", "--game", "scopa", "--level", "medium", "--seed", "1"]) == 0

    bad_bytes, no_object, play = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert bad_bytes == {"error": "byte 1 is not UTF-8; expected a line of UTF-8 JSON"}
    assert no_object == {"error": "the record is []; expected a JSON object"}
    assert play == {"card": "7D", "take": ["3S", "4C"]}

    monkeypatch.setattr(sys, "stdin", None)
    assert main.main(["engine", "--game", "scopa", "--level", "easy"]) == main.UNUSABLE


def test_the_engine_command_offers_every_level_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ENTRY.levels == tuple(Level)
    for level in ENTRY.levels:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"")))
        assert main.main(["engine", "--game", ENTRY.name, "--level", level]) == 0
