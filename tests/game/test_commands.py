"""The commands without a window, started as a player or another program starts them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
MAIN = [sys.executable, str(ROOT / "main.py")]
COMMANDS = ["replay", "moves", "describe"]
DEAL = {"game": "scorpion", "rules": "classic", "deal": 48213, "moves": []}
# What a bare machine has: no display, no sound server, no locale worth the name.
BARE = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LC_ALL": "C"}


def command(
    *words: str, given: bytes = b"", env: dict[str, str] | None = None, python: Sequence[str] = MAIN
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*python, *words], input=given, capture_output=True, env=env or BARE, timeout=60, check=False)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A file with a usable record of three actions, one of them refused."""
    moves = [{"deal": True}, {"from": 0, "index": 0, "to": 1}, {"undo": True}]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(DEAL | {"moves": moves}), encoding="utf-8")
    return str(path)


def test_replay_prints_a_json_line_for_the_start_and_each_action(record: str) -> None:
    done = command("replay", record)

    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr) == (0, b"")
    assert [line["ok"] for line in lines] == [True, True, False, True]
    assert lines[0]["events"] == []
    assert lines[2]["reason"] == "face_down"
    assert lines[3]["columns"] == lines[0]["columns"]


def test_moves_prints_one_json_list_on_one_line(record: str) -> None:
    done = command("moves", record)

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"\n") == 1
    assert {"deal": True} in json.loads(done.stdout)


def test_describe_prints_one_line_in_english_or_the_language_asked_for(record: str) -> None:
    english = command("describe", record)
    greek = command("describe", record, "--lang", "el")

    assert english.returncode == greek.returncode == 0
    assert english.stdout.decode("utf-8").startswith("reserve: 3 face-down cards; no run removed. column 1: ")
    assert greek.stdout.decode("utf-8").startswith("απόθεμα: 3 κλειστά φύλλα· καμία ακολουθία")
    assert english.stdout.count(b"\n") == greek.stdout.count(b"\n") == 1


@pytest.mark.parametrize("name", COMMANDS)
def test_a_dash_reads_standard_input(name: str, record: str) -> None:
    assert command(name, "-", given=Path(record).read_bytes()).stdout == command(name, record).stdout != b""


def test_output_is_utf8_whatever_the_locale_says(record: str) -> None:
    ascii_only = BARE | {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}

    done = command("describe", record, "--lang", "el", env=ascii_only)

    assert done.returncode == 0
    assert "στήλη 7: " in done.stdout.decode("utf-8")


@pytest.mark.parametrize("name", COMMANDS)
def test_no_command_needs_what_draws(name: str, record: str, tmp_path: Path) -> None:
    """With these in the way, importing any of them ends the program."""
    for module in ("pygame", "pytmx", "scenes", "tkinter"):
        (tmp_path / f"{module}.py").write_text(f"raise SystemExit('{module} was imported')\n", encoding="utf-8")
    with_blocks = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); sys.path.insert(0, "
                   f"{str(tmp_path)!r}); import main; sys.exit(main.main())"]  # fmt: skip

    done = command(name, record, python=with_blocks)

    assert (done.returncode, done.stderr) == (0, b"")


def test_no_module_that_draws_is_even_looked_for(record: str) -> None:
    done = command("describe", record, python=[sys.executable, "-X", "importtime", str(ROOT / "main.py")])

    imported = {line.rsplit("|", 1)[-1].strip() for line in done.stderr.decode().splitlines()}
    assert "game.commands" in imported
    assert not {name for name in imported if name.split(".")[0] in ("pygame", "pytmx", "scenes", "numpy", "sqlite3")}


