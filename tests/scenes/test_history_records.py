"""Records of the player's own, opened from the list of finished games: at their table, in a review, or refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import records
from game.scorpion import record as scorpion_record
from scenes.review.scene import ReviewScene
from scenes.widgets.clipboard import SystemClipboard
from scenes.windows.history.load import RecordsWindow
from tests.scenes.rig import Rig
from tests.scenes.scorpion.rig import golden
from tests.scenes.test_history import at_the_list, documents_in, press_row, window

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than what is thought at the table."""


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return documents_in(tmp_path, monkeypatch)


@pytest.fixture
def rig(tmp_path: Path, documents: Path) -> Iterator[Rig]:
    yield from at_the_list(tmp_path)


def records_window(rig: Rig) -> RecordsWindow:
    rig.press(window(rig).load)
    rig.run(0.3)
    assert isinstance(rig.window, RecordsWindow)
    return rig.window


def test_a_saved_record_of_a_game_that_goes_on_opens_its_table(rig: Rig) -> None:
    rig.press(window(rig).actions[1])
    shown = records_window(rig)
    assert [shown.list.told(0).title.endswith(".json"), shown.list.count] == [True, 1]
    rig.keys("enter")
    rig.run(0.5)
    kept = rig.store.running("scorpion.handed_in")
    assert kept is not None
    assert (kept.label, kept.handed_in) == ("11", True)
    assert rig.house.rooms.here is rig.house.rooms.of("scorpion")


def test_a_saved_record_of_a_match_that_is_over_opens_its_review(rig: Rig) -> None:
    press_row(rig, 1)
    rig.press(window(rig).actions[1])
    records_window(rig)
    rig.keys("enter")
    rig.run(0.5)
    assert isinstance(rig.house.scenes.top, ReviewScene)
    assert rig.store.running("scopa.handed_in") is None


def opened_from_the_clipboard(rig: Rig, monkeypatch: pytest.MonkeyPatch, record: records.JsonObject) -> bool:
    """Whether a record on the clipboard is reviewed; else its table is open, with it as a game handed in."""
    monkeypatch.setattr(SystemClipboard, "text", lambda _: f" {records.write(record)}\n")
    rig.press(records_window(rig).paste)
    rig.run(0.5)
    reviewed = isinstance(rig.house.scenes.top, ReviewScene)
    assert (rig.store.running(f"{record['game']}.handed_in") is None) == reviewed
    assert (rig.house.rooms.here is None) == reviewed
    return reviewed


def test_a_deal_that_is_over_is_reviewed_and_a_match_that_was_left_goes_on_with_its_last_deal(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = json.loads(window(rig).entries[1].over.record or "")
    deal = whole["deals"][0]
    assert opened_from_the_clipboard(rig, monkeypatch, deal)
    rig.keys("escape")
    rig.run(0.5)
    last = {**whole["deals"][1], "plays": whole["deals"][1]["plays"][:4]}
    del last["sheet"]
    assert not opened_from_the_clipboard(rig, monkeypatch, {**whole, "deals": [deal, last]})


def test_a_deal_written_by_hand_opens_its_table_at_its_count(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = json.loads(window(rig).entries[1].over.record or "")["deals"][0]
    bare = {key: deal[key] for key in ("game", "deck", "first", "napola", "plays")}
    assert not opened_from_the_clipboard(rig, monkeypatch, bare)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("", "There's nothing to read on the clipboard."),
        ("hello", "This can't be opened: line 1, column 1: Expecting value; expected JSON"),
        (
            '{"game":"chess"}',
            'This can\'t be opened: game is "chess"; expected one of scorpion, scopa, scopone, briscola',
        ),
        ('{"game":"scorpion"}', "This can't be opened: rules is missing"),
        ('{"game":"scopa","deals":[]}', "This can't be opened: level is missing"),
    ],
)
def test_what_is_no_record_is_said_and_nothing_is_opened(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, written: str, said: str
) -> None:
    monkeypatch.setattr(SystemClipboard, "text", lambda _: written)
    shown = records_window(rig)
    rig.press(shown.paste)
    assert rig.window is shown
    assert shown.pane.said == said


def test_a_record_on_the_clipboard_is_opened(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    record = {"game": "scorpion", "rules": "relaxed", "deal": 5, "moves": []}
    assert not opened_from_the_clipboard(rig, monkeypatch, record)
    kept = rig.store.running("scorpion.handed_in")
    assert kept is not None
    assert (kept.label, kept.kind) == ("5", "relaxed")


def test_a_game_that_was_won_is_reviewed(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    start, moves = golden("wasp-win")
    assert opened_from_the_clipboard(rig, monkeypatch, scorpion_record.write(start, moves))


def test_a_file_that_cannot_be_read_says_why_and_the_list_stays(rig: Rig, documents: Path) -> None:
    documents.mkdir()
    (documents / "osteria-antares-scopa-1.json").write_bytes(b"\xff\xfe")
    shown = records_window(rig)
    rig.keys("enter")
    assert shown.pane.said.startswith("This can't be opened: ")
    assert "is not UTF-8" in shown.pane.said
