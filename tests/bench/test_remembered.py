"""The store of many games that is measured: real games of every table, each with a record that can be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.history import History
from game.registry import GAMES
from game.store import Store
from tools.bench import remembered


def test_the_games_that_are_measured_have_records_and_come_from_every_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remembered, "GAMES", 7)
    monkeypatch.setattr(remembered, "_DIFFERENT", 1)

    figures = remembered.measure(tmp_path, times=1)

    assert [figure.unit for figure in figures] == ["MB", *["ms"] * 6]
    entries = History(Store(tmp_path / "remembered")).entries()
    assert len(entries) == 7
    assert {json.loads(entry.over.record or "")["game"] for entry in entries} == {game.name for game in GAMES}
