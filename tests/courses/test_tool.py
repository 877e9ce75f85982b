"""The tool that judges games move by move keeps what it has, goes on from there, and finds no contradiction."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.courses import __main__ as courses
from tools.courses import games
from tools.courses.games import Line, Question

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than the searches themselves."""


def test_lines_come_back_as_they_were_kept(tmp_path: Path) -> None:
    lines = [
        Line(Question("wasp", 1), 121, 100, 12, 11, 0, True, 37, 12.5),
        Line(Question("wasp", 2), 9, 9, 9, 9, 1, False, None, 0.0),
    ]
    games.append(tmp_path / "kept.csv", lines)
    assert games.read(tmp_path / "kept.csv") == lines
    assert courses.row("wasp", lines) == "| wasp | 2 | 130 | 83.8% | 21 | 95.2% | 1 | 1 | 1 | 6 | 12 | 12 |"


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.csv"
    words = ["--rules", "three_blind_mice", "classic", "--results", str(kept), "--games"]
    assert courses.main([*words, "2"]) == 0
    first = kept.read_bytes()
    with kept.open("ab") as file:
        file.write(b"classic,3,12")  # torn

    assert courses.main([*words, "3"]) == 0

    assert kept.read_bytes().startswith(first)
    found = games.read(kept)
    assert sorted(line.question.deal for line in found) == [1, 1, 2, 2, 3, 3]
    assert [line.differ for line in found] == [0] * 6
    assert all(line.known <= line.moments for line in found)
    assert "| classic | 3 |" in capsys.readouterr().out
