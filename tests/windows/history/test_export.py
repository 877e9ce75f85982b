"""Finished games become a file, bit by bit while the window lives; what went wrong is said and leaves no half."""

from __future__ import annotations

import csv
import json
from datetime import datetime
from pathlib import Path

import pytest

from game.history import Entry
from game.store import Outcome, RunningGame
from game.words import Words
from scenes.host import nothing
from scenes.windows.history.export import ExportWindow

STEP = 1 / 120
MOMENT = datetime(2026, 12, 1, 3, 4)
RECORD = '{"game":"patience","moves":[]}'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the person's documents lie; there is none before something is saved."""
    return tmp_path / "Documents"


def entries(count: int) -> list[Entry]:
    game = RunningGame("patience", RECORD, "classic", "1", 9, 5, 0, False, "2026-11-30T20:00:00+01:00")
    over = game.ended(Outcome.WON, "2026-11-30T20:10:00+01:00")
    return [Entry(number, over) for number in range(count, 0, -1)]


def opened(folder: Path, count: int = 1000) -> ExportWindow:
    made = ExportWindow(Words(), nothing, entries(count), folder, 0.0, lambda: MOMENT)
    made.resize((800, 600), 1.0)
    return made


def written(window: ExportWindow) -> int:
    """Save, and give the window all the time it asks for: so many steps."""
    window.save.activate()
    steps = 0
    while window.waiting:
        window.update(STEP)
        steps += 1
    return steps


def choose_json(window: ExportWindow, with_moves: bool) -> None:
    window.form.click(window.form.box.right - 10, window.form.box.cy)
    if with_moves:
        window.moves.activate()


def test_a_table_is_written_with_all_of_them(folder: Path) -> None:
    window = opened(folder)
    assert window.told == f"1000 games go into a new file in {folder}."
    assert written(window) > 1, "it was written in one go, while the window stood still"
    (file,) = folder.iterdir()
    assert file.name == "osteria-antares-games-2026-12-01-0304.csv"
    assert window.told == f"Saved as {file.name} in {folder}"
    with file.open(newline="") as read:
        assert [row["number"] for row in csv.DictReader(read)] == [str(number) for number in range(1, 1001)]


@pytest.mark.parametrize("with_moves", [False, True])
def test_data_has_the_moves_where_they_are_wanted(folder: Path, with_moves: bool) -> None:
    window = opened(folder, 50)
    choose_json(window, with_moves)
    written(window)
    (file,) = folder.iterdir()
    games = json.loads(file.read_text())["games"]
    assert len(games) == 50
    assert games[0].get("record") == (json.loads(RECORD) if with_moves else None)


def test_how_far_it_is_shows_and_nothing_else_is_begun_meanwhile(folder: Path) -> None:
    window = opened(folder)
    choose_json(window, with_moves=True)
    window.save.activate()
    for _ in range(10):
        window.update(STEP)
    assert window.told == "Writing the games … 20%"
    window.save.activate()
    assert len(list(folder.iterdir())) == 1


def test_closed_before_the_end_it_leaves_no_file(folder: Path) -> None:
    window = opened(folder)
    window.save.activate()
    window.update(STEP)
    window.leave()
    window.update(STEP)
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_had_is_said(folder: Path) -> None:
    folder.write_text("no folder")
    window = opened(folder)
    written(window)
    assert window.told.startswith(f"The games could not be saved: {folder}")


def test_no_games_are_no_file_and_it_says_so(folder: Path) -> None:
    window = opened(folder, 0)
    assert written(window) == 0
    assert window.save.why_off == "There's no game to write down."
    assert not folder.exists()


def test_what_was_saved_already_is_kept(folder: Path) -> None:
    written(opened(folder, 1))
    written(opened(folder, 2))
    assert sorted(file.name for file in folder.iterdir()) == [
        "osteria-antares-games-2026-12-01-0304-2.csv",
        "osteria-antares-games-2026-12-01-0304.csv",
    ]
