"""Nothing overflows and nothing is cut in the windows of finished games, at every size, in every language."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from itertools import combinations
from pathlib import Path

import pytest

from game.history import History
from game.store import FinishedGame, Outcome, Store, files
from game.store.values import Content
from game.words import LANGUAGES, Words
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.tables import TABLES
from scenes.widgets.rows import RowList
from scenes.windows.history.export import ExportWindow
from scenes.windows.history.finished import FinishedOf
from scenes.windows.history.load import RecordsWindow
from scenes.windows.history.window import HistoryDoors, HistoryWindow
from scenes.windows.window import Window
from tests.windows.helper import nothing

SIZES = [(1280, 720), (1920, 1080), (800, 480), (720, 1280), (480, 800), (1024, 768), (3840, 2160)]
FINGER = 44
GAMES = [FinishedOf(entry.game.name, entry.game.title, entry.finished) for entry in TABLES]
TODAY = date(2026, 12, 24)
Make = Callable[[Words, Path], Window]


def store(folder: Path) -> Store:
    """One of every kind of row, the longest there are."""
    games = [
        FinishedGame(
            game=entry.game.name, kind=kind, label=label, moves=123, score=4567, undos=0, assisted=helped,
            started="", ended=f"{day}T20:00:00+01:00", outcome=outcome, counts=counts, seconds=45296,
        )
        for entry in TABLES
        for kind in (*entry.game.rules, *entry.game.levels, "scientifico:medium")
        for label in ("999999999", "rules", "21:10")
        for day in ("2026-12-24", "2026-12-20", "2025-09-30")
        for outcome, helped, counts in ((Outcome.WON, True, True), (Outcome.NOT_WON, True, False))
    ]  # fmt: skip
    files.create(folder / "games.sqlite3", Content(finished=dict(enumerate(games, start=1))))
    return Store(folder)


def history(words: Words, folder: Path) -> Window:
    """With something deleted, so that it says so."""
    kept = History(store(folder))
    made = HistoryWindow(words, nothing, kept, (), GAMES, HistoryDoors(nothing, nothing, nothing), TODAY, 0.0)
    made._delete(made.entries[:2])  # noqa: SLF001  # what answering the question does
    return made


def saved_records(words: Words, folder: Path) -> Window:
    """With as many as fit, and more."""
    saved = [folder / f"osteria-antares-scorpion-2026-12-24-20{number:02}-999.json" for number in range(20)]
    for file in saved:
        file.write_text("{}")
    return RecordsWindow(words, nothing, folder, saved, lambda _: nothing, TODAY, 0.0)


def export(words: Words, folder: Path) -> Window:
    return ExportWindow(words, nothing, History(store(folder)).entries(), folder, 0.0)


WINDOWS: list[Make] = [history, saved_records, export]


@pytest.mark.parametrize("make", WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_word_is_whole_and_lies_in_its_place(
    make: Make, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    window, u = make(Words(language), tmp_path), tokens.scale_for(*size)
    window.resize(size, u)
    assert window.frame is not None
    assert "…" not in "".join(window.frame.title.lines)
    canvas = Box(0, 0, *size)
    for widget, in_body in window.pane.widgets():
        rows = isinstance(widget, RowList)
        for label in widget.labels():
            ink = label.ink
            room = (label.box if rows else widget.box).grown(2)
            assert room.x <= ink.left, label.text
            assert ink.right <= room.right, label.text
            if not rows:
                assert not any("…" in line for line in label.lines if "…" not in label.text), label.text
                assert room.y <= ink.top, label.text
                assert ink.bottom <= room.bottom, label.text
        if not in_body:
            assert canvas.contains(widget.box.x, widget.box.y)
            assert canvas.contains(widget.box.right - 1, widget.box.bottom - 1)


@pytest.mark.parametrize("make", WINDOWS)
@pytest.mark.parametrize("size", SIZES)
def test_controls_lie_apart_and_a_finger_hits_them(make: Make, size: tuple[int, int], tmp_path: Path) -> None:
    window, u = make(Words("el"), tmp_path), tokens.scale_for(*size)
    window.resize(size, u)
    controls = [widget for widget, _ in window.pane.widgets() if widget.focusable]
    for one, other in combinations(controls, 2):
        assert not one.box.rect().colliderect(other.box.rect()), f"{one} lies over {other}"
    for control in controls:
        assert min(control.target().w, control.target().h) >= FINGER * u


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (800, 480), (720, 1280)])
def test_of_a_row_the_result_is_whole_and_so_is_when_it_was(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    window, u = history(Words(language), tmp_path), tokens.scale_for(*size)
    window.resize(size, u)
    (rows,) = (widget for widget, _ in window.pane.widgets() if isinstance(widget, RowList))
    for number in range(rows.count):
        assert rows.scroll is not None
        rows.scroll.jump(number * 48 * u)
        assert not any("…" in line for label in rows.labels() for line in label.lines), rows.told(number)