UNUSABLE = {
    "not_json": b"{",
    "not_utf8": b'{"game":"\xe8"}',
    "empty": b"",
    "not_an_object": b"[1,2]",
    "no_such_game": b'{"game":"bridge","moves":[]}',
    "last_move_is_no_move": json.dumps(DEAL | {"moves": [{"deal": True}] * 50 + [{"deal": 1}]}).encode(),
    "deep": b'{"moves":' + b"[" * 50_000,
    "deep_but_closed": b'{"game":"scorpion","rules":' + b"[" * 900 + b"]" * 900 + b"}",
    "long_number": b'{"game":"scorpion","rules":"classic","moves":[],"deal":' + b"7" * 100_000 + b"}",
    "line_breaks": b'{"game":"a\\nb\\rc"}',
    "half_a_letter": b'{"game":"\\ud800"}',
}


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("content", UNUSABLE.values(), ids=UNUSABLE)
def test_an_unusable_record_is_one_line_on_standard_error(name: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)

    from_file, from_input = command(name, str(path)), command(name, "-", given=content)

    assert_refused(from_file)
    assert_refused(from_input)
    assert str(path).encode() in from_file.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["replay"],
        ["moves"],
        ["describe"],
        ["replay", "nowhere.json"],
        ["replay", "no\nwhere.json"],
        ["replay", "/"],
        ["replay", "a.json", "b.json"],
        ["replay", "--lang", "sk", "a.json"],
        ["describe", "a.json", "--lang", "xx"],
        ["describe", "a.json", "--lang"],
        ["play", "a.json"],
        ["--bogus"],
        ["--size", "1280"],
        ["--size", "0x0"],
        ["--size", "-5x720"],
        ["--size", "99999x99999"],
        ["--size", "axb"],
        ["--game", "bridge"],
        ["--game", "scopa", "--deal", "ms24"],
        ["--game", "scopa", "--record", "a.json"],
    ],
    ids=" ".join,
)
def test_unusable_words_are_one_line_on_standard_error(words: list[str]) -> None:
    assert_refused(command(*words))


def assert_refused(done: subprocess.CompletedProcess[bytes]) -> None:
    said = done.stderr.decode("utf-8")
    assert (done.returncode, done.stdout) == (2, b"")
    assert said.startswith("osteria-antares")
    assert said.endswith("\n")
    assert len(said.splitlines()) == 1
    assert "Traceback" not in said


@pytest.mark.parametrize("words", [[], *([name] for name in COMMANDS)], ids=["main", *COMMANDS])
def test_help_is_help(words: list[str]) -> None:
    done = command(*words, "--help")

    said = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert said.startswith("usage: osteria-antares")
    expected = ["FILE"] if words else [*COMMANDS, "--fullscreen", "--size", "--record", "--game", "--version", "FILE"]
    assert all(word in said for word in expected)


def test_help_of_describe_names_the_languages() -> None:
    assert all(code in command("describe", "--help").stdout.decode() for code in LANGUAGES)


def test_version_names_the_program() -> None:
    done = command("--version")

    assert done.returncode == 0
    assert done.stdout.startswith(b"Osteria Antares ")


def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    path.write_text(json.dumps(DEAL | {"moves": [{"undo": True}] * 500}), encoding="utf-8")

    for name in ("replay", "describe"):
        process = subprocess.Popen([*MAIN, name, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=BARE)
        assert process.stdout is not None
        process.stdout.close()
        process.stdout = None
        assert process.communicate(timeout=60)[1] == b""
        assert process.returncode == 0


@pytest.mark.parametrize("name", COMMANDS)
def test_output_that_cannot_be_written_is_said_in_one_line(name: str, record: str) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*MAIN, name, record], stdout=full, stderr=subprocess.PIPE, env=BARE, check=False)

    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == [
        "osteria-antares: standard output cannot be written (No space left on device)"
    ]


@pytest.mark.parametrize(
    ("closed", "said"),
    [
        ("<&-", "osteria-antares: -: cannot be read (standard input is closed); expected a game record\n"),
        (">&-", "osteria-antares: standard output is closed\n"),
        ("<&- 2>&-", ""),
    ],
)
def test_closed_streams_are_no_crash(closed: str, said: str) -> None:
    script = f'"$0" "$1" replay - {closed}'
    given = json.dumps(DEAL).encode()

    done = subprocess.run(["sh", "-c", script, *MAIN], input=given, capture_output=True, env=BARE, check=False)

    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", said)
