"""The solve command as another program uses it: a verdict for each record, or one line saying what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import main
from game.scorpion import headless
from game.scorpion.record import Start, write
from game.scorpion.state import MoveUnit, State
from game.scorpion.variants import CLASSIC, RULE_SETS
from tests.game.scorpion.boards import board, run
from tests.game.test_commands import command

NEARLY = board(f"{run('S', last='2')} / AS 5D / {run('D', 'K', '6')} / {run('D', '4')} / -", removed="H C")
LOST = board(f"{run('S')} / {run('H')} / {run('D')} / ?QC JC / KC / {run('C', '10')}")


def kept(folder: Path, name: str, record: dict[str, Any]) -> str:
    path = folder / name
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


def of(state: State) -> dict[str, Any]:
    return write(Start(CLASSIC, state), [])


def answers(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    assert main.main(["solve", *words]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return [json.loads(line) for line in said.out.splitlines()]


def won_by(record: dict[str, Any], answer: dict[str, Any]) -> bool:
    """Whether the moves of an answer, added to the record, replay to a win without a refusal."""
    lines = headless.replay(record | {"moves": [*record["moves"], *answer["moves"]]})
    return bool(lines[-1]["won"]) and all(line["ok"] for line in lines[1:])


def test_each_file_has_its_line_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nearly, lost = of(NEARLY), of(LOST)

    found = answers(capsys, kept(tmp_path, "a.json", nearly), kept(tmp_path, "b.json", lost))

    assert [line["verdict"] for line in found] == ["winnable", "unwinnable"]
    assert won_by(nearly, found[0])
    assert found[1] == {"verdict": "unwinnable"}


def test_the_moves_go_on_where_the_record_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = write(Start(CLASSIC, NEARLY), [MoveUnit(0, 0, 0), MoveUnit(1, 1, 2)])

    (found,) = answers(capsys, kept(tmp_path, "a.json", record))

    assert found["verdict"] == "winnable"
    lines = headless.replay(record | {"moves": [*record["moves"], *found["moves"]]})
    assert lines[-1]["won"]
    assert [line["ok"] for line in lines[1:]].count(False) == 1


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_numbered_deal_is_solved_under_any_rules(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = answers(capsys, "--deal", "5", "--rules", rules)

    assert found["verdict"] in ("winnable", "unwinnable")
    if "moves" in found:
        assert won_by({"game": "scorpion", "rules": rules, "deal": 5, "moves": []}, found)


def test_classic_is_meant_where_no_rules_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert answers(capsys, "--deal", "5") == answers(capsys, "--deal", "5", "--rules", "classic")


def test_when_the_time_is_up_nothing_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert answers(capsys, "--deal", "5", "--rules", "relaxed", "--seconds", "1e-9") == [{"verdict": "unknown"}]


def test_it_runs_on_a_bare_machine_and_from_standard_input() -> None:
    done = command("solve", "-", given=json.dumps(of(LOST)).encode())

    assert (done.returncode, done.stdout, done.stderr) == (0, b'{"verdict":"unwinnable"}\n', b"")


def test_one_unusable_file_among_several_leaves_the_output_empty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scopa = kept(tmp_path, "scopa.json", {"game": "scopa", "deal": 1, "first": 0, "napola": False, "plays": []})

    assert main.main(["solve", kept(tmp_path, "a.json", of(LOST)), scopa]) == main.UNUSABLE

    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f'osteria-antares: {scopa}: game is "scopa"; expected one of scorpion\n')


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["game.json", "--deal", "5"],
        ["game.json", "--rules", "wasp"],
        ["--deal", "five"],
        ["--deal", "5", "--rules", "bees"],
        *(["--deal", "5", "--seconds", time] for time in ("0", "-1", "nan", "inf", "soon")),
    ],
)
def test_unusable_words_end_with_status_2_and_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main.main(["solve", *words])

    said = capsys.readouterr()
    assert (end.value.code, said.out, len(said.err.splitlines())) == (main.UNUSABLE, "", 1)


@pytest.mark.parametrize("number", ["0", "-3", "1000000000"])
def test_a_number_that_is_no_deal_is_said(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["solve", "--deal", number]) == main.UNUSABLE

    said = capsys.readouterr()
    assert said.err == f"osteria-antares: deal is {number}; expected a whole number from 1 to 999999999\n"
