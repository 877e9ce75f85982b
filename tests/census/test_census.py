"""What the census of winnable deals counts, how it says how sure it is, and that it can be taken up again."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterable
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from game.scorpion.solver import Verdict
from tools.census import __main__ as census
from tools.census import deals, figures
from tools.census.deals import Line, Question, decide
from tools.census.figures import decided_within, row, wilson, winnable_share

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than the searches themselves."""

WIN, LOSS, OPEN = Verdict.WINNABLE, Verdict.UNWINNABLE, Verdict.UNKNOWN


def lines(*verdicts: Verdict, ms: tuple[float, ...] = (100,) * 4) -> list[Line]:
    return [
        Line(Question("wasp", number, 500), verdict, 7, took, 40 if verdict is WIN else None)
        for number, (verdict, took) in enumerate(zip(verdicts, ms, strict=False), 1)
    ]


def answers(path: Path) -> list[tuple[Question, Verdict, int, int | None]]:
    """A file's lines but for their times, in order."""
    return sorted((line.question, line.verdict, line.nodes, line.moves) for line in deals.read(path))


def test_wilsons_interval() -> None:
    assert wilson(61, 500) == pytest.approx((0.0962, 0.1536), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)


def test_undecided_deals_may_be_either() -> None:
    low, high = winnable_share(lines(WIN, LOSS, LOSS, OPEN))

    assert (low, high) == (wilson(1, 4)[0], wilson(2, 4)[1])


def test_a_late_verdict_and_none_are_not_in_time() -> None:
    assert decided_within(lines(WIN, LOSS, WIN, OPEN, ms=(100, 200, 400, 100)), 0.3) == 0.5


def test_a_row_has_every_figure() -> None:
    assert row("wasp", lines(WIN, LOSS, ms=(2, 500))) == (
        "| wasp | 2 | 1 | 1 | 0 | 9.5% to 90.5% | 100.0% in 1.0 s | 251.0 | 500.0 | 500.0 |"
    )


def test_lines_are_read_back_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "census.csv"
    written = lines(WIN, LOSS, OPEN)

    deals.append(path, written)

    assert deals.take_up(path) == written
    assert path.read_text().splitlines()[:2] == [
        "rules,deal,budget,verdict,nodes,ms,moves",
        "wasp,1,500,winnable,7,100.000,40",
    ]


def test_a_verdict_comes_with_what_it_took() -> None:
    answered = [decide(Question("classic", number, 200)) for number in range(1, 31)]

    assert {line.verdict for line in answered} >= {WIN, LOSS}
    assert all((line.moves is None) is (line.verdict is not WIN) for line in answered)
    assert all(line.nodes >= 1 and line.ms > 0 for line in answered)


def test_a_killed_worker_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--deals", "20", "--nodes", "60", "--rules", "wasp", "classic", "--results"]
    alone, farmed = tmp_path / "alone.csv", tmp_path / "farmed.csv"
    append = deals.append
    killed: list[BaseProcess] = []

    def kill_one_then_append(path: Path, lines: Iterable[Line]) -> None:
        if not killed:
            killed.append(multiprocessing.active_children()[0])
            killed[0].kill()
            time.sleep(0.3)  # not needed for the outcome: an answer is sought longer at a worker not yet missed
        append(path, lines)

    assert census.main([*words, str(alone)]) == 0
    monkeypatch.setattr(deals, "append", kill_one_then_append)
    monkeypatch.setattr(census, "_BUNCH", 2)
    assert census.main([*words, str(farmed), "--workers", "2"]) == 0

    assert killed[0].exitcode == -9
    assert len(answers(farmed)) == 40
    assert answers(farmed) == answers(alone)
    table, again = (part.splitlines() for part in capsys.readouterr().out.split(figures.HEAD)[1:])
    assert [line.split("|")[1:7] for line in table] == [line.split("|")[1:7] for line in again]


def test_a_run_broken_off_is_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--from", "5", "--deals", "20", "--nodes", "200", "--rules", "classic", "--results"]
    whole, broken = tmp_path / "whole.csv", tmp_path / "broken.csv"
    asked: list[int] = []

    def interrupted(question: Question) -> Line:
        asked.append(question.deal)
        if len(asked) == 8:
            raise KeyboardInterrupt
        return decide(question)

    assert census.main([*words, str(whole)]) == 0
    monkeypatch.setattr(deals, "decide", interrupted)
    assert census.main([*words, str(broken)]) == 130
    assert f"broken off; the same command goes on from {broken}" in capsys.readouterr().err
    with broken.open("rb+") as file:
        file.truncate(broken.stat().st_size - 3)
    assert census.main([*words, str(broken)]) == 0

    assert answers(broken) == answers(whole)
    assert asked == [*range(5, 13), 11, *range(12, 25)]


def test_another_budget_asks_anew(tmp_path: Path) -> None:
    words = ["--deals", "3", "--rules", "classic", "--results", str(tmp_path / "census.csv")]

    assert [census.main([*words, "--nodes", nodes]) for nodes in ("50", "60", "50")] == [0, 0, 0]

    assert [line.question.budget for line in deals.read(tmp_path / "census.csv")] == [50] * 3 + [60] * 3


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--deals", "0"], "'0' is none of the whole numbers from 1"),
        (["--from", "999999999", "--deals", "2"], "the last deal would be 1000000000; expected at most 999999999"),
        (["--workers", "2", "--scheduler", "tcp://localhost:1"], "not allowed with argument"),
    ],
)
def test_words_that_make_no_sense(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as status:
        census.main(words)

    assert status.value.code == 2
    assert told in capsys.readouterr().err


def test_a_file_of_something_else_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Dear diary\n")

    assert census.main(["--results", str(path)]) == 2

    assert capsys.readouterr().err == (
        f"python -m tools.census: {path}: line 1 is 'Dear diary'; expected rules,deal,budget,verdict,nodes,ms,moves\n"
    )
