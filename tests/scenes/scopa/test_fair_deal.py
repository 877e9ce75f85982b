"""What stands behind the seal: the promise of the deal under way, the proofs of those that are over, to take along."""

from __future__ import annotations

import json
from pathlib import Path

import platformdirs
import pytest

from game.records import JsonObject
from game.scopa.fairness import verify
from game.scopa.match import Match
from game.words import Words
from scenes.intents import MOUSE, PointerDown, PointerUp
from scenes.match.windows.fair_deal import FairDealWindow
from scenes.widgets.buttons import IconButton
from tests.windows.helper import Paper, nothing

NOW, BEFORE, EARLIER = (Match("easy", 11, False) for _ in range(3))


def _named(record: JsonObject) -> str:
    return f"Deal {record['number']}"


def a_window(under_way: str = NOW.commitment, paper: Paper | None = None) -> FairDealWindow:
    past = [BEFORE.record(), EARLIER.record()]
    window = FairDealWindow(Words(), nothing, "scopa", under_way, past, _named, speed=0, clipboard=paper or Paper())
    window.resize((1280, 720), 1.0)
    return window


def written(window: FairDealWindow) -> str:
    """Everything that stands there, without the gaps in codes."""
    return "".join(label.text for widget, _ in window.pane.widgets() for label in widget.labels()).replace(" ", "")


def press(window: FairDealWindow, words: str, number: int = 0) -> None:
    found = [w for w, _ in window.pane.widgets() if isinstance(w, IconButton) and w.tooltip == words]
    box = found[number].box
    window.handle(PointerDown(MOUSE, box.cx, box.cy))
    window.handle(PointerUp(MOUSE, box.cx, box.cy))


def test_of_the_deal_under_way_only_its_hash_is_told() -> None:
    said = written(a_window())

    assert NOW.commitment in said
    assert NOW.seed not in said
    for match in (BEFORE, EARLIER):
        assert match.commitment in said
        assert match.seed in said


def test_with_no_deal_under_way_the_last_ones_are_there_all_the_same() -> None:
    said = written(a_window(under_way=""))

    assert BEFORE.seed in said
    assert NOW.commitment not in said


def test_hash_and_records_can_be_copied() -> None:
    paper = Paper()
    window = a_window(paper=paper)
    press(window, "Copy the hash")
    assert (paper.written, window.pane.said) == (NOW.commitment, "The hash is on the clipboard.")
    for number, match in enumerate((BEFORE, EARLIER)):
        press(window, "Copy the record of this deal", number)
        record = json.loads(paper.written)
        assert record["seed"] == match.seed
        assert verify(record)["ok"]
        assert window.pane.said == "The record is on the clipboard."


def test_where_there_is_no_clipboard_it_says_so() -> None:
    window = a_window(paper=Paper(broken=True))
    for words in ("Copy the hash", "Copy the record of this deal"):
        press(window, words)
        assert window.pane.said == "The clipboard isn't available."


def test_a_record_can_be_saved_as_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "Documents")
    window = a_window()
    for _ in range(2):
        press(window, "Save the record of this deal")

    second, first = sorted((tmp_path / "Documents").iterdir())
    assert json.loads(first.read_text()) == json.loads(second.read_text()) == BEFORE.record()
    assert window.pane.said == f"Saved as {second.name} in {tmp_path / 'Documents'}"


def test_a_record_that_cannot_be_saved_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Documents").write_text("no folder")
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "Documents")
    window = a_window()
    press(window, "Save the record of this deal")

    assert window.pane.said.startswith(f"The record could not be saved: {tmp_path / 'Documents'} (")
