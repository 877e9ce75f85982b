"""The tool that looks for illegal plays: it counts them, and takes a broken run up again."""

import sys
from pathlib import Path

import pytest

from game.records import JsonObject
from tools.tournament import pipes
from tools.tournament.tables import table


class Liar(pipes.Engine):
    """Answers everything with the same card."""

    def __init__(self, card: object) -> None:
        self.card = card

    def ask(self, question: JsonObject) -> JsonObject:
        return {"card": self.card, "take": []}


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["pipes", *words])
    return pipes.main()


def test_deals_are_played_counted_and_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("easy", "--results", str(tmp_path / "found.csv"), "--deals")
    assert run(monkeypatch, *words, "2") == 0
    assert capsys.readouterr().out == "2 deals, 72 plays, 0 deals with an illegal one\n"
    assert run(monkeypatch, *words, "3") == 0
    assert capsys.readouterr().out == "3 deals, 108 plays, 0 deals with an illegal one\n"
    lines = (tmp_path / "found.csv").read_text("utf-8").splitlines()
    assert lines == ["deal,plays,fault", "1,36,", "2,36,", "3,36,"]


@pytest.mark.parametrize(("card", "told"), [("QX", "is no card"), (7, "the answer"), ("7D", "hand")])
def test_what_is_not_legal_is_told(card: object, told: str) -> None:
    liar = Liar(card)
    plays, fault = pipes.play_deal(table("scopa"), (liar, liar), 1)
    assert plays < 36
    assert told in fault


def test_a_fault_is_the_exit_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "found.csv"
    file.write_text("deal,plays,fault\n1,3,not in the hand\n", "utf-8")
    assert run(monkeypatch, "easy", "--results", str(file), "--deals", "1") == 1


def test_deals_for_four_are_played_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(monkeypatch, "medium", "--game", "scopone", "--deals", "2") == 0
    assert run(monkeypatch, "medium", "--game", "scopone", "--rules", "scopone", "--deals", "1") == 0
    assert capsys.readouterr().out.splitlines() == [
        "2 deals, 80 plays, 0 deals with an illegal one",
        "1 deals, 36 plays, 0 deals with an illegal one",
    ]
    assert {path.name for path in tmp_path.glob("*.csv")} == {
        "tournament-pipes-scientifico-medium.csv",
        "tournament-pipes-scopone-medium.csv",
    }
