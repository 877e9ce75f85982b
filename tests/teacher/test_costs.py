"""The costs the teacher tells are true within what it states; the tool that measures it goes on where it broke off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.teaching.review import Review
from tests.soaking import some
from tools.teacher import __main__ as teacher
from tools.teacher import costs
from tools.teacher.costs import Line, Question, Told
from tools.teacher.figures import row
from tools.teacher.lessons import played, retold, timed, turns
from tools.teacher.schools import SCHOOLS

FOLLOWED, TOLD, PLAYOUTS = 4_000, 300, 2_000
"""Far fewer than the teacher's own; the long measurement is in docs/teacher.md."""


@pytest.mark.no_cover  # counting lines would take longer than the playouts themselves
@pytest.mark.parametrize("deals", some([range(1, 2), range(1, 4)], 1))
def test_told_costs_hold_against_many_more_playouts(deals: range) -> None:
    off = []
    for rules, school in SCHOOLS.items():
        for number in deals:
            deal = played(rules, number)
            seen = turns(rules, deal)
            review = Review[Any, Any](list(seen.values()), school.judging, 1, FOLLOWED, TOLD)
            timed(review)
            for judged in review.judged:
                truth = retold(rules, seen[judged.place], judged.better, PLAYOUTS)
                if judged.exact:
                    assert judged.cost == truth.mean
                else:
                    off.append(abs(judged.cost - truth.mean) / judged.uncertainty)
    assert len(off) > 5 * len(deals)
    assert sum(one <= 1 for one in off) >= 0.9 * len(off)


@pytest.mark.no_cover  # counting lines would take longer than the playouts themselves
def test_plays_of_the_strongest_level_cost_less_than_those_of_the_weakest() -> None:
    """Easy plays for the person in deals 3 and 6, Hard in 2 and 5."""
    lost = {3: 0.0, 6: 0.0, 2: 0.0, 5: 0.0}
    for number in lost:
        seen = turns("scientifico", played("scientifico", number))
        review = Review[Any, Any](list(seen.values()), SCHOOLS["scientifico"].judging, 1, FOLLOWED, TOLD)
        timed(review)
        lost[number] = sum(judged.cost for judged in review.judged if not judged.within_noise)
    assert lost[2] + lost[5] < 0.5 * (lost[3] + lost[6])


def line(deal: int, *told: Told) -> Line:
    return Line(Question("scopa", deal, 20_000), told, (100.0, 300.0))


RIGHT = Told(4, 0.5, 0.1, 2000, 0.55, "left_sweep+ready")
WRONG = Told(8, 0.5, 0.1, 2000, 0.7, "noise")
EXACT = Told(30, 2.0, 0.0, 1, 2.0, "searched")


def test_lines_come_back_as_they_were_kept(tmp_path: Path) -> None:
    lines = [line(1, RIGHT, EXACT), line(2), line(3, WRONG)]
    costs.append(tmp_path / "kept.csv", lines)
    assert costs.read(tmp_path / "kept.csv") == lines


def test_the_row_holds_only_playouts_to_what_they_stated() -> None:
    cells = [cell.strip() for cell in row("scopa", [line(1, RIGHT, EXACT), line(2, WRONG)]).strip("|").split("|")]
    assert cells[:4] == ["scopa", "2", "2", "1 (50.0%)"]
    assert cells[5:] == ["2.00 x", "0", "1", "0.4", "0.4", "300", "300"]


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.csv"
    costs.append(kept, [line(1, RIGHT)])
    whole = kept.read_bytes()
    with kept.open("ab") as file:
        file.write(b"scopa,2,20000,4 0.5")  # torn

    assert teacher.main(["--rules", "scopa", "--deals", "1", "--results", str(kept)]) == 0

    assert kept.read_bytes() == whole
    assert "| scopa | 1 | 1 | 1 (100.0%) |" in capsys.readouterr().out
