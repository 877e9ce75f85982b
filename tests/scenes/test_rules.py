"""The doors to the rules pages: from a table, from the title, from a refused move; and a page that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import resources
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC
from scenes.reading.page import read_page
from scenes.table.broken import REMEMBERED
from scenes.widgets.label import Label
from scenes.windows.message import MessageWindow
from scenes.windows.rules import RulesWindow
from tests.game.scorpion.boards import board
from tests.scenes.scorpion.rig import NewRig, ScorpionRig

TABLE = Start(CLASSIC, board("KS 9H / 10H / 5C / 9S 8H / AD / - / KD"))
REFUSED = [(0, 1, 5, "empty-column"), (2, 0, 4, "aces"), (0, 1, 2, "what-fits"), (3, 0, 1, "what-fits")]


def opened(rig: ScorpionRig) -> RulesWindow:
    window = rig.window
    assert isinstance(window, RulesWindow)
    rig.run(0.4)
    rig.frame()
    return window


def stands_at(window: RulesWindow, anchor: str) -> bool:
    top = window.text.top_of(anchor)
    return top is not None and 0 <= top - window.pane.scroll.offset < 24


@pytest.mark.parametrize(("column", "index", "to", "anchor"), REFUSED)
@pytest.mark.parametrize("interactive", ["on", "off"])
def test_f1_after_a_refusal_opens_the_rule_that_was_broken(
    column: int, index: int, to: int, anchor: str, interactive: str, new_rig: NewRig
) -> None:
    rig = new_rig((1280, 720), interactive_rules=interactive)
    rig.open(TABLE)
    rig.drag(rig.grip(column, index), rig.put(column, index, to))
    rig.run(REMEMBERED - 2.0)

    rig.keys("f1")

    assert stands_at(opened(rig), anchor)


def test_later_on_f1_opens_the_page_at_its_top(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open(TABLE)
    rig.drag(rig.grip(0, 1), rig.put(0, 1, 2))
    rig.run(REMEMBERED + 0.1)
    assert not rig.house.scenes.waiting

    rig.keys("f1")

    assert opened(rig).pane.scroll.offset == 0


def test_the_table_is_there_again_after_reading(rig: ScorpionRig) -> None:
    rig.keys("f1")
    opened(rig)
    rig.keys("escape")
    rig.run(0.4)

    assert rig.window is None


def test_each_table_has_its_page_and_the_title_has_them_all(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.house.open_title()
    rig.house.open_rules()
    rig.house.scenes.settle()
    assert opened(rig).pages.games == ("scorpion", "scopa", "scopone", "briscola")
    rig.keys("escape")
    rig.run(0.4)

    rig.house.open_start("scopa")
    rig.keys("f1")
    assert opened(rig).pages.games == ("scopa",)


def test_a_page_that_is_not_there_is_told_in_a_dialog(
    rig: ScorpionRig, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "locales", lambda: tmp_path)
    read_page.cache_clear()
    rig.keys("f1")
    rig.run(0.4)

    window = rig.window
    assert isinstance(window, MessageWindow)
    told = [label.text for label in _labels(window)]
    assert any(f"{tmp_path / 'en' / 'rules' / 'scorpion.md'} cannot be read" in text for text in told)
    rig.keys("enter")
    rig.run(0.4)
    assert rig.window is None


def _labels(window: MessageWindow) -> list[Label]:
    return [label for widget, _ in window.pane.widgets() for label in widget.labels()]
