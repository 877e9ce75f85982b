"""However much is handed in, little of it is read, one line says so; and long games cost what their length costs."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game import records
from game.commands import MOST_OF_A_LINE
from game.errors import RecordError
from game.rules import Refusal
from game.scorpion import record as scorpion
from game.scorpion.kept import RECORD_FULL, KeptGame
from game.scorpion.record import Action, Start
from game.scorpion.variants import RULE_SETS
from game.session import Redo, Restart, Undo
from game.store import Store

MAIN = [sys.executable, str(Path(__file__).resolve().parents[2] / "main.py")]
START = Start.numbered(RULE_SETS["relaxed"], 48213)
HEAD = '{"game":"scorpion","rules":"classic","deal":48213,"moves":['


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "games")
    yield opened
    opened.close()


def long_game(length: int) -> list[Action]:
    """What someone does who plays on and on and takes much of it back."""
    session, chance = START.session(), random.Random(length)
    while len(session.log) < length:
        moves = session.rules.legal_moves(session.state)
        if session.can_undo and (not moves or session.won or chance.random() < 0.45):
            session.undo()
        else:
            session.apply(chance.choice(moves))
    return session.log


def said_of(path: str, given: int | bytes = b"") -> str:
    """The one line the program ends with."""
    stdin: dict[str, Any] = {"stdin": given} if isinstance(given, int) else {"input": given}
    done = subprocess.run([*MAIN, "replay", path], capture_output=True, timeout=60, check=False, **stdin)
    assert (done.returncode, done.stdout) == (2, b"")
    (line,) = done.stderr.decode().splitlines()
    return str(line)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no /dev/zero")
def test_what_is_no_ordinary_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in ("/dev/zero", str(tmp_path / "pipe")):
        cause = "cannot be read (no ordinary file; - reads standard input); expected a game record"
        assert said_of(path) == f"osteria-antares: {path}: {cause}"


def test_a_huge_file_is_refused_without_being_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(200 << 20)
    tracemalloc.start()
    try:
        with pytest.raises(RecordError, match=f"longer than {records.MOST_BYTES} bytes"):
            records.read_file(str(path))
        assert tracemalloc.get_traced_memory()[1] < 2 * records.MOST_BYTES
    finally:
        tracemalloc.stop()


def test_an_input_without_end_is_refused() -> None:
    with open("/dev/zero", "rb") as endless:
        said = said_of("-", endless.fileno())
    assert said == f"osteria-antares: -: longer than {records.MOST_BYTES} bytes; expected a game record"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + ",".join(['{"undo":1}'] * 50_001) + "]}", "moves has 50001 entries; expected 50000 at most"),
        (HEAD + '],"other":' + "[" * 50 + "]" * 50 + "}", "lists and objects lie more than 50 deep"),
        (HEAD + '],"other":' + '{"a":' * 50 + "1" + "}" * 51, "lists and objects lie more than 50 deep"),
        (HEAD + '],"other":' + "[" * 900_000, "lists and objects lie more than 50 deep"),
        (HEAD + '],"other":' + "1" * 21 + "}", "a number has more than 20 digits; expected a game record"),
        (HEAD + '],"other":-' + "1" * 900_000 + "}", "a number has more than 20 digits"),
        (HEAD + " " * records.MOST_BYTES + "]}", "the record has more than 2097152 characters"),
    ],
    ids=["actions", "lists", "objects", "endlessly deep", "digits", "endless number", "characters"],
)
def test_a_record_has_limits(text: str, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        scorpion.read(records.parse(text))


def test_what_is_within_the_limits_is_read() -> None:
    deep = HEAD + '],"other":' + "[" * 49 + "]" * 49 + ',"number":' + "1" * 20 + "}"
    assert scorpion.read(records.parse(deep))[1] == []
    full = HEAD + ",".join(['{"undo":true}'] * records.MOST_ACTIONS) + "]}"
    assert scorpion.read(records.parse(full))[1] == [Undo()] * records.MOST_ACTIONS


def test_the_longest_record_that_can_be_written_can_be_read() -> None:
    longest = max(
        len(records.write(scorpion.write_action(move))) + 1
        for rules in RULE_SETS.values()
        for move in START.rules.legal_moves(Start.numbered(rules, 3).state)
    )
    assert 2000 + records.MOST_ACTIONS * (longest + len("10") - 1) < records.MOST_BYTES


def test_a_game_that_is_full_goes_no_further(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_ACTIONS", 40)
    game = KeptGame.reopen(store, START, long_game(39))
    assert not isinstance(game.undo(), Refusal)

    move = game.session.rules.legal_moves(game.session.state)[0]
    assert [game.apply(move), game.undo(), game.redo()] == [Refusal(RECORD_FULL)] * 3
    resumed = KeptGame.resume(store, handed_in=True)
    assert resumed is not None
    assert resumed.session.log == game.session.log


def test_a_line_to_the_engine_has_a_limit_and_the_next_one_is_answered() -> None:
    lines = b"{" * (MOST_OF_A_LINE - 1) + b"\n" + b" " * MOST_OF_A_LINE + b"\n" + b"x" * 10 * MOST_OF_A_LINE + b"\n{}\n"
    words = ["engine", "--game", "scopa", "--level", "easy"]
    done = subprocess.run([*MAIN, *words], input=lines, capture_output=True, timeout=60, check=False)
    answers = [json.loads(line)["error"] for line in done.stdout.splitlines()]
    too_long = f"the line has more than {MOST_OF_A_LINE} bytes; expected what a player sees"
    assert (done.returncode, done.stderr) == (0, b"")
    assert answers[1:3] == [too_long, too_long]
    assert too_long not in (answers[0], answers[3])
    assert len(answers) == 4


def test_a_line_to_the_engine_without_end_is_answered_at_once() -> None:
    words = ["engine", "--game", "scopa", "--level", "easy"]
    with (
        open("/dev/zero", "rb") as endless,
        subprocess.Popen([*MAIN, *words], stdin=endless, stdout=subprocess.PIPE) as engine,
    ):
        assert engine.stdout is not None
        assert b"more than" in engine.stdout.readline()
        engine.kill()


def test_words_without_end_are_said_on_a_short_line() -> None:
    done = subprocess.run([*MAIN, "--deal", "x" * 100_000], capture_output=True, timeout=60, check=False)
    assert done.returncode == 2
    assert len(done.stderr) < 1200
    assert done.stderr.count(b"\n") == 1


# What length costs


def calls_of(task: Callable[[], object]) -> int:
    """How many functions are called for it, Python's own included."""
    count = 0

    def note(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        task()
    finally:
        sys.setprofile(None)
    return count


def peak_of(task: Callable[[], object]) -> int:
    tracemalloc.start()
    try:
        task()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def resumed(text: str) -> object:
    start, actions = scorpion.read(records.parse(text))
    session = start.session()
    for action in actions:
        session.play(action)
    return session


@pytest.mark.parametrize("cost", [calls_of, peak_of])
def test_a_game_is_resumed_at_a_cost_that_grows_with_its_length(cost: Callable[[Callable[[], object]], int]) -> None:
    actions = long_game(4000)
    short, long = (records.write(scorpion.write(START, actions[:count])) for count in (1000, 4000))
    resumed(short)
    assert cost(lambda: resumed(long)) < 4.6 * cost(lambda: resumed(short))


def test_a_save_writes_no_action_twice(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Action] = []
    write = scorpion.write_action

    def noted(action: Action) -> records.JsonObject:
        written.append(action)
        return write(action)

    game = KeptGame.deal(store, START)
    monkeypatch.setattr(scorpion, "write_action", noted)
    for action in long_game(300):
        assert not isinstance(action, Redo | Restart)
        done = game.undo() if isinstance(action, Undo) else game.apply(action)
        assert not isinstance(done, Refusal)
    assert written == game.session.log
    kept = store.running("scorpion")
    assert kept is not None
    assert kept.record == records.write(scorpion.write(START, game.session.log))
