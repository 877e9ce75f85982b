"""The commands without a window on Scopone records, started as a player or another program starts them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.records import JsonObject
from game.scopa.match import Match
from game.scopone.entry import ENTRY
from game.scopone.family import SCOPONE_GAME
from game.scopone.rules import RULE_SETS
from tests.game.scopone.test_engine import QUESTION, TAKEN
from tests.game.test_commands import assert_refused, command

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "scopone"


def given(record: JsonObject) -> bytes:
    return json.dumps(record).encode()


@pytest.mark.parametrize("path", [GOLDEN / "scopone-whole-deal.json", GOLDEN / "void-deal.json"], ids=lambda p: p.stem)
def test_replay_of_a_golden_deal(path: Path) -> None:
    done = command("replay", str(path))

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == path.with_suffix(".expected.jsonl").read_bytes()


def test_moves_describe_and_verify_of_a_deal_under_way() -> None:
    match = Match("easy", 21, False, seed="5e" * 32, game=SCOPONE_GAME)
    for _ in range(5):
        match.apply(match.legal_plays()[0])
    record = given(match.record())

    moves, told, proved = (command(name, "-", given=record) for name in ("moves", "describe", "verify"))

    hand = match.state.hands[match.state.to_play]
    assert {play["card"] for play in json.loads(moves.stdout)} == {str(card) for card in hand}
    assert told.stdout.startswith(b"table: ")
    assert proved.stdout == b'{"ok":true,"cards":true,"hash":true}\n'
    assert moves.stderr + told.stderr + proved.stderr == b""


@pytest.mark.parametrize("level", ENTRY.levels)
def test_the_engine_answers_line_by_line_and_goes_on_after_a_bad_one(level: str) -> None:
    lines = b"\n".join([given(QUESTION), given(QUESTION | {"hand_sizes": [2, 2]}), b"[]", given(QUESTION)])

    done = command("engine", "--game", "scopone", "--level", level, "--seed", "1", given=lines + b"\n")

    assert (done.returncode, done.stderr) == (0, b"")
    first, sizes, no_object, last = map(json.loads, done.stdout.splitlines())
    assert first == last == TAKEN
    assert sizes == {"error": "hand_sizes has 2 entries; expected 4, one a player"}
    assert no_object == {"error": "the record is []; expected a JSON object"}


def test_an_unusable_record_is_one_line_on_standard_error() -> None:
    record = json.loads((GOLDEN / "position-within-a-round-of-turns.json").read_text("utf-8"))
    record["position"]["to_play"] = (record["position"]["to_play"] + 1) % 4

    for name in ("replay", "moves", "describe"):
        done = command(name, "-", given=given(record))
        assert_refused(done)
        assert b"-: position.hands have " in done.stderr


def test_the_entry_names_the_rule_sets_in_their_order() -> None:
    assert ENTRY.rules == tuple(rules.name for rules in RULE_SETS)
    assert ENTRY.name == SCOPONE_GAME.name
