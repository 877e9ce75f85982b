"""Finished games as CSV and JSON, read back by the readers anyone would take."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest

from game import export
from game.history import Entry, History
from game.statistics import tally
from game.store import FinishedGame, GameVerdict, Outcome, RunningGame, Store

PAGE = Path(__file__).resolve().parents[2] / "docs/formats.md"
STARTED, ENDED = "2026-11-30T20:00:00+01:00", "2026-12-01T00:10:07+01:00"
RECORD = {"game": "patience", "deal": 17, "name": 'Ζωή, "the\nbest"'}


@pytest.fixture
def entries(tmp_path: Path) -> Iterator[list[Entry]]:
    """Games of several kinds, the latest first: helped ones, one that counts for nothing, one with its time."""
    store = Store(tmp_path)
    for number in range(9):
        kind, text = ("easy", "{") if number % 4 == 3 else ("wasp", json.dumps(RECORD))
        game = RunningGame("patience", text, kind, f"{number}", 40 + number, 95 * number, 2, number % 3 == 0, STARTED)
        if number == 5:
            game = replace(game, counts=False, day="2026-12-01", seconds=754, label='a "name", with a\ncomma')
        store.save(game)
        store.finish("patience", Outcome.WON if number % 2 else Outcome.NOT_WON, ENDED)
        if number % 4 < 2:
            over = store.results()[number + 1]
            store.amend(number + 1, over, replace(over, verdict=GameVerdict(number % 4 == 0, 7 * number or None)))
    yield History(store).entries()
    store.close()


def read_csv(entries: list[Entry]) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO("".join(export.as_csv(entries)), newline="")))


def read_json(entries: list[Entry], with_records: bool = False) -> Any:
    return json.loads("".join(export.as_json(entries, with_records)))


def finished(row: dict[str, Any]) -> FinishedGame:
    """The game a row is of, its record left out."""
    moves, score, undos, helped, counts = (int(row[key]) for key in ("moves", "score", "undos", "helped", "counts"))
    return FinishedGame(
        row["game"],
        row["kind"],
        row["label"],
        moves,
        score,
        undos,
        bool(helped),
        row["started"],
        row["ended"],
        Outcome(row["outcome"]),
        bool(counts),
        row["day"] or "",
        seconds=whole(row["seconds"]),
        verdict=verdict(row["winnable"], row["lost_at"]),
    )


def whole(value: Any) -> int | None:
    return None if value in (None, "") else int(value)


def verdict(winnable: Any, lost_at: Any) -> GameVerdict | None:
    number = whole(winnable)
    return None if number is None else GameVerdict(bool(number), whole(lost_at))


def test_every_game_is_read_back_from_both_the_oldest_first(entries: list[Entry]) -> None:
    kept = [(entry.number, replace(entry.over, packed=b"")) for entry in reversed(entries)]
    assert [(int(row["number"]), finished(row)) for row in read_csv(entries)] == kept
    assert [(row["number"], finished(row)) for row in read_json(entries)["games"]] == kept


def test_records_come_whole_where_they_are_asked_for(entries: list[Entry]) -> None:
    games = read_json(entries, with_records=True)["games"]
    assert [game["record"] for game in games] == [None if number % 4 == 3 else RECORD for number in range(9)]
    assert all("record" not in game for game in read_json(entries)["games"])


def test_dates_are_iso_and_numbers_round(entries: list[Entry]) -> None:
    for row in read_csv(entries):
        assert datetime.fromisoformat(row["ended"]) - datetime.fromisoformat(row["started"])
        assert not row["day"] or date.fromisoformat(row["day"])
    for kind in read_json(entries)["statistics"]:
        for key in ("mean_score", "share", "low", "high"):
            assert len(f"{kind[key]}".partition(".")[2]) <= (1 if key == "mean_score" else 3)


def test_the_statistics_are_those_of_the_games(entries: list[Entry]) -> None:
    found = {kind["kind"]: kind for kind in read_json(entries)["statistics"]}
    assert [*found] == ["easy", "wasp"]
    for name, kind in found.items():
        count = tally(entry.over for entry in reversed(entries) if entry.over.kind == name)
        assert (kind["played"], kind["won"], kind["unaided"]) == (count.played, count.won, count.unaided)
        assert (kind["streak"], kind["longest"], kind["fewest_moves"]) == (
            count.streak,
            count.longest,
            count.fewest_moves,
        )
        assert kind["low"] <= kind["share"] <= kind["high"]


def test_nothing_is_a_file_too() -> None:
    assert read_csv([]) == []
    assert read_json([])["games"] == read_json([])["statistics"] == []


def test_of_too_many_the_latest_are_exported(entries: list[Entry], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "MOST_GAMES", 3)
    assert [row["number"] for row in read_json(entries)["games"]] == [7, 8, 9]
    assert [row["number"] for row in read_csv(entries)] == ["7", "8", "9"]


def test_the_page_tells_every_key(entries: list[Entry]) -> None:
    section = PAGE.read_text(encoding="utf-8").split("\n## Exported games\n")[1].split("\n## ")[0]
    told = re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`[^|]*) \|", section, re.MULTILINE)))
    written = read_json(entries, with_records=True)
    assert {*told} == {key for row in (*written["games"], *written["statistics"]) for key in row}
    assert f"{export.MOST_GAMES:,}" in section
