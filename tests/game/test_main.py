"""The command line from inside: the same words, the same status, without a process for each."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

import main
from game.scorpion import headless

RECORD = {"game": "scorpion", "rules": "wasp", "deal": 7, "moves": [{"deal": True}, {"undo": True}]}


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORD), encoding="utf-8")
    return str(path)


def test_replay_and_moves_print_what_the_game_tells(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["replay", record]) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == headless.replay(RECORD)

    assert main.main(["moves", record]) == 0
    assert json.loads(capsys.readouterr().out) == headless.moves(RECORD)


def test_describe_speaks_the_language_asked_for(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    openings = {}
    for language in ("en", "cs", "sv"):
        assert main.main(["describe", record, "--lang", language]) == 0
        openings[language] = capsys.readouterr().out.split(":")[0]

    assert openings == {"en": "reserve", "cs": "zásoba", "sv": "reserv"}


def test_an_unusable_record_is_named_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(RECORD | {"rules": "bees"}), encoding="utf-8")

    assert main.main(["moves", str(path)]) == main.UNUSABLE

    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        f'osteria-antares: {path}: rules is "bees"; expected one of classic, relaxed, wasp, three_blind_mice\n'
    )


def test_a_catalogue_that_is_not_there_is_said_too(
    record: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert main.main(["describe", record, "--lang", "sk"]) == main.UNUSABLE
    assert capsys.readouterr().err.startswith("osteria-antares: locales: expected it at ")


@pytest.mark.parametrize(
    "words",
    [
        ["replay"],
        ["describe", "x.json", "--lang", "la"],
        ["--size", "wide"],
        ["shuffle"],
        ["--deal", "7", "--record", "x"],
    ],
)
def test_unusable_words_end_with_status_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main.main(words)

    said = capsys.readouterr()
    assert end.value.code == main.UNUSABLE
    assert (said.out, len(said.err.splitlines())) == ("", 1)


def test_an_unusable_code_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--deal", "scorpion:bees:3"]) == main.UNUSABLE

    said = capsys.readouterr()
    assert (said.out, said.err) == (
        "",
        'osteria-antares: rules "bees" in the code: expected one of classic, relaxed, wasp, three_blind_mice\n',
    )


def test_a_reader_that_goes_away_ends_quietly(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w", encoding="utf-8") as gone:
        monkeypatch.setattr(sys, "stdout", gone)
        assert main.main(["replay", record]) == 0


def test_a_full_disk_is_said(record: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert main.main(["replay", record]) == main.UNUSABLE

    assert "standard output cannot be written" in capsys.readouterr().err


def test_a_code_of_one_game_and_the_table_of_another_don_t_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main.main(["--game", "scopa", "--deal", "ms24"])

    assert capsys.readouterr().err == (
        "osteria-antares: --deal opens the Scorpion table; expected it without --game scopa "
        "(see osteria-antares --help)\n"
    )
