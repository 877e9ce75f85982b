"""A soak that was broken off goes on where it was, unless the source is another by now."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import soak


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was run, in order; the second windows' round fails the first time it is tried."""
    done: list[str] = []

    def run(part: soak.Part) -> int:
        done.append(part.name)
        return 1 if part.name == "windows, round 2" and done.count(part.name) == 1 else 0

    monkeypatch.setattr(soak, "_NOTED", tmp_path / "build/soak.csv")
    monkeypatch.setattr(soak, "_run", run)
    monkeypatch.setattr(soak, "_state_of_source", lambda: "one")
    monkeypatch.setattr(sys, "argv", ["soak"])
    return done


def test_it_goes_on_with_what_failed(ran: list[str]) -> None:
    every = [part.name for part in soak.parts(4)]
    assert soak.main() == 1
    assert ran == every[:-1]
    ran.clear()
    ran.append("windows, round 2")
    assert soak.main() == 0
    assert ran[1:] == every[-2:]
    ran.clear()
    assert soak.main() == 0
    assert ran == []


def test_another_source_is_tried_whole(ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ran.append("windows, round 2")
    assert soak.main() == 0
    ran[1:] = []
    monkeypatch.setattr(soak, "_state_of_source", lambda: "other")
    assert soak.main() == 0
    assert ran[1:] == [part.name for part in soak.parts(4)]


def test_it_can_begin_anew_and_only_say_what_is_left(
    ran: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran.append("windows, round 2")
    assert soak.main() == 0
    ran[1:] = []
    monkeypatch.setattr(sys, "argv", ["soak", "--list"])
    assert soak.main() == 0
    told = capsys.readouterr().out.splitlines()
    assert [line for line in told if line.endswith(": through")] == [f"{part.name}: through" for part in soak.parts(4)]
    assert ran[1:] == []
    monkeypatch.setattr(sys, "argv", ["soak", "--anew"])
    assert soak.main() == 0
    assert len(ran) == 1 + len(soak.parts(4))


def test_real_windows_have_busy_neighbours_and_the_rest_has_none() -> None:
    assert {part.busy for part in soak.parts(7) if "tests/desktop" in part.words} == {7}
    assert {part.busy for part in soak.parts(7) if "tests/desktop" not in part.words} == {0}
