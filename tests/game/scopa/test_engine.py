"""The engine command as another program drives it: lines in, lines out, whole deals through pipes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.errors import RecordError
from game.levels import Level
from game.records import JsonObject
from game.scopa.engine import player, read_observation, write_observation
from game.scopa.observation import observe
from game.scopa.record import read_play
from game.scopa.rules import SCOPA
from game.scopa.state import CardPlayed, State
from game.scopa.terms import Terms
from game.seats import Seat
from tests.game.scopa.tables import made, numbered
from tests.soaking import some

ROOT = Path(__file__).resolve().parents[3]
BARE = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LC_ALL": "C"}
QUESTION: JsonObject = {
    "me": 0,
    "hand": ["7D", "2C"],
    "table": ["4C", "3S"],
    "captured": [["AD", "AC"], ["10D", "10C"]],
    "scope": [0, 1],
    "plays": [{"by": 1, "card": "4C", "take": []}],
    "deck_left": 12,
    "other_hand_size": 2,
    "last_taker": 1,
    "match": [5, 3],
    "target": 11,
    "napola": False,
    "first": 1,
}


class Engine:
    """A running engine command."""

    def __init__(self, level: str, seed: int | None) -> None:
        words = ["engine", "--game", "scopa", "--level", level, *([] if seed is None else ["--seed", str(seed)])]
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "main.py"), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=BARE,
        )

    def say(self, line: bytes) -> Any:
        """The answer to a line, which must come before anything else is said."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        assert answer.endswith(b"\n")
        return json.loads(answer)

    def ask(self, question: JsonObject) -> Any:
        return self.say(json.dumps(question).encode())


@contextmanager
def engine(level: str, seed: int | None = 1) -> Iterator[Engine]:
    """An engine that must end by itself, quietly and with status 0, when its input does."""
    running = Engine(level, seed)
    try:
        yield running
        out, err = running.process.communicate(timeout=60)
        assert (running.process.returncode, out, err) == (0, b"", b"")
    finally:
        running.process.kill()
        running.process.wait()


def play_deal(engines: tuple[Engine, Engine], number: int) -> State:
    """A whole deal between two engines; every play they give must be legal."""
    state, plays = numbered(number, Seat(number % 2)), list[CardPlayed]()
    while not state.over:
        seen = observe(state, plays, Terms((3, 5)), state.to_play)
        move = read_play(engines[state.to_play].ask(write_observation(seen)), "answer")
        plays.append(CardPlayed(state.to_play, move.card, move.take))
        state = made(state, move).state
    return state


_DEALS = [
    (("easy", "medium"), 100),
    (("hard", "medium"), 4),
    (("easy", "medium"), 1000),
    (("hard", "medium"), 40),
]


@pytest.mark.parametrize(("levels", "deals"), some(_DEALS, 2))
def test_whole_deals_through_pipes(levels: tuple[str, str], deals: int) -> None:
    with engine(levels[0]) as first, engine(levels[1]) as second:
        for number in range(1, deals + 1):
            last = play_deal((first, second), number)
            assert not SCOPA.is_void(last.table)
            assert sum(map(len, last.captured)) == 40


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_same_seed_and_inputs_give_the_same_answers(level: str) -> None:
    with engine(level, 3) as one, engine(level, 3) as other:
        assert play_deal((one, one), 5) == play_deal((other, other), 5)


def test_without_a_seed_it_plays_too() -> None:
    with engine("easy", None) as running:
        assert running.ask(QUESTION) in ({"card": "7D", "take": ["3S", "4C"]}, {"card": "2C", "take": []})


def test_a_null_last_taker_is_fine() -> None:
    with engine("hard") as running:
        assert "card" in running.ask(QUESTION | {"last_taker": None, "captured": [[], []]})


