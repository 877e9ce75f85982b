"""The tool that follows hints keeps what it has, goes on from there, and counts right."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.hints import __main__ as hints
from tools.hints import games
from tools.hints.figures import row
from tools.hints.following import Followed
from tools.hints.games import Line, Question

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than the searches themselves."""


def line(deal: int, found: Followed | None) -> Line:
    return Line(Question("wasp", False, deal), found)


def test_lines_come_back_as_they_were_kept(tmp_path: Path) -> None:
    lines = [line(1, None), line(2, Followed(True, 51, 0, (12.5, 80.0))), line(3, Followed(False, 9, 2, ()))]
    games.append(tmp_path / "kept.csv", lines)
    assert games.read(tmp_path / "kept.csv") == lines


def test_the_row_tells_shares_of_what_can_be_won_and_of_all() -> None:
    lines = [line(1, None), line(2, Followed(True, 51, 0, (10.0,))), line(3, Followed(False, 9, 2, (30.0, 20.0)))]
    cells = [cell.strip() for cell in row("wasp", lines).strip("|").split("|")]
    assert cells[:4] == ["wasp", "3", "2", "50.0%"]
    assert cells[5:] == ["33.3%", "2", "20", "30", "30"]


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.csv"
    words = ["--rules", "three_blind_mice", "--results", str(kept), "--deals"]
    assert hints.main([*words, "3"]) == 0
    first = kept.read_bytes()
    with kept.open("ab") as file:
        file.write(b"three_blind_mice,0,4,1,")  # torn

    assert hints.main([*words, "5"]) == 0

    assert kept.read_bytes().startswith(first)
    assert [one.question.deal for one in games.read(kept)] == [1, 2, 3, 4, 5]
    assert "| three_blind_mice | 5 | 2 | 100.0% |" in capsys.readouterr().out


def test_a_file_of_another_kind_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "census.csv"
    other.write_text("rules,deal,verdict\nclassic,1,winnable\n")
    assert hints.main(["--rules", "wasp", "--deals", "1", "--results", str(other)]) == 2
    assert str(other) in capsys.readouterr().err
    assert other.read_text() == "rules,deal,verdict\nclassic,1,winnable\n"