BAD: list[tuple[bytes, str]] = [
    (b"", "expected JSON"),
    (b"nonsense", "expected JSON"),
    (b"[1,2]", "expected a JSON object"),
    (b'"\xe8"', "not UTF-8"),
    (b"{" * 100_000, "expected"),
    (b'{"me":"\\ud800"}', r'me is "\ud800"; expected a whole number'),
    (b'{"\\udfff":1,"\\udfff":2}', r'the key "\udfff" stands twice'),
    (b'{"me":' + b"1" * 4000 + b"}", "a number has more than 20 digits"),
    *[(json.dumps({k: v for k, v in QUESTION.items() if k != key}).encode(), f"{key} is missing") for key in QUESTION],
]
WRONG: list[tuple[JsonObject, str]] = [
    ({"me": 2}, "me is 2; expected 0 or 1"),
    ({"me": True}, "me is true; expected a whole number"),
    ({"hand": []}, "hand has no cards"),
    ({"hand": "7D"}, 'hand is "7D"; expected a list'),
    ({"hand": ["7D", "JD"]}, "hand[1]: 'JD' is no card"),
    ({"hand": ["7D", "7D"]}, "7D stands twice in hand, table and captured"),
    ({"table": ["7D"]}, "7D stands twice in hand, table and captured"),
    ({"captured": [["AD"]]}, "captured has 1 entries; expected 2"),
    ({"captured": [["AD"], ["AD"]]}, "AD stands twice"),
    ({"captured": [["AD"], 3]}, "captured[1] is 3; expected a list"),
    ({"scope": [0, -1]}, "scope[1] is -1"),
    ({"plays": [{"card": "7D", "take": []}]}, "plays[0].by is missing"),
    ({"plays": [{"by": 0, "card": "7D"}]}, "plays[0].take is missing"),
    ({"plays": [7]}, "plays[0] is 7; expected an object"),
    ({"deck_left": 5}, "deck_left is 5; expected a multiple of 6"),
    ({"deck_left": -6}, "deck_left is -6; expected a multiple of 6"),
    ({"deck_left": 6 * 10**18}, "deck_left and other_hand_size are 6000"),
    ({"other_hand_size": 10**19}, "other_hand_size is 1000"),
    ({"target": 10**19}, "target is 1000"),
    ({"deck_left": 36}, "expected 32 at most in all"),
    ({"other_hand_size": 0}, "other_hand_size is 0; expected it to differ from the 2 in hand by one at most"),
    ({"other_hand_size": "2"}, 'other_hand_size is "2"; expected a whole number'),
    ({"last_taker": 2}, "last_taker is 2; expected 0 or 1"),
    ({"match": [1]}, "match has 1 entries"),
    ({"target": 0}, "target is 0; expected a whole number from 1 to 999"),
    ({"napola": 1}, "napola is 1; expected true or false"),
    ({"first": None}, "first is null; expected a whole number"),
]


@pytest.mark.parametrize(("change", "message"), WRONG, ids=[message[:50] for _, message in WRONG])
def test_what_no_player_can_see_is_refused_by_its_place(change: JsonObject, message: str) -> None:
    with pytest.raises(RecordError) as error:
        read_observation(QUESTION | change)

    assert message in str(error.value)
    assert len(str(error.value)) < 250


def test_a_player_answers_in_the_form_of_records() -> None:
    for level in Level:
        assert player(level, 1)(QUESTION) == {"card": "7D", "take": ["3S", "4C"]}


def test_bad_input_is_answered_with_an_error_and_it_goes_on() -> None:
    with engine("medium") as running:
        good = running.ask(QUESTION)
        for line, message in [*BAD, *((json.dumps(QUESTION | change).encode(), text) for change, text in WRONG)]:
            answer = running.say(line)
            assert list(answer) == ["error"]
            assert message in answer["error"]
            assert len(answer["error"]) < 250
        assert running.ask(QUESTION) == good == {"card": "7D", "take": ["3S", "4C"]}


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--game", "scopa"],
        ["--level", "hard"],
        ["--game", "scorpion", "--level", "hard"],
        ["--game", "scopa", "--level", "expert"],
        ["--game", "scopa", "--level", "hard", "--seed", "x"],
    ],
    ids=" ".join,
)
def test_unusable_words_are_one_line_on_standard_error(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "engine", *words], capture_output=True, env=BARE, input=b"", check=False
    )

    assert (done.returncode, done.stdout) == (2, b"")
    assert len(done.stderr.splitlines()) == 1


def test_a_reader_that_goes_away_is_no_fault() -> None:
    running = Engine("easy", 1).process
    assert running.stdout is not None
    assert running.stdin is not None
    running.stdout.close()
    running.stdout = None
    try:
        running.stdin.write(json.dumps(QUESTION).encode() + b"\n")
        running.stdin.close()
    except BrokenPipeError:
        pass
    running.stdin = None
    assert running.communicate(timeout=60)[1] == b""
    assert running.returncode == 0


def test_a_closed_input_is_said() -> None:
    script = '"$0" "$1" engine --game scopa --level easy <&-'
    done = subprocess.run(
        ["sh", "-c", script, sys.executable, str(ROOT / "main.py")], capture_output=True, env=BARE, check=False
    )

    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"osteria-antares: standard input is closed\n"
